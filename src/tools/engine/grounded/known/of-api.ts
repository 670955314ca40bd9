import { from, type Grounded } from '../grounded.js';
import type { Offers } from './offers.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import data from './api-facts.yaml.js';

interface Fact {
  value: string | number;
  asks: readonly (readonly string[])[];
  named: readonly string[];
  also: readonly string[];
}

const FACTS: readonly Fact[] = (
  data as unknown as { value: string | number; asks: string[]; named: string; also: string }[]
).map(({ value, asks, named, also }) => ({ value, asks: asks.map(listOf), named: listOf(named), also: listOf(also) }));

const QUESTION =
  /\?|^\s*(?:how|what|which|tell|give|hur|vad|vilken|wie|was|welche[rs]?|combien|quel(?:le)?|cuánt[oa]s?|qué|cuál)(?!\p{L})/iu;

const folded = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
const says = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(` ${word} `));

/** What the interface itself takes and gives: parameters, headers, calls a day by tier; null where the question is about something else. */
export function ofApi(property: Property, asked: string, offers: Offers): Grounded | null {
  if (!QUESTION.test(asked)) return null;
  return byFact(property, folded(asked)) ?? byTier(property, folded(asked), offers);
}

/** The fact whose words the name has: of several that are asked for the one that it calls; else the only one asked for. */
function byFact({ words }: Property, asked: string): Grounded | null {
  const name = folded(words.join(' '));
  const possible = FACTS.filter(({ asks }) => asks.every((one) => says(asked, one)));
  const named = possible.filter((fact) => says(name, fact.named));
  const called = named.filter((fact) => says(name, fact.also));
  const isElse = FACTS.some((fact) => says(name, fact.named));
  const plain = isElse ? [] : possible.filter((fact) => says(name, fact.also));
  const found = [called, named, plain].find((some) => some.length > 0) ?? [];
  return found.length === 1 ? from('house:interface', found[0].value) : null;
}

const TIERS = {
  free: [
    'free',
    'gratis',
    'kostenlos',
    'kostenlose',
    'kostenlosen',
    'gratuit',
    'gratuits',
    'gratuito',
    'gratuitos',
    'keyless',
    'anonymous',
    'without a key',
    'without any key',
    'without key',
    'no key',
    'utan nyckel',
    'ohne schlüssel',
    'sans clé',
    'sin clave',
  ],
  'tools-pro': ['pro'],
} as const;
const BUCKETS = {
  chat: ['chat', 'chatt', 'completions', 'chat completions'],
  fashion: [
    'fashion',
    'concept',
    'concepts',
    'image',
    'images',
    'picture',
    'pictures',
    'bild',
    'bilder',
    'koncept',
    'bilden',
    'konzepte',
  ],
} as const;
/** What a name has that asks how many a day. */
const LIMITED = [
  'day',
  'daily',
  'limit',
  'calls',
  'requests',
  'count',
  'number',
  'quota',
  'answer',
  'images',
  'concepts',
  'anrop',
  'aufrufe',
  'appels',
  'llamadas',
];
const ASKS_LIMIT =
  /\b(?:how many|limit|per day|a day|daily|quota|allowance|hur många|om dagen|per dag|wie viele|pro tag|am tag|combien|par jour|cuánt[oa]s|al día|por día)(?!\p{L})/iu;

/** The one key whose words are said; null where none is or several are. */
function oneOf<T extends string>(table: Readonly<Record<T, readonly string[]>>, text: string): T | null {
  const found = (Object.keys(table) as T[]).filter((key) => says(text, table[key]));
  return found.length === 1 ? found[0] : null;
}

/** So many calls a day as a tier has of a kind. */
function byTier({ words }: Property, asked: string, { plans, free }: Offers): Grounded | null {
  const name = folded(words.join(' '));
  if (
    !ASKS_LIMIT.test(asked) ||
    says(name, ['pack', 'packs', 'header', 'max', 'default']) ||
    !says(name, [...LIMITED, 'free', 'pro'])
  )
    return null;
  const tier = oneOf(TIERS, name) ?? oneOf(TIERS, asked);
  const bucket = oneOf(BUCKETS, name) ?? oneOf(BUCKETS, asked);
  if (tier === null || bucket === null) return null;
  const value = tier === 'free' ? free[bucket] : plans.find(({ id }) => id === tier)?.limits[`${bucket}_daily`];
  return typeof value === 'number' ? from('house:limits', value) : null;
}
