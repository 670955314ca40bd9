import { boxOf } from '../../geometry/box.js';
import { distance } from '../../geometry/point.js';
import { checkGirths, runLength, type GirthCheck, type GirthRule, type Width } from './checks.js';
import type { Assembled } from './assemble.js';
import { opening } from './parts/openings.js';
import { hemOf } from './parts/sleeves.js';
import type { OpeningCheck, Piece, Run } from './pieces/piece.js';
import type { Body } from './recipe.js';
import { run } from './rules/kit.js';
import type { Wear } from './bodies/wear.js';

/**
 * Whether limbs and seat get into a garment and have room there: what passes each end of it, and the girths that no option
 * of a base design holds. Measured on the pieces as they are handed out, after every alteration.
 */

/** Cloth that does not give needs so much more than the limb, mm: nobody moves in a sleeve that just touches. */
const WOVEN_MARGIN_MM = 10;
const GIVES_FROM = 0.15;
/** Girth of the hand over the closed thumb as a share of the wrist's; nobody measures it. Our own figure. */
const HAND = 1.25;
/** Ribbing and elastic let their edge pass at this share more than they measure. */
const RIB_GIVES = 0.4;
/** Swim and underwear knits, which their drafts take for granted, stretch by half. */
const CLOSE_KNIT_GIVES = 0.5;

type Between = readonly [piece: string, from: string, to: string];

const widths = (...all: readonly Between[]): Width[] =>
  all.map(([piece, from, to]) => ({ piece, between: [from, to], times: 1 }));
const level = (piece: string, name: string): Width => ({ piece, level: name, times: 1 });

const TWO_PIECE: readonly (readonly [top: string, under: string])[] = [
  ['jaeger.topsleeve', 'jaeger.undersleeve'],
  ['carlton.topsleeve', 'carlton.undersleeve'],
  ['devon.topSleeve', 'devon.underSleeve'],
];
const ONE_PIECE = /^(simone?|sven|huey|hugo|teagan|toni|bibi|bella|own)\.sleeve$/;
const LEGS = ['charlie', 'titan', 'lily', 'paco', 'opal'] as const;
/** Straight sleeves: where they are sewn to the body, and where the hand comes out. */
const STRAIGHT: Readonly<Record<string, { top: [string, string]; wrist: [string, string] }>> = {
  'own.kimonoSleeve': { top: ['attachBack', 'attachFront'], wrist: ['wristBack', 'wristFront'] },
  'own.caftanSleeve': { top: ['topFront', 'topBack'], wrist: ['wristBack', 'wristFront'] },
  'own.robeSleeve': { top: ['a', 'b'], wrist: ['c', 'd'] },
};
const straightOf = (pieces: readonly Piece[]): Piece | undefined => pieces.find(({ id }) => id in STRAIGHT);

/** Least girth round a limb of this girth, mm. */
const around = (body_mm: number, { stretch }: Wear): number =>
  stretch >= GIVES_FROM ? body_mm * (1 - stretch) : body_mm + WOVEN_MARGIN_MM;

const atLeast = (name: string, body_mm: number, least_mm: number, parts: Width[]): GirthRule => ({
  name,
  body_mm,
  ease_mm: least_mm - body_mm,
  tolerance_mm: null,
  least_mm,
  parts,
});

/** Across the sleeve where it is widest below its cap. */
function bicepsParts(pieces: readonly Piece[]): Width[] {
  const sleeve = pieces.find((p) => ONE_PIECE.test(p.id));
  if (sleeve) return widths([sleeve.id, 'bicepsLeft', 'bicepsRight']);
  const straight = straightOf(pieces);
  if (straight) return widths([straight.id, ...STRAIGHT[straight.id].top]);
  const two = TWO_PIECE.find(([top]) => pieces.some((p) => p.id === top));
  return two ? widths([two[0], 'tsLeftEdge', 'tsRightEdge'], [two[1], 'usLeftEdge', 'usRightEdge']) : [];
}

const legOf = (pieces: readonly Piece[]): string | undefined =>
  LEGS.find((design) => pieces.some((p) => p.id === `${design}.front`));

const both = (design: string, name: string): Width[] => [level(`${design}.front`, name), level(`${design}.back`, name)];

/** A cuff closed by its button, a collar's stand closed at the centre front. */
const CLOSED: ReadonlyArray<readonly [name: string, of: 'wrist' | 'neck', Between]> = [
  ['cuff', 'wrist', ['simon.cuff', 'buttonhole1', 'button1']],
  ['collar', 'neck', ['simon.collarStand', 'leftCf', 'rightCf']],
];

/** Cuffs and collars go round what they close on. */
const closedRules = (pieces: readonly Piece[], body: Body): GirthRule[] =>
  CLOSED.filter(([, , [id]]) => pieces.some((p) => p.id === id)).map(([name, of, between]) =>
    atLeast(name, body[of], body[of], widths(between)),
  );

/** Biceps, thigh and knee of a draft, each at least the limb's. */
function limbRules(pieces: readonly Piece[], body: Body, wear: Wear): GirthRule[] {
  const biceps = bicepsParts(pieces);
  const leg = legOf(pieces);
  const front = pieces.find((p) => p.id === `${leg}.front`);
  const kneeIn = front && boxOf(front.loop).maxY > (front.points.knee?.y ?? Infinity) + 1;
  return [
    ...(biceps.length > 0 ? [atLeast('biceps', body.biceps, around(body.biceps, wear), biceps)] : []),
    ...(leg ? [atLeast('thigh', body.upperLeg, around(body.upperLeg, wear), both(leg, 'fork'))] : []),
    ...closedRules(pieces, body),
    ...(leg && kneeIn ? [atLeast('knee', body.knee, around(body.knee, wear), both(leg, 'knee'))] : []),
  ];
}

const legRun = (piece: string, from: string, to: string): Width => ({ run: run(piece, from, to), times: 1 });

/** Edges round a leg that is cut out, by a piece of the design. */
const CUT_OUT: Readonly<Record<string, Width[]>> = {
  'own.briefsFront': [
    legRun('own.briefsFront', 'sideLow', 'gusset'),
    legRun('own.briefsBack', 'sideLow', 'gusset'),
    legRun('own.gusset', 'frontRight', 'backRight'),
  ],
  'own.bodyFront': [
    legRun('own.bodyFront', 'sideLow', 'gusset'),
    legRun('own.bodyBack', 'sideLow', 'gusset'),
    legRun('own.gusset', 'frontRight', 'backRight'),
  ],
  'bruce.inset': [
    legRun('bruce.inset', 'bottomLeft', 'bottomRight'),
    legRun('bruce.back', 'gussetRight', 'legRight'),
    legRun('bruce.side', 'bottomLeft', 'bottomRight'),
  ],
};

/** A leg's edge that is stretched over the thigh; swim and underwear knits are taken for granted. */
function legOpenings(pieces: readonly Piece[], { upperLeg }: Body, { stretch }: Wear): GirthRule[] {
  const found = Object.keys(CUT_OUT).find((id) => pieces.some((p) => p.id === id));
  const give = 1 + Math.max(stretch, CLOSE_KNIT_GIVES);
  return found ? [atLeast('leg opening', upperLeg, upperLeg / give, CUT_OUT[found])] : [];
}

const limbGirths = (pieces: readonly Piece[], body: Body, wear: Wear): GirthCheck[] =>
  checkGirths(pieces, [...limbRules(pieces, body, wear), ...legOpenings(pieces, body, wear)]);

const sumOf = (pieces: readonly Piece[], runs: readonly Run[]): number | null => {
  const each = runs.map((one) => runLength(pieces, one));
  return each.some((length) => length === null) ? null : each.reduce((sum: number, length) => sum + (length ?? 0), 0);
};

const isRib = (piece: Piece): boolean => piece.cuts[0].material === 'ribbing' || /elastic|rib/i.test(piece.title);
const longSide = (piece: Piece): number => {
  const { minX, maxX, minY, maxY } = boxOf(piece.loop);
  return Math.max(maxX - minX, maxY - minY);
};

const gives = (length: number, stretch: number): number => length * (1 + stretch);

/** The end of a coat's sleeve of two pieces; those of blazers have a vent, those of denim jackets a buttoned cuff. */
function coatWrist(pieces: readonly Piece[]): number | null {
  const across = (id: string, from: string, to: string): number => {
    const points = pieces.find((p) => p.id === id)?.points;
    return points?.[from] && points[to] ? distance(points[from], points[to]) : 0;
  };
  const [top, under] = [
    across('carlton.topsleeve', 'tsWristLeft', 'tsWristRight'),
    across('carlton.undersleeve', 'usWristLeft', 'usWristRight'),
  ];
  return top > 0 && under > 0 ? top + under : null;
}

/** How far the end of a sleeve opens; null where a placket, a vent or a button opens it, or there is none. */
function wristOpens(pieces: readonly Piece[], { stretch }: Wear): number | null {
  const straight = straightOf(pieces);
  if (straight) {
    const [from, to] = STRAIGHT[straight.id].wrist;
    return runLength(pieces, run(straight.id, from, to));
  }
  if (pieces.some((p) => p.id === 'carlton.topsleeve')) return coatWrist(pieces);
  const sleeve = pieces.find((p) => ONE_PIECE.test(p.id));
  const ends = sleeve && hemOf(sleeve);
  if (!sleeve || !ends || pieces.some((p) => /sleevePlacket/.test(p.id))) return null;
  const cuff = pieces.find((p) => p.id.endsWith('.cuff') && isRib(p));
  if (cuff) return gives(longSide(cuff), RIB_GIVES);
  const edge = runLength(pieces, run(sleeve.id, ends[0], ends[1]));
  return edge && gives(edge, stretch);
}

/** How far the end of a leg opens. */
function ankleOpens(pieces: readonly Piece[], { stretch }: Wear): number | null {
  const leg = legOf(pieces);
  const [inner, outer] = leg === 'opal' ? ['inseamHem', 'outseamHem'] : ['floorIn', 'floorOut'];
  const edge = leg && sumOf(pieces, [run(`${leg}.front`, inner, outer), run(`${leg}.back`, inner, outer)]);
  return edge ? gives(edge, stretch) : null;
}

/** What goes round the upper edge of a garment that is pulled over the seat, by its base design. */
const PULLED: ReadonlyArray<
  readonly [id: string, edge: (pieces: readonly Piece[]) => number | null, stretch?: number]
> = [
  ['lily.waistband', (pieces) => sumOf(pieces, [run('lily.waistband', 'topLeft', 'bottomLeft')]), CLOSE_KNIT_GIVES],
  ['paco.waistband', (pieces) => sumOf(pieces, [run('paco.waistband', 'topLeft', 'bottomLeft')])],
  ['shin.waistband', (pieces) => longSideOf(pieces, 'shin.waistband'), CLOSE_KNIT_GIVES],
  ['own.briefsFront', briefsEdge, CLOSE_KNIT_GIVES],
  ['bruce.back', (pieces) => boxersEdge(pieces), CLOSE_KNIT_GIVES],
];

const longSideOf = (pieces: readonly Piece[], id: string): number | null => {
  const piece = pieces.find((p) => p.id === id);
  return piece ? longSide(piece) : null;
};

function briefsEdge(pieces: readonly Piece[]): number | null {
  return sumOf(
    pieces,
    ['own.briefsFront', 'own.briefsBack'].map((id) => run(id, 'centreTop', 'sideTop', undefined, 2)),
  );
}

/** The front of boxer briefs is cut double. */
const boxersEdge = (pieces: readonly Piece[]): number | null =>
  sumOf(pieces, [
    run('bruce.back', 'center', 'sideRight', undefined, 2),
    run('bruce.side', 'topLeft', 'topRight', undefined, 2),
    run('bruce.front', 'topLeft', 'topRight'),
  ]);

/** The waist of what nothing opens, pulled over the seat. */
function pulledOn(pieces: readonly Piece[], { stretch }: Wear): number | null {
  const found = PULLED.find(([id]) => pieces.some((p) => p.id === id));
  const edge = found?.[1](pieces) ?? null;
  return edge && gives(edge, Math.max(stretch, found?.[2] ?? 0));
}

/** A fly opens the waist to its band and twice its own depth. */
function flyOpens(pieces: readonly Piece[]): number | null {
  const band = sumOf(pieces, [run('charlie.waistband', 'cfLeft', 'bottomLeft')]);
  const { styleWaistIn, flyBottom } = pieces.find((p) => p.id === 'charlie.front')?.points ?? {};
  return band && styleWaistIn && flyBottom ? band + 2 * Math.abs(flyBottom.y - styleWaistIn.y) : null;
}

/** Hand, foot and seat through the ends that they pass. */
function limbOpenings(pieces: readonly Piece[], body: Body, wear: Wear): OpeningCheck[] {
  const waist = flyOpens(pieces) ?? pulledOn(pieces, wear);
  const [wrist, ankle] = [wristOpens(pieces, wear), ankleOpens(pieces, wear)];
  const fullest = Math.max(body.seat, body.hips);
  return [
    ...(waist === null ? [] : [opening('waist', 'seat', fullest, waist, 0)]),
    ...(wrist === null ? [] : [opening('wrist', 'hand', body.wrist * HAND, wrist, 0)]),
    ...(ankle === null ? [] : [opening('ankle', 'foot', body.heel, ankle, 0)]),
  ];
}

/** A draft with these girths and openings among its checks. */
export function worn(made: Assembled, body: Body): Assembled {
  const { pieces, checks, recipe } = made;
  if (!recipe.wear) return made;
  const girths = limbGirths(pieces, body, recipe.wear);
  const openings = limbOpenings(pieces, body, recipe.wear);
  return {
    ...made,
    checks: {
      ...checks,
      finished_measures: [...checks.finished_measures, ...girths],
      openings: [...checks.openings, ...openings],
      ok: checks.ok && [...girths, ...openings].every(({ ok }) => ok),
    },
  };
}
