import type { GarmentSpec } from '../../spec.js';
import { byFit, fitOf, has, lengthBonus, SLEEVE_SHARE } from '../lengths.js';
import { patchPocket, strip } from '../own.js';
import type { Piece } from '../pieces.js';
import { Notes, type Body, type Options, type RecipeMaker } from '../recipe.js';

const SA = 10;
const isWomens = (spec: GarmentSpec): boolean => spec.gender === 'women' || spec.gender === 'girls';
export const sleeveLength = (spec: GarmentSpec) => spec.sleeve.length;

/** Patch pockets on the chest, one or two, from the words of the spec. */
export function chestPockets(spec: GarmentSpec): ((pieces: Piece[], body: Body) => Piece[])[] {
  const wanted = spec.pockets.filter((p) => p === 'chest' || p === 'patch' || p === 'flap');
  if (wanted.length === 0) return [];
  return [
    (pieces, body) => [
      ...pieces,
      patchPocket(
        'own.chestPocket',
        'Chest pocket',
        Math.round(body.chest * 0.11),
        Math.round(body.chest * 0.13),
        SA,
        wanted.length > 1 ? 2 : 1,
      ),
    ],
  ];
}

/** What no top of the library drafts, said once. */
export function commonTopNotes(spec: GarmentSpec, notes: Notes, drafted: { hood?: boolean; pockets?: string[] }): void {
  notes.add(spec.hood && !drafted.hood && 'The hood is not in this draft.');
  const other = spec.pockets.filter((p) => !(drafted.pockets ?? []).includes(p));
  notes.add(other.length > 0 && `Pockets not drafted: ${other.join(', ')}.`);
  const puffed = has(
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
    'batwing',
    'kimono',
    'cold-shoulder',
  );
  notes.add(
    puffed &&
      `The ${spec.sleeve.type} sleeve is drafted as a plain set-in sleeve; slash and spread it for the fullness.`,
  );
  notes.add(
    has(spec.hem, 'high-low', 'asymmetric', 'handkerchief', 'scalloped', 'ruffled', 'fringed', 'lettuce') &&
      `The ${spec.hem} hem is drafted straight.`,
  );
}

function shirtSleeve(spec: GarmentSpec, options: Options, notes: Notes): RegExp | undefined {
  const length = sleeveLength(spec);
  if (length === 'sleeveless' || length === 'cap') {
    notes.add('Sleeveless: bind or face the armholes; the armhole is that of the sleeved draft.');
    return /\.(sleeve|cuff)/;
  }
  if (has(length, 'short', 'elbow')) {
    options.sleeveStyle = 'short';
    options.sleeveLengthShort = length === 'short' ? 0.4 : 0.62;
    return /\.(cuff|sleevePlacket)/;
  }
  if (length === 'three-quarter') options.sleeveLengthBonus = -0.22;
  if (has(spec.cuff, 'elastic', 'rib', 'ruffle', 'tab'))
    notes.add(`The ${spec.cuff} cuff is drafted as a barrel cuff.`);
  if (spec.cuff === 'french') options.cuffStyle = 'roundedFrenchCuff';
  return undefined;
}

function shirtCollar(spec: GarmentSpec, notes: Notes): RegExp | undefined {
  const neckOnly = spec.collar === null && spec.neckline !== null && spec.neckline !== 'collarless';
  if (has(spec.collar, 'mandarin', 'band', 'stand') || spec.neckline === 'mock-neck') return /\.collar$/;
  if (spec.neckline === 'collarless') return /\.collar(Stand)?$/;
  if (neckOnly) {
    notes.add(`The ${spec.neckline} neckline is drafted as a shirt neckline without collar; redraw its edge.`);
    return /\.collar(Stand)?$/;
  }
  if (spec.collar && !has(spec.collar, 'shirt', 'regular', 'button-down', 'spread', 'cutaway', 'wing'))
    notes.add(`The ${spec.collar} collar is drafted as a shirt collar on a stand.`);
  return undefined;
}

const either = (...patterns: (RegExp | undefined)[]): RegExp | undefined => {
  const given = patterns.filter((p) => p !== undefined).map((p) => p.source);
  return given.length ? new RegExp(given.join('|')) : undefined;
};

/** Shirt, blouse, shirt dress: the shirt draft, with a bust dart for women. */
export const shirt: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  const ease = byFit(spec, [0.07, 0.1, 0.15, 0.2, 0.26, 0.34]);
  const options: Options = {
    chestEase: ease,
    waistEase: Math.max(0.1, Math.min(0.35, ease)),
    hipsEase: Math.max(0.1, Math.min(0.35, ease)),
    lengthBonus: lengthBonus(spec.length, body, 0.25),
  };
  if (spec.collar === 'cutaway' || spec.collar === 'spread') options.collarAngle = 100;
  if (has(spec.hem, 'curved')) options.hemStyle = 'baseball';
  if (spec.details.includes('pleats')) options.boxPleat = true;
  const without = either(shirtSleeve(spec, options, notes), shirtCollar(spec, notes));
  const long = options.lengthBonus as number;
  commonTopNotes(spec, notes, { pockets: ['chest', 'patch', 'flap', ...(long > 0.6 ? ['seam'] : [])] });
  notes.add(
    has(spec.closure, 'pullover', 'zip', 'wrap', 'tie') && `The ${spec.closure} closing is drafted as a button front.`,
  );
  notes.add(
    has(spec.silhouette, 'peplum', 'a-line', 'trapeze', 'tent') &&
      `The ${spec.silhouette} flare is not in this straight-sided draft.`,
  );
  notes.add(
    spec.garment === 'dress' &&
      has(spec.waistline, 'empire', 'dropped', 'elastic', 'drawstring') &&
      `The ${spec.waistline} waist seam is not in this draft; the dress falls straight.`,
  );
  const design = isWomens(spec) ? 'simone' : 'simon';
  return {
    base: design,
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design, options, ...(without ? { without } : {}) }],
    alter: chestPockets(spec),
    ...(design === 'simone' ? { nearest: () => shirt({ ...spec, gender: 'men' }, body) } : {}),
  };
};

function teeNeck(spec: GarmentSpec): Options {
  const v = { necklineBend: 0.02, necklineWidth: 0.3 };
  if (has(spec.neckline, 'v-neck')) return { ...v, necklineDepth: 0.36 };
  if (has(spec.neckline, 'deep-v', 'plunging')) return { ...v, necklineDepth: 0.5 };
  if (has(spec.neckline, 'scoop', 'u-neck')) return { necklineDepth: 0.36, necklineWidth: 0.42, necklineBend: 0.55 };
  if (has(spec.neckline, 'boat', 'straight-across'))
    return { necklineDepth: 0.2, necklineWidth: 0.5, necklineBend: 0.2 };
  return { necklineDepth: 0.22 };
}

/** T-shirt, tunic, polo body. */
export const tee: RecipeMaker = (spec, body) => {
  if (has(spec.sleeve.type, 'raglan', 'dolman', 'batwing', 'kimono')) return fittedTop(spec, body);
  const notes = new Notes();
  const without = teeSleeveless(spec, notes);
  notes.add(
    spec.neckline &&
      !has(
        spec.neckline,
        'crew',
        'round',
        'jewel',
        'v-neck',
        'deep-v',
        'plunging',
        'scoop',
        'u-neck',
        'boat',
        'straight-across',
        'collarless',
      ) &&
      `The ${spec.neckline} neckline is drafted as a crew neck.`,
  );
  notes.add(spec.collar && spec.collar !== 'rib' && `The ${spec.collar} collar is not in this draft.`);
  notes.add(has(spec.closure, 'buttons', 'half-zip', 'zip') && `The ${spec.closure} opening is not in this draft.`);
  commonTopNotes(spec, notes, { pockets: ['chest', 'patch'] });
  const ease = byFit(spec, [0.05, 0.08, 0.12, 0.17, 0.22, 0.3]);
  const options: Options = {
    chestEase: ease,
    hipsEase: byFit(spec, [0.08, 0.12, 0.18, 0.22, 0.26, 0.3]),
    fitWaist: has(fitOf(spec), 'tight', 'slim'),
    waistEase: byFit(spec, [0.1, 0.16, 0.25, 0.3, 0.35, 0.4]),
    lengthBonus: lengthBonus(spec.length ?? (spec.garment === 'tunic' ? 'thigh' : null), body, 0.15),
    sleeveLength: Math.max(0.2, SLEEVE_SHARE[sleeveLength(spec) ?? 'short'] * 0.9),
    ...teeNeck(spec),
  };
  return {
    base: 'teagan',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'teagan', options, ...(without ? { without } : {}) }],
    alter: chestPockets(spec),
  };
};

function teeSleeveless(spec: GarmentSpec, notes: Notes): RegExp | undefined {
  if (sleeveLength(spec) !== 'sleeveless') return undefined;
  notes.add('Sleeveless: bind or face the armholes; the armhole is that of the sleeved draft.');
  return /\.sleeve$/;
}

/** Polo: the T-shirt body with the collar and placket left to the maker. */
export const polo: RecipeMaker = (spec, body) => {
  const base = tee({ ...spec, collar: null, closure: null }, body);
  const collar = strip('own.collar', 'Collar (knitted strip)', 75, Math.round(body.neck * 1.02), SA);
  const placket = strip('own.placket', 'Front placket', 70, 170, SA, [
    { material: 'fabric', count: 2, mirrored: true, on_bias: false },
  ]);
  return {
    ...base,
    status: 'approximate',
    deviations: [
      ...base.deviations,
      'Collar and placket are straight strips; the front is slashed 160 mm for the placket.',
    ],
    alter: [...(base.alter ?? []), (pieces) => [...pieces, collar, placket]],
  };
};

/** Tank top: the A-shirt; strappy ones as the sleeveless fitted top. */
export const tank: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'scoop', 'round', 'crew', 'u-neck', 'collarless') &&
      `The ${spec.neckline} neckline is drafted as a scoop.`,
  );
  commonTopNotes(spec, notes, {});
  const options: Options = {
    chestEase: byFit(spec, [0, 0.05, 0.08, 0.12, 0.16, 0.2]),
    hipsEase: byFit(spec, [0.02, 0.05, 0.08, 0.12, 0.16, 0.2]),
    lengthBonus: lengthBonus(spec.length, body, 0.1),
    shoulderStrapWidth: spec.sleeve.type === 'strap' ? 0.1 : 0.15,
  };
  return {
    base: 'aaron',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'aaron', options }],
  };
};

/** Fitted, raglan, dolman and racerback tops for knits. */
export const fittedTop: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  const construction = constructionOf(spec);
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'crew', 'round', 'scoop', 'jewel', 'boat', 'u-neck', 'collarless') &&
      `The ${spec.neckline} neckline is drafted round.`,
  );
  notes.add(spec.collar && `The ${spec.collar} collar is not in this draft.`);
  notes.add(
    has(spec.closure, 'buttons', 'zip', 'tie', 'wrap', 'lace-up') &&
      `The ${spec.closure} closing is not in this draft.`,
  );
  commonTopNotes(
    { ...spec, sleeve: { ...spec.sleeve, type: construction === 'dolman' ? null : spec.sleeve.type } },
    notes,
    {},
  );
  const share = SLEEVE_SHARE[sleeveLength(spec) ?? 'short'];
  const below = spec.length
    ? lengthBonus(spec.length, body, 0) * (body.hpsToWaistBack + body.waistToHips) + body.waistToHips
    : body.waistToSeat * 0.75;
  const options: Options = {
    construction,
    chestEase: byFit(spec, [-0.02, 0.02, 0.05, 0.1, 0.16, 0.22]),
    waistEase: byFit(spec, [0, 0.06, 0.12, 0.18, 0.26, 0.34]),
    seatEase: byFit(spec, [0, 0.04, 0.08, 0.14, 0.22, 0.3]),
    lengthBelowWaist: Math.max(-0.15, Math.min(1, below / body.waistToSeat)),
    ...(share > 0 ? { sleeveLength: Math.max(0.15, share), dolmanSleeveLength: Math.max(0.1, share * 0.95) } : {}),
  };
  return {
    base: 'toni',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'toni', options }],
    nearest: () => tee({ ...spec, sleeve: { ...spec.sleeve, type: null } }, body),
  };
};

function constructionOf(spec: GarmentSpec): string {
  if (has(spec.sleeve.type, 'dolman', 'batwing', 'kimono')) return 'dolman';
  if (spec.sleeve.type === 'raglan') return 'raglan';
  return sleeveLength(spec) === 'sleeveless' || spec.sleeve.type === 'strap' ? 'sleeveless' : 'set-in';
}

/** Corset. */
export const corset: RecipeMaker = (spec) => {
  const notes = new Notes();
  notes.add(sleeveLength(spec) && sleeveLength(spec) !== 'sleeveless' && 'Sleeves are not in this draft.');
  return {
    base: 'cathrin',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'cathrin', options: {} }],
  };
};
