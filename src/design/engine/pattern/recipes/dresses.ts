import type { GarmentSpec } from '../../spec.js';
import { hemAt } from '../alter.js';
import { runLength } from '../checks.js';
import { belowWaist, byFit, fitOf, has, SLEEVE_SHARE, wantsSlit } from '../lengths.js';
import { canCutNeck, cutNeck } from '../neckline.js';
import type { Piece } from '../pieces.js';
import { Notes, type Body, type Options, type Recipe, type RecipeMaker, type RecipeOrder } from '../recipe.js';
import { run } from '../rules/kit.js';
import { allPanels, fullness } from './bottoms.js';
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
const SA = 10;
const round = (v: number): number => Math.round(v * 1000) / 1000;

export const isKnit = (spec: GarmentSpec): boolean => spec.fabrics.some((f) => KNITS.has(f.name));

/** Dress: knit, shirt dress, or a darted bodice with a skirt made to its waist. */
export const dress: RecipeMaker = (spec, body) => {
  const shirtLike =
    has(spec.collar, 'shirt', 'button-down', 'band', 'mandarin', 'regular', 'spread', 'camp') &&
    !has(spec.closure, 'wrap', 'zip', 'invisible-zip');
  if (shirtLike) return shirt({ ...spec, gender: spec.gender ?? 'women', length: spec.length ?? 'knee' }, body);
  if (isKnit(spec) || has(spec.silhouette, 'bodycon')) return knitDress(spec, body);
  return composedDress(spec, body);
};

export function knitDress(spec: GarmentSpec, body: Body): Recipe {
  const notes = new Notes();
  notes.add(spec.collar && `The ${spec.collar} collar is not in this draft.`);
  notes.add(spec.hood && 'The hood is not in this draft.');
  notes.add(spec.pockets.length > 0 && 'Pockets are not in this draft.');
  notes.add(wantsSlit(spec) && SLIT_LEFT_OUT);
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'crew', 'round', 'scoop', 'jewel', 'boat', 'u-neck', 'v-neck') &&
      `The ${spec.neckline} neckline is drafted as a scoop.`,
  );
  notes.add(has(spec.closure, 'buttons', 'zip', 'wrap', 'tie') && `The ${spec.closure} closing is not in this draft.`);
  const length = spec.length ?? 'knee';
  const anchors = { seat: body.waistToSeat, knee: body.waistToKnee, floor: body.waistToFloor };
  const drop = belowWaist(length, body);
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
    orders: [{ design: 'bibi', options }],
    nearest: () => composedDress(spec, body),
  };
}

const BODICE_FRONT = 'bella.frontSideDart';

/** Finished waist of the darted bodice, mm. */
export function bodiceWaist(pieces: readonly Piece[]): number | null {
  const runs = [
    run(BODICE_FRONT, 'cfHem', 'waistDartLeft'),
    run(BODICE_FRONT, 'waistDartRight', 'sideHem'),
    run('bella.back', 'waistCenter', 'dartBottomLeft'),
    run('bella.back', 'dartBottomRight', 'waistSide'),
  ].map((r) => runLength(pieces, r));
  return runs.some((r) => r === null) ? null : runs.reduce((sum: number, r) => sum + (r ?? 0), 0) * 2;
}

/** The skirt is drafted for a body whose waist is the bodice's finished waist. */
export function bodyOfBodice(pieces: readonly Piece[], body: Body): Body {
  const waist = bodiceWaist(pieces);
  return waist ? { ...body, waist } : body;
}

function bodiceOrder(spec: GarmentSpec, sleeves: boolean): RecipeOrder {
  return {
    design: 'bella',
    label: 'Bodice',
    options: {
      chestEase: byFit(spec, [0.05, 0.08, 0.11, 0.14, 0.17, 0.2]),
      waistEase: byFit(spec, [0.02, 0.03, 0.05, 0.09, 0.14, 0.2]),
      bellaSleeve: true,
    },
    ...(sleeves ? {} : { without: /bella\.sleeve/ }),
  };
}

function bodiceNotes(spec: GarmentSpec, notes: Notes): void {
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'jewel', 'round', 'crew', 'collarless') &&
      !canCutNeck(spec.neckline) &&
      `The bodice has a jewel neckline; cut the ${spec.neckline} neckline into it.`,
  );
  notes.add(spec.collar && `The ${spec.collar} collar is not in this draft.`);
  notes.add(spec.hood && 'The hood is not in this draft.');
  notes.add(has(spec.closure, 'wrap') && 'The wrap overlap is not in this draft; extend both fronts past the centre.');
  notes.add(
    has(spec.closure, 'buttons', 'lace-up') && `The ${spec.closure} closing is drafted as a centre back opening.`,
  );
  const full = has(
    spec.sleeve.type,
    'puff',
    'bishop',
    'bell',
    'balloon',
    'lantern',
    'leg-of-mutton',
    'flutter',
    'petal',
    'poet',
    'ruffle',
    'circular',
    'tulip',
    'juliet',
    'raglan',
    'dolman',
    'kimono',
    'batwing',
    'cold-shoulder',
  );
  notes.add(full && `The ${spec.sleeve.type} sleeve is drafted as a plain set-in sleeve.`);
  notes.add(
    has(spec.waistline, 'empire', 'dropped', 'basque') &&
      `The waist seam lies at the natural waist, not ${spec.waistline}.`,
  );
}

const necks = (spec: GarmentSpec): ((pieces: Piece[], body: Body) => Piece[])[] =>
  spec.neckline && canCutNeck(spec.neckline) && !spec.collar
    ? [cutNeck(spec.neckline, { front: BODICE_FRONT, back: 'bella.back' }, SA)]
    : [];

function shortSleeves(spec: GarmentSpec, body: Body): ((pieces: Piece[]) => Piece[])[] {
  const share = SLEEVE_SHARE[spec.sleeve.length ?? 'sleeveless'];
  if (share === 0 || share >= 1) return [];
  const trim = (p: Piece): Piece => {
    const top = Math.min(...p.loop.map((q) => q.y));
    const under = p.points.bicepsLeft?.y ?? 0;
    return hemAt(p, Math.max(under + 25, top + body.shoulderToWrist * share), 25);
  };
  return [(pieces) => pieces.map((p) => (p.id === 'bella.sleeve' ? trim(p) : p))];
}

const SLIT_LEFT_OUT = 'The slit is not in this draft; leave the seam open from the hem to the height wanted.';
const SLIT_AS_VENT =
  'The slit is drafted as a back vent; for a slit at the leg, leave the side seam open from the hem and close the vent.';

/** Darted bodice and circle or pencil skirt, joined at a matched waist. */
export function composedDress(spec: GarmentSpec, body: Body): Recipe {
  const notes = new Notes();
  bodiceNotes(spec, notes);
  notes.add(spec.pockets.length > 0 && 'Side seam pockets are not in this draft.');
  notes.add(
    has(spec.silhouette, 'shift', 'cocoon', 'tent', 'trapeze', 'mermaid', 'asymmetric', 'ball-gown') &&
      `The ${spec.silhouette} shape is not in this draft.`,
  );
  notes.add(
    has(spec.hem, 'high-low', 'asymmetric', 'handkerchief', 'scalloped', 'ruffled', 'fringed') &&
      `The ${spec.hem} hem is drafted straight.`,
  );
  const sleeves = SLEEVE_SHARE[spec.sleeve.length ?? 'sleeveless'] > 0;
  const narrow = has(spec.silhouette, 'sheath', 'pencil', 'straight', 'tailored', 'shift', 'mermaid');
  notes.add(wantsSlit(spec) && (narrow ? SLIT_AS_VENT : SLIT_LEFT_OUT));
  const below = narrow ? pencilPart(spec, body) : circlePart(spec, body);
  return {
    base: `bella+${below.design}`,
    status: notes.status(),
    deviations: notes.deviations,
    orders: [bodiceOrder(spec, sleeves), below],
    alter: [...necks(spec), ...shortSleeves(spec, body), allPanels(Number(below.options.panels ?? 1))],
    joins: (pieces) => ({ seams: waistSeam(pieces, below.design), girths: [] }),
    nearest: () => knitDress(spec, body),
  };
}

function circlePart(spec: GarmentSpec, body: Body): RecipeOrder {
  const length = belowWaist(spec.length ?? 'knee', body);
  return {
    design: 'sandy',
    label: 'Skirt',
    without: /waistband/,
    body: bodyOfBodice,
    options: {
      ...fullness(spec),
      waistbandPosition: 0,
      waistbandWidth: 0,
      lengthBonus: round(Math.max(0.2, Math.min(1, length / body.waistToFloor))),
    },
  };
}

function pencilPart(spec: GarmentSpec, body: Body): RecipeOrder {
  const length = belowWaist(spec.length ?? 'knee', body);
  const bonus = round(Math.max(-0.45, length / body.waistToKnee - 1));
  return {
    design: 'penelope',
    label: 'Skirt',
    without: /waistband/,
    body: bodyOfBodice,
    options: { waistEase: 0, seatEase: 0.02, lengthBonus: bonus, backVent: bonus > -0.1 },
  };
}

function waistSeam(pieces: readonly Piece[], design: string) {
  const bodice = [
    run(BODICE_FRONT, 'cfHem', 'waistDartLeft', undefined, 2),
    run(BODICE_FRONT, 'waistDartRight', 'sideHem', undefined, 2),
    run('bella.back', 'waistCenter', 'dartBottomLeft', undefined, 2),
    run('bella.back', 'dartBottomRight', 'waistSide', undefined, 2),
  ];
  if (design === 'sandy') {
    const skirt = pieces.find((p) => p.id === 'sandy.skirt');
    const count = skirt ? skirt.cuts[0].count : 1;
    const runs = [run('sandy.skirt', 'in2', 'in2Flipped', 'in1', count * 2)];
    const [gathered, flat] = [runLength(pieces, runs[0]) ?? 0, bodiceWaist(pieces) ?? 0];
    const extra = gathered > flat * 1.05 ? gathered - flat : 0;
    return [
      {
        name: 'Skirt to bodice waist',
        a: runs,
        b: bodice,
        ease_mm: extra,
        kind: extra ? ('gather' as const) : ('flush' as const),
        tolerance_mm: 4,
      },
    ];
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
  return [{ name: 'Skirt to bodice waist', a: skirt, b: bodice, tolerance_mm: 6 }];
}

/** Jumpsuit: the bodice over trousers made to its waist. */
export const jumpsuit: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add('Composed of a darted bodice and trousers; no crotch depth is added beyond the trousers’ own.');
  bodiceNotes(spec, notes);
  const sleeves = SLEEVE_SHARE[spec.sleeve.length ?? 'sleeveless'] > 0;
  const wide = has(spec.leg, 'wide', 'palazzo', 'flared') || has(spec.silhouette, 'wide');
  const options: Options = {
    waistEase: 0.02,
    seatEase: 0.08,
    waistHeight: 1,
    kneeEase: wide ? 0.5 : 0.2,
    lengthBonus: 0.02,
  };
  return {
    base: 'bella+titan',
    status: 'approximate',
    deviations: notes.deviations,
    orders: [bodiceOrder(spec, sleeves), { design: 'titan', label: 'Trousers', body: bodyOfBodice, options }],
    alter: [...necks(spec), ...shortSleeves(spec, body)],
  };
};
