import type { GarmentSpec } from '../../spec.js';
import { hemAt } from '../alter.js';
import { runLength } from '../checks.js';
import { belowWaist, byFit, has, wantsSlit } from '../lengths.js';
import { patchPocket, strip } from '../own.js';
import type { Piece } from '../pieces.js';
import { run } from '../rules/kit.js';
import { Notes, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';

const SA = 10;
const HEM = 30;
const round = (v: number): number => Math.round(v * 1000) / 1000;

/** Leg length from the waist for a hem at or above the knee, mm; null when the leg goes on below it. */
function shortLeg(spec: GarmentSpec, body: Body): number | null {
  const length = spec.length ?? (spec.garment === 'shorts' ? 'above-knee' : null);
  if (!length) return null;
  const drop = has(length, 'crop', 'waist', 'hip') ? belowWaist('mini', body) : belowWaist(length, body);
  const least = body.waistToUpperLeg + 70;
  return drop < body.waistToKnee + 20 ? Math.max(least, drop) : null;
}

function legLengthBonus(spec: GarmentSpec, body: Body): number {
  if (spec.leg === 'cropped' && !spec.length) return round(belowWaist('ankle', body) / body.waistToFloor - 1 - 0.04);
  if (!spec.length || has(spec.length, 'crop', 'waist', 'hip')) return 0.02;
  return Math.max(-0.42, round(belowWaist(spec.length, body) / body.waistToFloor - 1 + 0.02));
}

/** Trims front and back legs at the same height, the back by its own inseam so that the seam still matches. */
function shorten(design: string, drop: number): (pieces: Piece[]) => Piece[] {
  const [front, back] = [`${design}.front`, `${design}.back`];
  const inseam = (pieces: Piece[], piece: string) => runLength(pieces, run(piece, 'fork', 'floorIn')) ?? 0;
  return (pieces) => {
    const once = pieces.map((p) => (p.id === front || p.id === back ? hemAt(p, drop, HEM) : p));
    const off = inseam(once, front) - inseam(once, back);
    return once.map((p, i) => (p.id === back ? hemAt(pieces[i], drop + off, HEM) : p));
  };
}

function legNotes(spec: GarmentSpec, notes: Notes): void {
  notes.add(has(spec.leg, 'flared', 'bootcut') && 'The leg falls straight from the knee; add the flare below it.');
  notes.add(
    has(spec.leg, 'tapered', 'barrel') &&
      `The ${spec.leg} shaping below the knee is not in this draft; the leg falls straight.`,
  );
  notes.add(
    has(spec.hem, 'fringed', 'ruffled', 'high-low', 'asymmetric', 'scalloped', 'slit') &&
      `The ${spec.hem} hem is drafted straight.`,
  );
  notes.add(spec.details.includes('pleats') && 'Waist pleats are not in this draft.');
}

function kneeEase(spec: GarmentSpec): number {
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
  high: 0.3,
  natural: 0.2,
  low: -0.15,
  paperbag: 0.3,
  belted: 0.05,
};

/** Trousers with waistband, fly, slash and welt pockets. */
export const trousers: RecipeMaker = (spec, body) => {
  if (has(spec.waistline, 'elastic', 'drawstring') || has(spec.closure, 'elastic', 'drawstring'))
    return elasticTrousers(spec, body);
  const notes = new Notes();
  legNotes(spec, notes);
  const wanted = spec.pockets.filter(
    (p) => !has(p, 'slash', 'back', 'welt', 'besom', 'curved', 'seam', 'cargo', 'patch', 'coin'),
  );
  notes.add(wanted.length > 0 && `Pockets not drafted: ${wanted.join(', ')}.`);
  notes.add(spec.waistline === 'paperbag' && 'The paperbag gathers are not in this draft.');
  notes.add(has(spec.closure, 'zip', 'invisible-zip', 'hooks', 'tie', 'wrap') && 'Drafted with a fly front.');
  notes.add(
    spec.garment === 'jeans' &&
      'Jeans are drafted from chinos: slash pockets and a darted back instead of a back yoke.',
  );
  notes.add(spec.silhouette === 'skinny' && spec.leg === null && 'The lower leg falls straight from the knee.');
  const short = shortLeg(spec, body);
  const options: Options = {
    kneeEase: short ? Math.max(0.3, kneeEase(spec)) : kneeEase(spec),
    seatEase: byFit(spec, [0.01, 0.03, 0.05, 0.07, 0.09, 0.1]),
    waistHeight: (spec.waistline && WAIST_HEIGHTS[spec.waistline]) ?? -0.04,
    lengthBonus: short ? 0.02 : legLengthBonus(spec, body),
  };
  const cargo = spec.pockets.includes('cargo') || spec.leg === 'cargo';
  return {
    base: 'charlie',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'charlie', options }],
    alter: [
      ...(short ? [shorten('charlie', short)] : []),
      ...(cargo
        ? [
            (pieces: Piece[]) => [
              ...pieces,
              patchPocket('own.cargo', 'Cargo pocket', 170, 200, SA, 2),
              strip('own.cargoFlap', 'Cargo pocket flap', 80, 175, SA, [
                { material: 'fabric', count: 4, mirrored: true, on_bias: false },
              ]),
            ],
          ]
        : []),
      ...(spec.pockets.includes('patch')
        ? [(pieces: Piece[]) => [...pieces, patchPocket('own.backPocket', 'Back patch pocket', 140, 150, SA, 2)]]
        : []),
    ],
    nearest: () => elasticTrousers({ ...spec, waistline: 'elastic' }, body),
  };
};

/** Pull-on trousers: plain legs with an elastic casing. */
export function elasticTrousers(spec: GarmentSpec, body: Body): Recipe {
  const notes = new Notes();
  legNotes(spec, notes);
  const pockets = spec.pockets.filter((p) => !has(p, 'patch', 'back'));
  notes.add(pockets.length > 0 && `Pockets not drafted: ${pockets.join(', ')}.`);
  notes.add(has(spec.cuff, 'rib', 'elastic') && `The ${spec.cuff} cuff is a strip.`);
  const short = shortLeg(spec, body);
  const options: Options = {
    kneeEase: short ? Math.max(0.2, kneeEase(spec)) : kneeEase(spec),
    seatEase: byFit(spec, [0.02, 0.04, 0.06, 0.08, 0.1, 0.1]),
    waistEase: 0.1,
    waistHeight: 1,
    lengthBonus: short ? 0.02 : legLengthBonus(spec, body),
  };
  const band = (pieces: Piece[], b: Body) => [
    ...pieces,
    strip('own.waistband', 'Waistband (casing)', 80, Math.round(b.seat * 1.02), SA),
  ];
  return {
    base: 'titan',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'titan', options }],
    alter: [...(short ? [shorten('titan', short)] : []), band],
  };
}

export const jeans: RecipeMaker = (spec, body) =>
  trousers({ ...spec, garment: 'jeans', pockets: spec.pockets.filter((p) => p !== 'coin') }, body);

export const wideTrousers: RecipeMaker = (spec, body) => trousers({ ...spec, leg: spec.leg ?? 'wide' }, body);

export const leggings: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(spec.pockets.length > 0 && 'Pockets are not in this draft.');
  const drop = spec.length ? belowWaist(spec.length, body) : 0;
  const reduction = spec.length ? Math.max(0, Math.min(0.85, 1 - drop / (body.waistToFloor - 20))) : 0;
  notes.add(
    reduction > 0.02 &&
      spec.length &&
      has(spec.length, 'mini', 'micro', 'thigh') &&
      'Shortened from full-length leggings.',
  );
  return {
    base: 'lily',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [
      { design: 'lily', options: { waistHeight: spec.waistline === 'low' ? 0 : spec.waistline === 'high' ? 1 : 0.5 } },
    ],
    alter: reduction > 0.02 ? [shorten('lily', Math.max(body.waistToUpperLeg + 60, drop))] : [],
  };
};

/** Joggers and harem trousers: elastic waist and cuffs. */
export const joggers: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  const pockets = spec.pockets.filter((p) => !has(p, 'slash', 'seam', 'back'));
  notes.add(pockets.length > 0 && `Pockets not drafted: ${pockets.join(', ')}.`);
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
          elasticatedCuff: spec.cuff !== 'none',
          backPockets: spec.pockets.includes('back'),
          frontPockets: true,
          lengthBonus: Math.max(-0.15, legLengthBonus(spec, body) - 0.02),
        },
      },
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

/** Skirts: darted pencil, straight, or a sector of a circle. */
export const skirt: RecipeMaker = (spec, body) => {
  if (
    has(spec.silhouette, 'pencil', 'sheath', 'bodycon', 'mermaid') ||
    (spec.silhouette === null && has(spec.fit, 'slim', 'tight'))
  )
    return pencilSkirt(spec, body);
  if (has(spec.silhouette, 'straight', 'boxy')) return straightSkirt(spec, body);
  return flaredSkirt(spec, body);
};

function skirtNotes(spec: GarmentSpec): Notes {
  const notes = new Notes();
  notes.add(
    spec.pockets.length > 0 &&
      !spec.pockets.every((p) => has(p, 'patch', 'seam')) &&
      `Pockets not drafted: ${spec.pockets.filter((p) => !has(p, 'patch', 'seam')).join(', ')}.`,
  );
  notes.add(
    has(spec.hem, 'high-low', 'asymmetric', 'handkerchief', 'scalloped', 'ruffled', 'fringed', 'lettuce') &&
      `The ${spec.hem} hem is drafted straight.`,
  );
  notes.add(
    has(spec.closure, 'buttons', 'wrap', 'tie', 'lace-up') && `The ${spec.closure} closing is drafted as a zip.`,
  );
  return notes;
}

const skirtPockets = (spec: GarmentSpec): ((pieces: Piece[]) => Piece[])[] =>
  spec.pockets.includes('patch')
    ? [(pieces) => [...pieces, patchPocket('own.pocket', 'Patch pocket', 150, 160, SA, 2)]]
    : [];

export function pencilSkirt(spec: GarmentSpec, body: Body): Recipe {
  const notes = skirtNotes(spec);
  notes.add(
    wantsSlit(spec) &&
      'The slit is drafted as a back vent; for a slit at the leg, leave the side seam open from the hem and close the vent.',
  );
  notes.add(spec.silhouette === 'mermaid' && 'The flare below the knee is not in this draft.');
  const length = spec.length ? belowWaist(spec.length, body) : body.waistToKnee;
  const vent =
    spec.hem === 'slit' ||
    spec.details.includes('vent') ||
    spec.details.includes('slit') ||
    length > body.waistToKnee * 0.95;
  const options: Options = {
    lengthBonus: round(Math.max(-0.45, length / body.waistToKnee - 1)),
    backVent: vent,
    backVentLength: length > body.waistToKnee * 1.2 ? 0.6 : 0.4,
    seatEase: byFit(spec, [0.005, 0.01, 0.02, 0.04, 0.06, 0.08]),
    zipperLocation: has(spec.closure, 'invisible-zip') && spec.details.includes('vent') ? 'sideSeam' : 'backSeam',
  };
  return {
    base: 'penelope',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'penelope', options }],
    alter: skirtPockets(spec),
    nearest: () => straightSkirt(spec, body),
  };
}

export function straightSkirt(spec: GarmentSpec, body: Body): Recipe {
  const notes = skirtNotes(spec);
  const length = spec.length ? belowWaist(spec.length, body) : body.waistToKnee;
  return {
    base: 'sarah',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'sarah', options: { length: Math.max(0.25, Math.min(1, round(length / body.waistToFloor))) } }],
    alter: skirtPockets(spec),
    nearest: () => pencilSkirt(spec, body),
  };
}

/** Share of a full circle and gathering at the waist. */
export function fullness(spec: GarmentSpec): { circleRatio: number; gathering: number; panels: number } {
  const gathered =
    has(spec.silhouette, 'gathered', 'tiered', 'ball-gown', 'balloon') ||
    spec.details.includes('gathers') ||
    spec.details.includes('tiers');
  if (gathered) return { circleRatio: 0.25, gathering: 0.8, panels: 2 };
  if (has(spec.silhouette, 'circle')) return { circleRatio: 1, gathering: 0, panels: 4 };
  if (has(spec.silhouette, 'pleated') || spec.details.includes('pleats'))
    return { circleRatio: 0.25, gathering: 1, panels: 2 };
  if (has(spec.silhouette, 'flared', 'fit-and-flare', 'tent', 'trapeze'))
    return { circleRatio: 0.5, gathering: 0, panels: 2 };
  return { circleRatio: 0.28, gathering: 0, panels: 2 };
}

export function flaredSkirt(spec: GarmentSpec, body: Body): Recipe {
  const notes = skirtNotes(spec);
  const full = fullness(spec);
  notes.add(
    (has(spec.silhouette, 'pleated') || spec.details.includes('pleats')) &&
      'The fullness for pleats is drafted as gathering; fold it into pleats.',
  );
  notes.add(
    (has(spec.silhouette, 'tiered') || spec.details.includes('tiers')) &&
      'Tiers are not in this draft; the skirt is one gathered length.',
  );
  notes.add(
    has(spec.silhouette, 'asymmetric', 'wrap', 'balloon', 'ball-gown') &&
      `The ${spec.silhouette} shape is not in this draft.`,
  );
  return {
    base: 'sandy',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [
      {
        design: 'sandy',
        options: { ...full, ...circleLength(spec, body), waistbandPosition: 0.15, waistbandWidth: 0.04 },
      },
    ],
    alter: [allPanels(full.panels), ...skirtPockets(spec)],
  };
}

/** The base design lists one panel; a skirt of several panels needs all of them. */
export const allPanels =
  (panels: number) =>
  (pieces: Piece[]): Piece[] =>
    pieces.map((p) => (p.id === 'sandy.skirt' ? { ...p, cuts: p.cuts.map((c) => ({ ...c, count: panels })) } : p));

/** `lengthBonus` of the circle skirt is a share of waist (at the band's height) to floor. */
export function circleLength(spec: GarmentSpec, body: Body, position = 0.15): Options {
  const length = spec.length ? belowWaist(spec.length, body) : body.waistToKnee;
  const whole = body.waistToFloor - body.waistToHips * position;
  return { lengthBonus: round(Math.max(0.2, Math.min(1, length / whole))) };
}
