import type { Vector } from './camera.js';
import { axesOf, MIDDLE, type Camera } from './camera.js';
import type { Soup } from './soup.js';
import { Sun } from './sun.js';

/** Light from above and all round, and one soft lamp that goes with the camera. */
const SKY_DIRECTIONS = 28;
const LAMP_DIRECTIONS = 6;
/** The lamp stands to the left of the camera and above it: right, up, back. */
const LAMP: Vector = [-0.55, 0.62, 0.56];
const LAMP_WIDTH = 0.16;
/** Points are lit from so far above the cloth, metres. */
const LIFT = 0.006;
/** Of the world that throws shadows, metres. */
const REACH = 1.15;

/** How much of a light comes to each point, 0–1: on its right side, then on its wrong side. */
export type Lit = Float32Array;

/** Directions spread evenly (Fibonacci), those from below left out; light from above weighs more. */
function skyDirections(): Vector[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: SKY_DIRECTIONS }, (_, i): Vector => {
    const y = 1 - (1.35 * (i + 0.5)) / SKY_DIRECTIONS;
    const level = Math.sqrt(1 - y * y);
    return [level * Math.cos(golden * i), y, level * Math.sin(golden * i)];
  });
}

const skyWeight = ([, y]: Vector): number => 0.55 + 0.45 * y;

export class Lights {
  private readonly sky: Array<{ direction: Vector; weight: number; sun: Sun }>;

  constructor(private readonly soup: Soup) {
    this.sky = skyDirections().map((direction) => ({
      direction,
      weight: skyWeight(direction),
      sun: this.sun(direction),
    }));
  }

  /** Of the sky, by the angle it comes in at; what lies open to all of it above has 1. */
  skyLit(): Lit {
    const full = this.sky.reduce((sum, { direction, weight }) => sum + weight * Math.max(0, direction[1]), 0);
    const lit = new Float32Array((this.soup.positions.length / 3) * 2);
    for (const { direction, weight, sun } of this.sky)
      this.each(
        sun,
        (i, facing, reached) => {
          if (reached) lit[i] += (weight * facing) / full;
        },
        direction,
      );
    return lit;
  }

  /** Of the lamp of a camera: how much of it can be seen. */
  lampLit(camera: Camera): Lit {
    const lit = new Float32Array((this.soup.positions.length / 3) * 2);
    for (const direction of lampDirections(camera))
      this.each(
        this.sun(direction),
        (i, _, reached) => {
          if (reached) lit[i] += 1 / LAMP_DIRECTIONS;
        },
        direction,
      );
    return lit;
  }

  /** How much of the sky is kept from the floor at a place, 0–1. */
  floorShade(x: number, z: number): number {
    let [open, all] = [0, 0];
    for (const { direction, weight, sun } of this.sky) {
      if (direction[1] < 0.35) continue;
      all += weight * direction[1] ** 2;
      if (sun.reaches(x, 0.004, z)) open += weight * direction[1] ** 2;
    }
    return 1 - open / all;
  }

  private each(sun: Sun, tell: (i: number, facing: number, reached: boolean) => void, [dx, dy, dz]: Vector): void {
    const { positions: p, normals: n } = this.soup;
    for (let i = 0; i < p.length; i += 3) {
      const facing = n[i] * dx + n[i + 1] * dy + n[i + 2] * dz;
      const lift = facing >= 0 ? LIFT : -LIFT;
      const reached = sun.reaches(p[i] + lift * n[i], p[i + 1] + lift * n[i + 1], p[i + 2] + lift * n[i + 2]);
      const at = (i / 3) * 2;
      tell(facing >= 0 ? at : at + 1, Math.abs(facing), reached);
    }
  }

  private sun(direction: Vector): Sun {
    return new Sun(direction, this.soup.positions, this.soup.opaque, MIDDLE, REACH);
  }
}

/** Towards the middle of the lamp, in the world. */
export function lampOf(camera: Camera): Vector {
  const { right, up, back } = axesOf(camera);
  return unit([0, 1, 2].map((k) => LAMP[0] * right[k] + LAMP[1] * up[k] + LAMP[2] * back[k]));
}

function lampDirections(camera: Camera): Vector[] {
  const { right, up } = axesOf(camera);
  const middle = lampOf(camera);
  return Array.from({ length: LAMP_DIRECTIONS }, (_, i) => {
    const turn = (2 * Math.PI * i) / LAMP_DIRECTIONS;
    const [u, v] = [LAMP_WIDTH * Math.cos(turn), LAMP_WIDTH * Math.sin(turn)];
    return unit([0, 1, 2].map((k) => middle[k] + u * right[k] + v * up[k]));
  });
}

function unit([x, y, z]: number[]): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
