import type { Fact } from '../facts/fact.js';
import { alike, inUnit } from './alike.js';
import { areSaid, asks, type Asking, exact, isOf, tells, topicsBut, type Way } from './asking.js';

/** Two amounts alike, the one before and the one after; of bare numbers only where something is read. */
function twoOf(asking: Asking): [Fact, Fact] | null {
  const own = alike(asking);
  const two = own.length > 0 || !tells(asking, 'reads') ? own : bare(asking);
  return two.length === 2 ? [two[0], two[1]] : null;
}

const bare = ({ facts }: Asking): Fact[] =>
  facts.filter(
    ({ unit, nouns, isArticle, isElided }) => unit === undefined && !isArticle && (nouns.length === 0 || isElided),
  );

/** "It stood at 48,210 kWh in March and at 51,660 in June": how much was used. */
export const used: Way = (asking) => {
  if (!asks(asking, 'used') || !tells(asking, 'reads') || asking.query.per.length > 0 || asking.query.isShare)
    return undefined;
  const two = asking.query.unit === null ? null : twoOf(asking);
  if (!two) return undefined;
  const [first, second] = two.map((fact) => inUnit(fact, asking));
  return second > first ? exact(second - first) : null;
};

/** "Weighed 4.1 kg; on 30 March it weighed 12.5 kg": how much more, or less. */
export const change: Way = (asking) => {
  const { query } = asking;
  const [isGain, isLoss] = [asks(asking, 'gain'), asks(asking, 'loss')];
  if (isGain === isLoss || query.per.length > 0 || query.unit === null || query.isShare || alike(asking).length !== 2)
    return undefined;
  const topics = topicsBut(asking, 'gain', 'loss');
  const two = twoOf(asking);
  if (
    !two ||
    !areSaid(topics, asking) ||
    two.some((fact) => topics.some((topic) => !isOf(topic, fact) && isOf(topic, other(fact, two))))
  )
    return undefined;
  if (two[0].sentence !== two[1].sentence) return undefined;
  const apart = inUnit(two[1], asking) - inUnit(two[0], asking);
  return apart > 0 === isGain ? exact(Math.abs(apart)) : null;
};

const other = (fact: Fact, [first, second]: [Fact, Fact]): Fact => (fact === first ? second : first);

/** `first_reading_kwh`, `start_km`: which of two readings. */
export const endOfTwo: Way = (asking) => {
  const [isFirst, isSecond] = [asks(asking, 'firstOf'), asks(asking, 'secondOf')];
  if (isFirst === isSecond || !tells(asking, 'reads') || asking.query.unit === null) return undefined;
  const two = asking.query.isMoney || topicsBut(asking, 'firstOf', 'secondOf').length > 1 ? null : twoOf(asking);
  return two ? inUnit(two[isFirst ? 0 : 1], asking) : undefined;
};
