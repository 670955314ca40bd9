import { isStanding, standsUp } from '../../../cut/standing-collar.js';
import { jacketVents } from '../../../cut/jacket-vents.js';
import { withVent } from '../parts/vent-title.js';
import { SLEEVE_END_EASE } from '../parts/sleeve-length.js';
import type { Cut } from '../../../cut/cut.js';
import { isClosedCoat } from '../../../cut/closed-coat.js';
import { breastWelts, pocketRows } from '../../../cut/pocket-rows.js';
import { isTailoredJacket, JACKET_BUTTONS } from '../../../cut/tailored-jacket.js';
import { isBiker } from '../../../cut/biker.js';
import { denies } from '../../../cut/denies.js';
import { hemOf } from '../../../cut/hem.js';
import { byFit, has, lengthBonus } from '../lengths/lengths.js';
import { cut, rectangle } from '../pieces/panel.js';
import { plainBack } from '../parts/coat-back.js';
import { shortened } from '../parts/short-coat.js';
import { bareJacket } from '../parts/bare-jacket.js';
import { coatButtons, coatFrontOf, facingToFront, SINGLE_ROW } from '../parts/coat-front.js';
import { bareNecked, coatHood, coatStand } from '../parts/coat-hood.js';
import { parkaCasing, tieBelt, trenchParts } from '../parts/coat-parts.js';
import { doubleBreasted, lapped, rowsOf } from '../parts/double-breasted.js';
import { BLAZER_LAPEL, coatLapel, peakLapel } from '../parts/peak-lapel.js';
import { blazerShawl, coatShawl, shawl } from '../parts/shawl.js';
import { pocketPieces, rowPockets } from '../parts/pockets.js';
import { Notes, type Alteration, type Options, type RecipeMaker } from '../recipe.js';
import { buttonJacket } from './button-jacket.js';
import { zipJacket } from './zip-front.js';

const plain = (value: string | null): string => (value ?? '').replaceAll('-', ' ');

/** Girls have no bust to be cut for. */
const isWomens = (spec: Cut): boolean => spec.gender === 'women';

/** Pieces of the long coat that nobody asked for: half belt, inner pockets, and pockets of kinds not named. */
function unasked({ pockets }: Cut): RegExp {
  const flapped = pockets.includes('flap');
  const parts = [
    'belt',
    'innerPocket\\w+',
    ...(flapped ? [] : ['pocketFlap', ...(pockets.includes('patch') ? [] : ['pocket(Lining)?'])]),
    ...(pockets.includes('chest') ? [] : ['chestPocket\\w+']),
  ];
  return new RegExp(`^carl(ton|ita)\\.(${parts.join('|')})$`);
}

/** The long coat cannot be drafted shorter: share of the way from waist to floor. */
const SHORTEST = 0.35;

/** Long coat with two-part sleeves, for men and (with princess seams) for women; drafted double-breasted or in one row. */
export const coat: RecipeMaker = (spec, body) => {
  if (isClosedCoat(spec)) return closedCoat(spec, body);
  const notes = new Notes();
  notes.add(
    has(spec.closure, 'zip', 'hooks', 'fly') && `Drafted single-breasted with buttons, not ${plain(spec.closure)}.`,
  );
  const shawled = has(spec.lapel, 'shawl') || (has(spec.collar, 'shawl') && !has(spec.lapel, 'notched', 'peak'));
  notes.add(
    spec.collar &&
      !isStanding(spec.collar) &&
      !has(spec.collar, 'notched', 'regular', 'oversized', 'storm', 'shawl') &&
      `The ${spec.collar} collar is drafted as a notched collar on a stand.`,
  );
  notes.add(
    has(spec.sleeve.type, 'raglan', 'dolman', 'kimono', 'batwing', 'bell') &&
      `The ${spec.sleeve.type} sleeve is drafted as a two-part set-in sleeve.`,
  );
  notes.add(
    has(spec.silhouette, 'cocoon', 'a-line', 'trapeze', 'tent', 'wrap') &&
      `The ${spec.silhouette} shape is not in this draft.`,
  );
  const front = coatFrontOf(spec);
  const hooded = spec.hood !== null && front === 'single';
  notes.add(spec.hood && !hooded && 'The hood is not in this draft.');
  const bare = !hooded && front === 'single' && spec.collar === null && spec.lapel === null;
  const standing = !hooded && front === 'single' && standsUp(spec) ? spec.collar : null;
  const design = isWomens(spec) ? 'carlita' : 'carlton';
  const drop = hemOf(spec, body);
  const below = drop === null ? 0.62 : drop / body.waistToFloor;
  const options: Options = {
    chestEase: byFit(spec, [0.05, 0.08, 0.1, 0.13, 0.17, 0.2]),
    waistEase: byFit(spec, [0.08, 0.11, 0.14, 0.17, 0.21, 0.25]),
    seatEase: byFit(spec, [0.08, 0.11, 0.14, 0.17, 0.21, 0.25]),
    length: Math.max(SHORTEST, Math.min(1, Math.round(below * 1e4) / 1e4)),
    ...(front === 'single' ? SINGLE_ROW : {}),
  };
  const trench: Alteration[] =
    spec.garment === 'trench-coat' ? [(p, b, sa) => [...p, ...trenchParts(b.waist, sa)]] : [];
  const belted: Alteration[] =
    trench.length === 0 && (has(spec.waistline, 'belted') || has(spec.closure, 'belt', 'tie'))
      ? [(p, b, sa) => [...p, tieBelt(b.waist, sa)]]
      : [];
  return {
    base: design,
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design, options, without: unasked(spec) }],
    alter: [
      shortened(drop === null ? 0 : SHORTEST * body.waistToFloor - Math.max(drop, body.waistToHips)),
      plainBack(spec),
      coatButtons(spec),
      facingToFront,
      ...(hooded ? [coatHood(design)] : []),
      ...(bare ? [bareNecked(design)] : []),
      ...(standing ? [coatStand(design, standing)] : []),
      ...(shawled && !hooded ? [shawl(coatShawl(design))] : []),
      ...(has(spec.lapel, 'peak') && !hooded ? [peakLapel(coatLapel(design))] : []),
      ...trench,
      ...belted,
      ...rowPockets(spec, ['patch', 'flap', 'chest']),
      ...(breastWelts(spec) > 1 ? [breastTwice] : []),
    ],
  };
};

/** A coat closed up to its collar by snaps or a zip: the jacket of that kind, long and wide, without ribs. */
const closedCoat: RecipeMaker = (spec, body) => {
  const roomy = { ...spec, hem: 'straight' as const, fit: spec.fit ?? ('relaxed' as const) };
  const base = has(spec.closure, 'snaps') ? buttonJacket(roomy, body) : zipJacket(roomy, body);
  return { ...base, orders: base.orders.map((o) => ({ ...o, options: { ...o.options, cuffEase: SLEEVE_END_EASE } })) };
};

/** Flaps for set-in pockets, in place of the draft's patch pockets. */
const flaps: Alteration = (pieces, body, sa) => [
  ...pieces,
  rectangle({
    id: 'own.flap',
    title: 'Pocket flap',
    width: Math.round(Math.max(90, Math.min(body.wrist * 0.95, 130), body.chest * 0.155)),
    length: Math.round(Math.max(40, Math.min(58, body.chest * 0.063))),
    cuts: [cut(2), cut(2, 'lining'), cut(2, 'interfacing')],
    sa,
  }),
];

/** Pockets of the draft that are not asked for: patches where there are others, that of the breast where there is none. */
function withoutPockets(spec: Cut): RegExp {
  const parts = [
    ...(spec.pockets.includes('patch') ? [] : ['pocket(Lining)?']),
    ...(breastWelts(spec) > 0 ? [] : ['chestPocket\\w+']),
    'none',
  ];
  return new RegExp(`^jaeger\\.(${parts.join('|')})$`);
}

/** The draft has one pocket on its breast; for both sides all of it is cut twice. */
const breastTwice: Alteration = (pieces) =>
  pieces.map((piece) =>
    /^(jaeger|carl(ton|ita))\.chestPocket/.test(piece.id)
      ? { ...piece, cuts: piece.cuts.map((c) => ({ ...c, count: 2 * c.count })) }
      : piece,
  );

/** Flaps lie over jets; whatever else is asked for is set in or laid on as it is elsewhere. */
function blazerPockets(spec: Cut): Alteration[] {
  const jets = spec.pockets.includes('flap') ? [...pocketPieces(['besom']), flaps] : [];
  return [
    ...jets,
    ...rowPockets(spec, ['patch', 'chest', 'flap', ...(jets.length > 0 ? (['besom'] as const) : [])]),
    ...(breastWelts(spec) > 1 ? [breastTwice] : []),
  ];
}

/** One to three, as the text counts them. */
const blazerButtons = ({ counts, fit }: Cut): string => {
  const { buttons } = counts ?? {};
  return buttons && buttons <= 3 ? String(buttons) : has(fit, 'oversized') ? '1' : '2';
};

/** What usual proportions allow; centimetres of the text may go a fifth beyond. */
function within({ lengths_cm }: Cut, [least, most]: [number, number], bonus: number): number {
  const spare = lengths_cm?.garment ? 0.2 : 0;
  return Math.max(least - spare, Math.min(most + spare, bonus));
}

/** Said to have no collar and no lapels, and no neckline but a round one. */
const isBare = ({ collar, lapel, neckline, denied }: Cut): boolean =>
  collar === null &&
  lapel === null &&
  (has(neckline, 'collarless', 'round', 'crew', 'jewel') || (neckline === null && denies({ denied }, 'collar')));

export const blazer: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  const rows = spec.closure === 'double-breasted' ? rowsOf(spec.opening?.count) : 0;
  notes.add(
    has(spec.closure, 'zip', 'open-front', 'toggles', 'belt') && `Drafted single-breasted, not ${spec.closure}.`,
  );
  const shawled = has(spec.lapel, 'shawl') && rows === 0;
  notes.add(has(spec.lapel, 'shawl') && !shawled && 'The shawl lapel is drafted notched.');
  notes.add(has(spec.collar, 'stand', 'mandarin') && `The ${spec.collar} collar is drafted as a notched collar.`);
  notes.add(
    has(spec.length, 'crop', 'waist', 'knee', 'midi', 'calf') && `The ${spec.length} length is outside this draft.`,
  );
  const options: Options = {
    chestEase: byFit(spec, [0.03, 0.06, 0.08, 0.12, 0.16, 0.2]),
    waistEase: byFit(spec, [0.08, 0.11, 0.14, 0.18, 0.22, 0.25]),
    buttons: blazerButtons(spec),
    lengthBonus: within(spec, [0.1, 0.25], lengthBonus(spec, body, 0.19)),
    backVent: jacketVents(spec),
    ...(rows > 0 ? lapped(rows) : {}),
  };
  return {
    base: 'jaeger',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'jaeger', options, without: withoutPockets(spec) }],
    alter: blazerPockets(spec).concat(
      has(spec.lapel, 'peak') ? [peakLapel(BLAZER_LAPEL)] : [],
      shawled ? [blazerShawl] : [],
      options.backVent === 1 ? [withVent('jaeger.back')] : [],
      rows > 0 ? [doubleBreasted(rows)] : [],
      isBare(spec) ? [bareJacket] : [],
    ),
  };
};

export const waistcoat: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(spec.lapel && 'The lapels are not in this draft.');
  notes.add(
    has(spec.closure, 'double-breasted', 'zip', 'open-front') &&
      `Drafted single-breasted with buttons, not ${spec.closure}.`,
  );
  const options: Options = {
    chestEase: byFit(spec, [0.01, 0.015, 0.03, 0.08, 0.13, 0.18]),
    waistEase: byFit(spec, [0.04, 0.06, 0.08, 0.12, 0.16, 0.22]),
    hipsEase: byFit(spec, [0.04, 0.06, 0.08, 0.12, 0.16, 0.22]),
    ...(spec.counts?.buttons ? { buttons: spec.counts.buttons } : {}),
    frontStyle: has(spec.neckline, 'round', 'scoop', 'u-neck') ? 'rounded' : 'classic',
    hemStyle: has(spec.hem, 'straight') ? 'square' : has(spec.hem, 'curved') ? 'rounded' : 'classic',
    lengthBonus: within(spec, [0, 0.15], lengthBonus(spec, body, 0.01)),
  };
  return {
    base: 'wahid',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'wahid', options, ...(spec.pockets.includes('welt') ? {} : { without: /^wahid\.pocket/ }) }],
    alter: rowPockets(spec, ['welt']),
  };
};

/** Finished height of the band that the denim jacket ends in, mm. */
const WAISTBAND_MM = 46;

export const denimJacket: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(spec.hood && 'The hood is not in this draft.');
  notes.add(
    has(spec.closure, 'zip', 'open-front', 'double-breasted') && `Drafted with a button front, not ${spec.closure}.`,
  );
  notes.add(
    spec.collar &&
      !has(spec.collar, 'shirt', 'regular', 'spread') &&
      `The ${spec.collar} collar is drafted as a shirt collar.`,
  );
  const others = spec.pockets.filter((kind) => !has(kind, 'flap', 'chest', 'slash', 'back'));
  notes.add(
    others.length > 0 &&
      (spec.garment === 'denim-jacket' || isDenim(spec)) &&
      `The ${plain(others[0])} pockets are drafted as a denim jacket has them: on the chest with flaps, and in the seams of its panels.`,
  );
  const options: Options = {
    chestEase: byFit(spec, [0.08, 0.14, 0.2, 0.25, 0.3, 0.35]),
    lengthBonus: within(spec, [0, 0.55], lengthBonus(spec, body, 0.09, WAISTBAND_MM)),
  };
  return {
    base: 'devon',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'devon', options }],
    nearest: () => bomber(spec, body),
  };
};

/** A motorcycle jacket ends in plain edges, at the hem and at the wrists. */
const bikerJacket: RecipeMaker = (spec, body) => {
  const base = zipJacket({ ...spec, hem: 'straight' }, body);
  return { ...base, orders: base.orders.map((o) => ({ ...o, options: { ...o.options, cuffEase: SLEEVE_END_EASE } })) };
};

/** Jackets by their words: tailored ones as blazers, others as the workwear jacket. */
export const jacket: RecipeMaker = (spec, body) => {
  if (isBiker(spec) && spec.hem === null && spec.cuff === null) return bikerJacket(spec, body);
  if (isTailoredJacket(spec)) return blazer(spec, body);
  if (has(spec.closure, 'zip', 'half-zip') || (spec.hood && !has(spec.closure, 'buttons', 'snaps', 'toggles')))
    return zipJacket(spec, body);
  if (!isDenim(spec) && has(spec.closure, 'buttons', 'snaps', 'toggles')) return buttonJacket(spec, body);
  const base = denimJacket(spec, body);
  const notes = new Notes();
  notes.add('Drafted from the panelled jacket.', ...base.deviations);
  notes.add(spec.cuff === null && 'Its sleeves end in the panelled jacket’s cuffs.');
  notes.add(
    !has(spec.pockets[0] ?? null, ...SLIT) &&
      'The slits between its panels and their pocket bags stay in the draft: for none, cut the bags off along the seam.',
  );
  const count = spec.opening?.count ?? JACKET_BUTTONS.panelled;
  notes.add(count !== JACKET_BUTTONS.panelled && `Drafted with ${JACKET_BUTTONS.panelled} buttons, not ${count}.`);
  const chest = pocketRows(spec).some(({ kind, at, count }) => at === 'chest' && kind === 'flap' && count === 2);
  return {
    ...base,
    status: 'approximate',
    deviations: notes.deviations,
    ...(isDenim(spec)
      ? {}
      : {
          orders: base.orders.map((o) => (chest ? o : { ...o, without: /^devon\.pocket/ })),
          alter: rowPockets(spec, SLIT),
        }),
  };
};

/** Pockets that the panelled jacket has in the seams between its panels. */
const SLIT = ['slash', 'curved', 'welt', 'besom', 'zip', 'seam'] as const;

/** Drawn and drafted as a denim jacket, whatever it is called. */
const isDenim = ({ fabrics }: Cut): boolean => fabrics.some(({ name }) => name === 'denim');

/** Bomber: ribbed hem, cuffs and collar, zip, slanted welt pockets. */
export const bomber: RecipeMaker = (spec, body) =>
  zipJacket(
    {
      ...spec,
      collar: spec.collar ?? 'rib',
      hem: has(spec.hem, 'straight', 'raw') && !denies(spec, 'rib-hem') ? null : spec.hem,
    },
    body,
  );

/** Parka: the zip jacket long and wide, without ribs, with hood, drawcord and covered zip. */
export const parka: RecipeMaker = (spec, body) => {
  const roomy = {
    ...spec,
    hem: 'straight' as const,
    fit: spec.fit ?? ('loose' as const),
    length: spec.length ?? ('thigh' as const),
  };
  const bare = denies(spec, 'hood');
  const neckline = bare && spec.collar === null ? (spec.neckline ?? ('crew' as const)) : spec.neckline;
  const hooded = { ...roomy, neckline, hood: bare ? null : (spec.hood ?? ('hood' as const)) };
  const base = has(spec.closure, 'buttons', 'snaps', 'toggles') ? buttonJacket(hooded, body) : zipJacket(hooded, body);
  const casing: Alteration = (pieces, b, sa) => [...pieces, parkaCasing(b.waist * 1.25, sa)];
  const orders = base.orders.map((o) => ({ ...o, options: { ...o.options, cuffEase: SLEEVE_END_EASE } }));
  return { ...base, orders, alter: [...(base.alter ?? []), casing] };
};
