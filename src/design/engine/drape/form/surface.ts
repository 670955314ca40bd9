/** A surface put together from rings of points that are joined by triangles. */
export class Surface {
  private readonly at: number[] = [];
  private readonly corners: number[] = [];

  point(x: number, y: number, z: number): number {
    return this.at.push(x, y, z) / 3 - 1;
  }

  /** Joins two lines of as many points, the first above the second; seen from outside they run from left to right. */
  strip(upper: readonly number[], lower: readonly number[]): void {
    for (let i = 1; i < upper.length; i++) {
      this.triangle(upper[i - 1], lower[i - 1], lower[i]);
      this.triangle(upper[i - 1], lower[i], upper[i]);
    }
  }

  /** Joins a closed ring (last point = first) to a point above it. */
  lid(ring: readonly number[], tip: number): void {
    for (let i = 1; i < ring.length; i++) this.triangle(tip, ring[i - 1], ring[i]);
  }

  /** Three points are no triangle where two are the same. */
  triangle(a: number, b: number, c: number): void {
    if (a !== b && b !== c && c !== a) this.corners.push(a, b, c);
  }

  /** A new point in the middle of a closed ring. */
  middle(ring: readonly number[]): number {
    const mean = (axis: number): number =>
      ring.slice(1).reduce((sum, i) => sum + this.at[i * 3 + axis], 0) / (ring.length - 1);
    return this.point(mean(0), mean(1), mean(2));
  }

  get positions(): Float32Array {
    return Float32Array.from(this.at);
  }

  get triangles(): Uint32Array {
    return Uint32Array.from(this.corners);
  }
}
