import { profile } from '../../../geometry/profile.js';
import type { Point } from '../../../geometry/point.js';
import type { Random } from '../../../../../common/kernel/random.js';
import { heightAt, HIP, type Heights } from '../../../cut/places.js';
import type { Shown } from '../../../cut/shown.js';
import type { Cut } from '../../../cut/cut.js';
import { upperFront } from '../../../cut/lap.js';
import type { Side } from '../../../cut/side.js';
import type { SpecPart } from '../../../garments/spec.js';
import { buttonsOf } from '../../../cut/buttons.js';
import { rampOf, type Ramp } from '../color/ramp.js';
import type { Cloth } from '../fabrics/cloth.js';
import type { Figure } from '../figure/figure.js';
import type { Piece, Surface } from '../paint/piece.js';
import type { Scene } from '../paint/scene.js';

/** What a garment is cut from and for. */
export interface Tailor {
  readonly scene: Scene;
  readonly figure: Figure;
  readonly spec: Cut;
  readonly cloth: Cloth;
  readonly trim: Cloth;
  readonly random: Random;
  /** The wearer's skin, for openings in the cloth. */
  readonly skin: Surface;
  /** Marks pieces that belong to the designed garment. */
  readonly subject: boolean;
  /** Worn open, so that what lies beneath is seen. */
  readonly open?: boolean;
}

/** Which front lies on top, and where its edge is seen beside the middle; of what is worn with the garment, by who wears it. */
export const lapOf = ({ spec, subject, figure }: Tailor): { laps: Side; edge: 1 | -1 } => {
  const laps = upperFront(subject || spec.gender !== null ? spec : { ...spec, gender: genderOf(figure) });
  return { laps, edge: laps === 'right' ? 1 : -1 };
};

const genderOf = ({ body }: Figure): 'men' | 'women' => (body.presents === 'man' ? 'men' : 'women');

/** Marks pieces as a part of the designed garment; what is worn with it keeps its cloth. */
export const asPart = (t: Tailor, part: SpecPart, pieces: readonly Piece[]): Piece[] =>
  t.subject ? pieces.map((piece) => ({ ...piece, part: piece.part ?? part })) : [...pieces];

/** Pieces that draw an anchor of the garment. */
export const showing = (shows: Partial<Shown>, pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, shows: { ...piece.shows, ...shows } }));

/** What a button looks like: its tones, and the colour of the metal that it is cast of. */
export interface ButtonFace {
  readonly ramp: Ramp;
  readonly metal: string | null;
}

/** Of the colour that the text gives buttons, else of the cloth's tones. @param cast of metal where nothing is said */
export function buttonFace(t: Tailor, cast = false): ButtonFace {
  const { hex, metal } = buttonsOf(t.spec);
  if (!t.subject || hex === null) return { ramp: t.cloth.surface.ramp, metal: cast ? BRASS : null };
  return { ramp: { ...rampOf(hex), glint: hex, shade: hex }, metal: metal ? hex : null };
}
const BRASS = '#c9b98c';

/** Size of the buttons that close the garment against the usual one. */
export const buttonScale = ({ spec, subject }: Tailor): number => (subject ? buttonsOf(spec).scale : 1);

/** Height of the shoulder seam at a distance from the middle, head heights. */
export function shoulderY({ body }: Figure, x: number): number {
  const man = body.presents === 'man' ? 0.03 : 0;
  const { shoulder, neck } = body;
  return profile([
    [neck, 1.26 - man],
    [neck + 0.06, 1.325 - man],
    [shoulder.x * 0.45, 1.38 - man],
    [shoulder.x * 0.75, 1.42 - man * 0.5],
    [shoulder.x, shoulder.y - 0.015],
    [shoulder.x + 0.25, shoulder.y + 0.2],
  ])(Math.abs(x));
}

/** The seam point where a sleeve begins on the shoulder; `drop` moves it out along the arm (head heights). */
export function shoulderPoint(t: Tailor, sign: number, drop = 0): Point {
  const x = t.figure.body.shoulder.x + drop;
  return t.figure.at(sign * x, shoulderY(t.figure, x));
}

/** How far a wide garment's armhole moves out along the arm. @param underarm half width of the cloth there */
export const armholeDrop = ({ figure }: Tailor, underarm: number): number =>
  Math.min(0.2, Math.max(0, (underarm - figure.body.shoulder.x + 0.02) * 0.9));

/** How far out the armhole seam runs between shoulder and armpit. */
export const armholeX = ({ figure }: Tailor, underarm: number, drop: number): number =>
  Math.min(figure.body.shoulder.x + drop - 0.075, underarm - 0.03);

/** Landmarks of the figure below the crown, head heights. */
export const HEIGHTS: Heights = { neck: 1.3, waist: 2.85, knee: 5.95, floor: 8.95 };

/** The same on a leg, whose foot stands on its toes: shares of the way from hip joint to ankle. */
export const ON_LEG: Heights = { neck: -0.5, waist: -0.15, knee: 0.49, floor: 1.045 };

/** Height of the hem below the crown, head heights; the hip's where it has none. */
export const hemHeight = ({ hemAt }: Cut): number => heightAt(HEIGHTS, hemAt ?? HIP);

/** Lowest point of the armhole at the side of the trunk. */
export const UNDERARM_Y = 1.9;

/** Height of the natural waist and crotch below the crown, head heights. */
export const WAIST_Y = 2.85;
export const CROTCH_Y = 4.28;
