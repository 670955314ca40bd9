import type { Cut } from '../../../cut/cut.js';
import type { Pocket } from '../../../garments/spec.js';
import { hemAt } from '../pieces/alter.js';
import { runLength, total, type GirthRule } from '../checks.js';
import { hemOf } from '../../../cut/hem.js';
import { denies } from '../../../cut/denies.js';
import { isJeansCut } from '../../../cut/jeans.js';
import { byFit, has } from '../lengths/lengths.js';
import { cut, rectangle } from '../pieces/panel.js';
import { drawnTo, girthAtWaistHeight, withElastic } from '../parts/elastic.js';
import { straightSides } from '../parts/jeans-side.js';
import { shapedLeg, shapesLeg } from '../parts/legs.js';
import { pocketPieces } from '../parts/pockets.js';
import { pleatedSeat, pleatedWaist, waistPleats } from '../parts/waist-pleats.js';
import { waistband } from '../parts/skirts.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import { girth, run, seam } from '../rules/kit.js';
import { chinoWaistband, seatOf } from '../rules/lower.js';
import { buttonsElsewhere, closes, closingOf, type Closing } from './closing.js';
import { truedUp } from '../pieces/truing.js';
import { hasTurnUps, turnUps } from '../parts/turn-ups.js';
import { jeansCut, type JeansCut } from './jeans-cut.js';
import { Notes, type Alteration, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';

const HEM = 30;
const round = (v: number): number => Math.round(v * 1e4) / 1e4;

/** Leg length from the waist for a hem at or above the knee, mm; null when the leg goes on below it. */
export function shortLeg(spec: Cut, body: Body): number | null {
  const drop = hemOf(spec, body);
  return drop !== null && drop < body.waistToKnee + 20 ? drop : null;
}

function legLengthBonus(spec: Cut, body: Body): number {
  const drop = hemOf(spec, body);
  if (drop === null) return 0.02;
  return Math.max(-0.42, round(drop / body.waistToFloor - 1));
}

/** Trims front and back legs at the same height, the back by its own inseam so that the seam still matches. */
export function shorten(design: string, drop: number): (pieces: Piece[]) => Piece[] {
  const [front, back] = [`${design}.front`, `${design}.back`];
  const inseam = (pieces: Piece[], piece: string) => runLength(pieces, run(piece, 'fork', 'floorIn')) ?? 0;
  return (pieces) => {
    const cutAt = (by: number) =>
      pieces.map((p) => (p.id === front ? hemAt(p, drop, HEM) : p.id === back ? hemAt(p, drop + by, HEM) : p));
    const off = (by: number) => inseam(cutAt(by), front) - inseam(cutAt(by), back);
    let by = 0;
    for (let i = 0; i < 4 && Math.abs(off(by)) > 0.3; i++) by += off(by);
    return truedUp(cutAt(by), outseam(design));
  };
}

/** Where the outseam begins that a shortened front is trued up to. */
const OUTSEAM_FROM: Partial<Record<string, string>> = {
  charlie: 'slantCurveEnd',
  titan: 'styleWaistOut',
  lily: 'styleWaistOutLily',
};

function outseam(design: string): SeamRule[] {
  const start = OUTSEAM_FROM[design];
  if (!start) return [];
  const [front, back] = [`${design}.front`, `${design}.back`].map((id) => run(id, start, 'floorOut'));
  return [
    { name: 'Outseam', a: [front], b: [back], true: { piece: front.piece, start, end: 'floorOut', beyond: 'floorIn' } },
  ];
}

function legNotes(spec: Cut, notes: Notes): void {
  notes.add(
    has(spec.hem, 'fringed', 'ruffled', 'high-low', 'asymmetric', 'scalloped', 'slit') &&
      `The ${spec.hem} hem is drafted straight.`,
  );
}

const hasPleats = (spec: Cut): boolean => spec.details.includes('pleats');
const PLEATS_LEFT_OUT = 'Waist pleats are not in this draft: elastic gathers the waist.';

/** Shaping of the leg below the knee; short legs have none. */
const legShape = (spec: Cut, design: string, short: number | null): Alteration[] => {
  const leg = spec.leg ?? (spec.silhouette === 'skinny' ? 'skinny' : spec.silhouette === 'bootcut' ? 'bootcut' : null);
  return !short && leg && shapesLeg(leg) ? [shapedLeg(design, leg)] : [];
};

function kneeEase(spec: Cut): number {
  const byLeg: Partial<Record<string, number>> = {
    skinny: 0.04,
    slim: 0.1,
    wide: 0.5,
    palazzo: 0.75,
    flared: 0.15,
    bootcut: 0.14,
    tapered: 0.18,
    cargo: 0.3,
    straight: 0.15,
  };
  const own = spec.leg ? byLeg[spec.leg] : undefined;
  if (own !== undefined) return own;
  return has(spec.silhouette, 'wide', 'flared', 'baggy') ? 0.45 : byFit(spec, [0.06, 0.1, 0.15, 0.24, 0.34, 0.42]);
}

const WAIST_HEIGHTS: Partial<Record<string, number>> = {
  high: 0.95,
  natural: 0.7,
  low: -0.15,
  paperbag: 0.95,
  belted: 0.05,
};

const isPatched = (spec: Cut): boolean => isJeansCut(spec) || spec.pockets.includes('patch');
/** Front pockets of the draft itself, and its welts on the seat where there are no patches. */
const drawnPockets = (spec: Cut): Pocket[] => [
  'slash',
  'seam',
  'curved',
  'welt',
  'besom',
  ...(isPatched(spec) ? [] : ['back' as const]),
];
/** Without the line along which the welt pockets of the draft are slashed. */
const withoutMouths: Alteration = (pieces) =>
  pieces.map((p) => (p.id === 'charlie.back' ? { ...p, lines: p.lines.filter(({ style }) => style !== 'dashed') } : p));
/** Patches of trousers lie on the seat. */
const onSeat = ({ pockets }: Cut): Pocket[] => pockets.map((kind) => (kind === 'patch' ? 'back' : kind));

/** Trousers of which the text wants no pocket: the fronts reach to the side, and no mouth is cut. */
const UNPOCKETED: JeansCut = {
  without: /(back|front)Pocket/,
  alter: [straightSides],
  seams: [
    chinoWaistband('charlie.front', 'charlie.back'),
    seam(
      'Outseam',
      [run('charlie.front', 'slantTop', 'floorOut', 'kneeOut')],
      [run('charlie.back', 'slantOut', 'floorOut', 'kneeOut')],
      { replaces: 'Outseam below the pocket' },
    ),
  ],
  has: [],
  drawn: [],
};

/** Trousers with waistband, fly, slash and welt pockets. */
export const trousers: RecipeMaker = (spec, body) => {
  if (has(spec.waistline, 'elastic', 'drawstring') || has(spec.closure, 'elastic', 'drawstring'))
    return elasticTrousers(spec, body);
  const elsewhere = closedElsewhere(spec);
  if (elsewhere) return plainTrousers(spec, body, elsewhere);
  const notes = new Notes();
  legNotes(spec, notes);
  notes.add(spec.waistline === 'paperbag' && 'The paperbag gathers are not in this draft.');
  notes.add(has(spec.closure, 'zip', 'invisible-zip', 'hooks', 'tie', 'wrap') && 'Drafted with a fly front.');
  const short = shortLeg(spec, body);
  const options: Options = {
    kneeEase: short ? Math.max(0.3, kneeEase(spec)) : kneeEase(spec),
    seatEase: byFit(spec, [0.01, 0.03, 0.05, 0.07, 0.09, 0.1]),
    waistHeight: (spec.waistline && WAIST_HEIGHTS[spec.waistline]) ?? -0.04,
    lengthBonus: short ? 0.02 : legLengthBonus(spec, body),
  };
  const pleats = hasPleats(spec);
  const cargo: Pocket[] = spec.leg === 'cargo' ? ['cargo'] : [];
  const own = isJeansCut(spec) ? jeansCut(spec) : denies(spec, 'pocket') ? UNPOCKETED : null;
  const without = own?.without ?? (isPatched(spec) ? /backPocket/ : null);
  return {
    base: 'charlie',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'charlie', options, ...(without ? { without } : {}) }],
    ...(pleats || own ? { joins: waistJoins(options, own?.seams ?? [], pleats) } : {}),
    alter: [
      ...(own?.alter ?? []),
      ...(short ? [shorten('charlie', short)] : []),
      ...legShape(spec, 'charlie', short),
      ...(pleats ? [waistPleats('charlie')] : []),
      ...(hasTurnUps(spec) ? [turnUps('charlie')] : []),
      ...(isPatched(spec) || own === UNPOCKETED ? [withoutMouths] : []),
      ...pocketPieces([...(own?.has ?? []), ...onSeat(spec), ...cargo], own?.drawn ?? drawnPockets(spec)),
    ],
    nearest: () => elasticTrousers({ ...spec, waistline: 'elastic' }, body),
  };
};

/** Rules of a front with a pleat (its waist is longer by it, and so is the seat, less what the pleat has run out), and of jeans. */
const waistJoins =
  (options: Options, own: SeamRule[], pleats: boolean): Recipe['joins'] =>
  (pieces, body) => {
    if (!pleats) return { seams: own, girths: [] };
    const rules = own.length > 0 ? own : [chinoWaistband('charlie.front', 'charlie.back')];
    return {
      seams: rules.map((rule) => (rule.name === 'Waistband to waist' ? pleatedWaist(rule) : rule)),
      girths: [pleatedSeat(seatRule('charlie', options, body), pieces, 'charlie')],
    };
  };

const seatRule = (design: string, { seatEase }: Options, { seat }: Body): GirthRule =>
  girth('seat', seat, seat * Number(seatEase), seatOf(`${design}.front`, `${design}.back`));

const WAIST_EDGE = [
  run('titan.front', 'styleWaistIn', 'styleWaistOut', undefined, 2),
  run('titan.back', 'styleWaistIn', 'styleWaistOut', undefined, 2),
];

/** A zip or buttons at the side or the centre back; every other closing of trousers is a fly. */
function closedElsewhere(spec: Cut): Closing | null {
  const place = spec.closure_place;
  const closes = has(spec.closure, 'zip', 'invisible-zip', 'hooks', 'buttons', 'snaps');
  return closes && (place === 'side' || place === 'back') && spec.garment !== 'jeans'
    ? closingOf(spec, place, { front: false, back: false })
    : null;
}

/** A waistband with an underlap, for the waist as it is when its pleats are laid. */
const bandToWaist =
  (pleats: boolean): Alteration =>
  (pieces, _, sa) => {
    const band = waistband(total(pieces, WAIST_EDGE) ?? 0, sa);
    const [planned] = band.seams ?? [];
    const { to_mm: _planned, ...rule } = { ...planned, b: WAIST_EDGE };
    return [...pieces, { ...band, seams: [pleats ? pleatedWaist(rule) : rule] }];
  };

/** Trousers without a fly: plain fronts and backs, opened where the text says, with a waistband. */
function plainTrousers(spec: Cut, body: Body, closing: Closing): Recipe {
  const notes = new Notes();
  legNotes(spec, notes);
  notes.add(buttonsElsewhere(spec, closing));
  const short = shortLeg(spec, body);
  const options: Options = {
    kneeEase: short ? Math.max(0.2, kneeEase(spec)) : kneeEase(spec),
    seatEase: byFit(spec, [0.01, 0.03, 0.05, 0.07, 0.09, 0.1]),
    waistEase: 0.02,
    waistHeight: 1,
    lengthBonus: short ? 0.02 : legLengthBonus(spec, body),
  };
  return {
    base: 'titan',
    status: notes.status(),
    deviations: notes.deviations,
    draws: ['waistline=high'],
    orders: [{ design: 'titan', options }],
    ...(hasPleats(spec)
      ? { joins: (pieces, b) => ({ seams: [], girths: [pleatedSeat(seatRule('titan', options, b), pieces, 'titan')] }) }
      : {}),
    alter: [
      ...(short ? [shorten('titan', short)] : []),
      ...legShape(spec, 'titan', short),
      bandToWaist(hasPleats(spec)),
      ...(hasPleats(spec) ? [waistPleats('titan')] : []),
      ...(hasTurnUps(spec) ? [turnUps('titan')] : []),
      ...closes(closing, spec),
      ...pocketPieces(spec.pockets),
    ],
  };
}

/** Pull-on trousers: plain legs with an elastic casing, as wide at the waist as the seat that goes through it. */
export function elasticTrousers(spec: Cut, body: Body): Recipe {
  const notes = new Notes();
  legNotes(spec, notes);
  notes.add(hasPleats(spec) && PLEATS_LEFT_OUT);
  notes.add(has(spec.cuff, 'rib', 'elastic') && `The ${spec.cuff} cuff is a strip.`);
  const short = shortLeg(spec, body);
  const options: Options = {
    kneeEase: short ? Math.max(0.2, kneeEase(spec)) : kneeEase(spec),
    seatEase: byFit(spec, [0.02, 0.04, 0.06, 0.08, 0.1, 0.1]),
    waistEase: Math.max(0.1, round(body.seat / body.waist - 1 + 0.015)),
    waistHeight: 1,
    lengthBonus: short ? 0.02 : legLengthBonus(spec, body),
  };
  const band: Alteration = (pieces, { waist }, sa) => {
    const length = WAIST_EDGE.reduce((sum, edge) => sum + (runLength(pieces, edge) ?? 0), 0);
    const casing = rectangle({
      id: 'own.waistband',
      title: 'Waistband (casing for elastic)',
      width: 80,
      length,
      cuts: [cut(1)],
      sa,
      seams: [{ name: 'Waistband to waist', a: [run('own.waistband', 'b', 'c')], b: WAIST_EDGE }],
    });
    return [...pieces, drawnTo(casing, waist)];
  };
  return {
    base: 'titan',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'titan', options }],
    alter: [
      ...(short ? [shorten('titan', short)] : []),
      ...legShape(spec, 'titan', short),
      ...(hasTurnUps(spec) ? [turnUps('titan')] : []),
      band,
      ...pocketPieces(spec.pockets),
    ],
  };
}

export const jeans: RecipeMaker = (spec, body) => trousers({ ...spec, garment: 'jeans', pockets: spec.pockets }, body);

export const wideTrousers: RecipeMaker = (spec, body) => trousers({ ...spec, leg: spec.leg ?? 'wide' }, body);

export const leggings: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  const drop = hemOf(spec, body) ?? 0;
  const shorter = drop > 0 && drop < body.waistToFloor - 15;
  notes.add(
    shorter && spec.length && has(spec.length, 'mini', 'micro', 'thigh') && 'Shortened from full-length leggings.',
  );
  const waistHeight = spec.waistline === 'low' ? 0 : spec.waistline === 'high' ? 1 : 0.5;
  return {
    base: 'lily',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'lily', options: { waistHeight } }],
    alter: [
      withElastic('lily.waistband', girthAtWaistHeight(waistHeight)),
      ...(shorter ? [shorten('lily', Math.max(body.waistToUpperLeg + 60, drop))] : []),
      ...pocketPieces(spec.pockets),
    ],
  };
};

/** Their waist as a share of the way from hips to waist: the design's own. */
const JOGGERS_WAIST = 0.05;

/** Pockets of their own kind below the waist, in place of the draft's. */
const onlySetIn = ({ pockets }: Cut): boolean => has(pockets[0] ?? null, 'zip', 'welt', 'besom');

/** Joggers and harem trousers: elastic waist and cuffs. */
export const joggers: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(spec.garment === 'joggers' && has(spec.fit, 'slim', 'tight') && 'The leg is roomier than a slim jogger.');
  return {
    base: 'paco',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [
      {
        design: 'paco',
        options: {
          seatEase: byFit(spec, [0.02, 0.03, 0.05, 0.08, 0.12, 0.15]),
          waistHeight: JOGGERS_WAIST,
          elasticatedCuff: spec.cuff !== 'none',
          backPockets: spec.pockets.includes('back'),
          frontPockets: !onlySetIn(spec),
          lengthBonus: Math.max(-0.15, legLengthBonus(spec, body)),
        },
      },
    ],
    alter: [
      withElastic('paco.waistband', girthAtWaistHeight(JOGGERS_WAIST)),
      withElastic('paco.cuff', ({ ankle }) => ankle),
      ...pocketPieces(spec.pockets, ['slash', 'seam', 'curved', 'back']),
    ],
    nearest: () => elasticTrousers({ ...spec, cuff: spec.cuff ?? 'elastic' }, body),
  };
};

export const wrapTrousers: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(
    spec.leg && !has(spec.leg, 'wide', 'straight', 'palazzo', 'cropped') && `The ${spec.leg} leg is not in this draft.`,
  );
  return {
    base: 'waralee',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'waralee', options: {} }],
    nearest: () => elasticTrousers(spec, body),
  };
};
