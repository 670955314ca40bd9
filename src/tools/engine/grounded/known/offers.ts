import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import data from '../words/offers.yaml.js';
import { bought } from './bought-packs.js';
import { dayOfCalls } from './day-of-calls.js';

/** What is sold and what is free. */
export interface Offers {
  plans: readonly {
    id: string;
    name: string;
    priceUsd: number;
    limits: Readonly<Record<string, number | 'unlimited'>>;
  }[];
  packs: readonly { id: string; calls: number; priceUsd: number }[];
  free: Readonly<{ chat: number; fashion: number }>;
}

type Words = Record<'free' | 'priced' | Limited | 'calls' | 'more' | 'packs' | 'limits', string> & {
  plans: Record<string, string>;
  limited: Record<string, string>;
};
type Limited = 'fashion' | 'chat' | 'cognitive';
const WORDS = data as unknown as Words;

const saying = (list: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${list.split(', ').join('|')})(?!\p{L})`, 'iu');
const named = (rows: Record<string, string>): readonly (readonly [RegExp, string])[] =>
  Object.entries(rows).map(([id, list]) => [saying(list), id]);
const [PLANS, LIMITED] = [named(WORDS.plans), named(WORDS.limited)];
const [FREE, PRICED] = [saying(WORDS.free), saying(WORDS.priced)];
const KINDS = (['fashion', 'chat', 'cognitive'] as const).map((kind) => ({ kind, said: saying(WORDS[kind]) }));
const LIMITS = new Set(WORDS.limits.split(', '));

const has = ({ words }: Property, ...any: string[]): boolean => any.some((word) => words.includes(word));
const isBare = (property: Property): boolean => property.weakKind === 'result' && property.words.length === 1;

/** A price, what a pack holds, what a plan or nothing paid allows, and what so many calls come to in packs. */
export function offerKnown(property: Property, asked: string, offers: Offers): Grounded | null {
  const id = PLANS.find(([cue]) => cue.test(asked))?.[1];
  const plan = offers.plans.find((one) => one.id === id)?.id;
  return (
    ofDay(property, asked, plan, offers) ??
    bought(property, asked, offers.packs) ??
    ofOffer(property, asked, id, offers) ??
    (id === plan || FREE.test(property.words.join(' ')) ? limitKnown(property, asked, plan, offers) : null)
  );
}

/** What a day of so many calls leaves, or needs. */
function ofDay(
  property: Property,
  asked: string,
  id: string | undefined,
  { plans, packs, free }: Offers,
): Grounded | null {
  const plan = plans.find((one) => one.id === (id ?? planIn(asked)));
  const limit = plan ? plan.limits.chat_daily : FREE.test(asked) ? free.chat : null;
  if (packs.length !== 1 || typeof limit !== 'number' || !KINDS[1].said.test(asked)) return null;
  return dayOfCalls(property, asked, { limit, pack: packs[0] });
}

function ofOffer(property: Property, asked: string, id: string | undefined, { plans, packs }: Offers): Grounded | null {
  const pack = packs.find((one) => one.id === id);
  const offer = plans.find((one) => one.id === id) ?? pack;
  if (!offer) return null;
  const isForeign = property.unit?.currency === true && property.unit.unit !== 'USD';
  const isPrice = property.kind === 'money' || property.unit?.currency === true;
  if (!isForeign && (isPrice || (isBare(property) && PRICED.test(asked)))) return from('house:prices', offer.priceUsd);
  if (pack && has(property, 'calls') && !has(property, 'remaining', 'left', 'used', 'free', 'day', 'daily'))
    return from('house:prices', pack.calls);
  return has(property, 'currency') ? from('house:prices', 'USD') : null;
}

/** How much of one kind a day has, free or with a plan, as the name says or the text. */
function limitKnown(
  property: Property,
  asked: string,
  id: string | undefined,
  { plans, free }: Offers,
): Grounded | null {
  const name = property.words.join(' ');
  if (!property.words.some((word) => LIMITS.has(word)) || OTHERWISE.test(name)) return null;
  const kinds =
    [name, asked].map((text) => KINDS.filter(({ said }) => said.test(text))).find((found) => found.length > 0) ?? [];
  if (kinds.length !== 1) return null;
  const [{ kind }] = kinds;
  const isFree = FREE.test(name) || (FREE.test(asked) && planIn(name) === undefined);
  const plan = planIn(name) ?? (FREE.test(name) ? undefined : (id ?? planIn(asked)));
  if (isFree) return plan !== undefined || kind === 'cognitive' ? null : from('house:limits', free[kind]);
  const limit = plans.find((one) => one.id === plan)?.limits[`${kind}_daily`];
  return typeof limit !== 'number' || !asked.includes('?') ? null : from('house:limits', limit);
}

const planIn = (text: string): string | undefined => LIMITED.find(([cue]) => cue.test(text))?.[1];
/** What a pack holds and what a parameter may be is no limit of a day. */
const OTHERWISE = /(?<!\p{L})(?:packs?|headers?|max|maximum|default|remaining|left|used)(?!\p{L})/u;
