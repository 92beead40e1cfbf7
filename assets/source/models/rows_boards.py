#!/usr/bin/env python3
"""rows_boards.py - games of rows.   usage: rows_boards.py [rack] [cube] [tray]
rack.glb   (four in a row, 7x6): body, plate_front, plate_back, slider (pull along +x to empty); empties cell_a1..cell_g6 =
           centre of a resting disc, drop_a..drop_g = centre of a disc above the slot.  Discs: rack_discs.glb disc_light, disc_dark:
           origin at the centre, axis towards the player (glTF z), 30 x 7 mm; the slot is 8.6 mm wide.
cube4.glb  (4x4x4 stand): stand (base, rods, frames, rings), glass_1..glass_4 (alpha-blended); empties cell_<file><rank>_<level>,
           a1_1 front left bottom: where a bead's lowest point rests.  cube_beads.glb: bead_light (round), bead_dark (faceted).
tray3.glb  (noughts and crosses): tray; empties square_a1..square_c3 on the floor of the nine wells. tray_tokens.glb: nought, cross."""
from furniture import *
import time
def cyl(c,r,y0,y1,seg=26,ch=.7,axis='y',inner=True):
    """through-hole cutter along y with broken rims"""
    V=[];Fc=[]; st=[(r+ch+1,y0-1),(r+ch,y0-.001),(r,y0+ch),(r,y1-ch),(r+ch,y1+.001),(r+ch+1,y1+1)]
    if not inner: st=st[:3]+[(r,y1+1)]
    for rr,y in st: V+=[(c[0]+rr*math.cos(2*math.pi*j/seg),y,c[1]+rr*math.sin(2*math.pi*j/seg)) for j in range(seg)]
    for i in range(len(st)-1): Fc+=[(i*seg+j,i*seg+(j+1)%seg,(i+1)*seg+(j+1)%seg,(i+1)*seg+j) for j in range(seg)]
    Fc+=[tuple(range(seg))[::-1],tuple(range(len(V)-seg,len(V)))]; o=add_obj('cyl',V,Fc); fixn(o); return o
def mirror_y(m):
    k=m.copy(); k.P=k.P*np.array([-1,-1,1]); k.N=k.N*np.array([-1,-1,1]); k.FN=k.FN*np.array([-1,-1,1]); return k
def bx(lo,hi,bev=1.4,wear=.25,seed=1,step=24.,segs=2): return grab(box('b',lo,hi,bevel=bev,segs=segs,wear=wear,seed=seed,step=step),crease=34)
def rack(nx=7,nz=6,name='rack',hseg=32,Z=1024,qual=(85,86,74)):
    t0=time.time(); reset(); p=34.; R=14.4; th=5.; gap=8.6; FL='abcdefgh'; z0=34.; w=nx*p/2+6; zb=z0-6; zt=z0+nz*p+6; y0=gap/2
    f=box('plate',(-w,-y0-th,zb),(w,-y0,zt),bevel=1.3,segs=2,wear=.3,seed=3,step=34.)
    cut(f,[cyl((-(nx-1)*p/2+i*p,z0+p/2+j*p),R,-y0-th,-y0,hseg,inner=False) for i in range(nx) for j in range(nz)]); plate=grab(f,crease=34)
    parts=[Part(plate,'oak','x','y',seed=61,tint=.92)]
    pw=21.; pd=26.
    parts.append(Part(bx((-w-pw+3,-pd/2,10),(-w+3-.2,pd/2,zt+9),2.2,.4,5),'walnut','z','y',seed=62,tint=.85))
    foot=box('foot',(-w-pw,-66,0),(-w+6,66,27),bevel=3.2,segs=3,wear=.5,seed=7,step=14.); arch=add_obj('arch',[(x,y,z) for x in(-w-pw-5,-w+12) for y,z in((-44,-5),(-44,.5),(-38,6),(-26,10),(0,11.5),(26,10),(38,6),(44,.5),(44,-5))],[tuple(range(9)),tuple(range(9,18))[::-1]]+[(i,(i+1)%9,(i+1)%9+9,i+9) for i in range(9)]); fixn(arch); cut(foot,[arch])
    parts.append(Part(grab(foot,crease=34),'walnut','y','z',seed=63,tint=.8))
    parts.append(Part(bx((-w+1,-pd/2+1.2,13),(w-1,pd/2-1.2,zb-.3),1.6,.3,8),'walnut','x','y',seed=64,tint=.85))
    rib=bx((-.25,-y0+.1,zb+6.4),(.25,y0-.1,zt-1.5),.1,0,9,0,1); parts.append(Part(rib,'boxwood','z','y',seed=65,kind='brass'))
    cap=revolve([(0,0),(9.5,0),(10.3,1.2),(10.3,2.6),(8.6,4),(6.2,5.2),(5.6,6.6),(6.6,8),(8.4,9.6),(9.1,12),(8.4,14.6),(6.2,16.7),(3,17.8),(0,18.1)],22,crease=40).moved((-w-pw/2+3,0,zt+9)); parts.append(Part(cap,'walnut','z','y',seed=66,tint=.9))
    m,S=layout(parts,Z)
    sl=[Part(bx((-w+2,-y0+.5,zb-5),(w+pw+6,y0-.5,zb-.6),.8,.1,11),'boxwood','x','y',seed=67)]
    # instances: everything has a twin by the half turn about z; ribs are moved along x
    one=Mesh.join([x.m for x in parts[1:4]]+[parts[5].m]); tw=mirror_y(one); fl=one.copy(); fl.P=one.P
    b=np.array([mm for mm in (0,)])
    ribs=[parts[4].m.moved(((i-(nx-2)/2)*p,0,0)) for i in range(nx-1)]+[parts[4].m.moved((s*nx*p/2,0,0)) for s in(-1,1)]
    # rail is symmetric itself: drop its twin
    twin=mirror_y(Mesh.join([parts[1].m,parts[2].m,parts[5].m])); extra=Mesh.join([twin,mirror_y(parts[0].m)]+ribs)
    m.uv; tex=finish(m,Z,paint_for(parts),S,32,26,True,name,extra=extra,nscale=1.2,quality=qual)
    g=Glb(name,dict(kind='four in a row',cols=nx,rows=nz,pitch=p/1000,slot=gap/1000)); mat=g.material(name+'_wood',tex)
    stat=Mesh.join([parts[1].m,parts[2].m,parts[5].m,parts[3].m,twin]+ribs); g.node('body',g.mesh('body',stat,mat,Z)); mp=g.mesh('plate',plate,mat,Z); g.node('plate_front',mp); g.node('plate_back',mp,rotz=math.pi)
    # the slider borrows the rail's texels
    sm_=bx((-w+2,-y0+.5,zb+3.3),(w+pw+9,y0-.5,zb+6.1),.7,.1,11); pl=parts[3]; d=pl.m; knob=revolve([(0,0),(3.2,0),(2.4,3),(2.6,5),(5.2,7.5),(6,10),(5,12.4),(2.6,13.8),(0,14.1)],18,crease=40); kk=knob.copy(); rot=np.array([[0,0,1],[0,1,0],[-1,0,0]],float); kk.P=knob.P@rot.T; kk.N=knob.N@rot.T; kk.FN=knob.FN@rot.T; kk=kk.moved((w+pw+8,0,zb+4.6)); s2=Mesh.join([sm_,kk]); s2.part[:]=0
    src=d.uv[(d.FN[:,1]<-.98)].reshape(-1,2); lo,hi=src.min(0),src.max(0); bbp=s2.P.reshape(-1,3); zm=bbp[:,2].mean(); s2.uv=lo+(hi-lo)*np.stack([.03+.94*(s2.P[...,0]-bbp[:,0].min())/(bbp[:,0].max()-bbp[:,0].min()),.5+np.clip((s2.P[...,2]-zm+s2.P[...,1]*.5)/(hi[1]-lo[1])*S,-.4,.4)],-1); g.node('slider',g.mesh('slider',s2,mat,Z))
    for i in range(nx):
        x=-(nx-1)*p/2+i*p; g.node(f'drop_{FL[i]}',t=(x,0,zt+p/2+4))
        for j in range(nz): g.node(f'cell_{FL[i]}{j+1}',t=(x,0,z0+p/2+j*p))
    g.save(f'{OUT}/{name}.glb')
    if name!='rack': print(name,'%.0fs'%(time.time()-t0)); return
    # discs
    g=Glb('rack_discs',dict(kind='discs')); Z=512; r=16.8                                     # 33.6 mm: at 34 mm pitch one rests on the other
    lp=[(0,-2.6),(3.2,-2.6),(4,-3.3),(5.2,-3.45),(6,-2.7),(7,-2.4),(11,-2.6),(12.0,-3.2),(13.3,-3.5),(15.2,-3.2),(16.45,-2.2),(16.8,-.9),(16.8,0)]; dpf=[(0,-3.45),(3.6,-3.4),(4.0,-2.9),(4.6,-2.9),(5.0,-3.35),(9,-3.5),(12.4,-3.3),(14.8,-2.7),(16.1,-2.0),(16.8,-.9),(16.8,0)]
    for nm,pf,spn,sd in(('disc_light',lp,'maple',15),('disc_dark',dpf,'dark',16)):
        pr=pf+[(a,-b) for a,b in pf[::-1][1:]]; m0=revolve(pr,36,S=1.); S=min((Z-12)/(np.pi*r),(Z-26)/(m0.side_h+2*r)); m=revolve(pr,36,S=S,o=(6,6),topo=(6+r*S,16+(m0.side_h+r)*S),crease=46)
        def pt(P,N,part,curv,ao,nm=nm,spn=spn,sd=sd):
            x,y,z=P.T; rr=np.hypot(x,y); c,ro,h=solid(P,N,spn,sd,'x','z',off=4,depth=15,lean=.2); c=c*F(1.25 if nm=='disc_dark' else 1.); h+=F(.006)*noise3(rr*3,z*3,0.,sd+9)
            if nm=='disc_dark': c2,_,_=solid(P,N,'boxwood',sd+3,'x','z'); k=(sm(4.1,3.8,rr)*(np.abs(z)>2.9))[:,None]; c=c*(1-k)+c2*.95*k; c*=(1-sm(.5,.2,np.abs(rr-4.3))*.5)[:,None]
            else: c=c*(1-((sm(.5,.15,np.abs(rr-6.2))+sm(.5,.15,np.abs(rr-11.5)))*(np.abs(z)>2)*F(.6))[:,None]*np.array([.9,1,1.08],F))
            wv=sm(.05,.22,curv)*sm(-.5,.5,fbm(x/4,y/4,z/4,sd+11,2)+.1); lum=(c@np.array([.2126,.7152,.0722],F))[:,None]; c=c*(1-wv[:,None]*.4)+lum*(1.2 if nm=='disc_light' else 2.)*np.array([1.13,.98,.78],F)*wv[:,None]*.4
            c*=(F(.8)+F(.2)*np.minimum(1,ao*1.15))[:,None]; return c,ro-F(.03),h,np.zeros(len(P),F)
        tex=finish(m,Z,pt,S,32,10,False,nm,nscale=1.2); mt=g.material(nm+'_wood',tex)
        e=m.copy(); rot=np.array([[1,0,0],[0,0,-1],[0,1,0]],float)             # axis z -> -y (towards the player)
        e.P=m.P@rot.T; e.N=m.N@rot.T; e.FN=m.FN@rot.T; g.node(nm,g.mesh(nm,e,mt,Z),extras=dict(radius=r/1000,thickness=.007))
    g.save(f'{OUT}/rack_discs.glb'); print('rack %.0fs'%(time.time()-t0))
def tray():
    t0=time.time(); reset(); Z=1024; p=46.; w=3*p/2+11; T=17.; dp=6.; a=20.2; q=2.6
    o=box('tray',(-w,-w,0),(w,w,T),bevel=3.,segs=3,wear=.5,seed=21,step=12.); cs=[]
    for i in range(3):
        for j in range(3):
            x,y=(i-1)*p,(j-1)*p; V=[]
            for z,e in((T-dp,-1.6),(T-dp+.9,-.5),(T-.8,0),(T+.001,.8),(T+1.5,1.6)):
                for k in range(4):
                    for tt in range(4):
                        an=math.radians(90*k+30*tt); rc=6.5; cx=(a-rc)*(1 if k in(0,3) else -1); cy=(a-rc)*(1 if k in(0,1) else -1); V.append((x+cx+(rc+e)*math.cos(an),y+cy+(rc+e)*math.sin(an),z))
            n=16; Fc=[(l*n+k,l*n+(k+1)%n,(l+1)*n+(k+1)%n,(l+1)*n+k) for l in range(4) for k in range(n)]+[tuple(range(n))[::-1],tuple(range(4*n,5*n))]; c=add_obj('w',V,Fc); fixn(c); cs.append(c)
    cut(o,cs); m=grab(o,crease=34); parts=[Part(m,'walnut','x','z',seed=81)]; mm,S=layout(parts,Z)
    # walls of the wells belong to the top face's projection when they lean, to nothing baked when steep
    def ex(P,N,part,col,ro,h,me):
        x,y,z=P.T; fl=sm(T-dp+1.4,T-dp+.2,z)*(np.abs(x)<w-5)*(np.abs(y)<w-5); c2,r2,h2=solid(P,N,'walnut',84,'x','z',off=3); col=col*(1-fl[:,None]*F(.30))*np.array([1,.96,.9],F)**fl[:,None]
        lip=np.maximum(np.abs(((x+p*1.5)%p)-p/2),np.abs(((y+p*1.5)%p)-p/2)); return col,ro,h,me
    # inner walls: use the top projection so that nothing is left unbaked
    n=m.FN; c=m.P.mean(1); wall=(n[:,2]>-.3)&(np.abs(c[:,0])<w-4)&(np.abs(c[:,1])<w-4)&(np.abs(n[:,2])<.9); base=None
    topf=np.nonzero((n[:,2]>.98)&(m.P[...,2].min(1)>T-.01))[0][0]; off=mm.uv[topf][0]-m.P[topf][0][:2]*S; mm.uv[wall]=off+m.P[wall][...,:2]*S; mm.bake[wall]=n[wall][:,2]>.15
    tex=finish(mm,Z,paint_for(parts,ex),S,40,20,True,'tray3',nscale=1.2); g=Glb('tray3',dict(kind='noughts and crosses',floor=(T-dp)/1000,pitch=p/1000)); mat=g.material('tray3_wood',tex); g.node('tray',g.mesh('tray',mm,mat,Z))
    for i in range(3):
        for j in range(3): g.node(f'square_{"abc"[i]}{j+1}',t=((i-1)*p,(j-1)*p,T-dp))
    g.save(f'{OUT}/tray3.glb')
    # tokens
    g=Glb('tray_tokens',dict(kind='tokens')); Z=512; R0,R1,H=9.3,17.0,7.6
    pr=[]; sec=[(R0+1.2,0),(R1-1.2,0),(R1-.3,.5),(R1,1.6),(R1,4.0),(R1-.35,4.9),(R1-1.9,6.9),(R1-2.6,7.4),(R1-3.3,7.5),(13.3,7.45),(12.95,7.0),(12.6,7.45),(R0+2.6,7.4),(R0+1.9,7.2),(R0+.4,5.3),(R0,4.4),(R0,1.6),(R0+.4,.5)]
    seg=40; Tn=[];U=[];B=[]; th=np.arange(seg)*2*np.pi/seg; k=len(sec); S=13.; arc=np.concatenate([[0],np.cumsum([math.hypot(sec[(i+1)%k][0]-sec[i][0],sec[(i+1)%k][1]-sec[i][1]) for i in range(k)])])
    S=min((Z-12)/(np.pi*R1),(Z-20)/arc[-1])
    for i in range(k):
        for j in range(seg):
            l=(j+1)%seg; P4=[np.array([s[0]*math.cos(th[a]),s[0]*math.sin(th[a]),s[1]]) for s,a in((sec[i],j),(sec[i],l),(sec[(i+1)%k],l),(sec[(i+1)%k],j))]; tm=lambda a:1-abs(2*a/seg-1)
            uq=[(6+tm(a)*np.pi*R1*S,8+arc[b]*S) for a,b in((j,i),(j+1,i),(j+1,i+1),(j,i+1))]
            for a,b,c in((0,1,2),(0,2,3)): Tn.append([P4[a],P4[b],P4[c]]); U.append([uq[a],uq[b],uq[c]]); B.append(j<seg//2)
    m=Mesh(np.array(Tn),np.array(U),0,np.array(B),46)
    def wearp(P,N,curv,ao,c,ro,amt,gain,sd):
        x,y,z=P.T; wv=sm(.04,.2,curv)*sm(-.5,.5,fbm(x/4,y/4,z/4,sd,2)+.1); lum=(c@np.array([.2126,.7152,.0722],F))[:,None]; c=c*(1-wv[:,None]*amt)+lum*gain*np.array([1.13,.98,.78],F)*wv[:,None]*amt; return c*(F(.76)+F(.24)*np.minimum(1,ao*1.15))[:,None],ro
    def po(P,N,part,curv,ao):
        x,y,z=P.T; r=np.hypot(x,y); c,ro,h=solid(P,N,'boxwood',91,'x','z',off=4,depth=16,lean=.2); h+=F(.006)*noise3(r*3,z*3,0.,92); br=sm(.55,.15,np.abs(r-12.95))*(z>6.4); c=c*(1-(br*F(.65))[:,None]*np.array([.9,1,1.08],F)); c,ro=wearp(P,N,curv,ao,c,ro,.36,1.22,93); return c,ro-F(.03),h,np.zeros(len(P),F)
    tex=finish(m,Z,po,S,32,12,True,'nought',nscale=1.2); mt=g.material('nought_wood',tex); g.node('nought',g.mesh('nought',m,mt,Z),extras=dict(radius=.017,height=.0075))
    # cross: two knife-cut bars, half-lapped
    L,b,Hc=18.6,4.4,9.2; oc=[(b,b),(L,b),(L,-b),(b,-b),(b,-L),(-b,-L),(-b,-b),(-L,-b),(-L,b),(-b,b),(-b,L),(b,L)]; V=[(x,y,0) for x,y in oc]+[(x*.985,y*.985,Hc) for x,y in oc]; o=add_obj('x',V,[tuple(range(12)),tuple(range(12,24))[::-1]]+[(i,i+12,(i+1)%12+12,(i+1)%12) for i in range(12)]); fixn(o)
    bm=bmesh.new(); bm.from_mesh(o.data); bmesh.ops.bevel(bm,geom=[e for e in bm.edges if e.calc_face_angle()>.3],offset=1.5,segments=3,profile=.55,affect='EDGES',clamp_overlap=True)
    for v in bm.verts:
        k=1+.05*float(noise3(v.co.x/6,v.co.y/6,v.co.z/6,5)); r=math.hypot(v.co.x,v.co.y); v.co.x*=k; v.co.y*=k; 
        if v.co.z>Hc*.6: v.co.z-=.0045*r*r*.6
    ca=math.cos(math.pi/4)
    for v in bm.verts: x,y=v.co.x,v.co.y; v.co.x=(x-y)*ca; v.co.y=(x+y)*ca
    bm.to_mesh(o.data); bm.free(); m=grab(o,crease=40); parts=[Part(m,'dark','x','z',seed=95)]; mm,S=layout(parts,Z)
    def pc(P,N,part,curv,ao):
        x,y,z=P.T; u=(x+y)*F(.7071); v=(x-y)*F(.7071); s=np.abs(u)>np.abs(v); c=np.zeros((len(P),3),F); ro=np.zeros(len(P),F); h=np.zeros(len(P),F); s=np.where((np.abs(u)<4.6)&(np.abs(v)<4.6),True,s)
        for q,ga,pp,sd in((s,'x',np.stack([u,v,z],1),95),(~s,'x',np.stack([v,u,z],1),96)): c[q],ro[q],h[q]=solid(pp[q].astype(F),N[q]*np.array([.4,.4,1],F),'dark',sd,'x','z',off=3,depth=12,lean=.15)
        j=np.where(np.abs(u)<6,sm(.35,.08,np.abs(np.abs(v)-4.6)),0)*0; lap=np.where((np.abs(v)<4.7),sm(.4,.1,np.abs(np.abs(u)-4.6)),0)*0+np.where((np.abs(u)<4.7),sm(.4,.1,np.abs(np.abs(v)-4.6)),0); c=c*F(1.2)*(1-lap*.5)[:,None]; c,ro=wearp(P,N,curv,ao,c,ro,.5,2.2,97); return c,ro,h,np.zeros(len(P),F)
    mm.bake[:]=mm.bake|False; tex=finish(mm,Z,pc,S,32,12,True,'cross',nscale=1.1); mt=g.material('cross_wood',tex); g.node('cross',g.mesh('cross',mm,mt,Z),extras=dict(radius=.0186,height=.0092)); g.save(f'{OUT}/tray_tokens.glb'); print('tray %.0fs'%(time.time()-t0),g.tris)
def cube(n=4,name='cube4'):
    t0=time.time(); reset(); Z=1024; p=33.; lv=54.; w=(n-1)/2*p+24; FL='abcde'; base=15.; z1=base+22.; fr=7.; ft=5.
    zs=[z1+k*lv for k in range(n)]; parts=[]; inst=[]
    b=box('base',(-w-9,-w-9,0),(w+9,w+9,base),bevel=3.4,segs=3,wear=.5,seed=31,step=14.); parts.append(Part(grab(b,crease=34),'walnut','x','z',seed=101,tint=.9))
    # one frame: 4 rails; two are modelled, the others are their half turn
    z=zs[0]; parts.append(Part(bx((-w,-w,z),(w,-w+fr,z+ft),1.,.2,33,26.),'oak','x','z',seed=102)); parts.append(Part(bx((-w,-w+fr-.05,z),(-w+fr,w-fr+.05,z+ft),1.,.2,34,26.),'oak','y','z',seed=103))
    top=zs[-1]; rp=[(0,base-1),(5.2,base-1),(5.2,base+3),(4.4,base+4.2),(3.6,base+6)]
    for zz in zs: rp+=[(3.3,zz-9),(4.9,zz-4.5),(5.2,zz-2.5),(4.6,zz),(4.6,zz+ft),(5.2,zz+ft+2.2),(4.9,zz+ft+4),(3.3,zz+ft+8.5)] if zz<top else [(3.3,zz-9),(4.9,zz-4.5),(5.2,zz-2.5),(4.6,zz),(4.6,zz+ft),(5.4,zz+ft+1.6),(4.2,zz+ft+3.4),(3.2,zz+ft+5),(5.0,zz+ft+8),(5.4,zz+ft+10.5),(4.4,zz+ft+13),(2,zz+ft+14.6),(0,zz+ft+15)]
    rod=revolve(rp,14,crease=45).moved((-w+fr/2,-w+fr/2,0)); parts.append(Part(rod,'walnut','z','y',seed=104))
    rr=[(7.65,0),(7.2,1.3),(5.9,1.5),(5.35,.2)] if n==4 else [(7.6,0),(6.6,1.5),(5.35,.2)]; seg=15 if n==4 else 12;      # open below: they lie on the glass
    Tn=[]; th=np.arange(seg)*2*np.pi/seg
    for i in range(len(rr)-1):
        for j in range(seg):
            l=(j+1)%seg; P4=[np.array([s[0]*math.cos(th[a]),s[0]*math.sin(th[a]),s[1]]) for s,a in((rr[i],j),(rr[i],l),(rr[(i+1)%len(rr)],l),(rr[(i+1)%len(rr)],j))]; Tn+=[[P4[0],P4[1],P4[2]],[P4[0],P4[2],P4[3]]]
    ring=Mesh(np.array(Tn),crease=75).moved((-(n-1)/2*p,-(n-1)/2*p,z+3.4)); parts.append(Part(ring,'boxwood','x','z',seed=105,kind='brass'))
    m,S=layout(parts,Z); R=np.array([-1,-1,1.])
    f1,f2,rd,rg=parts[1].m,parts[2].m,parts[3].m,parts[4].m
    frame=Mesh.join([f1,mirror_y(f1),f2,mirror_y(f2)]); q=lambda mesh,k:(lambda c,s:(lambda e:e)(rotz_(mesh,c,s)))(round(math.cos(k*math.pi/2)),round(math.sin(k*math.pi/2)))
    rods=[rotz_(rd,*cs) for cs in((1,0),(0,1),(-1,0),(0,-1))]; rings=Mesh.join([rg.moved((i*p,j*p,0)) for i in range(n) for j in range(n)])
    extra=Mesh.join([mirror_y(f1),mirror_y(f2)]+rods[1:])
    tex=finish(m,Z,paint_for(parts),S,32,22,True,name,extra=extra,nscale=1.2)
    g=Glb(name,dict(kind=f'{n}x{n}x{n} stand',pitch=p/1000,level=lv/1000)); mat=g.material(name+'_wood',tex); gl=g.material(name+'_glass',None,(.93,.98,.96,.035),.05,0.,blend=True)
    g.node('stand',g.mesh('stand',Mesh.join([parts[0].m]+rods),mat,Z)); fm=g.mesh('frame',Mesh.join([frame,rings]),mat,Z)
    for k in range(n): g.node(f'frame_{k+1}',fm,t=(0,0,k*lv))
    gb=grab(box('g',(-w+fr-1,-w+fr-1,z+1.4),(w-fr+1,w-fr+1,z+3.4),bevel=.2,segs=1,wear=0,step=0),crease=30); gm=g.mesh('glass',gb,gl,Z)
    for k in range(n): g.node(f'glass_{k+1}',gm,t=(0,0,k*lv))
    for k in range(n):
        for i in range(n):
            for j in range(n): g.node(f'cell_{FL[i]}{j+1}_{k+1}',t=((i-(n-1)/2)*p,(j-(n-1)/2)*p,zs[k]+3.5))
    g.save(f'{OUT}/{name}.glb')
    if name!='cube4': print(name,'%.0fs'%(time.time()-t0)); return
    g=Glb('cube_beads',dict(kind='beads')); Z=512; r=9.6
    lp=[(0,.0)]+[(r*math.cos(math.radians(a)),r+r*math.sin(math.radians(a))) for a in(-78,-64,-50,-36,-22,-9)]+[(r-.55,r-.6),(r-.55,r+.6)]+[(r*math.cos(math.radians(a)),r+r*math.sin(math.radians(a))) for a in(9,22,36,50,64)]+[(2.6,2*r-.35),(2.1,2*r-.6),(1.7,2*r-1.6),(0,2*r-2.4)]
    dk=[(0,0),(3.6,.0),(6.4,1.6),(9.9,6.9),(10.2,8.2),(10.2,9.8),(9.9,11.1),(6.4,16.4),(3.6,17.9),(2.2,18.0),(1.8,16.6),(0,16.2)]
    for nm,pr,sg,spn,sd,cr in(('bead_light',lp,32,'boxwood',111,46),('bead_dark',dk,8,'dark',112,14)):
        Rm=max(a for a,_ in pr); m0=revolve(pr,sg,S=1.); S=min((Z-12)/(np.pi*Rm),(Z-26)/(m0.side_h+2*Rm)); ph=math.pi/8 if sg==8 else 0.; m=revolve(pr,sg,S=S,o=(6,6),topo=(6+Rm*S,16+(m0.side_h+Rm)*S),crease=cr,phase=ph)
        def pt(P,N,part,curv,ao,nm=nm,spn=spn,sd=sd):
            x,y,z=P.T; c,ro,h=solid(P,N,spn,sd,'z','y',off=3,depth=8,lean=.05)
            if nm=='bead_light': c=c*(1-(sm(.9,.4,np.abs(z-r))*F(.6))[:,None]*np.array([.9,1,1.08],F))
            else: c=c*F(.50)
            wv=sm(.05,.22,curv)*sm(-.5,.5,fbm(x/4,y/4,z/4,sd+11,2)+.1)*(1 if nm=='bead_dark' else .4); lum=(c@np.array([.2126,.7152,.0722],F))[:,None]; c=c*(1-wv[:,None]*.45)+lum*(1.2 if nm=='bead_light' else 1.7)*np.array([1.13,.98,.78],F)*wv[:,None]*(.45 if nm=='bead_light' else .32); c*=(F(.8)+F(.2)*np.minimum(1,ao*1.15))[:,None]; return c,ro-F(.06 if nm=='bead_light' else .10),h,np.zeros(len(P),F)
        tex=finish(m,Z,pt,S,24,10,True,nm,nscale=1.1); mt=g.material(nm+'_wood',tex); g.node(nm,g.mesh(nm,m,mt,Z),extras=dict(radius=Rm/1000))
    g.save(f'{OUT}/cube_beads.glb'); print('cube %.0fs'%(time.time()-t0))
def rotz_(m,c,s):
    k=m.copy(); M=np.array([[c,-s,0],[s,c,0],[0,0,1.]]); k.P=m.P@M.T; k.N=m.N@M.T; k.FN=m.FN@M.T; return k
if __name__=='__main__':
    for a in sys.argv[1:] or ['rack','rack8','tray','cube','cube5']: {'rack':rack,'tray':tray,'cube':cube,'rack8':lambda:rack(8,8,'rack8',24,896,(84,84,70)),'cube5':lambda:cube(5,'cube5')}[a]()
