import type { Ground } from '../../filling/ground.js';
import { type FunctionTool, matches } from '../../matching.js';
import type { Call } from '../call.js';
import { quotesIn } from '../spans.js';
import { parametersOf } from '../made.js';
import { unfitting } from '../unfitting.js';
import { argumentsAsked, type Filled, filledBy } from './fill.js';
import { isCovered } from './covered.js';
import { type Fitness, fitting, withArguments } from './fitness.js';
import { isSought } from './asked.js';
import { askedFor, deedsOf, onlyTells, seeks } from './deeds.js';
import {
  advises,
  asksState,
  hasHappened,
  isAdvice,
  isAsking,
  isNoWish,
  onlyStates,
  sentencesOf,
  wantsDone,
} from './mood.js';
import { distributed } from './parallel.js';
import { type Text, textOf } from './text.js';
import { soughtIn } from '../sought.js';

/** What a text asks for: calls, what one lacks, or nothing. */
export type Heard =
  | { kind: 'calls'; calls: readonly Call[]; weight: number }
  | { kind: 'missing'; name: string; missing: readonly string[]; weight: number }
  | { kind: 'none'; isNoWish: boolean };

const LEAST = 3.4;
const LEAST_ASKED = 3.2;
const MARGIN = 0.4;
/** What looks for things weighs so much more where things are sought. */
const SOUGHT = 0.6;
const MOST_CALLS = 8;
const MOST_HEARD = 1500;

/** "You looked it up: order 7133 costs 64 euros.": what was found is no wish. */
const FOUND = /^You (?:looked|found|checked|said|told)(?!\p{L})[^!?\n]*?[.](?=\s)/u;

/** The calls that a text asks for, by what functions do, are about and need. */
export function heard(tools: readonly FunctionTool[], question: string, ground: Ground, isParallel: boolean): Heard {
  const wish = question.slice(0, MOST_HEARD).replace(FOUND, '');
  if (isNoWish(wish) || (isAdvice(wish) && !tools.some(advises))) return { kind: 'none', isNoWish: true };
  const apart = isParallel && tools.length > 1 ? inClauses(tools, wish, ground) : null;
  return apart ?? ofOne(tools, wish, ground, isParallel);
}

interface Ranked extends Fitness {
  filled: Filled;
  all: number;
}

/** Functions that may be meant, with what the text says for them, the best first. */
function ranked(tools: readonly FunctionTool[], text: string, ground: Ground): Ranked[] {
  const said = textOf(text, ground.reading.today);
  return fitting(tools, said)
    .filter(
      (one) =>
        isAllowed(one) &&
        isOpenTo(one.tool, text) &&
        !(one.isTelling ? one.deed < 1 && wantsDone(text) : asksState(text)) &&
        (one.isTelling
          ? one.deed > 0 || isAsking(text) || text.includes('?')
          : isRecord(one.tool) || !(hasHappened(text) || (one.deed < 1 && onlyStates(text)))),
    )
    .map((one) => {
      const filled = fittingOnly(one.tool, filledBy(one.tool, said, ground), text);
      return {
        ...one,
        filled,
        all: withArguments(one, filled) + (isSoughtBy(one.tool, said) || isKeptBy(one.tool, text) ? SOUGHT : 0),
      };
    })
    .sort((a, b) => b.all - a.all);
}

/** "Show me black trousers": what looks for things is meant, not what tells more of one. */
const isSoughtBy = (tool: FunctionTool, { reading }: Text): boolean =>
  seeks(tool) &&
  argumentsAsked(tool).some((one) => one.isRequired && isSought(one)) &&
  soughtIn(reading, true) !== null;

/** "Have you got the navy coat in M?": what tells how many there are is meant, not what looks for coats. */
const isKeptBy = (tool: FunctionTool, text: string): boolean =>
  !seeks(tool) &&
  onlyTells(deedsOf(tool)) &&
  deedsOf(tool).some((deed) => deed.names.has('stock') && askedFor(deed, text) === 1);

/** What holds a word for a number, a garment for a size, is not said. */
function fittingOnly(tool: FunctionTool, filled: Filled, text: string): Filled {
  const wrong = unfitting(filled.values, parametersOf(tool), textOf(text).reading);
  if (wrong.length === 0) return filled;
  const values = Object.fromEntries(Object.entries(filled.values).filter(([name]) => !wrong.includes(name)));
  return { ...filled, values, missing: [...filled.missing, ...wrong] };
}

/** Whether nothing of a text forbids a function: what is told, has happened or is only weighed. */
const isOpenTo = (tool: FunctionTool, text: string): boolean =>
  matches(
    [tool],
    `${text.trim().replace(/[.!]$/u, '')} ${tool.name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')}`,
  ).length > 0;

const isRecord = (tool: FunctionTool): boolean => deedsOf(tool).some(({ names }) => names.has('record'));

/** What is grave is asked for by its own words. */
const isAllowed = ({ tool, deed }: Fitness): boolean => deed === 1 || !deedsOf(tool).every(({ isGrave }) => isGrave);

function ofOne(tools: readonly FunctionTool[], text: string, ground: Ground, isParallel: boolean): Heard {
  const [best, next] = clearest(ranked(tools, text, ground), tools, text);
  const isClear = best && (isNamed(best) || isOnlyFit(best, next, text)) && (!next || best.all - next.all >= MARGIN);
  if (!isClear || asksMore(best.tool, tools, text, ground)) return { kind: 'none', isNoWish: false };
  const { filled, tool, all: weight } = best;
  const brief = filled.several.size > 0 ? withoutReason(text) : text;
  if (brief !== text) return ofOne(tools, brief, ground, isParallel);
  if (filled.several.size > 0) {
    const calls = isParallel ? distributed(tool, text, filled, ground) : null;
    return calls ? { kind: 'calls', calls, weight } : { kind: 'none', isNoWish: false };
  }
  if (filled.missing.length === 0) return { kind: 'calls', calls: [callOf(tool, filled)], weight };
  const isMeant =
    (best.weight >= LEAST_ASKED && best.named >= 0.4) ||
    (best.deed === 1 && best.all >= LEAST && (best.weight >= 2 || lacksOne(filled)));
  return isMeant
    ? { kind: 'missing', name: tool.name, missing: filled.missing, weight }
    : { kind: 'none', isNoWish: false };
}

/** "Is there a pharmacy within 2 km of Covent Garden?": of those that weigh alike the one that leaves nothing of the text out. */
function clearest(all: readonly Ranked[], tools: readonly FunctionTool[], text: string): readonly Ranked[] {
  const [best] = all;
  const alike = all.filter((one) => best.all - one.all < MARGIN);
  const whole = alike.filter(
    ({ tool, filled }) => filled.missing.length === 0 && isCovered([callOf(tool, filled)], text, tools),
  );
  return alike.length > 1 && whole.length === 1 && alike.every(({ isTelling }) => isTelling)
    ? [whole[0], ...all.filter((one) => !alike.includes(one))]
    : all;
}

/** "Buy 20 LINEN.": all but one of what is needed is said, in forms of its own. */
const lacksOne = ({ missing, sure }: Filled): boolean => missing.length === 1 && sure > 1;

const REASON =
  /,\s(?:que|because|since|as (?:i|we|it|the)|weil|denn|da|car|parce que|puisque|porque|ya que|eftersom|för att|so that)\s[^.!?]*/iu;

/** A text without why something is wished for. */
const withoutReason = (text: string): string => text.replace(REASON, '');

const callOf = ({ name }: FunctionTool, { values, evidence }: Filled): Call => ({ name, arguments: values, evidence });

const JOINT =
  /(?:,| -)?\s(?:and|och|und|et|y|then|sedan|dann|puis|luego|plus|also)\s(?:(?:then|also|sedan|dann|puis|luego|please|auch|aussi|också|también)\s)?|;\s|,\s/giu;

/** The clauses of a text: its sentences, parted where they are joined. */
const clausesOf = (text: string): string[] =>
  sentencesOf(text)
    .flatMap((one) => unquoted(one))
    .filter((one) => one.trim() !== '');

/** A sentence at its joints; nothing between quotation marks is parted. */
function unquoted(sentence: string): string[] {
  const quotes = quotesIn(sentence);
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of sentence.matchAll(JOINT)) {
    if (quotes.some(({ start, end }) => start <= index && index < end)) continue;
    parts.push(sentence.slice(from, index));
    from = index + joint.length;
  }
  return [...parts, sentence.slice(from)];
}

/** Whether a text names what a function does or is about, besides its arguments. */
const isNamed = ({ deed, named, weight, all, isMeant, tool, filled }: Ranked): boolean =>
  all >= LEAST && weight > 0.5 && (deed > 0 || named > 0) && (isMeant || hasChoice(tool, filled));

/** Whether the text says one of a function's own choices. */
const hasChoice = (tool: FunctionTool, { values }: Filled): boolean =>
  argumentsAsked(tool).some(({ name, kind }) => kind === 'enum' && name in values);

/** Whether a wish says all that one function needs, in forms of their own, and no other's. */
const isOnlyFit = ({ filled, all, weight }: Ranked, next: Ranked | undefined, text: string): boolean =>
  filled.missing.length === 0 &&
  filled.sure > 1 &&
  filled.unused === 0 &&
  all - (next?.all ?? 0) >= 0.8 &&
  weight >= 0 &&
  (isAsking(text) || text.includes('?'));

/** "… and set a timer": whether a clause clearly asks for another function. */
const asksMore = (tool: FunctionTool, tools: readonly FunctionTool[], text: string, ground: Ground): boolean => {
  const clauses = clausesOf(text);
  return (
    clauses.length > 1 &&
    clauses.some((one) => {
      const [best, next] = ranked(tools, one, ground);
      return (
        best &&
        best.tool !== tool &&
        best.deed === 1 &&
        best.named >= 0.4 &&
        best.weight >= 2.6 &&
        (!next || best.all - next.all >= MARGIN)
      );
    })
  );
};

interface Group {
  tool: FunctionTool;
  texts: string[];
}

/** "Send four towels up to room 508 and ring me there at 06:45": of several functions each by its own clauses. */
function inClauses(tools: readonly FunctionTool[], question: string, ground: Ground): Heard | null {
  const clauses = clausesOf(question).filter((one) => !isNoWish(one));
  if (clauses.length < 2 || clauses.length > 12) return null;
  const groups = grouped(clauses, tools, ground);
  if (new Set(groups.map(({ tool }) => tool.name)).size < 2 || groups.length > MOST_CALLS) return null;
  const calls = groups.map(({ tool, texts }) => callIn(tool, texts.join(', '), question, ground));
  if (!calls.every((one) => one !== null)) return null;
  return { kind: 'calls', calls: calls.flat(), weight: LEAST };
}

/** Each clause with the function that it clearly asks for; one that asks for none belongs to the one before. */
function grouped(clauses: readonly string[], tools: readonly FunctionTool[], ground: Ground): Group[] {
  const groups: Group[] = [];
  let before = '';
  for (const clause of clauses) {
    const [best, next] = ranked(tools, clause, ground);
    const isOwn =
      best &&
      best.deed > 0 &&
      (best.weight >= 2 || (best.deed === 1 && (best.all >= LEAST || hasChoice(best.tool, best.filled)))) &&
      (!next || best.all - next.all >= MARGIN);
    const last = groups.at(-1);
    if (isOwn && last?.tool !== best.tool)
      groups.push({ tool: best.tool, texts: [...(groups.length === 0 && before !== '' ? [before] : []), clause] });
    else if (last) last.texts.push(clause);
    else before = before === '' ? clause : `${before}, ${clause}`;
  }
  return groups;
}

/** A call from its own clauses; what they leave open may be said once in all of the text. */
function callIn(tool: FunctionTool, text: string, whole: string, ground: Ground): Call[] | null {
  const own = fittingOnly(tool, filledBy(tool, textOf(text, ground.reading.today), ground), text);
  if (own.several.size > 0) return distributed(tool, text, own, ground);
  if (own.missing.length === 0) return [callOf(tool, own)];
  const all = filledBy(tool, textOf(whole, ground.reading.today), ground, false);
  if (!own.missing.every((name) => name in all.values)) return null;
  const values = { ...Object.fromEntries(own.missing.map((name) => [name, all.values[name]])), ...own.values };
  return [{ name: tool.name, arguments: values, evidence: [...own.evidence, ...all.evidence] }];
}
