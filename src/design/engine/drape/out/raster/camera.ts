import type { Points } from './fill.js';

/** From where it is looked at: turned about the upright axis, from a little above. */
export interface Camera {
  /** 0 is from the front, 90 from the wearer's left; degrees */
  angle: number;
  width: number;
  height: number;
  /** pixels of a metre at the axis */
  scale: number;
}

export type Vector = readonly [number, number, number];

/** As far away as a photographer stands, and so much above what is in the middle, metres. */
const [DISTANCE, ABOVE] = [5.5, 0.55];
/** What is in the middle of the picture, metres above the floor. */
export const MIDDLE = 0.76;

/** Right, up and towards the camera. */
export function axesOf({ angle }: Camera): { right: Vector; up: Vector; back: Vector } {
  const a = (angle * Math.PI) / 180;
  const length = Math.hypot(DISTANCE, ABOVE);
  const [level, rise] = [DISTANCE / length, ABOVE / length];
  return {
    right: [Math.cos(a), 0, -Math.sin(a)],
    up: [-Math.sin(a) * rise, level, -Math.cos(a) * rise],
    back: [Math.sin(a) * level, rise, Math.cos(a) * level],
  };
}

/** Where points of the world come to lie; nearness is 1 per metre from the camera. */
export function projected(positions: Float32Array, camera: Camera): Points {
  const count = positions.length / 3;
  const points = { x: new Float32Array(count), y: new Float32Array(count), nearness: new Float32Array(count) };
  const { right, up, back } = axesOf(camera);
  const far = Math.hypot(DISTANCE, ABOVE);
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [positions[3 * i], positions[3 * i + 1] - MIDDLE, positions[3 * i + 2]];
    const near = 1 / (far - (x * back[0] + y * back[1] + z * back[2]));
    const size = camera.scale * far * near;
    points.x[i] = camera.width / 2 + size * (x * right[0] + z * right[2]);
    points.y[i] = camera.height / 2 - size * (x * up[0] + y * up[1] + z * up[2]);
    points.nearness[i] = near;
  }
  return points;
}

/** A row of pixels on the floor: the place of its first one, and how far it is from one to the next, metres. */
export interface FloorRow {
  x: number;
  z: number;
  stepX: number;
  stepZ: number;
}

/** Where on the floor a row of pixels looks; null above the horizon. */
export function onFloor(camera: Camera, row: number): FloorRow | null {
  const { right, up, back } = axesOf(camera);
  const far = Math.hypot(DISTANCE, ABOVE);
  const v = (camera.height / 2 - row - 0.5) / camera.scale;
  const u = (0.5 - camera.width / 2) / camera.scale;
  const fall = far * back[1] - v * up[1];
  if (fall <= 1e-6) return null;
  const s = (MIDDLE + far * back[1]) / fall;
  const at = (k: 0 | 2): number => far * back[k] + s * (u * right[k] + v * up[k] - far * back[k]);
  return { x: at(0), z: at(2), stepX: (s * right[0]) / camera.scale, stepZ: (s * right[2]) / camera.scale };
}
