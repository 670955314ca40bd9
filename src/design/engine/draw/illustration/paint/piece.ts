import type { Edge } from './edge.js';
import type { Point } from '../../../geometry/point.js';
import type { Shown } from '../../../cut/shown.js';
import type { SpecPart } from '../../../garments/spec.js';
import type { Ramp } from '../color/ramp.js';
import type { Fold } from './fold.js';
import type { Line } from './line.js';
import type { Scene } from './scene.js';

/** A part of a piece with its own thread direction, e.g. the lower sleeve. */
export interface Zone {
  readonly loop: readonly Point[];
  readonly origin: Point;
  /** Degrees the cloth is turned clockwise from upright. */
  readonly angle: number;
}

/** How a surface takes colour and light. */
export interface Surface {
  readonly ramp: Ramp;
  /** 1 opaque … 0 clear */
  readonly opacity: number;
  /** Ids of patterns over the base, given a zone's origin and angle. */
  readonly patterns: (scene: Scene, origin: Point, angle: number) => readonly string[];
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
  readonly form?: readonly [Point, Point];
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
  /** Belongs to a sleeve, which may be cut from another block of colour. */
  readonly sleeve?: boolean;
  /** What part of the designed garment it is, where the text may give it a colour or cloth of its own. */
  readonly part?: SpecPart;
  /** How much of an arm it hides, as a share of the arm. */
  readonly covers?: { readonly arm: 'left' | 'right'; readonly until: number };
  /** What of the designed garment's anchors is drawn in it. */
  readonly shows?: Partial<Shown>;
  /** Whether its pixels count as the designed garment. */
  readonly subject?: boolean;
  /** Mirrors of light may not fall on it (insides, thin bands). */
  readonly flat?: boolean;
}
