import type { Cut } from '../../../cut/cut.js';
import { sideSlits } from '../../../cut/slits.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';
import { openFold } from '../pieces/alter.js';
import { fitOf } from '../../../cut/fit.js';
import { hemOf } from '../../../cut/hem.js';
import { isShirtDress } from '../../../cut/shirt-dress.js';
import { SLEEVE_SHARE } from '../../../cut/sleeve.js';
import { byFit, has, slitNote } from '../lengths/lengths.js';
import { skirtOpened } from '../parts/closing/skirt-opened.js';
import { shapedLeg, shapesLeg } from '../parts/legs.js';
import { dartsApart } from '../parts/pencil-parts.js';
import { rowPockets } from '../parts/pockets.js';
import { bustGirth, empireRise, underBust, underBustGirth } from '../parts/empire.js';
import { pullOnWaist, waistCasing } from '../parts/pull-on.js';
import { sectors } from '../parts/skirts.js';
import { wantsTrain } from '../parts/train.js';
import { wrapTies } from '../parts/wrap.js';
import {
  Notes,
  type Alteration,
  type Body,
  type Options,
  type Recipe,
  type RecipeMaker,
  type RecipeOrder,
} from '../recipe.js';
import { run } from '../rules/kit.js';
import { isOneLength, oneLengthDress } from './one-length-dress.js';
import { truedUp } from '../pieces/truing.js';
import {
  BODICE_FRONT,
  bodiceAlterations,
  bodiceClosing,
  bodiceNotes,
  bodiceOrder,
  bodiceWaist,
  bodyOfBodice,
  isBare,
  isEmpire,
  wrapped,
} from './bodice.js';
import { buttonsElsewhere, closes, closingOf, type Closing } from './closing.js';
import { shorten, shortLeg } from './bottoms.js';
import { noteHem, ownSkirt, ruffledHem, seatGirth, skirtDrop, wantsWrap, type OwnSkirt } from './skirt-kinds.js';
import { allPanels, fullness, pullOn } from './skirts.js';
import { shirt } from './tops.js';

const KNITS = new Set([
  'jersey',
  'interlock',
  'rib-knit',
  'french-terry',
  'sweatshirt-fleece',
  'knit',
  'cable-knit',
  'merino',
  'cashmere',
  'spandex',
  'ponte',
  'velour',
  'crochet',
  'lurex',
]);
const round = (v: number): number => Math.round(v * 1e4) / 1e4;

export const isKnit = (spec: Cut): boolean => spec.fabrics.some((f) => KNITS.has(f.name));

/** Dress: knit, shirt dress, or a darted bodice with a skirt made to its waist. */
export const dress: RecipeMaker = (spec, body) => {
  if (isShirtDress(spec))
    return shirt({ ...spec, gender: spec.gender ?? 'women', length: spec.length ?? 'knee' }, body);
  if (wantsWrap(spec) || wantsTrain(spec)) return composedDress(spec, body);
  if (isKnit(spec) || has(spec.silhouette, 'bodycon')) return knitDress(spec, body);
  if (isOneLength(spec)) return oneLengthDress(spec, body);
  return composedDress(spec, body);
};

export function knitDress(spec: Cut, body: Body): Recipe {
  const notes = new Notes();
  notes.add(spec.collar && `The ${spec.collar} collar is not in this draft.`);
  notes.add(spec.hood && 'The hood is not in this draft.');
  notes.add(spec.pockets.length > 0 && 'Pockets are not in this draft.');
  notes.add(slitNote(spec));
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'crew', 'round', 'scoop', 'jewel', 'boat', 'u-neck', 'v-neck') &&
      `The ${spec.neckline} neckline is drafted as a scoop.`,
  );
  notes.add(has(spec.closure, 'wrap', 'tie') && `The ${spec.closure} closing is not in this draft.`);
  const anchors = { seat: body.waistToSeat, knee: body.waistToKnee, floor: body.waistToFloor };
  const drop = hemOf(spec, body) ?? body.waistToKnee;
  const anchor = drop < body.waistToKnee * 0.72 ? 'seat' : drop < body.waistToKnee * 1.35 ? 'knee' : 'floor';
  const share = SLEEVE_SHARE[spec.sleeve.length ?? 'sleeveless'];
  const flared = has(spec.silhouette, 'a-line', 'fit-and-flare', 'flared', 'trapeze', 'circle');
  const options: Options = {
    length: anchor,
    lengthBonus: round((drop - anchors[anchor]) / (body.hpsToWaistBack * (anchor === 'seat' ? 2 : 3))),
    chestEase: byFit(spec, [-0.03, 0.01, 0.03, 0.08, 0.14, 0.2]),
    waistEase: byFit(spec, [-0.03, 0.03, 0.08, 0.14, 0.18, 0.2]),
    hipsEase: byFit(spec, [-0.02, 0.03, 0.06, 0.12, 0.2, 0.3]),
    seatEase: byFit(spec, [-0.02, 0.02, 0.05, 0.12, 0.2, 0.3]),
    fitWaist: !has(fitOf(spec), 'loose', 'oversized'),
    flare: flared ? 0.6 : 0.05,
    sleeves: share > 0,
    ...(share > 0
      ? { sleeveLength: Math.max(0.06, share), strapWidth: 0.8 }
      : { strapWidth: spec.sleeve.type === 'strap' ? 0.2 : 0.45 }),
    necklineDepth: has(spec.neckline, 'scoop', 'u-neck', 'v-neck') ? 0.45 : 0.25,
    necklineWidth: has(spec.neckline, 'boat') ? 0.6 : 0.2,
    ...(spec.neckline === 'v-neck' ? { necklineBend: 0 } : {}),
  };
  return {
    base: 'bibi',
    status: notes.status(),
    deviations: notes.deviations,
    draws: [
      ...(flared
        ? [`silhouette=${spec.silhouette}`]
        : ['sheath', 'shift', 'pencil', 'bodycon'].map((s) => `silhouette=${s}`)),
      ...(options.fitWaist ? [] : ['silhouette=oversized']),
    ],
    orders: [{ design: 'bibi', options }],
    alter: knitOpened(spec),
    nearest: () => composedDress(spec, body),
  };
}

/** What is knitted is pulled on unless the text closes it; then its centre is cut open, or its side left so. */
function knitOpened(spec: Cut): Alteration[] {
  if (!has(spec.closure, 'buttons', 'snaps', 'zip', 'invisible-zip', 'hooks', 'lace-up')) return [];
  const closing = closingOf(spec, 'back', { front: true, back: true });
  if (closing.kind !== 'plain' || closing.place === 'side') return closes(closing, spec);
  const id = `bibi.${closing.place}`;
  return [(pieces, _, sa) => pieces.map((p) => (p.id === id ? openFold(p, sa) : p)), ...closes(closing, spec)];
}

const NARROW = ['sheath', 'pencil', 'straight', 'tailored', 'shift', 'bodycon', 'peplum'] as const;

/** Woven dresses that nothing opens are pulled over the head. */
const isPulledOn = (spec: Cut): boolean =>
  !wrapped(spec) &&
  (has(spec.closure, 'pullover', 'elastic', 'drawstring') || (spec.closure === null && hasNone(spec)));

/** The text rules out whatever would open it. */
const hasNone = ({ denied = [] }: Cut): boolean => denied.some((d) => /^closure(=(invisible-)?zip)?$/.test(d));

const CASING_ADDED = 'The waist is drawn in by elastic in a casing, which was added so that it passes over the chest.';

/** Darted bodice and a skirt made to its waist. */
export function composedDress(spec: Cut, body: Body): Recipe {
  const notes = new Notes();
  bodiceNotes(spec, notes);
  noteHem(spec, notes);
  notes.add(
    has(spec.silhouette, 'shift', 'cocoon', 'tent', 'trapeze') && `The ${spec.silhouette} shape is not in this draft.`,
  );
  const short = spec.garment !== 'dress' && wantsPeplum(spec);
  const pulled = isPulledOn(spec);
  const own = short ? null : (ownSkirt(spec) ?? (pulled ? pullOn(spec, body) : null));
  const empire = isEmpire(spec) && !pulled;
  const narrow = !own && !empire && has(spec.silhouette, ...NARROW);
  notes.add(
    empire && has(spec.silhouette, ...NARROW) && `Below the bust the ${spec.silhouette} skirt is drafted A-line.`,
  );
  notes.add(!wantsWrap(spec) && slitNote(spec, narrow));
  const below = own || short ? null : narrow ? pencilPart(spec, body) : circlePart(spec, body);
  const stands = below !== null && Number(below.options.panels ?? 2) === 2;
  const closing: Closing = pulled ? { kind: 'pull-on' } : bodiceClosing(spec, { front: stands, back: stands });
  notes.add(buttonsElsewhere(spec, closing), pulled && !has(spec.waistline, 'elastic', 'drawstring') && CASING_ADDED);
  return {
    base: below ? `bella+${below.design}` : 'bella+own',
    status: notes.status(),
    deviations: notes.deviations,
    draws: below?.design === 'sandy' && Number(below.options.circleRatio) === 1 ? ['silhouette=circle'] : [],
    orders: [bodiceOrder(spec, pulled), ...(below ? [below] : [])],
    alter: [
      ...bodiceAlterations(spec, body, closing),
      ...(below ? [allPanels(Number(below.options.panels ?? 1)), dartsApart, waistTrued(below.design)] : []),
      ...(own ? [skirtTo(spec, own)] : []),
      ...('place' in closing ? [skirtOpened(closing.place)] : []),
      ...peplum(spec),
      ...(pulled ? [waistCasing(spec)] : closes(closing, spec, isBare(spec))),
      ...ruffledHem(spec),
      ...rowPockets(spec),
    ],
    joins: (pieces, b) => ({
      seams: below ? waistSeam(pieces, below.design) : ownWaistSeam(pieces),
      girths: pulled
        ? [pullOnWaist(b)]
        : empire
          ? [bustGirth(b.chest, bustEase(spec)), underBustGirth(b, BODICE_WAIST)]
          : [],
    }),
    nearest: () => knitDress(spec, body),
  };
}

/** A skirt of our own, made to the bodice's finished waist. */
const skirtTo =
  (spec: Cut, own: OwnSkirt): Alteration =>
  (pieces, body, sa) => {
    const rise = isEmpire(spec) ? empireRise(body) : 0;
    const length = Math.max(body.waistToHips * 0.8, skirtDrop(spec, body)) + rise;
    const order = {
      waist: bodiceWaist(pieces) ?? body.waist,
      seat: seatGirth(spec, body),
      seatDepth: Math.min(body.waistToSeat + rise, length - 60),
      length,
      sa,
    };
    const ties = wantsWrap(spec) ? [wrapTies(order.waist, sa)] : [];
    return [...pieces, ...own.pieces(order, body), ...ties];
  };

const wantsPeplum = (spec: Cut): boolean => spec.silhouette === 'peplum' || spec.details.includes('peplum');

/** Short flared skirt over the hips, sewn into the waist seam. */
function peplum(spec: Cut): Alteration[] {
  if (!wantsPeplum(spec)) return [];
  return [
    (pieces, body, sa) => {
      const waist = bodiceWaist(pieces) ?? body.waist;
      const order = { waist, seat: body.seat, seatDepth: body.waistToSeat, length: body.waistToHips + 60, sa };
      const [piece] = sectors(order, { ratio: 0.6, panels: 2 });
      const seams = (piece.seams ?? []).map((s) => ({
        ...s,
        name: s.name === 'Skirt to waist' ? 'Peplum to waist' : 'Peplum side edges',
        a: s.a.map((r) => ({ ...r, piece: 'own.peplum' })),
        b: s.b.map((r) => ({ ...r, piece: 'own.peplum' })),
      }));
      return [...pieces, { ...piece, id: 'own.peplum', title: 'Peplum', seams }];
    },
  ];
}

function circlePart(spec: Cut, body: Body): RecipeOrder {
  const length = skirtDrop(spec, body);
  return {
    design: 'sandy',
    label: 'Skirt',
    without: /waistband/,
    body: isEmpire(spec) ? (pieces, b) => bodyUnderBust(pieces, b, length) : bodyOfBodice,
    options: {
      ...fullness(spec, body),
      waistbandPosition: 0,
      waistbandWidth: 0,
      lengthBonus: round(Math.max(0.1, Math.min(1, length / body.waistToFloor))),
    },
  };
}

/** What the base design takes of the chest's ease for a full bust, as a share. */
const FULL_BUST = 0.04;
const bustEase = (spec: Cut): number => Number(bodiceOrder(spec).options.chestEase) - FULL_BUST;

/** The skirt hangs from under the bust: as wide as the bodice is there, and longer by what that lies above the waist. */
function bodyUnderBust(pieces: readonly Piece[], body: Body, length: number): Body {
  const rise = empireRise(body);
  const cut = bodyOfBodice(underBust([...pieces], body, 0), body);
  return { ...cut, waistToFloor: body.waistToFloor * (1 + rise / length), waistToSeat: body.waistToSeat + rise };
}

function pencilPart(spec: Cut, body: Body): RecipeOrder {
  const length = hemOf(spec, body) ?? body.waistToKnee;
  const bonus = round(Math.max(-0.55, length / body.waistToKnee - 1));
  return {
    design: 'penelope',
    label: 'Skirt',
    without: /waistband/,
    body: bodyOfBodice,
    options: { waistEase: 0, seatEase: 0.02, lengthBonus: bonus, backVent: bonus > -0.1 && sideSlits(spec) === 0 },
  };
}

const BODICE_WAIST = [
  run(BODICE_FRONT, 'cfHem', 'waistDartLeft', undefined, 2),
  run(BODICE_FRONT, 'waistDartRight', 'sideHem', undefined, 2),
  run('bella.back', 'waistCenter', 'dartBottomLeft', undefined, 2),
  run('bella.back', 'dartBottomRight', 'waistSide', undefined, 2),
];

/** Of fronts that wrap over each other, from where they end. */
const WRAPPED_WAIST = [run(BODICE_FRONT, 'cfNeck', 'waistDartLeft', 'cfHem', 2), ...BODICE_WAIST.slice(1)];

const JOIN = 'Skirt to bodice waist';

/** The waist rule that our own skirt brings along, against the bodice's edge instead of a figure. */
function ownWaistSeam(pieces: readonly Piece[]): SeamRule[] {
  const planned = pieces.flatMap((p) => p.seams ?? []).find((s) => s.name === 'Skirt to waist');
  if (!planned) return [];
  const { to_mm: _, ...rule } = planned;
  const wraps = pieces.some((p) => p.points.wrapEnd);
  const b = wraps ? WRAPPED_WAIST : BODICE_WAIST;
  return [{ ...rule, name: JOIN, b, tolerance_mm: 3 }];
}

/** The curved waist of a pencil skirt is some millimetres longer than planned: its back gives way at the side. */
const waistTrued =
  (design: string): Alteration =>
  (pieces) => {
    const back = pieces.find((p) => p.id === 'penelope.back');
    const [rule] = waistSeam(pieces, design);
    if (!back || design !== 'penelope') return pieces;
    const start = back.points.dart2End ? 'dart2End' : 'dart1End';
    const halved = (runs: Run[]): Run[] => runs.map((r) => ({ ...r, times: 1 }));
    const slide = { piece: back.id, start, end: 'rWaist', beyond: 'rHem' };
    return truedUp(pieces, [{ ...rule, a: halved(rule.a), b: halved(rule.b), true: slide }]);
  };

function waistSeam(pieces: readonly Piece[], design: string): SeamRule[] {
  if (design === 'sandy') {
    const runs = pieces
      .filter((p) => p.id.startsWith('sandy.skirt'))
      .map((p) => run(p.id, 'in2', 'in2Flipped', 'in1', p.cuts[0].count * (p.on_fold ? 2 : 1)));
    return [{ name: JOIN, a: runs, b: BODICE_WAIST }];
  }
  const panel = (piece: string, darts: [string, string][]) =>
    darts.map(([from, to]) => run(piece, from, to, undefined, 2));
  const skirt = ['penelope.front', 'penelope.back'].flatMap((piece) => {
    const two = pieces.find((p) => p.id === piece)?.points.dart2Start;
    return two
      ? panel(piece, [
          ['lWaist', 'dart1Start'],
          ['dart1End', 'dart2Start'],
          ['dart2End', 'rWaist'],
        ])
      : panel(piece, [
          ['lWaist', 'dart1Start'],
          ['dart1End', 'rWaist'],
        ]);
  });
  return [{ name: JOIN, a: skirt, b: BODICE_WAIST }];
}

/** Wrapped or peplumed top: the bodice with a short skirt. */
export const bodiceTop: RecipeMaker = (spec, body) =>
  composedDress(
    {
      ...spec,
      length: spec.length && !has(spec.length, 'crop', 'waist') ? spec.length : 'hip',
      gender: spec.gender ?? 'women',
    },
    body,
  );

/** A one-piece is stepped into from the top: an opening at its side alone lets nobody in, unless its shoulders are bare. */
function steppedInto(closing: Closing, spec: Cut): Closing {
  if (closing.kind === 'pull-on') return { kind: 'plain', place: 'back', how: 'invisible-zip' };
  return closing.kind === 'plain' && closing.place === 'side' && !isBare(spec)
    ? { ...closing, place: 'back' }
    : closing;
}

const zipElsewhere = (spec: Cut, closing: Closing): string | false =>
  closing.kind === 'plain' &&
  spec.closure_place === 'side' &&
  closing.place === 'back' &&
  'The zip closing is drafted at the centre back: at the side alone it would let nobody into a one-piece.';

/** Jumpsuit: the bodice over trousers made to its waist, with crotch length to sit and reach in. */
export const jumpsuit: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  bodiceNotes(spec, notes);
  notes.add(has(spec.gender, 'men', 'boys') && 'The bodice has bust darts; for a flat chest, close the side dart.');
  const closing = steppedInto(bodiceClosing(spec, { front: false, back: false }), spec);
  notes.add(buttonsElsewhere(spec, closing), zipElsewhere(spec, closing));
  const short = shortLeg(spec, body);
  const legs = hemOf(spec, body);
  const wide = has(spec.leg, 'wide', 'palazzo', 'flared') || has(spec.silhouette, 'wide');
  const options: Options = {
    waistEase: 0,
    seatEase: byFit(spec, [0.06, 0.07, 0.1, 0.12, 0.15, 0.18]),
    waistHeight: 1,
    waistbandWidth: 0,
    kneeEase: wide ? 0.5 : 0.2,
    lengthBonus: legs === null || short ? 0.02 : round(legs / body.waistToFloor - 1),
  };
  return {
    base: 'bella+titan',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [
      bodiceOrder(spec),
      { design: 'titan', label: 'Trousers', body: (pieces, b) => roomier(bodyOfBodice(pieces, b)), options },
    ],
    alter: [
      ...bodiceAlterations(spec, body, closing),
      ...(short ? [shorten('titan', short)] : []),
      ...(!short && spec.leg && shapesLeg(spec.leg) ? [shapedLeg('titan', spec.leg)] : []),
      ...closes(closing, spec, isBare(spec)),
      ...rowPockets(spec),
    ],
    joins: () => ({
      seams: [
        {
          name: 'Trousers to bodice waist',
          a: [
            run('titan.front', 'styleWaistIn', 'styleWaistOut', undefined, 2),
            run('titan.back', 'styleWaistIn', 'styleWaistOut', undefined, 2),
          ],
          b: BODICE_WAIST,
        },
      ],
      girths: [],
    }),
  };
};

/** 30 mm more through the crotch, so that a one-piece can bend. */
const roomier = (body: Body): Body => ({
  ...body,
  crossSeam: body.crossSeam + 30,
  crossSeamFront: body.crossSeamFront + 12,
  waistToUpperLeg: body.waistToUpperLeg + 12,
  waistToSeat: body.waistToSeat + 8,
});
