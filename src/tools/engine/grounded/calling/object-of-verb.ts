import { isCodeLike, isDeterminer, isNumber, isSmall, type Token, tokensOf } from './tokens.js';
import type { Said } from './spans.js';

const OPENING =
  /^[^\p{L}\d]*(?:(?:please|can you|could you|would you|will you|i['’]d like to|i would like to|i want to|i need to|i have to|i must|we have to|we must|we need to|we want to|let['’]s|snälla|kan du|jag vill|vi vill|bitte|kannst du|könnten sie|ich möchte|s['’]il vous plaît|pouvez-vous|puedes|quiero)\s+){0,3}/iu;
const UNITS =
  /^(?:mg|g|kg|ml|dl|l|m|cm|mm|litres?|metres?|meters?|packs?|packets?|boxes?|bottles?|bags?|pieces?|rolls?|tins?|cans?|units?|tablets?|pills?|doses?|copies|pairs?|cups?|paket|förpackningar|askar|flaskor|stycken|packungen|flaschen|boîtes|cajas|grams?|milligrams?|milligram)$/iu;
/** What Swedish and German count things out in, without an "of". */
const OUT_IN =
  /^(?:meter|rollen?|rullar?|ballen|stück|st|stycken|packungen?|pakete?|förpackningar|askar|flaskor|flaschen|kartons?|kartonger|lådor|liter|kilo|kg|paar|par|knäuel|nystan)$/iu;
const OF = /^(?:of|av|von|de|d)$/u;
const LISTED = /^(?:and|och|und|et|y)$/u;
const PARTICLES = /^(?:in|on|up|off|out|down|upp|in|på|av|ut|ner)$/u;
const MOST_WORDS = 4;

/** A thing in the words of the text from a place on, before a small word or another part of the sentence. */
function thingFrom(tokens: readonly Token[], from: number, text: string): { said: Said; next: number } | null {
  let start = from;
  while (start < tokens.length && isDeterminer(tokens[start]) && !isTitled(tokens, start)) start++;
  let next = start;
  while (next < tokens.length && next - start < MOST_WORDS + 1 && isPart(tokens, next, start)) next++;
  if (next === start || next - start > MOST_WORDS) return null;
  return {
    said: {
      text: text.slice(tokens[start].start, tokens[next - 1].end),
      start: tokens[start].start,
      end: tokens[next - 1].end,
    },
    next,
  };
}

/** "The Clockmaker's Atlas": its article is part of a title. */
const isTitled = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at].text) && !tokens[at].isFirst && /^\p{Lu}/u.test(tokens.at(at + 1)?.text ?? '');

function isPart(tokens: readonly Token[], at: number, start: number): boolean {
  const one = tokens[at];
  if (at > start && one.gap !== ' ') return false;
  return (
    (at === start && isTitled(tokens, at)) || (!isSmall(one) && !isNumber(one) && !(isDeterminer(one) && at > start))
  );
}

/** "400 mg of ibuprofen", "two packs of metformin": what is measured or counted out. */
function measured(tokens: readonly Token[], text: string): Said | null {
  const at = tokens.findIndex(
    (one, i) =>
      i > 0 &&
      UNITS.test(one.text) &&
      (isNumber(tokens[i - 1]) || isAmount(tokens[i - 1])) &&
      OF.test(tokens.at(i + 1)?.low ?? ''),
  );
  if (at >= 0) return thingFrom(tokens, at + 2, text)?.said ?? null;
  const out = tokens.findIndex(
    (one, i) => i > 0 && OUT_IN.test(one.text) && (isNumber(tokens[i - 1]) || isAmount(tokens[i - 1])),
  );
  return out < 0 ? null : (thingFrom(tokens, out + 1, text)?.said ?? null);
}
const isAmount = ({ low }: Token): boolean =>
  /^(?:\d+[.,]\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|en|ett|två|tre|fyra|fem|eine?|zwei|drei|vier|fünf)$/u.test(
    low,
  );

/** The verb that a wish begins with; '' where it begins otherwise. */
export function verbOf(text: string): string {
  const opened = OPENING.exec(text)?.[0].length ?? 0;
  const verb = tokensOf(text).find(({ start }) => start >= opened);
  return verb && !isSmall(verb) ? verb.low : '';
}

/** What is measured or counted out in a text: "400 mg of ibuprofen". */
export const measuredIn = (text: string): Said | null => measured(tokensOf(text), text);

const GERMAN_WISH =
  /^\W*(?:(?:hallo|guten tag),?\s)?(?:(?:ich|wir)\s(?:möchten?|wollen|will|würden?|müssen|muss|soll)(?:\s(?:gerne?|bitte))?|(?:kannst du|könnten sie|können sie)(?:\s(?:mir|uns|bitte))?|bitte(?=\s(?:\d|die|den|das|der|einen?|meinen?|\p{Lu})))\s/iu;
const INFINITIVE = /^\p{Ll}{2,20}(?:en|ern|eln)$/u;

/** "Ich möchte die Handschuhe aus Bestellung 8821 zurückgeben": what stands before the verb at the end of a clause. */
export function objectBeforeVerb(text: string): Said[] {
  const opened = GERMAN_WISH.exec(text)?.[0].length ?? 0;
  if (opened === 0) return [];
  const clause = /^[^,.;!?]*(?:\.(?=\S)[^,.;!?]*)*/u.exec(text)?.[0] ?? '';
  const tokens = tokensOf(clause);
  const last = tokens.at(-1);
  if (!last || !INFINITIVE.test(last.text)) return [];
  let from = tokens.findIndex(({ start }) => start >= opened);
  while (from < tokens.length - 1 && isNumber(tokens[from])) from++;
  const found = thingFrom(tokens.slice(0, -1), from, clause);
  return found && /\p{L}/u.test(found.said.text) && !/^(?:mich|mir|uns|sie|ihn|es|bitte)$/iu.test(found.said.text)
    ? [found.said]
    : [];
}

/** What the verb of a wish has for its object: "renew metformin", "add leeks, butter and nutmeg to …"; of a list each. */
export function objectOfVerb(text: string): Said[] {
  const before = objectBeforeVerb(text);
  if (before.length > 0) return before;
  const tokens = tokensOf(text);
  const opened = OPENING.exec(text)?.[0].length ?? 0;
  const verb = tokens.findIndex(({ start }) => start >= opened);
  if (verb < 0 || isSmall(tokens[verb])) return [];
  let at = verb + 1;
  while (at < tokens.length && PARTICLES.test(tokens[at].low)) at++;
  return listFrom(tokens, at, text);
}

/** The things of a list, parted by commas and a last "and". */
export function listFrom(tokens: readonly Token[], from: number, text: string): Said[] {
  const found: Said[] = [];
  for (let at = from; at < tokens.length;) {
    const isJoined = found.length > 0 && LISTED.test(tokens[at].low);
    if (found.length > 0 && !isJoined && tokens[at].gap !== ', ') break;
    if (found.length === 0 && tokens[at].gap !== ' ') break;
    const start = isJoined ? at + 1 : at;
    const head = tokens.at(start);
    if (start >= tokens.length || !head) break;
    const next = thingFrom([...tokens.slice(0, start), { ...head, gap: ' ' }, ...tokens.slice(start + 1)], start, text);
    if (!next) break;
    found.push(next.said);
    at = next.next;
  }
  return found;
}

/** "Set the tags to vegan, organic and sale": what a list is set to, at the end of a sentence. */
export function listAtEnd(text: string): Said[] {
  const tokens = tokensOf(text);
  const at = tokens.findLastIndex(({ low }) => /^(?:to|as|with|till|auf|mit|med|à|a|con)$/u.test(low));
  const found = at < 0 ? [] : listFrom(tokens, at + 1, text);
  const last = found.at(-1);
  return found.length > 1 && last && /^[.!]?\s*$/u.test(text.slice(last.end)) ? found : [];
}

export const isCode = (said: Said): boolean => tokensOf(said.text).every(isCodeLike);
