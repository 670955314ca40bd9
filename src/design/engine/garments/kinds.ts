import { eachOf } from './index.js';
import type { GarmentSpec } from './garment-spec.js';
import type { Garment } from './spec.js';

/** What a piece of swimwear or underwear is: each is drawn and drafted as a thing of its own. */
export type SmallWear =
  | 'bikini'
  | 'tankini'
  | 'one-piece'
  | 'trunks'
  | 'bra'
  /** a bra that is pulled on: no cups of its own, no hooks */
  | 'soft-bra'
  | 'briefs'
  | 'boxers'
  | 'long-johns'
  | 'slip'
  /** bra and briefs together */
  | 'set';

type Row = readonly [RegExp, SmallWear, name: string];

const SWIM: readonly Row[] = [
  [
    /bikini ?(?:bottom|brief|underdel|tros|hose|slip)|swim(?:ming)? (?:bottoms?|briefs)|bas de (?:bikini|maillot)|culotte de bikini|bragu?i?ta? de bikini|abajo del bikini/,
    'briefs',
    'bikini bottoms',
  ],
  [/tankini/, 'tankini', 'tankini'],
  [/bikini|two[- ]?piece/, 'bikini', 'bikini'],
  [/trunk|(?:swim|board|bad) ?shorts|badbyx|badehose|jammers/, 'trunks', 'swim trunks'],
  [/suit|one[- ]?piece|costume|maillot|baddräkt|badeanzug|bañador|traje|cossie/, 'one-piece', 'swimsuit'],
];
const UNDER: readonly Row[] = [
  [/sports? ?bra|sport-?bh|brassière de sport|sujetador deportivo|bustier/, 'soft-bra', 'sports bra'],
  [/bralette|crop bra|soft bra|brallis|brassière/, 'soft-bra', 'bralette'],
  [/\bbra\b|brassi[eè]re|\bbh\b|beh[åa]|soutien|sujetador|büstenhalter/, 'bra', 'bra'],
  [/boxer briefs/, 'boxers', 'boxer briefs'],
  [/boxer|trunk|kalsong|calzoncillo/, 'boxers', 'boxers'],
  [/long ?johns?|långkalsong/, 'long-johns', 'long johns'],
  [/thong|g[- ]?string|\bstring/, 'briefs', 'thong'],
  [/boy ?shorts?\b|hipster|shorty/, 'briefs', 'boyshorts'],
  [/\bslips?\b/, 'slip', 'slip'],
  [/brief|pant(?:ies|y)|knickers|undies|tros(?:a|or)|culotte|braga|unterhose|underpants/, 'briefs', 'briefs'],
];

const rowsOf = (garment: Garment): readonly Row[] =>
  garment === 'swimwear' ? SWIM : garment === 'underwear' ? UNDER : [];

const found = (garment: Garment, words: string): Row | undefined =>
  rowsOf(garment).find(([pattern]) => pattern.test(words.toLowerCase()));

/** Hats, bags and shoes that are drawn, and some drafted, as what they are called. */
const KINDS = eachOf(({ kinds = [] }) => kinds.map(({ name, words }) => [new RegExp(words), name] as const));

/** The trade name that words of a text give a piece: "badbyxor" are `swim trunks`; null where they give none. */
export const smallWearName = (garment: Garment, words: string): string | null =>
  found(garment, words)?.[2] ?? KINDS[garment].find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ?? null;

/** A body with its legs cut out: no length can be said of it. */
export const isLegless = (spec: GarmentSpec): boolean =>
  spec.garment === 'bodysuit' || smallWearOf(spec) === 'one-piece';

/** Small wear of which no length can be said. */
const LENGTHLESS: ReadonlySet<SmallWear | null> = new Set<SmallWear | null>([
  'bikini',
  'one-piece',
  'bra',
  'soft-bra',
  'briefs',
  'set',
]);
export const isLengthless = (spec: GarmentSpec): boolean => LENGTHLESS.has(smallWearOf(spec));

/** What that piece is, by its variant, else by who wears it; null for garments of other kinds. */
export function smallWearOf({ garment, variant, gender }: GarmentSpec): SmallWear | null {
  if (garment !== 'swimwear' && garment !== 'underwear') return null;
  const named = found(garment, variant ?? '')?.[1];
  if (named) return named;
  const man = gender === 'men' || gender === 'boys';
  if (garment === 'swimwear') return man ? 'trunks' : 'one-piece';
  return man ? 'boxers' : gender === 'women' ? 'set' : 'briefs';
}

/** Underwear of nobody in particular are briefs, and stay so when it is settled who wears them. */
export const asBriefs = (spec: GarmentSpec): GarmentSpec =>
  spec.garment === 'underwear' && spec.gender === null && !found('underwear', spec.variant ?? '')
    ? { ...spec, variant: 'briefs' }
    : spec;
