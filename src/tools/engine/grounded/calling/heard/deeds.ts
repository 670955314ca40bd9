import { wordsOfName } from '../../property.js';
import type { FunctionTool } from '../../matching.js';
import data from './deeds.yaml.js';

/** Something that functions do, and how texts ask for it. */
export interface Deed {
  names: ReadonlySet<string>;
  says: RegExp;
  /** what of it says more than that something is asked: "show", not "what" */
  verbs: RegExp;
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
  verbs: anyOf(says.filter((one) => !one.startsWith('^'))),
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
/** `orderstatus`: the same in one word. */
const TOLD_OF = /(?<=\p{L}{3})(?:status|stand)$/u;
const THINGS =
  /^(?:order|repair|job|booking|ticket|claim|return|refund|transfer|delivery|shift|track|record|exchange)$/u;

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
  if (found.length > 0)
    return [
      ...new Set([
        ...found,
        ...(MADE.test(words[0]) ? more : []),
        ...kept(words),
        ...addedBy(words, description),
        ...heldBy(words),
      ]),
    ];
  const later = DEEDS.filter(({ names }) => words.slice(1).some((word) => names.has(word)));
  if (later.length > 0) return later;
  const abroad = saidBy(words);
  if (abroad.length > 0) return abroad;
  const [first = ''] = description.toLowerCase().match(/\p{L}+/gu) ?? [];
  const described = DEEDS.filter(({ names }) => names.has(first) || names.has(first.replace(/s$/u, '')));
  return described.length > 0 ? described : DEEDS.filter(({ isAsked, names }) => isAsked && names.has('get'));
}

/** `add_meeting`, `create_event`: what is put into a calendar is booked, and planned. */
const heldBy = (words: readonly string[]): Deed[] =>
  /^(?:add|create|new|make|put|insert)$/u.test(words[0]) && words.slice(1).some((word) => HELD.test(word))
    ? DEEDS.filter(({ names }) => names.has('schedule'))
    : [];
const HELD = /^(?:event|meeting|appointment|booking|reservation|visit|session|termin|möte|cita|rdv)$/u;

/** `create_contact`, "Add a person to the address book.": what is made by being added. */
const addedBy = (words: readonly string[], description: string): Deed[] =>
  MADE.test(words[0]) && /^adds?\s/iu.test(description) ? DEEDS.filter(({ names }) => names.has('add')) : [];

/** `check_stock`, `find_garment`: "do you have it?" asks for what is kept or sold. */
const kept = (words: readonly string[]): Deed[] =>
  /^(?:get|check|find|search|look|lookup|browse|show|list|query)$/u.test(words[0]) &&
  words.slice(1).some((word) => KEPT.test(word))
    ? DEEDS.filter(({ names }) => names.has('stock'))
    : [];
const KEPT =
  /^(?:stock|inventory|availability|garments?|products?|items?|articles?|clothes|clothing|wares|catalogue|catalog|fabrics?|cloths?|yarns?|shoes)$/u;

/** Whether what a text asks of a function is no more than that it wants to know something. */
export const isGeneric = (deeds: readonly Deed[], text: string): boolean =>
  deeds
    .filter((deed) => askedFor(deed, text) > 0)
    .every(({ names, isAsked, verbs }) => isAsked && names.has('get') && !isSaid(verbs, text));

function isSaid(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  return expression.test(text);
}

/** `bestellung_stornieren`, `skickaMejl`, `estado_pedido`: deeds by the word of another language that a name has for them. */
function saidBy(words: readonly string[]): Deed[] {
  if (TOLD_OF.test(words.at(-1) ?? '')) return DEEDS.filter(({ names }) => names.has('status'));
  const verbs = words.filter((word) => word.length > 3 && !/(?:ung|heit|keit|tion|ción|ning)$/u.test(word));
  const own = (word: string): Deed[] => DEEDS.filter((deed) => askedFor(deed, word) === 1);
  const found = verbs.map(own).find((deeds) => deeds.length > 0) ?? [];
  const isMade = found.some(({ names }) => names.has('create'));
  return isMade ? [...new Set([...found, ...words.filter((word) => !verbs.includes(word)).flatMap(own)])] : found;
}

/** Whether all that a function does is to tell something. */
export const onlyTells = (deeds: readonly Deed[]): boolean => deeds.every(({ isAsked }) => isAsked);

/** How much a text asks for a deed: its own words 1, hints a half. */
export function askedFor({ says, hints }: Deed, text: string): number {
  if (isSaid(says, text)) return 1;
  return hints !== null && isSaid(hints, text) ? 0.5 : 0;
}

const OF_ONE =
  /^(?:stock|inventory|availab\p{L}*|prices?|cost|status|lager\p{L}*|bestand|preis\p{L}*|pris\p{L}*|prix|precios?)$/u;

/** `search_products`, `find_garments`: whether a function looks for things, and tells nothing more of one of them. */
export const seeks = (tool: FunctionTool): boolean =>
  onlyTells(deedsOf(tool)) && !wordsOfName(tool.name).some((word) => OF_ONE.test(word));
