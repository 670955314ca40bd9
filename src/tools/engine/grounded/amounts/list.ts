import type { Span } from '../clause.js';
import type { Fact } from '../facts/fact.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { inUnit, seriesOf } from './alike.js';
import { areSaid, askingOf, topicsBut } from './asking.js';

/** All numbers of a row that a name asks for: "receipts: 11.40, 9.80 and 10.50 EUR"; none where there is no row, or more amounts beside it. */
export function amountsFor(property: Property, reading: Reading, scope: Span): Grounded[] {
  const asking = askingOf(property, reading, scope);
  const series = asking.query.per.length > 0 ? [] : seriesOf(asking);
  const topics = topicsBut(asking, 'sum').filter((topic) => !PLAIN.test(topic));
  if (series.length < 2 || !areSaid(topics, asking)) return [];
  return series.map((fact) => given(fact, inUnit(fact, asking)));
}

const PLAIN = /^(?:weights|lengths|heights|amounts|values|numbers|distances|temperatures|times|prices|sums)$/u;
const given = (fact: Fact, value: number): Grounded => fromText(value, fact.quote);
