import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { askedBy } from './asked.js';
import { ofChain } from './index.js';
import { type Moment, momentsIn } from './moment.js';
import { ofTopics, toldFor } from './told.js';

/** All days or times of a list that a name asks for, where it asks for such; none where the text tells of no list. */
export function momentsFor(property: Property, reading: Reading, scope: Span): Grounded[] {
  const kinds = (['time', 'date'] as const).filter((kind) => isOfKind(property, kind, reading, scope));
  const found = kinds
    .map((kind) => listOf(property, momentsIn(reading, scope, kind)))
    .filter((list) => list.length > 1);
  return found.length === 1 ? found[0].map(({ mention }) => fromText(String(mention.value), mention.text)) : [];
}

function isOfKind(property: Property, kind: Moment['kind'], { mentions }: Reading, { start, end }: Span): boolean {
  const own = property.kind ?? property.weakKind;
  if (own === kind || property.words.some((word) => NAMES[kind].test(word))) return true;
  const others = mentions.some(
    (one) => one.kind === (kind === 'time' ? 'date' : 'time') && one.start >= start && one.end <= end,
  );
  return askedBy(property).events.length > 0 && (own === null || own === 'place') && !others;
}

const NAMES = {
  time: /^(?:times|hours|slots|tider|zeiten|uhrzeiten|horaires|horas)$/u,
  date: /^(?:dates|days|datum|tage|termine|fechas)$/u,
};

function listOf(property: Property, moments: readonly Moment[]): Moment[] {
  const asked = askedBy({ words: property.words.filter((word) => !NAMES.time.test(word) && !NAMES.date.test(word)) });
  const told = asked.events.length > 0 ? toldFor(asked, moments) : ofTopics(asked.topics, moments);
  const own =
    told.length === 0 && moments.length > 0 && asked.events.length + asked.topics.length === 0 ? moments : told;
  return ofChain(own, moments);
}
