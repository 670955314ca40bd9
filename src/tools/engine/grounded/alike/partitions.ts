import type { Span } from '../clause.js';
import { stretches } from '../mention.js';
import { anyWordOf, NOT_ABBREVIATED, wordsOf } from './words.js';

/** A row of a sum: "Total 12". */
export const BARE_SUM = new RegExp(String.raw`^(?:${anyWordOf('sums')})(?!\p{L})`, 'iu');

const MOST_PARTS = 40;
const MOST_BEGINNINGS = 8;
const MOST_GROUP = 5;
/** How many lines or sentences may stand before the rows, and behind them. */
const MOST_BEFORE = 4;
const MOST_BEHIND = 6;
const BULLET = /^\s*(?:[-•*–]|\(?\d{1,2}[.)])\s+/u;
const NUMBERED = /(?<=^|\s)\(?(?<!\d[.:])\d{1,2}[.)]\s(?=\p{L})/gu;
const SENTENCE = new RegExp(String.raw`(?<=[\p{L}\d)%€"”]${NOT_ABBREVIATED}[.!?])\s+(?=["“„¿¡]?[\p{Lu}\d])`, 'gu');
const JOINT = new RegExp(
  String.raw`,\s(?:(?:${anyWordOf('joints', 'turns')})\s)?|\s(?:${anyWordOf('joints')})\s`,
  'giu',
);

const ARTICLES = wordsOf('articles');
const LEAD = new RegExp(String.raw`^(?:${anyWordOf('leads', 'articles', 'numerals')})(?=\s)`, 'iu');
const COUNTS = wordsOf('numerals');
/** Inside of a sentence: what leads to something, an article, a name. */
const BEGINS = new RegExp(
  String.raw`(?<=\s)(?:${anyWordOf('leads', 'articles')})(?=\s)|(?<=\s)(?:${anyWordOf('numerals')})(?=\s\p{Lu})|(?<=(?<!\S)\p{Ll}[\p{L}’'-]{0,30}\s)(?=\p{Lu})`,
  'gu',
);

/** Ways in which a stretch may be rows that follow each other; the plainest first. */
export function* partitions(text: string, scope: Span): Generator<readonly Span[]> {
  const sentences = at(SENTENCE, text, scope);
  const listed = [...sentences, scope].map((one) => at(/;\s?/gu, text, afterColon(text, trimmed(text, one))));
  yield* withoutEnds(blocksOf(text, scope));
  yield* withoutEnds(linesOf(text, scope));
  for (const own of [numberedOf(text, scope), ...listed]) if (own.length > 1 && own.length <= MOST_PARTS) yield own;
  yield* withoutEnds(sentences.map((one, i) => trimmed(text, i === 0 ? afterColon(text, one) : one)));
  for (const sentence of [...sentences, scope]) {
    for (const part of leadIns(text, sentence)) yield* grouped(text, part, isWithin(text, part, sentence));
  }
}

/** All of them, then without what stands before and behind. */
function* withoutEnds(parts: readonly Span[]): Generator<readonly Span[]> {
  if (parts.length < 2 || parts.length > MOST_PARTS) return;
  for (let behind = 0; behind <= MOST_BEHIND; behind++)
    for (let before = 0; before <= MOST_BEFORE; before++)
      if (parts.length - before - behind >= 2) yield parts.slice(before, parts.length - behind);
}

/** What empty lines part, where there is more than a line of each. */
function blocksOf(text: string, scope: Span): Span[] {
  const blocks = at(/\n[^\S\n]*\n\s*/gu, text, scope).map((one) => trimmed(text, one));
  return blocks.some(({ start, end }) => text.slice(start, end).includes('\n')) ? blocks : [];
}

function linesOf(text: string, scope: Span): Span[] {
  return at(/\n+/gu, text, scope).map((line) => {
    const bullet = BULLET.exec(text.slice(line.start, line.end))?.[0].length ?? 0;
    return trimmed(text, { start: line.start + bullet, end: line.end });
  });
}

/** How many lines a stretch has that begin with a mark of a list. */
export const bulletsIn = (text: string, { start, end }: Span): number =>
  text
    .slice(start, end)
    .split('\n')
    .filter((line) => /^\s*[-•*]\s/u.test(line)).length;

/** "1. … 2. …" in one line. */
function numberedOf(text: string, scope: Span): Span[] {
  const marks = [...text.slice(scope.start, scope.end).matchAll(NUMBERED)];
  const parts = marks.map(({ index, 0: mark }, i) =>
    trimmed(text, {
      start: scope.start + index + mark.length,
      end: i + 1 < marks.length ? scope.start + marks[i + 1].index : scope.end,
    }),
  );
  return parts.map((part, i) => (i + 1 < parts.length ? part : firstSentence(text, part)));
}

/** What is numbered last ends with its sentence. */
function firstSentence(text: string, part: Span): Span {
  const [first] = at(SENTENCE, text, part);
  return trimmed(text, first ?? part);
}

/** A stretch parted at a mark. */
function at(mark: RegExp, text: string, { start, end }: Span): Span[] {
  const cuts = [...text.slice(start, end).matchAll(mark)];
  const starts = [start, ...cuts.map(({ index, 0: found }) => start + index + found.length)];
  return starts
    .map((from, i) => ({ start: from, end: i < cuts.length ? start + cuts[i].index : end }))
    .filter((one) => /[\p{L}\d]/u.test(text.slice(one.start, one.end)));
}

function trimmed(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end);
  return {
    start: start + (said.length - said.trimStart().length),
    end: start + said.replace(/[\s.;,!]+$/u, '').length,
  };
}

const colonIn = (said: string): number => /^[^:\n]{1,80}:\s/u.exec(said)?.[0].length ?? 0;
const afterColon = (text: string, { start, end }: Span): Span => ({
  start: start + colonIn(text.slice(start, end)),
  end,
});

/** Where the rows of a sentence may begin: with it, behind its colon, with its first number, where a row of them may. */
function leadIns(text: string, scope: Span): Span[] {
  const whole = trimmed(text, scope);
  const said = text.slice(whole.start, whole.end);
  const number = /(?<![\p{L}\d])\d/u.exec(said)?.index ?? 0;
  const listed = afterColon(text, whole);
  const begun = beginningsIn(said.slice(listed.start - whole.start)).map((at) => listed.start + at);
  const starts = [...begun, listed.start, whole.start, whole.start + number];
  return [...new Set(starts)].map((start) => ({ start, end: whole.end }));
}

/** Where rows may begin within a sentence: in its first chunk; behind it only with a word that leads to something. */
function beginningsIn(said: string): number[] {
  const first = said.split(JOINT)[0].length;
  const begun = stretches(BEGINS, said);
  const later = begun.filter(({ start, text }) => start >= first && text !== '' && !ARTICLES.has(text.toLowerCase()));
  return [
    ...begun.filter(({ start }) => start < first).slice(-MOST_BEGINNINGS),
    ...later.slice(0, MOST_BEGINNINGS),
  ].map(({ start }) => start);
}

/** Chunks between commas and "and", so many of them to a row. */
function* grouped(text: string, scope: Span, isWithin: boolean): Generator<readonly Span[]> {
  const chunks = outsideBrackets(text, at(JOINT, text, scope), scope);
  for (let size = 1; size <= MOST_GROUP && chunks.length >= 2 * size; size++) {
    if (chunks.length % size !== 0 || chunks.length / size > MOST_PARTS) continue;
    const count = chunks.length / size;
    const parts = Array.from({ length: count }, (_, i) => ({
      start: chunks[i * size].start,
      end: chunks[(i + 1) * size - 1].end,
    }));
    if (!isWithin || beginAlike(text, parts)) yield parts;
  }
}

/** Rows behind the words of a sentence that lead to them begin alike: with the same word that leads, with an article, with a name. */
function beginAlike(text: string, parts: readonly Span[]): boolean {
  const beginnings = parts.map(({ start, end }) => beginningOf(text.slice(start, end)));
  return beginnings.every((one) => one !== null && one === beginnings[0]);
}

export function beginningOf(said: string): string | null {
  const lead = LEAD.exec(said)?.[0].toLowerCase();
  if (lead !== undefined) return ARTICLES.has(lead) ? 'article' : COUNTS.has(lead) ? 'count' : lead;
  return /^\p{Lu}/u.test(said) ? 'name' : null;
}

/** Whether rows begin within a sentence, behind more than a colon. */
const isWithin = (text: string, part: Span, sentence: Span): boolean =>
  /\p{L}\s+(?:[([“"]\s?)?$/u.test(text.slice(sentence.start, part.start)) &&
  !/^\d/u.test(text.slice(part.start, part.end));

/** "Between 9 and". */
const BETWEEN = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf('between')})\s[^\s,]{1,8}(?:\s\p{L}{1,3})?\s+\p{L}{1,3}\s$`,
  'iu',
);

/** A comma inside of brackets parts nothing, nor does the "and" of "between 9 and 13". */
function outsideBrackets(text: string, chunks: readonly Span[], scope: Span): Span[] {
  const joined: Span[] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    const before = last ? text.slice(last.start, chunk.start) : '';
    const isOpen = last && (before.split('(').length > before.split(')').length || BETWEEN.test(before));
    if (last && isOpen) last.end = chunk.end;
    else joined.push({ ...chunk });
  }
  return joined.map((one) => ({ start: Math.max(one.start, scope.start), end: one.end }));
}
