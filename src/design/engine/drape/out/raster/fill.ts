/** Where triangles are filled in: the nearest wins. */
export interface Target {
  width: number;
  height: number;
  /** larger is nearer; 0 where there is nothing */
  nearness: Float32Array;
  /** which triangle is seen; -1 for none */
  seen?: Int32Array;
}

/** Points as a picture has them: pixels from its upper left corner, and how near. */
export interface Points {
  x: Float32Array;
  y: Float32Array;
  nearness: Float32Array;
}

/** Fills triangles in, each pixel by its middle. No arrays in here: it is run for a million triangles. */
export function fill(target: Target, points: Points, triangles: Uint32Array): void {
  const { x, y } = points;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t];
    const b = triangles[t + 1];
    const c = triangles[t + 2];
    const area = (x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a]);
    if (Math.abs(area) > 1e-9) fillOne(target, points, t / 3, a, b, c, 1 / area);
  }
}

/** @param per 1 over twice the triangle's area, pixels */
function fillOne(
  { width, height, nearness, seen }: Target,
  { x: xs, y: ys, nearness: ns }: Points,
  t: number,
  a: number,
  b: number,
  c: number,
  per: number,
): void {
  const ax = xs[a];
  const ay = ys[a];
  const left = Math.max(0, Math.ceil(Math.min(ax, xs[b], xs[c]) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, xs[b], xs[c]) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, ys[b], ys[c]) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, ys[b], ys[c]) - 0.5));
  const vx = (ys[c] - ay) * per;
  const vy = (ax - xs[c]) * per;
  const wx = (ay - ys[b]) * per;
  const wy = (xs[b] - ax) * per;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - ay;
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - ax;
      const v = px * vx + py * vy;
      const w = px * wx + py * wy;
      if (v < 0 || w < 0 || v + w > 1) continue;
      const near = ns[a] + v * (ns[b] - ns[a]) + w * (ns[c] - ns[a]);
      const i = y * width + x;
      if (near <= nearness[i]) continue;
      nearness[i] = near;
      if (seen) seen[i] = t;
    }
  }
}
