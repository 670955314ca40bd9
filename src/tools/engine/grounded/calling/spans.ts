import { isNoun, lemmasOf } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';
import { isKind, isOwn, type Nouns } from './nouns-of.js';
import { isCodeLike, isDeterminer, isNameLike, isNumber, isSmall, type Token, tokensOf } from './tokens.js';

/** What an argument may be, and where the text says it. */
export interface Said extends Span {
  text: string;
}

const CALLED =
  /^(?:called|named|number|numbers|no|nr|id|is|are|heter|kallad|nummer|namens|appelée?|llamad[oa]|mit|med)$/u;
const PARTED = /^(?: |: ?| ?#| ?№ ?|, )$/u;
const MOST_WORDS = 4;

const said = (text: string, start: number, end: number): Said => ({
  text: text.slice(start, end).replace(/['’]s$/u, ''),
  start,
  end,
});

/** What stands beside a word that the argument is called by: "room Aspen", "the Holloway branch", "the nursery"; of a list each. */
export function besideNoun(nouns: Nouns, text: string): Said[] {
  const tokens = tokensOf(text);
  const places = tokens.map((token, i) => ({ token, i, isItself: isOwn(nouns, token) }));
  const near = [
    ...places.filter(({ isItself }) => isItself),
    ...places.filter(({ isItself, token }) => !isItself && isKind(nouns, token)),
  ];
  for (const { i, isItself } of near) {
    const after = afterNoun(tokens, i, text, isItself ? nouns : null);
    if (after.length > 0) return after;
    const before = isItself ? beforeNoun(tokens, i, text) : null;
    if (before) return [before];
  }
  return nouns.isPerson ? [] : ofKind(nouns, tokens, text);
}

/** "User m.lindgren", "a rabbit called Pepper", "tickets 8841 and 8850", "reference 'boat share'". */
function afterNoun(tokens: readonly Token[], noun: number, text: string, own: Nouns | null): Said[] {
  const quote = quotedAt(text, tokens[noun].end);
  if (quote) return [quote];
  let at = noun + 1;
  while (at < tokens.length && at <= noun + 2 && CALLED.test(tokens[at].low)) at++;
  if (at > noun + 1 && at < tokens.length) {
    const called = quotedAt(text, tokens[at - 1].end);
    if (called) return [called];
  }
  const found = nameAt(tokens, at, text, own);
  if (!found) return [];
  return [found.said, ...listedAfter(tokens, found.next, text, own)];
}

/** The name that begins with a word, and the word after it. */
function nameAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  own: Nouns | null,
): { said: Said; next: number } | null {
  const first = tokens.at(at);
  if (at >= tokens.length || !first || !PARTED.test(first.gap) || first.gap === ', ') return null;
  if (isCodeLike(first) || (own && (isNumber(first) || /^\p{Lu}$/u.test(first.text))))
    return { said: said(text, first.start, first.end), next: at + 1 };
  if (isNameLike(first) && !isSmall(first)) {
    const next = endOfName(tokens, at);
    return { said: said(text, first.start, tokens[next - 1].end), next };
  }
  return own && isHandle(tokens, at, own) ? { said: said(text, first.start, first.end), next: at + 1 } : null;
}

function endOfName(tokens: readonly Token[], at: number): number {
  let next = at + 1;
  while (
    next < tokens.length &&
    next < at + MOST_WORDS &&
    tokens[next].gap === ' ' &&
    /^\p{Lu}/u.test(tokens[next].text) &&
    !isCodeLike(tokens[next]) &&
    !isSmall(tokens[next])
  )
    next++;
  return next;
}

/** "The agent heron", "user kmarsh": a word in small letters that ends what is said of it. */
function isHandle(tokens: readonly Token[], at: number, { isHandle: mayBe }: Nouns): boolean {
  const { low, text } = tokens[at];
  if (
    !/^\p{Ll}[\p{L}\d.-]{2,}$/u.test(text) ||
    isSmall(tokens[at]) ||
    /^(?:name|account|password|group|role)s?$/u.test(low)
  )
    return false;
  const next = tokens.at(at + 1);
  const isEnd = at + 1 >= tokens.length || !next || next.gap !== ' ' || isSmall(next);
  return isEnd && mayBe && (lemmasOf(low).length === 0 || isNoun(low));
}

const LISTED = /^(?:and|och|und|et|y|or|eller|oder|ou)$/u;

/** ", B and C" after a name. */
function listedAfter(tokens: readonly Token[], from: number, text: string, own: Nouns | null): Said[] {
  const found: Said[] = [];
  for (let at = from; at < tokens.length;) {
    const isJoined = LISTED.test(tokens[at].low) && /^,? $/u.test(tokens[at].gap);
    if (!isJoined && tokens[at].gap !== ', ') break;
    const start = isJoined ? at + 1 : at;
    const bare = start < tokens.length ? { ...tokens[start], gap: ' ' } : null;
    const next = bare && nameAt([...tokens.slice(0, start), bare, ...tokens.slice(start + 1)], start, text, own);
    if (!next) break;
    found.push(next.said);
    at = next.next;
  }
  return found;
}

/** "The Cedar room", "Elm Street Pharmacy". */
function beforeNoun(tokens: readonly Token[], noun: number, text: string): Said | null {
  let at = noun;
  while (at > 0 && noun - at < MOST_WORDS && tokens[at].gap === ' ' && isPartBefore(tokens[at - 1])) at--;
  if (at === noun) return null;
  const isProper = /^\p{Lu}/u.test(tokens[noun].text);
  return said(text, tokens[at].start, tokens[isProper ? noun : noun - 1].end);
}

const isPartBefore = (one: Token): boolean =>
  /^\p{Lu}/u.test(one.text) && !one.isFirst && isNameLike(one) && !isSmall(one) && !isDeterminer(one);

/** "The nursery", "the harvest dinner", "im Arbeitszimmer": what is one of its kind, with the words that say which; of a list each. */
function ofKind(nouns: Nouns, tokens: readonly Token[], text: string): Said[] {
  const all = tokens.flatMap((token, i) => {
    if (!isKind(nouns, token) || isOwn(nouns, token)) return [];
    let at = i;
    while (at > 0 && i - at < 3 && tokens[at].gap === ' ' && isModifier(tokens[at - 1])) at--;
    const before = at > 0 && tokens[at].gap === ' ' ? tokens[at - 1] : null;
    if (before && isSmall(before)) return [said(text, tokens[isDeterminer(before) ? at : i].start, token.end)];
    return [];
  });
  return all.filter((one, i) => all.findIndex(({ text: other }) => other === one.text) === i);
}

const isModifier = (one: Token): boolean =>
  /^\p{Ll}/u.test(one.text) && !isSmall(one) && !isNumber(one) && !isCodeLike(one);

const QUOTE = /^\s?:?\s?(?:["“„«]([^"“”„«»\n]{1,120})["”“»]|[‘']([^‘’'\n]{1,120})[’'](?!\p{L}))/u;

/** What stands between quotation marks right at a place. */
export function quotedAt(text: string, at: number): Said | null {
  const found = QUOTE.exec(text.slice(at, at + 130));
  const own = (found?.[1] ?? found?.[2])?.trim();
  if (!found || own === undefined) return null;
  const start = at + found[0].indexOf(own);
  return { text: own, start, end: start + own.length };
}

const QUOTES = /(?<![\p{L}\d])(?:["“„«]([^"“”„«»\n]{1,120})["”“»]|[‘']([^‘’'\n]{1,120})[’'](?![\p{L}\d]))/gu;

/** All that stands between quotation marks. */
export const quotesIn = (text: string): Said[] =>
  [...text.matchAll(QUOTES)].map((found) => {
    const whole = found[1] ?? found[2];
    const own = whole.trim();
    const start = found.index + found[0].indexOf(whole) + whole.indexOf(own);
    return { text: own, start, end: start + own.length };
  });

/** Names with capital letters and codes, wherever they stand; what begins a sentence only in the name of somebody. */
export function namesIn({ text, language }: Reading): Said[] {
  const tokens = tokensOf(text);
  const found: Said[] = [];
  for (let at = 0; at < tokens.length;) {
    const next = isCodeLike(tokens[at]) ? at + 1 : endOfName(tokens, at);
    if (!isNameLike(tokens[at]) || isSmall(tokens[at]) || isVerbFirst(tokens, at, next, language === 'en')) {
      at++;
      continue;
    }
    found.push(said(text, tokens[at].start, tokens[next - 1].end));
    at = next;
  }
  return found;
}

/** "Boka", "Restart": a word that only begins a sentence. */
const isVerbFirst = (tokens: readonly Token[], at: number, next: number, isEnglish: boolean): boolean =>
  tokens[at].isFirst && !isCodeLike(tokens[at]) && (!isEnglish || next < at + 2 || lemmasOf(tokens[at].low).length > 0);
