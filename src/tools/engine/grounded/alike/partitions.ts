import type { Span } from '../clause.js';
import { anyWordOf } from './words.js';

/** A row of a sum: "Total 12". */
export const BARE_SUM = new RegExp(String.raw`^(?:${anyWordOf('sums')})(?!\p{L})`, 'iu');

const MOST_PARTS = 40;
const MOST_GROUP = 5;
/** How many lines or sentences may stand before the rows, and behind them. */
const MOST_BEFORE = 4;
const MOST_BEHIND = 6;
const BULLET = /^\s*(?:[-•*–]|\(?\d{1,2}[.)])\s+/u;
const NUMBERED = /(?<=^|\s)\(?(?<!\d[.:])\d{1,2}[.)]\s(?=\p{L})/gu;
const SENTENCE = /(?<=[\p{L}\d)%€"”][.!?])\s+(?=["“„¿¡]?[\p{Lu}\d])/gu;
const JOINT = new RegExp(String.raw`,\s(?:(?:${anyWordOf('joints')})\s)?|\s(?:${anyWordOf('joints')})\s`, 'giu');

/** Ways in which a stretch may be rows that follow each other; the plainest first. */
export function* partitions(text: string, scope: Span): Generator<readonly Span[]> {
  const sentences = at(SENTENCE, text, scope);
  const listed = [...sentences, scope].map((one) => at(/;\s?/gu, text, afterColon(text, trimmed(text, one))));
  yield* withoutEnds(linesOf(text, scope));
  for (const own of [numberedOf(text, scope), ...listed]) if (own.length > 1 && own.length <= MOST_PARTS) yield own;
  yield* withoutEnds(sentences.map((one, i) => trimmed(text, i === 0 ? afterColon(text, one) : one)));
  for (const sentence of [...sentences, scope]) {
    for (const part of leadIns(text, sentence)) yield* grouped(text, part);
  }
}

/** All of them, then without what stands before and behind. */
function* withoutEnds(parts: readonly Span[]): Generator<readonly Span[]> {
  if (parts.length < 2 || parts.length > MOST_PARTS) return;
  for (let behind = 0; behind <= MOST_BEHIND; behind++)
    for (let before = 0; before <= MOST_BEFORE; before++)
      if (parts.length - before - behind >= 2) yield parts.slice(before, parts.length - behind);
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

/** A stretch as it is, behind its colon, from its first number on. */
function leadIns(text: string, scope: Span): Span[] {
  const whole = trimmed(text, scope);
  const number = /(?<![\p{L}\d])\d/u.exec(text.slice(whole.start, whole.end))?.index ?? 0;
  const listed = afterColon(text, whole);
  const starts = [...new Set([listed.start, whole.start, whole.start + number])];
  return starts.map((start) => ({ start, end: whole.end }));
}

/** Chunks between commas and "and", so many of them to a row. */
function* grouped(text: string, scope: Span): Generator<readonly Span[]> {
  const chunks = outsideBrackets(text, at(JOINT, text, scope), scope);
  for (let size = 1; size <= MOST_GROUP && chunks.length >= 2 * size; size++) {
    if (chunks.length % size !== 0 || chunks.length / size > MOST_PARTS) continue;
    const count = chunks.length / size;
    yield Array.from({ length: count }, (_, i) => ({
      start: chunks[i * size].start,
      end: chunks[(i + 1) * size - 1].end,
    }));
  }
}

/** A comma inside of brackets parts nothing. */
function outsideBrackets(text: string, chunks: readonly Span[], scope: Span): Span[] {
  const joined: Span[] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    const before = last ? text.slice(last.start, chunk.start) : '';
    const isOpen = last && before.split('(').length > before.split(')').length;
    if (last && isOpen) last.end = chunk.end;
    else joined.push({ ...chunk });
  }
  return joined.map((one) => ({ start: Math.max(one.start, scope.start), end: one.end }));
}
