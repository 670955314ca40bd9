import type { Span } from '../clause.js';
import { tokensOf } from '../facts/tokens.js';
import { from, fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { isOnlyThought } from '../sure/told.js';
import type { Asked } from './asked.js';
import { askedInWords } from './asked-in-words.js';
import { lengthsIn } from './lengths-in.js';
import { type Moment, momentsIn } from './moment.js';
import { reckonedFor } from './reckoned.js';
import { ofTopics, toldFor } from './told.js';
import { MOVED, NEXT } from './words.js';

/** The day or the time that a name asks for by what happens then: told, or a told length from the one that is. Null where none is, or several. */
export function momentFor(property: Property, kind: Moment['kind'], reading: Reading, scope: Span): Grounded | null {
  const asked = askedInWords(property.words, reading.text);
  const moments = momentsIn(reading, scope, kind);
  const tokens = tokensOf(reading, scope);
  if (moments.length === 0 || tokens.some(({ word }) => MOVED.has(word))) return null;
  const isThought = ({ mention }: Moment): boolean => isOnlyThought(reading.text, mention.start);
  if (moments.some(isThought)) return null;
  const told = extreme(asked, toldFor(asked, moments), moments);
  const values = new Set(told.map(({ mention }) => mention.value));
  const isAfter = asked.isNext && moments.length === 1 && !moments[0].before.some(({ word }) => NEXT.has(word));
  if (values.size > 0 && !isAfter) return values.size === 1 ? asTold(told[0]) : null;
  if (moments.length > 1) return null;
  const value = reckonedFor(asked, moments[0], lengthsIn(reading, scope), tokens);
  return value === null ? null : from('arithmetic', value);
}

/** `last_departure`: of all that depart the last. */
function extreme(
  { isFirst, isLast, topics, events }: Asked,
  told: readonly Moment[],
  all: readonly Moment[],
): readonly Moment[] {
  if (isFirst === isLast) return told;
  const list =
    events.length > 0 && all.length > told.length ? ofChain(told, all) : told.length > 0 ? told : ofTopics(topics, all);
  const sorted = [...list].sort((a, b) => String(a.mention.value).localeCompare(String(b.mention.value)));
  if (sorted.length < 2) return told;
  return isFirst ? sorted.slice(0, 1) : sorted.slice(-1);
}

/** "08:15, 11:45 and 18:00": with all that go on from one. */
export function ofChain(told: readonly Moment[], all: readonly Moment[]): Moment[] {
  const kept = new Set(told);
  all.forEach((one, i) => {
    if (i > 0 && kept.has(all[i - 1]) && goesOn(one, all[i - 1])) kept.add(one);
  });
  return all.filter((one) => kept.has(one));
}

const goesOn = (one: Moment, last: Moment): boolean =>
  one.sentence === last.sentence &&
  one.before.every(({ word }) => /^(?:and|och|und|et|y|at|um|kl|à|las|on|then)$/u.test(word));

const asTold = ({ mention }: Moment): Grounded => ({
  ...fromText(String(mention.value), mention.text),
  at: mention.start,
});
