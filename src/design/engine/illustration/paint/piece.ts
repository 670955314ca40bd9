import { edge, loopOf, type Edge } from '../geometry/edge.js';
import { n1, pathOf } from '../geometry/path.js';
import { signedArea } from '../geometry/polyline.js';
import type { Pt } from '../geometry/vec.js';
import type { Ramp } from '../color/ramp.js';
import { inked } from '../ink/stroke.js';
import { foldPath, type Fold } from './fold.js';
import { paintLine, type Line } from './line.js';
import { SHADOW_FALL } from './light.js';
import type { Scene } from './scene.js';

/** A part of a piece with its own thread direction, e.g. the lower sleeve. */
export interface Zone {
  readonly loop: readonly Pt[];
  readonly origin: Pt;
  /** Degrees the cloth is turned clockwise from upright. */
  readonly angle: number;
}

/** How a surface takes colour and light. */
export interface Surface {
  readonly ramp: Ramp;
  /** 1 opaque … 0 clear */
  readonly opacity: number;
  /** Ids of patterns over the base, given a zone's origin and angle. */
  readonly patterns: (scene: Scene, origin: Pt, angle: number) => readonly string[];
  /** Strength of soft shading, 1 normal. */
  readonly relief: number;
  /** Strength of highlights: 0 matt … 1 satin. */
  readonly shine: number;
  /** Width of the outline in drawing units. */
  readonly line: number;
  /** Height of tufts along the outline in drawing units: fur, bouclé. */
  readonly tuft: number;
}

/** One closed shape of the drawing. */
export interface Piece {
  /** Painter's order: low is behind. */
  readonly z: number;
  readonly edges: readonly Edge[];
  readonly surface: Surface;
  readonly zones?: readonly Zone[];
  /** Across the form, from the lit to the shaded side. */
  readonly form?: readonly [Pt, Pt];
  readonly folds?: readonly Fold[];
  readonly lines?: readonly Line[];
  /** Drawn inside the shape over the cloth and under the folds. */
  readonly inside?: string;
  /** Drawn above the shape and its ink. */
  readonly over?: string;
  /** Length of the shadow it casts on what is behind, 1 normal; none when absent. */
  readonly casts?: number;
  /** Darkness of the whole piece, e.g. the inside of a garment: 0 none … 1. */
  readonly dim?: number;
  /** Whether its pixels count as the designed garment. */
  readonly subject?: boolean;
  /** Mirrors of light may not fall on it (insides, thin bands). */
  readonly flat?: boolean;
}

const SHADOW = '#2b1a22';

/** The pieces from back to front, each on the shadow it casts. */
export function paintPieces(scene: Scene, pieces: readonly Piece[]): string {
  const sorted = pieces.map((piece, i) => ({ piece, i })).toSorted((a, b) => a.piece.z - b.piece.z || a.i - b.i);
  const below: string[] = [];
  let out = '';
  for (const { piece } of sorted) {
    const d = pathOf(loopOf(piece.edges), true);
    if (piece.casts !== undefined && below.length > 0) out += castShadow(scene, d, below, piece.casts);
    out += paintPiece(scene, piece, d);
    below.push(d);
  }
  return out;
}

function castShadow(scene: Scene, d: string, below: readonly string[], reach: number): string {
  const clip = scene.defs.add(`<clipPath id="ID">${below.map((p) => `<path d="${p}"/>`).join('')}</clipPath>`);
  const dx = n1(SHADOW_FALL.x * scene.head * reach);
  const dy = n1(SHADOW_FALL.y * scene.head * reach);
  return `<g clip-path="url(#${clip})"><path d="${d}" transform="translate(${dx} ${dy})" fill="${SHADOW}" fill-opacity=".2"/></g>`;
}

function paintPiece(scene: Scene, piece: Piece, d: string): string {
  const { ramp, opacity } = piece.surface;
  const alpha = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
  const lined = (clipped: boolean): string =>
    (piece.lines ?? [])
      .filter((l) => (l.kind === 'crease' || l.kind === 'gather') === clipped)
      .map((l) => paintLine(l, ramp))
      .join('');
  const inside = clothInside(scene, piece, d) + (piece.inside ?? '') + shading(scene, piece, d) + lined(true);
  const clip = inside === '' ? '' : scene.defs.add(`<clipPath id="ID"><path d="${d}"/></clipPath>`);
  const clothed = inside === '' ? '' : `<g clip-path="url(#${clip})">${inside}</g>`;
  return `<path d="${d}" fill="${ramp.base}"${alpha}/>${clothed}${lined(false)}${outline(scene, piece)}${piece.over ?? ''}`;
}

function clothInside(scene: Scene, piece: Piece, d: string): string {
  const loop = loopOf(piece.edges);
  const zones = piece.zones ?? [{ loop, origin: loop[0], angle: 0 }];
  return zones
    .flatMap((zone) => {
      const path = piece.zones === undefined ? d : pathOf(zone.loop, true);
      return piece.surface
        .patterns(scene, zone.origin, zone.angle)
        .map((id) => `<path d="${path}" fill="url(#${id})"/>`);
    })
    .join('');
}

function shading(scene: Scene, piece: Piece, d: string): string {
  const { ramp, relief, shine } = piece.surface;
  const dim = piece.dim === undefined ? '' : `<path d="${d}" fill="${ramp.ink}" fill-opacity="${piece.dim}"/>`;
  const form = piece.form === undefined ? '' : formShade(scene, piece, d, piece.form);
  const folds = piece.folds ?? [];
  const group = (soft: boolean): string =>
    folds
      .filter((f) => f.soft === soft)
      .map(
        (f) =>
          `<path d="${foldPath(f)}" fill="${ramp[f.tone]}" fill-opacity="${n1(strength(f, relief, shine) * 10) === '0' ? '0' : strength(f, relief, shine).toFixed(2)}"/>`,
      )
      .join('');
  const soft = group(true);
  const blurred = soft === '' ? '' : `<g filter="url(#${blurOf(scene)})">${soft}</g>`;
  return dim + form + blurred + group(false);
}

function strength(fold: Fold, relief: number, shine: number): number {
  const light = fold.tone === 'light' || fold.tone === 'glint';
  return Math.min(1, fold.strength * (light ? 0.35 + 0.65 * shine + 0.2 * relief : relief));
}

const blurOf = (scene: Scene): string =>
  scene.defs.add(
    `<filter id="ID" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n1(scene.head * 0.035)}"/></filter>`,
  );

function formShade(scene: Scene, piece: Piece, d: string, [lit, dark]: readonly [Pt, Pt]): string {
  const { ramp, relief } = piece.surface;
  const stop = (at: number, color: string, opacity: number): string =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity.toFixed(2)}"/>`;
  const gradient = scene.defs.add(
    `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${n1(lit.x)}" y1="${n1(lit.y)}" x2="${n1(dark.x)}" y2="${n1(dark.y)}">` +
      stop(0, ramp.shade, 0.35 * relief) +
      stop(0.1, ramp.shade, 0) +
      stop(0.14, ramp.light, 0) +
      stop(0.28, ramp.light, 0.55) +
      stop(0.45, ramp.light, 0) +
      stop(0.58, ramp.deep, 0) +
      stop(0.9, ramp.deep, 0.62 * relief) +
      stop(1, ramp.deep, 0.45 * relief) +
      `</linearGradient>`,
  );
  return `<path d="${d}" fill="url(#${gradient})"/>`;
}

function outline(scene: Scene, piece: Piece): string {
  const { ramp, line, tuft } = piece.surface;
  const outward = signedArea(loopOf(piece.edges)) > 0 ? -1 : 1;
  const widths = { side: 1, hem: 0.95, neck: 0.8, seam: 0.6, fold: 0.55, hidden: 0 } as const;
  return piece.edges
    .filter((e) => e.kind !== 'hidden')
    .map((e) => {
      const ink = { width: line * widths[e.kind], color: ramp.ink, contrast: 0.75, taper: [10, 10] as const };
      return inked(tuft > 0 && e.kind !== 'seam' ? tufted(scene, e.points, tuft) : e.points, ink, outward);
    })
    .join('');
}

function tufted(scene: Scene, points: readonly Pt[], height: number): Pt[] {
  return points.map((p) => ({
    x: p.x + (scene.random.next() - 0.5) * height,
    y: p.y + (scene.random.next() - 0.5) * height,
  }));
}

/** A simple piece from a loop without parts. */
export const blob = (z: number, loop: readonly Pt[], surface: Surface, rest: Partial<Piece> = {}): Piece => ({
  z,
  edges: [edge('side', [...loop, loop[0]])],
  surface,
  ...rest,
});
