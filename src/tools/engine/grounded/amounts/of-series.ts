import type { Fact } from '../facts/fact.js';
import { MEAN } from '../facts/words.js';
import { says } from '../moments/asked.js';
import { inUnit, seriesOf } from './alike.js';
import { areSaid, asks, type Asking, exact, isOf, isToCome, topicsBut, type Way } from './asking.js';

/** `highest` of "marks: 72, 85 and 91", `longest_run_km`. */
export const extreme: Way = (asking) => {
  const [isMost, isLeast] = [asks(asking, 'highest'), asks(asking, 'lowest')];
  const series = isMost === isLeast ? [] : seriesOf(asking);
  if (series.length < 2 || asking.query.per.length > 0 || !areSaid(topicsBut(asking, 'highest', 'lowest'), asking))
    return undefined;
  const values = series.map((fact) => inUnit(fact, asking));
  return isMost ? Math.max(...values) : Math.min(...values);
};

/** `average` of them. */
export const average: Way = (asking) => {
  if (!asking.query.isMean || asking.query.per.length > 0) return undefined;
  const series = seriesOf(asking);
  const topics = topicsBut(asking).filter((topic) => !MEAN.has(topic));
  if (series.length < 2 || !areSaid(topics, asking) || topics.some((topic) => isOfSome(topic, series)))
    return undefined;
  return exact(series.reduce((sum, fact) => sum + inUnit(fact, asking), 0) / series.length);
};

/** `both_days_eur`, `total_kg`: the sum of a row, where nothing in it is the sum of the others. */
export const total: Way = (asking) => {
  const { query, facts } = asking;
  if (
    !asks(asking, 'sum') ||
    query.per.length > 0 ||
    query.isShare ||
    facts.some(({ per, unit }) => per.length > 0 || unit?.unit === 'percent')
  )
    return undefined;
  const series = seriesOf(asking);
  const topics = topicsBut(asking, 'sum').filter((topic) => !/^(?:day|days|week|weeks|month|time)$/u.test(topic));
  if (series.length < 2 || (query.unit === null && !query.isMoney) || !areSaid(topics, asking)) return undefined;
  if (topics.some((topic) => isOfSome(topic, series)) || isWholeTold(series) || isOpen(asking)) return undefined;
  return exact(series.reduce((sum, fact) => sum + inUnit(fact, asking), 0));
};

/** A sum that is told, a part of it that is paid, or one that is still to come. */
const isOpen = ({ tokens, reading: { text } }: Asking): boolean =>
  tokens.some(({ word }) => SUMS.test(word)) || isToCome(text);
const SUMS =
  /^(?:total|totalt|totals|sum|summa|insgesamt|gesamt|altogether|totale|deposit|advance|paid|betalat|bezahlt|förskott)$/u;

/** A word of a name that is told of some of a row and not of the others. */
const isOfSome = (topic: string, series: readonly Fact[]): boolean => {
  const own = series.filter(
    (fact) => isOf(topic, fact) && !fact.near.some((word) => says(topic, word) && series.indexOf(fact) === 0),
  );
  return own.length > 0 && own.length < series.length;
};

/** Whether one is the sum of all others. */
export function isWholeTold(series: readonly Fact[]): boolean {
  const sum = series.reduce((all, { value }) => all + value, 0);
  return series.length > 2 && series.some(({ value }) => Math.abs(2 * value - sum) < 1e-9);
}
