//! How dice, floor and walls touch: of the ways that the physics knows to find where two bodies touch, the one for two
//! convex ones. Those for meshes, height fields and voxels would otherwise stand in the program too, and whoever opens a
//! page waits for every byte of it.

use rapier3d::geometry::{ContactData, ContactManifold, ContactManifoldData, Shape};
use rapier3d::math::{Pose, Real, Vector};
use rapier3d::parry::query::details::{
    ContactManifoldsWorkspace, NormalConstraints, ShapeCastOptions, contact_manifold_pfm_pfm_shapes,
};
use rapier3d::parry::query::{
    ClosestPoints, Contact, NonlinearRigidMotion, PersistentQueryDispatcher, QueryDispatcher, ShapeCastHit,
    ShapeDistance, ShapeIntersection, Unsupported,
};

/// Finds where two convex bodies touch. Nothing else is asked of it: no die is a sensor, and how far a fast one gets the
/// engine finds by itself for bodies with flat faces.
#[derive(Clone, Copy, Debug)]
pub struct ConvexContacts;

impl PersistentQueryDispatcher<ContactManifoldData, ContactData> for ConvexContacts {
    fn contact_manifolds(
        &self,
        pos12: &Pose,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        prediction: Real,
        manifolds: &mut Vec<ContactManifold>,
        _: &mut Option<ContactManifoldsWorkspace>,
    ) -> Result<(), Unsupported> {
        if manifolds.is_empty() {
            manifolds.push(ContactManifold::new());
        }
        self.contact_manifold_convex_convex(pos12, shape1, shape2, None, None, prediction, &mut manifolds[0])
    }

    fn contact_manifold_convex_convex(
        &self,
        pos12: &Pose,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        constraints1: Option<&dyn NormalConstraints>,
        constraints2: Option<&dyn NormalConstraints>,
        prediction: Real,
        manifold: &mut ContactManifold,
    ) -> Result<(), Unsupported> {
        contact_manifold_pfm_pfm_shapes(pos12, shape1, shape2, constraints1, constraints2, prediction, manifold);
        Ok(())
    }
}

impl QueryDispatcher for ConvexContacts {
    fn intersection_test(&self, _: &Pose, _: &dyn Shape, _: &dyn Shape) -> Result<ShapeIntersection, Unsupported> {
        Err(Unsupported)
    }

    fn distance(&self, _: &Pose, _: &dyn Shape, _: &dyn Shape) -> Result<ShapeDistance, Unsupported> {
        Err(Unsupported)
    }

    fn contact(&self, _: &Pose, _: &dyn Shape, _: &dyn Shape, _: Real) -> Result<Option<Contact>, Unsupported> {
        Err(Unsupported)
    }

    fn closest_points(&self, _: &Pose, _: &dyn Shape, _: &dyn Shape, _: Real) -> Result<ClosestPoints, Unsupported> {
        Err(Unsupported)
    }

    fn cast_shapes(
        &self,
        _: &Pose,
        _: Vector,
        _: &dyn Shape,
        _: &dyn Shape,
        _: ShapeCastOptions,
    ) -> Result<Option<ShapeCastHit>, Unsupported> {
        Err(Unsupported)
    }

    fn cast_shapes_nonlinear(
        &self,
        _: &NonlinearRigidMotion,
        _: &dyn Shape,
        _: &NonlinearRigidMotion,
        _: &dyn Shape,
        _: Real,
        _: Real,
        _: bool,
    ) -> Result<Option<ShapeCastHit>, Unsupported> {
        Err(Unsupported)
    }
}
