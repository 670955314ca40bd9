import { Random } from '../../../common/kernel/random.js';
import { CATEGORY } from '../garments/index.js';
import { drawFlat } from '../draw/flat/index.js';
import { illustrate } from '../draw/illustration/index.js';
import { draftPattern, standardBodies } from '../make/pattern/index.js';
import { specOf } from '../make/pattern/specs.fixture.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Category, Closure, Detail, Garment, Length, SleeveLength } from '../garments/spec.js';
import { completedOf } from './typical.js';
import { cutOf } from './cut-of.js';
import type { Cut } from './cut.js';
import { closesInFront } from './opening.js';
import { apart } from './places.js';
import type { Shown } from './shown.js';

/** One garment as a text would order it: what it says, and what it rules out. */
export interface Order {
  garment: Garment;
  length: Length | null;
  sleeve: SleeveLength | null;
  closure: Closure | null;
  denied: string | null;
  layers: Detail | null;
  /** a trade name that means a cut of its own */
  variant?: string;
}

type Factors = { [K in (typeof KEYS)[number]]: readonly Order[K][] };

export const SHARED: Omit<Factors, 'garment'> = {
  length: [null, 'crop', 'waist', 'hip', 'thigh', 'mini', 'knee', 'midi', 'ankle'],
  sleeve: [null, 'sleeveless', 'short', 'three-quarter', 'long'],
  closure: [null, 'buttons', 'zip', 'double-breasted', 'pullover', 'open-front', 'snaps'],
  denied: [null, 'closure=buttons', 'closure', 'collar', 'pockets', 'hood'],
  layers: [null, 'quilting', 'tiers'],
};

const KEYS = ['garment', 'length', 'sleeve', 'closure', 'denied', 'layers'] as const;
const TRIES = 30;

const pairsOf = (order: Order): string[] =>
  KEYS.flatMap((a, i) => KEYS.slice(i + 1).map((b) => `${a}=${order[a]},${b}=${order[b]}`));

/** Orders in which every two values of different factors meet at least once; the same ones each time. */
export function pairwise(factors: Factors): Order[] {
  const random = Random.from('pairwise');
  const left = new Set(
    KEYS.flatMap((a, i) =>
      KEYS.slice(i + 1).flatMap((b) => factors[a].flatMap((x) => factors[b].map((y) => `${a}=${x},${b}=${y}`))),
    ),
  );
  const orders: Order[] = [];
  while (left.size > 0) {
    const [seed] = left;
    const tries = Array.from({ length: TRIES }, () => seeded(factors, seed, random));
    const worth = (order: Order): number => pairsOf(order).filter((pair) => left.has(pair)).length;
    const best = tries.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    for (const pair of pairsOf(best)) left.delete(pair);
    orders.push(best);
  }
  return orders;
}

/** As many orders: first those in which every two values meet, then any. */
export function sampled(factors: Factors, count: number): Order[] {
  const random = Random.from('sampled');
  const orders = pairwise(factors).filter(isSensible);
  while (orders.length < count) {
    const order = seeded(factors, `garment=${random.pick(factors.garment)}`, random);
    if (isSensible(order)) orders.push(order);
  }
  return orders;
}

/** An order by chance that has the pair. */
function seeded(factors: Factors, pair: string, random: Random): Order {
  const fixed = new Map(
    pair.split(',').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  );
  return Object.fromEntries(
    KEYS.map((key) => {
      const values: readonly (string | null)[] = factors[key];
      return [key, fixed.has(key) ? values.find((v) => String(v) === fixed.get(key)) : random.pick(values)];
    }),
  ) as unknown as Order;
}

/** The order as what is drawn. */
export function completed({ garment, length, sleeve, closure, denied, layers, variant }: Order): GarmentSpec {
  const said = {
    category: CATEGORY[garment],
    length,
    sleeve: { type: null, length: sleeve },
    closure,
    gender: 'women',
    details: layers === null ? [] : [layers],
    ...(variant === undefined ? {} : { variant }),
  } as const satisfies Partial<GarmentSpec>;
  const spec = specOf(garment, said);
  return completedOf({ spec, denied: denied === null ? [] : [denied], buttons: null, pockets: null });
}

/** What is cut from one cloth and worn beside clothes has neither tiers nor wadding. */
const ONE_CLOTH: ReadonlySet<Category> = new Set<Category>(['accessory', 'bag', 'headwear', 'swimwear', 'underwear']);

/** An order that rules out what it asks for, or that no such garment can be, is none. */
export const isSensible = ({ garment, closure, denied, layers }: Order): boolean =>
  !(layers !== null && (ONE_CLOTH.has(CATEGORY[garment]) || garment === 'bodysuit')) &&
  !(denied === 'closure' && closure !== null) &&
  !(denied === 'closure=buttons' && ['buttons', 'double-breasted', 'snaps'].includes(closure ?? ''));

interface Views {
  cut: Cut;
  pattern: Partial<Shown>;
  flat: Shown;
  picture: Shown;
  /** what the pattern says that it does otherwise */
  said: string;
}

export async function viewsOf(spec: GarmentSpec, body: Readonly<Record<string, number>>): Promise<Views> {
  const cut: Cut = cutOf(spec, body);
  const { shown, deviations } = await draftPattern(cut, body);
  const picture = illustrate(cut, { width: 320, height: 480, seed: 7, body: 'slender', pose: 'poised' }).shown;
  return { cut, pattern: shown, flat: drawFlat(cut).shown, picture, said: deviations.join(' ') };
}

/** Shares of the stature and of the arm: a hundredth of the height is three hundredths of an arm. */
const HEM = 0.01;
const SLEEVE = 0.03;
/** Layers and points of a hem may end a little lower than the cut says. */
const DRAWN_HEM = 0.05;

const hems = (a: Shown['hem'] | undefined, b: Shown['hem'] | undefined): boolean =>
  a == null || b == null || apart(a, b) <= HEM;
const arms = (a: number | undefined, b: number): boolean => a === undefined || Math.abs(a - b) <= SLEEVE;

/** In what pattern, flats and picture of one garment contradict each other; a pattern may say what it does otherwise. */
export function contradictions({ cut, pattern, flat, picture, said }: Views, { denied }: Order): string[] {
  const owned = (words: RegExp): boolean => words.test(said);
  const parts = (['collar', 'hood', 'pockets'] as const).flatMap((part) => {
    const noun = part === 'pockets' ? /pocket/i : new RegExp(part, 'i');
    return [
      flat[part] !== picture[part] && `${part}: flat ${flat[part]}, picture ${picture[part]}`,
      pattern[part] !== undefined &&
        pattern[part] !== flat[part] &&
        !owned(noun) &&
        `${part}: pattern ${pattern[part]}, flat ${flat[part]}`,
    ];
  });
  const seen = !picture.unseen;
  const ahead = flat.fastened === 'front' ? flat.fastener : null;
  const found = [
    !hems(flat.hem, picture.hem) && `hem: flat ${flat.hem?.toFixed(2)}, picture ${picture.hem?.toFixed(2)}`,
    !hems(pattern.hem, flat.hem) &&
      !owned(/length|short|long/i) &&
      `hem: pattern ${pattern.hem?.toFixed(2)}, flat ${flat.hem?.toFixed(2)}`,
    !arms(flat.sleeve, picture.sleeve) &&
      `sleeve: flat ${flat.sleeve.toFixed(2)}, picture ${picture.sleeve.toFixed(2)}`,
    !arms(pattern.sleeve, flat.sleeve) &&
      !owned(/sleeve/i) &&
      `sleeve: pattern ${pattern.sleeve?.toFixed(2)}, flat ${flat.sleeve.toFixed(2)}`,
    seen && ahead !== picture.fastener && `closing: flat ${ahead}, picture ${picture.fastener}`,
    seen && ahead === picture.fastener && ahead !== null && flat.count !== picture.count
      ? `count: flat ${flat.count}, picture ${picture.count}`
      : false,
    pattern.fastener === 'buttons' &&
      pattern.fastener !== flat.fastener &&
      !owned(/button|clos|breasted/i) &&
      `closing: pattern buttons, flat ${flat.fastener}`,
    pattern.fastener === 'buttons' &&
      flat.fastener === 'buttons' &&
      pattern.count !== flat.count &&
      !owned(/\d buttons|one button|button row|clos|breasted|than it is drawn/i) &&
      `count: pattern ${pattern.count}, flat ${flat.count}`,
    pattern.fastener === 'zip' &&
      flat.fastener !== 'zip' &&
      !owned(/zip|clos/i) &&
      `closing: pattern zip, flat ${flat.fastener}`,
    flat.tiers !== picture.tiers && `tiers: flat ${flat.tiers}, picture ${picture.tiers}`,
    pattern.tiers !== undefined &&
      pattern.tiers !== flat.tiers &&
      !owned(/tier/i) &&
      `tiers: pattern ${pattern.tiers}, flat ${flat.tiers}`,
    flat.quilted !== picture.quilted && `quilting: flat ${flat.quilted}, picture ${picture.quilted}`,
    pattern.quilted !== undefined &&
      pattern.quilted !== flat.quilted &&
      !owned(/quilt/i) &&
      `quilting: pattern ${pattern.quilted}, flat ${flat.quilted}`,
    ...parts,
    ...unshown(cut, flat, 'flat'),
    ...unshown(cut, picture, 'picture'),
    ...denials(denied, flat, 'flat'),
    ...denials(denied, picture, 'picture'),
  ];
  return found.filter((one) => typeof one === 'string');
}

/** Nothing that hangs on the body, or nothing that lies open to be seen: a fly is covered. */
const APART: ReadonlySet<Category> = new Set<Category>(['accessory', 'bag', 'headwear', 'swimwear', 'underwear']);
const FLIES: ReadonlySet<Category> = new Set<Category>(['trousers', 'shorts']);

/** What the cut decides is drawn: where it ends, and what closes its front. */
function unshown(cut: Cut, shown: Shown, where: string): string[] {
  if (APART.has(cut.category) && cut.garment !== 'apron') return [];
  const closes = closesInFront(cut) && !FLIES.has(cut.category) && cut.garment !== 'apron';
  return [
    ...(closes && shown.fastener === null && !shown.unseen ? [`${where}: nothing closes it`] : []),
    ...(cut.hemAt !== null && shown.hem !== null && apart(shown.hem, cut.hemAt) > DRAWN_HEM
      ? [`${where}: ends at ${shown.hem.toFixed(2)}, not at ${cut.hemAt.toFixed(2)}`]
      : []),
    // a corset's flat is one shape, however long it is said to be
    ...(cut.hemAt !== null && shown.hem === null && cut.garment !== 'corset' ? [`${where}: ends nowhere`] : []),
  ];
}

/** What a text rules out is drawn nowhere. */
function denials(denied: string | null, shown: Shown, where: string): string[] {
  const drawn =
    denied === 'closure=buttons'
      ? shown.fastener === 'buttons'
      : denied === 'closure'
        ? shown.fastener === 'buttons' || shown.fastener === 'zip'
        : (denied === 'collar' || denied === 'hood' || denied === 'pockets') && shown[denied];
  return drawn ? [`${where} shows what is ruled out: ${denied}`] : [];
}

export const wordsOf = (order: Order): string =>
  [
    order.variant ?? order.garment,
    order.length,
    order.sleeve,
    order.closure,
    order.layers,
    order.denied && `no ${order.denied}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** One of each way that garments are built. */
const GARMENTS: readonly Garment[] = [
  'shirt',
  't-shirt',
  'polo',
  'tank-top',
  'cardigan',
  'hoodie',
  'waistcoat',
  'blazer',
  'jacket',
  'denim-jacket',
  'parka',
  'coat',
  'dress',
  'jumpsuit',
  'trousers',
  'skirt',
];

/** What is built like nothing else. */
const OWN_WAY: readonly Garment[] = [
  'kimono',
  'robe',
  'swimwear',
  'bodysuit',
  'underwear',
  'tights',
  'overalls',
  'cape',
  'poncho',
  'apron',
  'pyjamas',
];

/** Every pair of values on those garments. */
export const ORDERS = pairwise({ garment: GARMENTS, ...SHARED }).filter(isSensible);
/** Every other: all of them, and two thousand more, are in the long test. */
export const OTHERS = pairwise({ garment: OWN_WAY, ...SHARED })
  .filter(isSensible)
  .filter((_, i) => i % 2 === 0);

const PLAIN = { sleeve: null, denied: null, layers: null };

/** What is usual of a trade, on whatever cut. */
const TRADES: readonly (readonly [Garment, string])[] = [
  ['jacket', 'puffer jacket'],
  ['jacket', 'safari jacket'],
  ['waistcoat', 'hi-vis vest'],
  ['top', 'peplum top'],
  ['jacket', "chef's jacket"],
  ['jacket', 'fleece jacket'],
  ['wide-leg-trousers', 'culottes'],
];

/** What a trade name gives a cut of its own, in its lengths and closings. */
export const NAMED: readonly Order[] = [
  ...([null, 'mini', 'midi', 'ankle'] as const).flatMap((length) =>
    ([null, 'zip', 'invisible-zip'] as const).map((closure): Order => ({
      ...PLAIN,
      garment: 'dress',
      variant: 'bib dress',
      length,
      closure,
    })),
  ),
  ...(['mini', null, 'ankle'] as const).flatMap((length, i) =>
    (['toggles', 'buttons', null] as const).map((closure, k): Order => ({
      ...PLAIN,
      sleeve: ([null, 'sleeveless', 'long'] as const)[(i + k) % 3],
      garment: 'dress',
      variant: 'cheongsam',
      length,
      closure,
    })),
  ),
  ...([null, 'calf', 'full'] as const).map((length): Order => ({
    ...PLAIN,
    garment: 'harem-trousers',
    variant: 'shalwar',
    length,
    closure: null,
  })),
  ...([null, 'knee'] as const).map((length): Order => ({
    ...PLAIN,
    garment: 'kimono',
    variant: 'hanfu',
    length,
    closure: null,
  })),
  ...(
    [
      ['dress', 'hanbok'],
      ['dress', 'chima'],
      ['dress', 'ao dai'],
      ['kimono', 'jeogori'],
      ['top', 'choli'],
      ['dress', 'sari'],
    ] as const
  ).map(([garment, variant]): Order => ({ ...PLAIN, garment, variant, length: null, closure: null })),
  ...TRADES.map(([garment, variant]): Order => ({ ...PLAIN, garment, variant, length: null, closure: null })),
];

/** What the views of these orders contradict one another in; empty when in nothing. */
export async function contradicted(orders: readonly Order[]): Promise<string[]> {
  const body = (await standardBodies('women'))[4];
  const found: string[] = [];
  for (const order of orders) {
    const words = contradictions(await viewsOf(completed(order), body), order);
    if (words.length > 0) found.push(`${wordsOf(order)}: ${words.join('; ')}`);
  }
  return found;
}
