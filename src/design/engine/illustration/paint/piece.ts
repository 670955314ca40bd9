import { edge, loopOf, type Edge } from '../geometry/edge.js';
import { n1, pathOf } from '../geometry/path.js';
import { signedArea } from '../geometry/polyline.js';
import type { Pt } from '../geometry/vec.js';
import type { Ramp } from '../color/ramp.js';
import { inked } from '../ink/stroke.js';
import type { Fold } from './fold.js';
import { shading } from './shading.js';
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
  /** Carries a print, which shade and light must not cover. */
  readonly printed?: boolean;
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
