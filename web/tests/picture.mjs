// Comparing two pictures as an eye would: the measure of tests/support/picture.rs, over larger blocks, since two renderers
// disagree about every edge.

/** How far two PNG pictures are apart, in hundredths of the way from black to white in Oklab. Counted in the page, which
 *  can read pictures. */
export function distance(page, a, b) {
  return page.evaluate(measure, [a, b].map((bytes) => Buffer.from(bytes).toString("base64")));
}

async function measure(pictures) {
  /** Blocks of this many pixels a side: the grain of a renderer is left aside, a man who stands elsewhere is not. */
  const BLOCK = 12;
  const linear = Float64Array.from({ length: 256 }, (_, i) => {
    const value = i / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  // After Björn Ottosson.
  const oklab = ([r, g, b]) => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const read = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [a, b] = await Promise.all(pictures.map(read));
  if (a.width !== b.width || a.height !== b.height) throw new Error(`${a.width}x${a.height} against ${b.width}x${b.height}`);
  const block = ({ data, width, height }, x, y) => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let row = y; row < Math.min(y + BLOCK, height); row += 1) {
      for (let column = x; column < Math.min(x + BLOCK, width); column += 1) {
        const at = 4 * (row * width + column);
        for (let channel = 0; channel < 3; channel += 1) sum[channel] += linear[data[at + channel]];
        count += 1;
      }
    }
    return oklab(sum.map((s) => s / count));
  };
  let [total, worst, blocks, where] = [0, 0, 0, [0, 0]];
  for (let y = 0; y < a.height; y += BLOCK) {
    for (let x = 0; x < a.width; x += BLOCK) {
      const [one, two] = [block(a, x, y), block(b, x, y)];
      const apart = 100 * Math.hypot(...one.map((value, i) => value - two[i]));
      total += apart;
      blocks += 1;
      if (apart > worst) [worst, where] = [apart, [x, y]];
    }
  }
  return { mean: total / blocks, worst, where };
}
