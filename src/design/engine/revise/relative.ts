import type { Span } from './types.js';
import { blank } from './pieces.js';
import { A_LITTLE, A_LOT, BY_LENGTH, BY_LENGTH_AFTER, SCALE_WORDS, targetOf } from './words.js';
import type { Scale, Target } from './words.js';

/** "Shorter sleeves", "a bit darker": a step on a scale. */
export interface Step {
  scale: Scale;
  way: 1 | -1;
  amount: 'little' | 'usual' | 'lot';
  /** Centimetres, where the text says them. */
  cm: number | null;
  target: Target;
  /** The word after the comparative: "a darker green". */
  next: string | null;
  span: Span;
}

const STOP =
  /^(?:and|or|but|with|without|in|for|than|of|so|och|eller|men|med|utan|i|för|än|und|oder|mit|ohne|et|ou|avec|sans|y|o|con|sin)$/iu;
const ARTICLE = /^(?:the|its|their|a|an|my|den|det|de|der|die|das|le|la|les|el|los|las)$/iu;

interface Word {
  text: string;
  start: number;
  end: number;
}

const wordsOf = (text: string, offset: number): Word[] =>
  [...text.matchAll(/[\p{L}\d]+/gu)].map((m) => ({
    text: m[0],
    start: offset + m.index,
    end: offset + m.index + m[0].length,
  }));

/** Text up to the next punctuation. */
const clauseAfter = (text: string, from: number): string => /^[^.;:!?,\n]*/u.exec(text.slice(from))?.[0] ?? '';
const clauseBefore = (text: string, to: number): string => /[^.;:!?,\n]*$/u.exec(text.slice(0, to))?.[0] ?? '';

interface Aim {
  target: Target;
  /** What the step's words cover, the part's name included. */
  span: Span;
}

/** The part named after the comparative: "shorter sleeves", "raise the hem". */
function aimAhead(text: string, [start, end]: Span): Aim | null {
  for (const [i, word] of wordsOf(clauseAfter(text, end), end).slice(0, 4).entries()) {
    if (STOP.test(word.text)) return null;
    const target = targetOf(word.text);
    if (!target) continue;
    const near = i === 0 || (i === 1 && ARTICLE.test(text.slice(end, word.start).trim()));
    return { target, span: near && target !== 'garment' ? [start, word.end] : [start, end] };
  }
  return null;
}

/** The part named before it: "make the long sleeves shorter". */
function aimBehind(text: string, [start, end]: Span): Aim | null {
  const before = clauseBefore(text, start);
  const words = wordsOf(before, start - before.length).toReversed();
  for (const [i, word] of words.slice(0, 8).entries()) {
    if (STOP.test(word.text)) return null;
    const target = targetOf(word.text);
    if (!target) continue;
    if (target === 'garment') return { target, span: [start, end] };
    const article = words.slice(i + 1, i + 4).find((w) => ARTICLE.test(w.text));
    return { target, span: [article?.start ?? word.start, end] };
  }
  return null;
}

const toCm = (value: string, unit: string): number =>
  Number(value.replace(',', '.')) * (/^(?:in|inch|inches|"|tum)$/iu.test(unit) ? 2.54 : 1);

interface Amount {
  amount: Step['amount'];
  cm: number | null;
  span: Span;
}

function amountOf(text: string, [start, end]: Span): Amount {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const measured = BY_LENGTH.exec(before);
  if (measured) return { amount: 'usual', cm: toCm(measured[1], measured[2]), span: [start - measured[0].length, end] };
  const by = BY_LENGTH_AFTER.exec(after);
  if (by) return { amount: 'usual', cm: toCm(by[1], by[2]), span: [start, end + by[0].length] };
  const little = A_LITTLE.exec(before);
  const lot = A_LOT.exec(before);
  const word = little ?? lot;
  return {
    amount: little ? 'little' : lot ? 'lot' : 'usual',
    cm: null,
    span: [start - (word ? word[0].trimStart().length : 0), end],
  };
}

const covers = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1];

interface Found {
  scale: Scale;
  way: 1 | -1;
  span: Span;
}

/** Comparatives in order; where two overlap, the longer. */
function comparatives(text: string): Found[] {
  const all = SCALE_WORDS.flatMap(([pattern, scale, way]) =>
    [...text.matchAll(pattern)].map((m): Found => ({ scale, way, span: [m.index, m.index + m[0].length] })),
  ).sort((a, b) => b.span[1] - b.span[0] - (a.span[1] - a.span[0]));
  const kept = all.filter((found, i) => !all.slice(0, i).some((other) => covers(other.span, found.span)));
  return kept.sort((a, b) => a.span[0] - b.span[0]);
}

const union = (a: Span, b: Span): Span => [Math.min(a[0], b[0]), Math.max(a[1], b[1])];

/** The steps of a text, and the text without them. */
export function stepsOf(text: string): { steps: Step[]; rest: string } {
  let rest = text;
  const steps = comparatives(text).map(({ scale, way, span }): Step => {
    const aim = aimAhead(text, span) ?? aimBehind(text, span) ?? { target: 'garment' as const, span };
    const { amount, cm, span: measured } = amountOf(text, span);
    const whole = union(aim.span, measured);
    const next = wordsOf(clauseAfter(text, span[1]), span[1])[0]?.text ?? null;
    rest = blank(rest, whole);
    return { scale, way, amount, cm, target: aim.target, next, span: whole };
  });
  return { steps, rest };
}
