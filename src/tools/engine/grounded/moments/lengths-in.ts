import type { Span } from '../clause.js';
import { leftOpen } from '../hedges.js';
import type { Mention } from '../mention.js';
import { type Token, tokensOf } from '../facts/tokens.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import type { Long } from './shift.js';
import { EARLY, EVERY, LASTS, LATE, NIGHTS, PAST, PAUSES, UNSURE, WORKING } from './words.js';

/** A length of time that a text tells, and what it is of. */
export interface Length extends Long {
  mention: Mention;
  /** how often, a pause, or how long something goes on */
  kind: 'every' | 'pause' | 'whole';
  /** whether it leads back or on from what is told with it; null where the text says neither */
  way: 'early' | 'late' | null;
  before: readonly Token[];
  after: readonly Token[];
  sentence: number;
}

/** The lengths of time of a stretch, without ages, what is over, what is not sure and days that the calendar does not count. */
export function lengthsIn(reading: Reading, scope: Span): Length[] {
  const { text, mentions } = reading;
  const inScope = mentions.filter(({ start, end }) => start >= scope.start && end <= scope.end);
  const tokens = tokensOf(reading, scope);
  const numbers = inScope.filter(({ kind, text: said }) => kind === 'number' && !AGED.test(said));
  const open = leftOpen(text, numbers);
  return numbers.filter((one) => !open.has(one)).flatMap((one) => lengthOf(one, tokens) ?? []);
}

/** "7 years old": no length from then on. */
const AGED = /\s(?:old|of age)$/iu;

function lengthOf(mention: Mention, tokens: readonly Token[]): Length | null {
  const own = tokens.filter(({ start, end }) => start < mention.end && end > mention.start);
  const at = own.at(-1);
  if (!at) return null;
  const stretch = tokens.filter((token) => token.stretch === at.stretch);
  const before = stretch.filter(({ end }) => end <= mention.start);
  const after = stretch.filter(({ start }) => start >= mention.end);
  const isNights = mention.unit === undefined && NIGHTS.has(after.at(0)?.word ?? '');
  const unit = unitNamed(isNights ? 'day' : mention.unit);
  if (!unit || (unit.dimension !== 'duration' && unit.dimension !== 'months')) return null;
  const near = [...before.slice(-2), ...own, ...after.slice(0, 2)].map(({ word }) => word);
  if (near.some((word) => WORKING.has(word) || UNSURE.has(word)) || isPast(before, after)) return null;
  return {
    value: Number(mention.value),
    unit,
    mention,
    kind: kindOf(before, after),
    way: wayOf(after),
    before,
    after,
    sentence: at.sentence,
  };
}

const isPast = (before: readonly Token[], after: readonly Token[]): boolean =>
  [...before.slice(-1), ...after.slice(0, 1)].some(({ word }) => PAST.has(word) && !LASTS.has(word)) ||
  (/^(?:the|past|les)$/u.test(before.at(-2)?.word ?? '') && PAST.has(before.at(-1)?.word ?? ''));

function kindOf(before: readonly Token[], after: readonly Token[]): Length['kind'] {
  if (before.slice(-1).some(({ word }) => EVERY.has(word))) return 'every';
  return [...before.slice(-3), ...after.slice(0, 1)].some(({ word }) => PAUSES.has(word)) ? 'pause' : 'whole';
}

function wayOf(after: readonly Token[]): Length['way'] {
  const [word] = after.map((token) => token.word);
  return EARLY.has(word) ? 'early' : LATE.has(word) ? 'late' : null;
}
