import { hasBackDarts } from '../../cut/back-darts.js';
import { isWomensCut } from '../../cut/womens-cut.js';
import { GARMENT } from '../../garments/index.js';
import { isLined, type Notion } from '../materials/index.js';
import { hasStand, openingIn, type PieceSummary, type Seam as PatternSeam } from '../pattern/index.js';
import type { Cut } from '../../cut/cut.js';
import type { ClosurePlace, Fabric } from '../../garments/spec.js';
import { clothKind } from './cloth.js';
import { roleOf, type Role } from '../pattern/pieces/roles.js';
import { seamsFor, isKnit, type Seams } from './seams.js';
import type { ClothKind, Phase, Seam, Step } from './types.js';

/** A piece and what it is for. */
export interface UsedPiece extends PieceSummary {
  role: Role;
}

export interface StepDraft {
  phase: Phase;
  title: string;
  text: string;
  uses?: readonly UsedPiece[];
  seams?: readonly Seam[];
  /** names of the pattern's seams that it closes whole; not told where it closes them in part */
  joins?: RegExp;
  /** names of those that it closes in part: an opening, a vent or a slot stays */
  part?: RegExp;
  /** haberdashery that it takes and only the pieces tell of; what the spec tells of is in the bill by that */
  takes?: readonly Notion[];
  machine?: string;
  minutes: number;
}

/** What steps are made from: the spec, the pieces with their roles, and the seams of the cloth. */
export interface Kit {
  spec: Cut;
  pieces: readonly UsedPiece[];
  /** those with darts, by the pattern's seams */
  darted: readonly UsedPiece[];
  /** those with an edge that is gathered, by the pattern's seams */
  gathered: readonly UsedPiece[];
  /** whether the pattern has a seam of such a name */
  seamed: (name: RegExp) => boolean;
  kind: ClothKind;
  knit: boolean;
  seams: Seams;
  sa_mm: number;
  of: (...roles: Role[]) => UsedPiece[];
  has: (...roles: Role[]) => boolean;
  /** lined with pieces of its own, or by the spec */
  lined: boolean;
  /** fronts with facings and lapels: sewn as tailoring */
  tailored: boolean;
}

/** Steps that one operation asks for; none where the garment has nothing to do for it. */
export type Operation = (kit: Kit) => StepDraft[];

const FELLED: readonly Fabric[] = ['denim', 'canvas', 'twill', 'corduroy', 'gabardine', 'ripstop'];
const isTailored = ({ garment }: Cut): boolean => GARMENT[garment].tailored === true;

/** Fronts of blazers and backs of coats: their darts begin and end within the piece. */
const SHAPED_INSIDE = /^(jaeger\.front|carl(ton|ita)\.back)$/;

/** Their darts are drawn inside, with the side seam straight across the mouth. */
const BUST_DARTED = /^simon\.front(Right|Left)$/;

export function kitOf(
  spec: Cut,
  pieces: readonly PieceSummary[],
  sa_mm: number,
  lined: boolean,
  pattern: readonly PatternSeam[] = [],
): Kit {
  const seamed = (name: RegExp): boolean => pattern.some((seam) => name.test(seam.name));
  const [darted, gathered] = (['dart', 'gather'] as const).map(
    (how) => new Set(pattern.filter(({ kind }) => kind === how).map(({ a }) => a.piece)),
  );
  const used = pieces.map((piece) => ({ ...piece, role: roleOf(piece) }));
  const kind = clothKind(spec);
  const of = (...roles: Role[]): UsedPiece[] => used.filter((piece) => roles.includes(piece.role));
  const cutLining = used.some(
    (p) => p.role === 'lining' || (p.cuts.length > 1 && p.cuts.some((c) => c.material === 'lining')),
  );
  return {
    spec,
    pieces: used,
    darted: used.filter(
      ({ id }) =>
        darted.has(id) ||
        SHAPED_INSIDE.test(id) ||
        (hasBackDarts(spec) && id === 'simon.back') ||
        (isWomensCut(spec) && BUST_DARTED.test(id)),
    ),
    gathered: used.filter(({ id }) => gathered.has(id)),
    seamed,
    kind,
    knit: isKnit(kind),
    seams: seamsFor(kind, sa_mm, !isTailored(spec) && spec.fabrics.some((f) => FELLED.includes(f.name))),
    sa_mm,
    of,
    has: (...roles) => of(...roles).length > 0,
    lined: (lined && isLined(spec)) || cutLining,
    tailored: (isTailored(spec) || seamed(/^Lapel/)) && used.some((p) => p.role === 'facing'),
  };
}

/** The same of some of the pieces: of two garments that are sewn apart. */
export function kitWith(kit: Kit, kept: (piece: UsedPiece) => boolean): Kit {
  const pieces = kit.pieces.filter(kept);
  const of = (...roles: Role[]): UsedPiece[] => pieces.filter((piece) => roles.includes(piece.role));
  return { ...kit, pieces, of, has: (...roles) => of(...roles).length > 0 };
}

/** Without what the pattern adds: `Welt (folded lengthwise)` → `Welt`, `Bodice: back` → `Bodice back`. */
export const shortName = (name: string): string =>
  name
    .replace(/ \(.*$|, half.*$/g, '')
    .replace(/ with vent$/, '')
    .replace(': ', ' ');

/** `Front`, `Front and Back`, `Front, Back and Yoke`. */
export function names(pieces: readonly { name: string }[]): string {
  const list = [...new Set(pieces.map((piece) => shortName(piece.name)))];
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`;
}

/** Pieces that open there, as their titles say, and how long; null where none does. */
export function openedAt(
  kit: Kit,
  ...places: ClosurePlace[]
): { uses: UsedPiece[]; cm: number; zip: boolean; place: ClosurePlace } | null {
  const uses = kit.pieces.filter((p) => places.includes(openingIn(p.name)?.place as ClosurePlace));
  const opening = uses.length > 0 ? openingIn(uses[0].name) : null;
  return opening && { ...opening, uses };
}

/** Pieces with a button stand grown on. */
export const withStand = (kit: Kit): UsedPiece[] => kit.pieces.filter((p) => hasStand(p.name));

/** Pieces cut at least in part from such a material. */
export const cutFrom = (kit: Kit, material: RegExp): UsedPiece[] =>
  kit.pieces.filter((piece) => piece.cuts.some((cut) => material.test(cut.material)));

/** Machine that makes a stitch. */
function machineOf(seam: Seam): string {
  const machines: Record<string, string> = {
    '101': 'button sewer',
    '103': 'blind-stitch machine',
    '301': 'lockstitch machine',
    '304': 'zigzag or bar-tack machine',
    '401': 'chainstitch or feed-off-the-arm machine',
    '406': 'coverstitch machine',
    '504': 'overlock machine',
    '514': 'overlock machine',
    '516': 'safety-stitch machine',
    '607': 'flatlock machine',
  };
  return seam.seam_name === 'buttonhole' ? 'buttonhole machine' : machines[seam.stitch];
}

/** Leather is glued and hammered, sheer and stretching cloth is slow to guide. */
const SLOWER: Readonly<Record<ClothKind, number>> = {
  knit: 0.9,
  stretch: 1.05,
  light: 1.05,
  medium: 1,
  heavy: 1.1,
  sheer: 1.35,
  leather: 1.6,
  pile: 1.15,
};

/** Cloths that slip, fray or have to be cleared of beads at each seam. */
const SLIPPERY: Readonly<Partial<Record<Fabric, number>>> = {
  satin: 1.25,
  charmeuse: 1.35,
  silk: 1.3,
  crepe: 1.15,
  taffeta: 1.2,
  brocade: 1.25,
  lace: 1.35,
  sequin: 1.9,
  velvet: 1.2,
};
const LONG: readonly (string | null)[] = ['maxi', 'floor', 'ankle'];

/** How much longer a seam takes than in plain cloth at usual length. */
function slowness(kit: Kit): number {
  const cloth = kit.spec.fabrics.filter((f) => f.role !== 'lining').map((f) => SLIPPERY[f.name] ?? 1);
  const long = kit.spec.category === 'dress' && LONG.includes(kit.spec.length) ? 1.15 : 1;
  return SLOWER[kit.kind] * Math.max(1, ...cloth) * long;
}

const BY_HAND: readonly Phase[] = ['prepare', 'finish'];

/** Seams that a rule names need one piece of the step, for bands are sewn to bodies; those found by matching need both. */
export function seamsNamed(
  { uses = [] }: StepDraft,
  which: RegExp | undefined,
  seams: readonly PatternSeam[],
): PatternSeam[] {
  const used = new Set(uses.map(({ id }) => id));
  return seams.filter(({ name, kind, a, b, known_by }) => {
    const there = [a, b].filter(({ piece }) => used.has(piece)).length;
    const named = which?.test(kind === 'dart' ? 'Dart' : name) ?? false;
    return named && there >= (known_by === 'rule' ? 1 : 2);
  });
}

export function stepOf(kit: Kit, draft: StepDraft, number: number, pattern: readonly PatternSeam[]): Step {
  const uses = draft.uses ?? [];
  const seams = [...(draft.seams ?? [])];
  const slower = BY_HAND.includes(draft.phase) ? 1 : slowness(kit);
  const machines = [...new Set(seams.map(machineOf))];
  return {
    number,
    phase: draft.phase,
    title: draft.title,
    text: draft.text,
    pieces: [...new Set(uses.map((piece) => piece.name))],
    piece_ids: [...new Set(uses.map((piece) => piece.id))],
    seams,
    joins: seamsNamed(draft, draft.joins, pattern),
    machine: draft.machine ?? (machines.length > 0 ? machines.join(', ') : 'by hand'),
    minutes: Math.round(draft.minutes * slower * 10) / 10,
  };
}
