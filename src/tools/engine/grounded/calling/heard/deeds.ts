import { wordsOfName } from '../../property.js';
import type { FunctionTool } from '../../matching.js';
import data from './deeds.yaml.js';

/** Something that functions do, and how texts ask for it. */
export interface Deed {
  names: ReadonlySet<string>;
  says: RegExp;
  hints: RegExp | null;
  isAsked: boolean;
  isGrave: boolean;
}

interface Row {
  names: string[];
  says: string[];
  hints?: string[];
  isAsked?: boolean;
  isGrave?: boolean;
}

/** Where a clause begins. */
const BEGINS = String.raw`^\W{0,4}|[.!?;:,–]\s[¿]?|(?<!\p{L})(?:and|och|und|et|y|hi|hello|hej|hallo|bonjour|hola|so|but)\s[¿]?`;

/** Names of deeds that texts have for things. */
const NOUNS = new Set(
  'status state progress price quote stock inventory availability available pickup alteration service hours place shift count'.split(
    ' ',
  ),
);

const DEEDS: readonly Deed[] = (data as Row[]).map(({ names, says, hints, isAsked = false, isGrave = false }) => ({
  names: new Set(names),
  says: anyOf([...says, ...names.filter((one) => one.length > 4 && !NOUNS.has(one))]),
  hints: hints ? anyOf(hints) : null,
  isAsked,
  isGrave,
}));

/** One expression of several phrases: `*` any ending, `_` up to five words between. */
function anyOf(phrases: readonly string[]): RegExp {
  const all = phrases.map((phrase) =>
    phrase
      .replace(/^\^/u, '')
      .replace(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`)
      .replaceAll(' _ ', String.raw`(?: [^\s!?]{1,40}){0,11} `)
      .replaceAll('*', String.raw`\p{L}{0,8}`),
  );
  const inside = all.filter((_, i) => !phrases[i].startsWith('^'));
  const first = all.filter((_, i) => phrases[i].startsWith('^'));
  const begins = first.length > 0 ? String.raw`|(?<=${BEGINS})(?:${first.join('|')})` : '';
  return new RegExp(String.raw`(?:(?<![\p{L}-])(?:${inside.join('|')})${begins})(?![\p{L}])`, 'giu');
}

/** `order_status`: what is told of a thing is no order. */
const TOLD = /^(?:status|state|progress|price|availability)$/u;
const THINGS = /^(?:order|return|refund|transfer|delivery|shift|track|record|exchange)$/u;

/** `create_return`: what is made says more than that it is made. */
const MADE = /^(?:create|start|make|place|open|set|new|issue|request|submit|do|put|report|log|record|register|mark)$/u;

/** What a function does, by the first word of its name that is a deed, else by its description. */
export function deedsOf({ name, description }: FunctionTool): readonly Deed[] {
  const words = wordsOfName(name);
  const told = TOLD.test(words.at(-1) ?? '') ? DEEDS.filter(({ names }) => names.has(words.at(-1) ?? '')) : [];
  if (words.length > 1 && told.length > 0 && THINGS.test(words[0])) return told;
  const found = DEEDS.filter(
    ({ names }) => names.has(words[0]) || [...names].some((one) => one === words.slice(0, 2).join(' ')),
  );
  const more = DEEDS.filter(({ names, isAsked }) => !isAsked && words.slice(1).some((word) => names.has(word)));
  if (found.length > 0) return MADE.test(words[0]) ? [...new Set([...found, ...more])] : found;
  const later = DEEDS.filter(({ names }) => words.slice(1).some((word) => names.has(word)));
  if (later.length > 0) return later;
  const [first = ''] = description.toLowerCase().match(/\p{L}+/gu) ?? [];
  const described = DEEDS.filter(({ names }) => names.has(first) || names.has(first.replace(/s$/u, '')));
  return described.length > 0 ? described : DEEDS.filter(({ isAsked, names }) => isAsked && names.has('get'));
}

/** Whether all that a function does is to tell something. */
export const onlyTells = (deeds: readonly Deed[]): boolean => deeds.every(({ isAsked }) => isAsked);

/** How much a text asks for a deed: its own words 1, hints a half. */
export function askedFor({ says, hints }: Deed, text: string): number {
  says.lastIndex = 0;
  if (says.test(text)) return 1;
  if (hints === null) return 0;
  hints.lastIndex = 0;
  return hints.test(text) ? 0.5 : 0;
}
