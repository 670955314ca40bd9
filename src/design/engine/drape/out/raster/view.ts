import { halved } from '../../../draw/raster/halved.js';
import type { Raster } from '../../../draw/raster/raster.js';
import { byteOf, LINEAR, linearOf } from '../colors.js';
import { fitColor } from '../fit-scale.js';
import { axesOf, onFloor, projected, type Camera, type FloorRow, type Vector } from './camera.js';
import { fill, type Points, type Target } from './fill.js';
import { lampOf, type Lights, type Lit } from './light.js';
import { seamLines } from './seam-lines.js';
import type { Soup } from './soup.js';
import { plainOf, sample, type Texture } from './texture.js';

/** Light of sky and lamp; what of the lamp's goes round a little; how far seams are darker. */
const [SKY, LAMP, WRAP, SEAM] = [0.66, 0.6, 0.12, 0.42];
/** The wrong side of printed cloth is paler; so is all that lies inside. */
const INSIDE = 0.82;
const PAPER = linearOf('#f3f0ea');
/** How dark the floor can be under the garment. */
const FLOOR = 0.6;

export interface Seen {
  soup: Soup;
  lights: Lights;
  sky: Lit;
  floor: Float32Array;
  /** of the looks, as fine as they are seen; null of plain ones */
  textures: readonly (Texture | null)[];
}

/** Pixels that are drawn for each of a picture, along its sides. */
export const FINER = 2;

/** Whether the cloth is shown, or how it fits. */
export type Showing = 'cloth' | 'fit';

/** One view of the scene by all that is shown of it, each pixel the mean of four. */
export function viewsOf(seen: Seen, small: Camera, showings: readonly Showing[]): Raster[] {
  const camera = {
    ...small,
    width: small.width * FINER,
    height: small.height * FINER,
    scale: small.scale * FINER,
  };
  const { width, height } = camera;
  const points = projected(seen.soup.positions, camera);
  const target = targetOf(camera, points, seen.soup.triangles);
  const dark = seamLines(target, points, seen.soup.lines);
  const lampLit = seen.lights.lampLit(camera);
  return showings.map((showing) => {
    const behind = showing === 'cloth' && hasSheer(seen.soup) ? targetOf(camera, points, seen.soup.opaque) : null;
    const shader = new Shader(seen, camera, points, lampLit, showing);
    return halved({ pixels: shaded(seen, camera, shader, { target, dark, behind }), width, height });
  });
}

const hasSheer = ({ opaque, triangles }: Soup): boolean => opaque.length < triangles.length;

function targetOf({ width, height }: Camera, points: Points, triangles: Uint32Array): Required<Target> {
  const nearness = new Float32Array(width * height);
  const target = { width, height, nearness, seen: new Int32Array(width * height).fill(-1) };
  fill(target, points, triangles);
  return target;
}

interface Layers {
  target: Required<Target>;
  /** how dark seams make each pixel */
  dark: Uint8Array;
  /** what lies behind sheer cloth; null where there is none */
  behind: Required<Target> | null;
}

function shaded(seen: Seen, camera: Camera, shader: Shader, { target, dark, behind }: Layers): Uint8Array {
  const { width, height } = camera;
  const pixels = new Uint8Array(width * height * 4).fill(255);
  const color = new Float32Array(3);
  const under = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    const row = onFloor(camera, y);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const t = target.seen[i];
      if (t < 0) {
        const shade = row ? floorShade(seen.floor, row, x) : 0;
        for (let k = 0; k < 3; k++) pixels[4 * i + k] = PAPER_BYTES[3 * shade + k];
        continue;
      }
      const opacity = shader.shade(t, x + 0.5, y + 0.5, 1 - (SEAM * dark[i]) / 255, color);
      if (behind && opacity < 1) {
        if (behind.seen[i] < 0) paper(seen.floor, row, x, under);
        else shader.shade(behind.seen[i], x + 0.5, y + 0.5, 1, under);
        for (let k = 0; k < 3; k++) color[k] = under[k] + opacity * (color[k] - under[k]);
      }
      for (let k = 0; k < 3; k++) pixels[4 * i + k] = byteOf(color[k]);
    }
  }
  return pixels;
}

/** The paper as it is lit at a pixel. */
function paper(floor: Float32Array, row: FloorRow | null, x: number, into: Float32Array): void {
  const shade = row ? floorShade(floor, row, x) : 0;
  for (let k = 0; k < 3; k++) into[k] = PAPER_SHADES[3 * shade + k];
}

/** Linear light of each step of the fit map's scale. */
const FIT_LIGHT = Array.from({ length: 256 }, (_, i) => fitColor(i / 255).map((byte) => LINEAR[byte]));

/** Light that shining cloth throws back. @param facing how straight, 1 is towards the eye */
const gleam = (shine: number, facing: number): number =>
  shine < 0.2 || facing < 0.5 ? 0 : 0.3 * shine * shine * facing ** (10 + 30 * shine);

class Shader {
  private readonly plain: Array<readonly [number, number, number]>;
  private readonly lamp: Vector;
  private readonly half: Vector;
  private readonly back: Vector;
  private readonly albedo = new Float32Array(3);

  constructor(
    private readonly seen: Seen,
    camera: Camera,
    private readonly points: Points,
    private readonly lampLit: Lit,
    private readonly showing: Showing,
  ) {
    const { looks } = seen.soup;
    this.plain = looks.map(plainOf);
    this.lamp = lampOf(camera);
    this.back = axesOf(camera).back;
    const sum = this.lamp.map((l, k) => l + this.back[k]);
    const length = Math.hypot(...sum);
    this.half = [sum[0] / length, sum[1] / length, sum[2] / length];
  }

  /** Linear light of a pixel that shows a triangle. @returns its opacity: more, where cloth is looked through aslant */
  shade(t: number, px: number, py: number, bright: number, into: Float32Array): number {
    const { soup, sky } = this.seen;
    const { x: xs, y: ys } = this.points;
    const a = soup.triangles[3 * t];
    const b = soup.triangles[3 * t + 1];
    const c = soup.triangles[3 * t + 2];
    const dx = px - xs[a];
    const dy = py - ys[a];
    const area = (xs[b] - xs[a]) * (ys[c] - ys[a]) - (xs[c] - xs[a]) * (ys[b] - ys[a]);
    const v = (dx * (ys[c] - ys[a]) - (xs[c] - xs[a]) * dy) / area;
    const w = ((xs[b] - xs[a]) * dy - dx * (ys[b] - ys[a])) / area;
    const u = 1 - v - w;
    const wrong = area > 0 ? 1 : 0; // pictures have y down: what is seen from its right side goes the other way round
    const { normals: n } = soup;
    const x = u * n[3 * a] + v * n[3 * b] + w * n[3 * c];
    const y = u * n[3 * a + 1] + v * n[3 * b + 1] + w * n[3 * c + 1];
    const z = u * n[3 * a + 2] + v * n[3 * b + 2] + w * n[3 * c + 2];
    const per = (wrong ? -1 : 1) / Math.sqrt(x * x + y * y + z * z);
    const nx = x * per;
    const ny = y * per;
    const nz = z * per;
    const open = u * sky[2 * a + wrong] + v * sky[2 * b + wrong] + w * sky[2 * c + wrong];
    const lit = u * this.lampLit[2 * a + wrong] + v * this.lampLit[2 * b + wrong] + w * this.lampLit[2 * c + wrong];
    const facing = nx * this.lamp[0] + ny * this.lamp[1] + nz * this.lamp[2];
    const light = SKY * open + LAMP * lit * Math.max(0, (facing + WRAP) / (1 + WRAP));
    const look = soup.lookOf[t];
    this.paint(look, t, u, v, w);
    const glint =
      this.showing === 'fit'
        ? 0
        : lit * gleam(soup.looks[look].shine, nx * this.half[0] + ny * this.half[1] + nz * this.half[2]);
    const inside = wrong && look > 0 ? INSIDE : 1;
    for (let k = 0; k < 3; k++) into[k] = this.albedo[k] * light * inside * bright + glint;
    const { opacity } = soup.looks[look];
    const straight = Math.max(0.15, nx * this.back[0] + ny * this.back[1] + nz * this.back[2]);
    return opacity < 1 ? 1 - (1 - opacity) ** (1 / straight) : 1;
  }

  private paint(look: number, t: number, u: number, v: number, w: number): void {
    const { flat, fit, triangles } = this.seen.soup;
    const a = triangles[3 * t];
    const b = triangles[3 * t + 1];
    const c = triangles[3 * t + 2];
    const texture = this.seen.textures[look];
    if (this.showing === 'fit' && look > 0) {
      this.albedo.set(FIT_LIGHT[Math.round(255 * (u * fit[a] + v * fit[b] + w * fit[c]))]);
    } else if (texture) {
      const along = u * flat[2 * a] + v * flat[2 * b] + w * flat[2 * c];
      const up = u * flat[2 * a + 1] + v * flat[2 * b + 1] + w * flat[2 * c + 1];
      sample(texture, along, up, this.albedo);
    } else this.albedo.set(this.plain[look]);
  }
}

/** Cells of the floor's shadow along a side, and half the floor's width, metres. */
export const [FLOOR_CELLS, FLOOR_REACH] = [96, 1.3];
const PER_METRE = FLOOR_CELLS / (2 * FLOOR_REACH);

/** Paper in so many shades, the lightest first. */
const SHADES = 255;
const PAPER_SHADES = Float32Array.from(
  { length: (SHADES + 1) * 3 },
  (_, i) => PAPER[i % 3] * (1 - (FLOOR * Math.floor(i / 3)) / SHADES),
);

/** The same as bytes of a picture. */
const PAPER_BYTES = Uint8Array.from(PAPER_SHADES, byteOf);

/** Which shade a pixel of the floor has. */
function floorShade(floor: Float32Array, row: FloorRow, px: number): number {
  const u = (row.x + px * row.stepX + FLOOR_REACH) * PER_METRE - 0.5;
  const v = (row.z + px * row.stepZ + FLOOR_REACH) * PER_METRE - 0.5;
  if (u < 0 || v < 0 || u >= FLOOR_CELLS - 1 || v >= FLOOR_CELLS - 1) return 0;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const at = j * FLOOR_CELLS + i;
  const near = floor[at] + (u - i) * (floor[at + 1] - floor[at]);
  const far = floor[at + FLOOR_CELLS] + (u - i) * (floor[at + FLOOR_CELLS + 1] - floor[at + FLOOR_CELLS]);
  return Math.round(SHADES * Math.min(1, near + (v - j) * (far - near)));
}
