import { withRow } from '../parts/closing/row-marks.js';
import { halfZipCm } from '../../../cut/half-zip.js';
import { isStanding } from '../../../cut/standing-collar.js';
import { hasBackDarts } from '../../../cut/back-darts.js';
import { hasBib } from '../../../cut/bib.js';
import { upperFront } from '../../../cut/lap.js';
import type { Side } from '../../../cut/side.js';
import { isWomensCut } from '../../../cut/womens-cut.js';
import type { Cut } from '../../../cut/cut.js';
import type { Run } from '../pieces/piece.js';
import { fitOf } from '../../../cut/fit.js';
import { hemOf } from '../../../cut/hem.js';
import { SLEEVE_SHARE } from '../../../cut/sleeve.js';
import { byFit, has, lengthBonus } from '../lengths/lengths.js';
import { canCutNeck, cutNeck } from '../pieces/neckline.js';
import { cut, rectangle, segment } from '../pieces/panel.js';
import { addCollar, canCollar, collarNote, HIGH_NECKS, neckBand, type NeckSite } from '../parts/collars.js';
import { shoulderButtons } from '../parts/closing/shoulder.js';
import { canFlare, flaredBody } from '../parts/flared-body.js';
import { addHood } from '../parts/hood.js';
import { lapping } from '../parts/lap.js';
import { rowPockets } from '../parts/pockets.js';
import { racerback } from '../parts/racerback.js';
import { ribCuffs } from '../parts/rib-cuff.js';
import { canSpread, fullSleeve, type SleeveSite } from '../parts/sleeves.js';
import { Notes, type Alteration, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';
import { run } from '../rules/kit.js';

export const sleeveLength = (spec: Cut) => spec.sleeve.length;

/** What no top of the library drafts, said once. */
export function commonTopNotes(spec: Cut, notes: Notes, drafted: { hood?: boolean; sleeves?: boolean }): void {
  notes.add(spec.hood && !drafted.hood && 'The hood is not in this draft.');
  const other = has(spec.sleeve.type, 'petal', 'tulip', 'batwing', 'kimono', 'cold-shoulder');
  const full = canSpread(spec.sleeve.type) && !drafted.sleeves;
  notes.add((other || full) && `The ${spec.sleeve.type} sleeve is drafted as a plain sleeve.`);
  notes.add(
    has(spec.hem, 'high-low', 'asymmetric', 'handkerchief', 'scalloped', 'ruffled', 'fringed', 'lettuce') &&
      `The ${spec.hem} hem is drafted straight.`,
  );
}

/** The full sleeve that is asked for, made of the design's own. */
export const fullSleeves = (spec: Cut, site: SleeveSite): Alteration[] =>
  canSpread(spec.sleeve.type) && sleeveLength(spec) !== 'sleeveless' ? [fullSleeve(spec.sleeve.type, site)] : [];

/** How far down a slashed opening with a placket goes, mm. */
const SLASH_MM = 150;

/** A slashed opening at the centre front with its placket, or the facing of its zip. */
export const slashed = (front: string, spec: Cut): Alteration =>
  has(spec.closure, 'half-zip')
    ? placket(front, 'Zip facing', halfZipCm(spec) * 10, ['closure=half-zip'])
    : placket(front, 'Front placket', SLASH_MM, [], spec);

/** @param length how far down it goes, mm @param buttoned the cut whose buttons close it */
export const placket = (
  front: string,
  title: string,
  length = SLASH_MM,
  shows: readonly string[] = [],
  buttoned: Cut | null = null,
): Alteration => {
  return (pieces, _, sa) => {
    const piece = pieces.find((p) => p.id === front);
    const top = piece?.points.cfNeck;
    if (!piece || !top) return pieces;
    const slash = segment(top, { x: top.x, y: top.y + length });
    const strip = rectangle({
      id: 'own.placket',
      title,
      width: 70,
      length: length + 25,
      cuts: [cut(2), cut(2, 'interfacing')],
      sa,
    });
    const closed = buttoned ? withRow(strip, buttoned, { x: 17.5, first: 15, last: length - 20 }) : strip;
    const slit = { ...closed, shows: [...shows], points: { ...strip.points, slit: { x: 0, y: length } } };
    return [...pieces.map((p) => (p === piece ? { ...p, lines: [...p.lines, slash] } : p)), slit];
  };
};

function shirtSleeve(spec: Cut, body: Body, options: Options, notes: Notes): RegExp | undefined {
  const length = sleeveLength(spec);
  if (length === 'sleeveless' || length === 'cap') {
    notes.add('Sleeveless: bind or face the armholes; the armhole is that of the sleeved draft.');
    return /\.(sleeve|cuff)/;
  }
  if (has(length, 'short', 'elbow')) {
    options.sleeveStyle = 'short';
    options.sleeveLengthShort = length === 'short' ? 0.3 : 0.5;
    return /\.(cuff|sleevePlacket)/;
  }
  const cm = spec.lengths_cm?.sleeve;
  if (cm) options.sleeveLengthBonus = Math.max(-0.5, (cm * 10) / body.shoulderToWrist - 1);
  else if (length === 'three-quarter') options.sleeveLengthBonus = -0.22;
  notes.add(spec.cuff === 'turn-up' && 'Rolled sleeves are drafted long, with a barrel cuff: roll them up when worn.');
  if (has(spec.cuff, 'elastic', 'rib', 'ruffle', 'tab'))
    notes.add(`The ${spec.cuff} cuff is drafted as a barrel cuff.`);
  if (spec.cuff === 'french') options.cuffStyle = 'straightFrenchCuff';
  return undefined;
}

/** Collars that replace the shirt's own collar and stand. */
const otherCollar = (spec: Cut): boolean =>
  has(spec.collar, 'peter-pan', 'camp', 'bow', 'ruffle', 'sailor', 'chelsea', 'oversized', 'polo');

function shirtCollar(spec: Cut, notes: Notes): RegExp | undefined {
  notes.add(collarNote(spec.collar));
  if (otherCollar(spec)) return /\.collar(Stand)?$/;
  const neckOnly = spec.collar === null && spec.neckline !== null && spec.neckline !== 'collarless';
  if (isStanding(spec.collar) || spec.neckline === 'mock-neck') return /\.collar$/;
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

const SHIRT_NECK: NeckSite = {
  front: { piece: 'simon.frontLeft', shoulder: 's3CollarSplit', centre: 'cfNeck', outer: 's3ArmholeSplit' },
  back: { piece: 'simon.yoke', shoulder: 's3CollarSplit', centre: 'cbNeck', outer: 's3ArmholeSplit' },
  openBack: false,
};

const SHIRT_SLEEVE: SleeveSite = {
  sleeve: 'simon.sleeve',
  armholes: [
    run('simon.frontRight', 'armhole', 's3ArmholeSplit', 'armholePitch'),
    run('simon.back', 'armhole', 'armholeYokeSplit', 'armholePitch'),
    run('simon.yoke', 'armholeYokeSplit', 's3ArmholeSplit'),
  ],
  cuff: { id: 'simon.cuff', run: run('simon.cuff', 'bottomLeft', 'bottomRight') },
};

/** Shirt, blouse, shirt dress: the shirt draft, with a bust dart for women. */
export const shirt: RecipeMaker = (spec, body) => shirtLapping(spec, body, upperFront(spec));

const PLEAT_LEFT_OUT =
  'The box pleat below the yoke is not in this draft: move the fold of the back 35 mm out from its centre and lay that under.';

function shirtLapping(spec: Cut, body: Body, upper: Side): Recipe {
  const flares = spec.garment === 'dress' && canFlare(spec.silhouette);
  const notes = new Notes();
  notes.add(hasBib(spec) && 'The pleated bib is not in this draft: pleat the cloth before both fronts are cut.');
  const ease = byFit(spec, [0.07, 0.1, 0.15, 0.2, 0.26, 0.34]);
  const options: Options = {
    chestEase: ease,
    waistEase: Math.max(0.1, Math.min(0.35, ease)),
    hipsEase: Math.max(0.1, Math.min(0.35, ease)),
    lengthBonus: lengthBonus(spec, body, 0.25),
  };
  if (spec.collar === 'cutaway' || spec.collar === 'spread') options.collarAngle = 100;
  if (has(spec.hem, 'curved')) options.hemStyle = 'baseball';
  notes.add(spec.details.includes('pleats') && !hasBib(spec) && PLEAT_LEFT_OUT);
  options.backDarts = hasBackDarts(spec) ? 'always' : 'never';
  const [sleeves, collar] = [shirtSleeve(spec, body, options, notes), shirtCollar(spec, notes)];
  const without = either(sleeves, collar);
  // one more at the top, one on the stand
  const apart = collar?.source.includes('Stand') ? 1 : 2;
  if (spec.opening?.count) options.buttons = Math.max(4, Math.min(12, spec.opening.count - apart));
  commonTopNotes(spec, notes, { sleeves: true, hood: true });
  notes.add(
    has(spec.closure, 'pullover', 'zip', 'wrap', 'tie') && `The ${spec.closure} closing is drafted as a button front.`,
  );
  notes.add(
    (has(spec.silhouette, 'peplum', 'trapeze', 'tent') || (has(spec.silhouette, 'a-line') && !flares)) &&
      `The ${spec.silhouette} flare is not in this straight-sided draft.`,
  );
  notes.add(
    spec.garment === 'dress' &&
      has(spec.waistline, 'empire', 'dropped', 'elastic', 'drawstring') &&
      `The ${spec.waistline} waist seam is not in this draft; the dress falls straight.`,
  );
  const design = isWomensCut(spec) ? 'simone' : 'simon';
  return {
    base: design,
    status: notes.status(),
    deviations: notes.deviations,
    draws: [
      ...(options.cuffStyle ? ['cuff=french'] : []),
      ...(options.sleeveStyle === 'short' ? ['sleeve.length=short', 'sleeve.length=elbow'] : []),
    ],
    orders: [{ design, options, ...(without ? { without } : {}) }],
    alter: [
      ...lapping(upper),
      ...(flares && spec.silhouette ? [flaredBody(spec.silhouette)] : []),
      ...fullSleeves(spec, SHIRT_SLEEVE),
      ...(canCollar(spec.collar) && otherCollar(spec) ? [addCollar(spec.collar, SHIRT_NECK)] : []),
      ...(spec.hood ? [addHood(SHIRT_NECK)] : []),
      ...rowPockets(spec),
    ],
    ...(design === 'simone' ? { nearest: () => shirtLapping({ ...spec, gender: 'men' }, body, upper) } : {}),
  };
}

function teeNeck(spec: Cut): Options {
  const v = { necklineBend: 0.02, necklineWidth: 0.3 };
  if (has(spec.neckline, 'v-neck')) return { ...v, necklineDepth: 0.36 };
  if (has(spec.neckline, 'deep-v', 'plunging')) return { ...v, necklineDepth: 0.5 };
  if (has(spec.neckline, 'scoop', 'u-neck')) return { necklineDepth: 0.36, necklineWidth: 0.42, necklineBend: 0.55 };
  if (has(spec.neckline, 'boat')) return { necklineDepth: 0.2, necklineWidth: 0.5, necklineBend: 0.2 };
  return { necklineDepth: 0.22 };
}

const TEE_NECKS = [
  'crew',
  'round',
  'jewel',
  'v-neck',
  'deep-v',
  'plunging',
  'scoop',
  'u-neck',
  'boat',
  'collarless',
] as const;

const TEE_NECK: NeckSite = {
  front: { piece: 'teagan.front', shoulder: 'neck', centre: 'cfNeck', outer: 'shoulder' },
  back: { piece: 'teagan.back', shoulder: 'neck', centre: 'cbNeck', outer: 'shoulder' },
  openBack: false,
  knit: true,
};

/** What finishes the neck of a knit: a collar, a high band, a hood, else a rib band. */
export function neckFinish(spec: Cut, site: NeckSite): Alteration[] {
  if (spec.hood) return [addHood(site)];
  if (canCollar(spec.collar)) return [addCollar(spec.collar, site)];
  const high = spec.neckline ? HIGH_NECKS[spec.neckline] : undefined;
  return [high ? neckBand('Collar band', high / 2, site) : neckBand('Neckband', 20, site)];
}

const teeArm = (piece: string) => run(piece, 'armhole', 'shoulder', 'armholeHollow');
const TEE_SLEEVE: SleeveSite = { sleeve: 'teagan.sleeve', armholes: [teeArm('teagan.front'), teeArm('teagan.back')] };

/** Necklines that the design's own options do not make are cut into its crew neck. */
const teeCut = (spec: Cut): Alteration[] =>
  spec.neckline && canCutNeck(spec.neckline) && !has(spec.neckline, ...TEE_NECKS)
    ? [cutNeck(spec.neckline, { front: 'teagan.front', back: 'teagan.back', hps: 'neck' })]
    : [];

/** Buttons on the shoulder instead of at the front. */
export const onShoulder = ({ closure, closure_place }: Cut): boolean =>
  closure_place === 'shoulder' && has(closure, 'buttons', 'snaps');

/** Opens the left shoulder where the text has the buttons there. */
export const shoulderClosing = (spec: Cut, front: Run, back: Run): Alteration[] =>
  onShoulder(spec)
    ? [shoulderButtons({ front, back }, spec.closure === 'snaps' ? 'snaps' : 'buttons', spec.counts?.buttons)]
    : [];

/** T-shirt, tunic, polo body. */
export const tee: RecipeMaker = (spec, body) => {
  if (has(spec.sleeve.type, 'raglan', 'dolman', 'batwing', 'kimono')) return fittedTop(spec, body);
  const notes = new Notes();
  const without = teeSleeveless(spec, notes);
  notes.add(
    spec.neckline &&
      !has(spec.neckline, ...TEE_NECKS) &&
      !canCutNeck(spec.neckline) &&
      !(spec.neckline in HIGH_NECKS) &&
      `The ${spec.neckline} neckline is drafted as a crew neck.`,
  );
  notes.add(spec.collar && !canCollar(spec.collar) && `The ${spec.collar} collar is not in this draft.`);
  notes.add(collarNote(spec.collar));
  notes.add(has(spec.closure, 'zip') && 'The zip through the whole front is not in this draft.');
  commonTopNotes(spec, notes, { sleeves: true, hood: true });
  const ease = byFit(spec, [0.05, 0.08, 0.12, 0.17, 0.22, 0.3]);
  const options: Options = {
    chestEase: ease,
    hipsEase: byFit(spec, [0.08, 0.12, 0.18, 0.22, 0.26, 0.3]),
    fitWaist: has(fitOf(spec), 'tight', 'slim'),
    waistEase: byFit(spec, [0.1, 0.16, 0.25, 0.3, 0.35, 0.4]),
    lengthBonus: lengthBonus(
      { ...spec, length: spec.length ?? (spec.garment === 'tunic' ? 'thigh' : null) },
      body,
      0.15,
    ),
    sleeveLength: Math.max(0.2, SLEEVE_SHARE[sleeveLength(spec) ?? 'short'] * 0.9),
    ...teeNeck(spec),
  };
  return {
    base: 'teagan',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'teagan', options, ...(without ? { without } : {}) }],
    alter: [
      ...teeCut(spec),
      ...fullSleeves(spec, TEE_SLEEVE),
      ...(spec.cuff === 'rib' && !canSpread(spec.sleeve.type) ? [ribCuffs('teagan.sleeve')] : []),
      ...neckFinish(spec, TEE_NECK),
      ...shoulderClosing(spec, run('teagan.front', 'neck', 'shoulder'), run('teagan.back', 'neck', 'shoulder')),
      ...(has(spec.closure, 'buttons', 'half-zip') && !onShoulder(spec) ? [slashed('teagan.front', spec)] : []),
      ...rowPockets(spec),
    ],
  };
};

function teeSleeveless(spec: Cut, notes: Notes): RegExp | undefined {
  if (sleeveLength(spec) !== 'sleeveless') return undefined;
  notes.add('Sleeveless: bind or face the armholes; the armhole is that of the sleeved draft.');
  return /\.sleeve$/;
}

/** Polo: the T-shirt body with a rolled collar and a placket, or a zip in its place. */
export const polo: RecipeMaker = (spec, body) =>
  tee(
    {
      ...spec,
      neckline: null,
      collar: canCollar(spec.collar) ? spec.collar : 'polo',
      closure: has(spec.closure, 'half-zip') ? spec.closure : 'buttons',
    },
    body,
  );

/** Tank top: the A-shirt; strappy ones as the sleeveless fitted top. */
export const tank: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'scoop', 'u-neck', 'collarless') &&
      `The ${spec.neckline} neckline is drafted as a scoop.`,
  );
  commonTopNotes(spec, notes, {});
  const options: Options = {
    chestEase: byFit(spec, [0, 0.05, 0.08, 0.12, 0.16, 0.2]),
    hipsEase: byFit(spec, [0.02, 0.05, 0.08, 0.12, 0.16, 0.2]),
    lengthBonus: lengthBonus(spec, body, 0.1),
    shoulderStrapWidth: spec.sleeve.type === 'strap' ? 0.1 : 0.15,
  };
  return {
    base: 'aaron',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'aaron', options }],
    alter: [...(spec.details.includes('racerback') ? [racerback] : []), ...rowPockets(spec)],
  };
};

const toniArm = (piece: string) => run(piece, 'armhole', 's3ArmholeSplit', 'armholePitch');
const TONI_SLEEVE: SleeveSite = { sleeve: 'toni.sleeve', armholes: [toniArm('toni.front'), toniArm('toni.back')] };

/** Fitted, raglan, dolman and racerback tops for knits. */
export const fittedTop: RecipeMaker = (spec, body) => {
  if (spec.sleeve.type === 'strap') return tank(spec, body);
  const notes = new Notes();
  const construction = constructionOf(spec);
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'crew', 'round', 'jewel', 'collarless') &&
      `The ${spec.neckline} neckline is drafted round.`,
  );
  notes.add(spec.collar && `The ${spec.collar} collar is not in this draft.`);
  notes.add(
    has(spec.closure, 'buttons', 'zip', 'tie', 'wrap', 'lace-up') &&
      !onShoulder(spec) &&
      `The ${spec.closure} closing is not in this draft.`,
  );
  commonTopNotes(
    { ...spec, sleeve: { ...spec.sleeve, type: construction === 'dolman' ? null : spec.sleeve.type } },
    notes,
    { sleeves: construction === 'set-in' },
  );
  const share = SLEEVE_SHARE[sleeveLength(spec) ?? 'short'];
  const below =
    hemOf(spec, body) !== null
      ? lengthBonus(spec, body, 0) * (body.hpsToWaistBack + body.waistToHips) + body.waistToHips
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
    draws: [`sleeve.type=${construction}`],
    orders: [{ design: 'toni', options }],
    alter: [
      ...(construction === 'set-in' ? fullSleeves(spec, TONI_SLEEVE) : []),
      ...shoulderClosing(
        spec,
        run('toni.front', 's3CollarSplit', 's3ArmholeSplit'),
        run('toni.back', 's3CollarSplit', 's3ArmholeSplit'),
      ),
      ...rowPockets(spec),
    ],
    nearest: () => tee({ ...spec, sleeve: { ...spec.sleeve, type: null } }, body),
  };
};

function constructionOf(spec: Cut): string {
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
    orders: [{ design: 'cathrin', options: { panels: '11' } }],
  };
};
