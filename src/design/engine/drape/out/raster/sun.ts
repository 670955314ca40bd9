import type { Vector } from './camera.js';
import { fill, type Points, type Target } from './fill.js';

/** Cells of a shadow map along its side, and how far in front of a point something must be to shade it, metres. */
const [SIDE, BIAS] = [224, 0.012];

/** What stands in the light that comes from a direction. */
export class Sun {
  private readonly right: Vector;
  private readonly up: Vector;
  private readonly map: Target = { width: SIDE, height: SIDE, nearness: new Float32Array(SIDE * SIDE) };

  /** @param direction towards the light, of unit length @param reach of what is lit, from the middle of the world at `middle`, metres */
  constructor(
    private readonly direction: Vector,
    positions: Float32Array,
    triangles: Uint32Array,
    private readonly middle: number,
    private readonly reach: number,
  ) {
    const [x, y, z] = direction;
    const level = Math.hypot(x, z);
    this.right = level < 1e-6 ? [1, 0, 0] : [z / level, 0, -x / level];
    const [rx, , rz] = this.right;
    this.up = [y * rz, z * rx - x * rz, -y * rx];
    fill(this.map, this.points(positions), triangles);
  }

  /** Whether light comes to a place. */
  reaches(x: number, y: number, z: number): boolean {
    const at = y - this.middle;
    const cell = SIDE / (2 * this.reach);
    const u = Math.floor((this.along(this.right, x, at, z) + this.reach) * cell);
    const v = Math.floor((this.along(this.up, x, at, z) + this.reach) * cell);
    if (u < 0 || v < 0 || u >= SIDE || v >= SIDE) return true;
    return this.map.nearness[v * SIDE + u] <= this.along(this.direction, x, at, z) + 2 * this.reach + BIAS;
  }

  private points(positions: Float32Array): Points {
    const count = positions.length / 3;
    const points = { x: new Float32Array(count), y: new Float32Array(count), nearness: new Float32Array(count) };
    const cell = SIDE / (2 * this.reach);
    for (let i = 0; i < count; i++) {
      const [x, y, z] = [positions[3 * i], positions[3 * i + 1] - this.middle, positions[3 * i + 2]];
      points.x[i] = (this.along(this.right, x, y, z) + this.reach) * cell;
      points.y[i] = (this.along(this.up, x, y, z) + this.reach) * cell;
      points.nearness[i] = this.along(this.direction, x, y, z) + 2 * this.reach;
    }
    return points;
  }

  private along(axis: Vector, x: number, y: number, z: number): number {
    return axis[0] * x + axis[1] * y + axis[2] * z;
  }
}
