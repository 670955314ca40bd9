import { n1 } from './path.js';
import type { Point } from '../../../geometry/point.js';
import { foldPath, type Fold } from './fold.js';
import type { Piece, Surface } from './piece.js';
import type { Scene } from './scene.js';

type Tones = Readonly<Record<Fold['tone'], string>>;

/**
 * Shade and light over a piece: the dim of an inside, the roundness of the form, then its folds.
 * @param filled the piece's outline with some attributes
 */
export function shading(scene: Scene, piece: Piece, filled: (attributes: string) => string): string {
  const { surface } = piece;
  const dim = piece.dim === undefined ? '' : filled(` fill="${surface.ramp.ink}" fill-opacity="${piece.dim}"`);
  const form = piece.form === undefined ? '' : filled(` fill="url(#${formShade(scene, surface, piece.form)})"`);
  const group = (soft: boolean): string =>
    (piece.folds ?? [])
      .filter((f) => f.soft === soft)
      .map(
        (f) =>
          `<path d="${foldPath(f)}" fill="${tonesOf(surface)[f.tone]}" fill-opacity="${strength(f, surface).toFixed(2)}"/>`,
      )
      .join('');
  const soft = group(true);
  const blurred = soft === '' ? '' : `<g filter="url(#${blurOf(scene)})">${soft}</g>`;
  return dim + form + blurred + group(false);
}

/** On a print, shade is the cloth's ink and light is white, both thin, so that the motif shows through. */
const tonesOf = ({ ramp, printed }: Surface): Tones =>
  printed ? { shade: ramp.ink, deep: ramp.ink, ink: ramp.ink, light: '#ffffff', glint: '#ffffff' } : ramp;

function strength(fold: Fold, { relief, shine, printed }: Surface): number {
  const light = fold.tone === 'light' || fold.tone === 'glint';
  const thin = printed ? (light ? 0.2 : 0.45) : 1;
  return Math.min(1, fold.strength * thin * (light ? 0.35 + 0.65 * shine + 0.2 * relief : relief));
}

const blurOf = (scene: Scene): string =>
  scene.defs.add(
    `<filter id="ID" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n1(scene.head * 0.035)}"/></filter>`,
  );

function formShade(scene: Scene, surface: Surface, [lit, dark]: readonly [Point, Point]): string {
  const { relief, printed } = surface;
  const tones = tonesOf(surface);
  const [up, down] = printed ? [0.16, 0.4] : [0.55, 1];
  const stop = (at: number, color: string, opacity: number): string =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity.toFixed(2)}"/>`;
  return scene.defs.add(
    `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${n1(lit.x)}" y1="${n1(lit.y)}" x2="${n1(dark.x)}" y2="${n1(dark.y)}">` +
      stop(0, tones.shade, 0.35 * relief * down) +
      stop(0.1, tones.shade, 0) +
      stop(0.14, tones.light, 0) +
      stop(0.28, tones.light, up) +
      stop(0.45, tones.light, 0) +
      stop(0.58, tones.deep, 0) +
      stop(0.9, tones.deep, 0.62 * relief * down) +
      stop(1, tones.deep, 0.45 * relief * down) +
      `</linearGradient>`,
  );
}
