import type { FunctionTool } from '../../matching.js';
import { wordsOfName } from '../../property.js';
import { inOtherWords } from '../in-other-words.js';
import { isSmall, type Token } from '../tokens.js';
import { askedFor, type Deed, deedsOf, isGeneric, onlyTells, seeks } from './deeds.js';
import { changesAsked } from '../signed.js';
import { calledIn, choicesIn } from './choices.js';
import type { Ground } from '../../filling/ground.js';
import { argumentsAsked, type Filled, filledBy } from './fill.js';
import { asksForAny } from './mood.js';
import type { Text } from './text.js';
import { asksWay, tellsWay } from './way.js';
import { likeness } from './words.js';

/** How well a function fits a text, and by what. */
export interface Fitness {
  tool: FunctionTool;
  weight: number;
  /** how much the text asks for what it does */
  deed: number;
  /** how much of what it is about the text names */
  named: number;
  isTelling: boolean;
  /** whether the text has a word of what it does or is about, more than that something is asked */
  isMeant: boolean;
}

const EMPTY = new Set(
  'a an the of to for in on at by with from and or is are be it its this that one what who which where when how name number id code text date day time new whether like user given full default value get set list whole part per e g hh mm yyyy dd hours days'.split(
    ' ',
  ),
);
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2 && !EMPTY.has(word));

/** Functions by how well they fit a text, the best first. */
export function fitting(tools: readonly FunctionTool[], said: Text): Fitness[] {
  const tokens = said.tokens.filter((token) => !isSmall(token) && token.low.length > 1 && !/^\d/u.test(token.low));
  const deeds = new Map(tools.map((tool) => [tool.name, deedsOf(tool)]));
  const nouns = new Map(tools.map((tool) => [tool.name, nounsOf(tool, deeds.get(tool.name) ?? [])]));
  const all = tools.map((tool) => fitness(tool, said, tokens, deeds, nouns));
  return all.sort((a, b) => b.weight - a.weight);
}

function nounsOf({ name }: FunctionTool, deeds: readonly Deed[]): string[] {
  const words = wordsOfName(name).filter((word) => word.length > 2 && !EMPTY.has(word));
  const nouns = words.filter((word) => !deeds.some(({ names }) => names.has(word)));
  return nouns.length > 0 ? nouns : words;
}

function fitness(
  tool: FunctionTool,
  said: Text,
  tokens: readonly Token[],
  deeds: ReadonlyMap<string, readonly Deed[]>,
  nouns: ReadonlyMap<string, readonly string[]>,
): Fitness {
  const own = deeds.get(tool.name) ?? [];
  const isWay = tellsWay(tool) && asksWay(said.text);
  const isChosen = choosesIn(tool, said) || setsTo(tool, said) || changesAsked(tool, said.text);
  const isHeaded = onlyTells(own) && headed(tool, said, nouns.get(tool.name) ?? []);
  const isThere = seeks(tool) && deedsOf(tool).length > 1 && asksForAny(said.text);
  const deed = Math.max(
    isWay || isThere || isChosen || isHeaded ? 1 : 0,
    ...own.map((one) => askedFor(one, inOtherWords(said.text))),
  );
  const best = (word: string): number => Math.max(0, ...tokens.map(({ low }) => likeness(word, low)));
  const shares = (word: string): number =>
    [...nouns.values()].filter((words) => words.some((one) => likeness(one, word) >= 0.9)).length;
  const named =
    (isWay ? 1 : 0) + sum((nouns.get(tool.name) ?? []).map((word) => best(word) / Math.max(1, shares(word))));
  const told = Math.min(
    2,
    sum(
      wordsIn(tool.description.slice(0, 300))
        .filter((word) => !own.some(({ names }) => names.has(word)))
        .map((word) => (best(word) >= 0.6 ? best(word) : 0)),
    ),
  );
  const touched = Math.min(
    2,
    sum(
      argumentsAsked(tool).map(({ words }) =>
        Math.max(
          0,
          ...words.filter((word) => word.length > 2 && !EMPTY.has(word)).map((word) => (best(word) >= 0.85 ? 1 : 0)),
        ),
      ),
    ),
  );
  const isTelling = onlyTells(own);
  const isQuestion = said.text.trim().endsWith('?') ? 0.4 : 0;
  const isGrave = deed === 1 && own.every((one) => one.isGrave) ? 0.8 : 0;
  const isUnasked = isTelling && deed < 1 && !/[?]/u.test(said.text) ? 2.5 : 0;
  const isMeant = deed < 1 || isChosen || named > 0 || told > 0 || touched > 0 || !isGeneric(own, said.text);
  const weight =
    isGrave -
    (isMeant ? 0 : 0.8) -
    isUnasked +
    1.6 * deed +
    2 * Math.min(2, named) +
    0.7 * told +
    0.5 * touched +
    (isTelling ? isQuestion : 0);
  return { tool, weight, deed, named, isTelling, isMeant };
}

const BEGINS = /(?:^|[.!?;:,]\s|(?<!\p{L})(?:and|then|please|och|sedan|und|dann|bitte|et|puis|y|luego)\s)$/iu;
/** What a German verb ends a clause with. */
const PARTICLE = /^(?:zu|auf)$/u;
const SHUT = /^(?:open|opened|closed?|shut|half|up|down)$/iu;

/** "Close the blinds", where `closed` is a choice of the function: what it does is said by the state that is wished for. */
const choosesIn = (tool: FunctionTool, { text }: Text): boolean =>
  argumentsAsked(tool).some(
    ({ kind, schema, isRequired }) =>
      kind === 'enum' &&
      isRequired &&
      (schema.enum as unknown[]).some(
        (value) =>
          typeof value === 'string' &&
          SHUT.test(value) &&
          calledIn(value, text).some(
            ({ start, text: own }) => PARTICLE.test(own) || BEGINS.test(text.slice(Math.max(0, start - 12), start)),
          ),
      ),
  );

/** "Flights from OSL to CDG on 3 June, two passengers": what is looked for and all that it needs, without a verb. */
function headed(tool: FunctionTool, said: Text, nouns: readonly string[]): boolean {
  const first = said.tokens.find((token) => !isSmall(token) && !/^\d/u.test(token.low));
  if (!first || !first.isFirst || !nouns.some((noun) => likeness(noun, first.low) >= 0.9)) return false;
  const { reading } = said;
  const ground: Ground = { reading, before: null, house: NO_HOUSE, plans: null, wishes: true };
  const { missing, several, unused, values } = filledBy(tool, said, ground);
  return missing.length + several.size + unused === 0 && Object.keys(values).length > 1;
}
const NO_HOUSE: Ground['house'] = {
  league: null,
  mood: null,
  offers: {} as Ground['house']['offers'],
  answer: { text: '', sources: [], points: [] },
};

const SETS = /^(?:set|update|change|mark|put)$/u;
const PUTS =
  /^\W*(?:put|set|mark|make|change|move|sätt|ställ|ändra|stell|setz|mach|änder|mets|passe|marque|change|pon|marca|cambia|deja)\p{L}{0,2}(?!\p{L})/iu;

/** "Put it on waiting", where `waiting` is a choice of `set_status`. */
const setsTo = (tool: FunctionTool, { text, tokens }: Text): boolean =>
  PUTS.test(text) &&
  SETS.test(wordsOfName(tool.name)[0] ?? '') &&
  argumentsAsked(tool).some(
    (one) =>
      one.kind === 'enum' && one.isRequired && choicesIn(one, tokens, [], text).some(({ isOwn }) => isOwn === true),
  );

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** A function's fitness with what of its arguments the text says. */
export const withArguments = (one: Fitness, { missing, sure, several, unused, values }: Filled): number => {
  const required = argumentsAsked(one.tool).filter(({ isRequired }) => isRequired).length;
  return (
    one.weight +
    (required === 0 ? (Object.keys(values).length > 0 ? 1.2 : 0) : (2.2 * (required - missing.length)) / required) +
    0.3 * Math.min(3, sure) +
    (several.size > 0 ? 0 : 0.1) -
    0.7 * unused
  );
};
