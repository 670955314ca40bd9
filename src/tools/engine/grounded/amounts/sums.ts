import { PAID } from '../facts/words.js';
import { areSaid, asks, type Asking, exact, topicsBut, type Way } from './asking.js';
import { list } from './words.js';

/** "12000 EUR for 3 years at 4 % simple interest": the interest, and what is paid back with it. */
export const simpleInterest: Way = (asking) => {
  const { query, facts, reading } = asking;
  const [isInterest, isRepaid] = [asks(asking, 'interest'), asks(asking, 'repaid')];
  if (!query.isMoney || (!isInterest && !isRepaid) || !/(?<!\p{L})simple interest(?!\p{L})/iu.test(reading.text))
    return undefined;
  const [sums, rates, years] = ['currency', 'percent', 'year'].map((name) =>
    facts.filter(({ unit }) => (name === 'currency' ? unit?.currency === true : unit?.unit === name)),
  );
  if (sums.length !== 1 || rates.length !== 1 || years.length !== 1) return null;
  const interest = (sums[0].value * rates[0].value * years[0].value) / 100;
  return exact(isInterest ? interest : sums[0].value + interest);
};

/** `deposit_eur`, where nothing is paid in advance: no other sum is that. */
export const noDeposit: Way = (asking) =>
  asking.query.isMoney &&
  asking.property.words.includes('deposit') &&
  !areSaid(['deposit'], asking) &&
  !asking.tokens.some(({ word }) => PAID.has(word))
    ? null
    : undefined;

/** `bill_eur`: the only sum that a text tells. */
export const onlySum: Way = (asking) => {
  const { query, facts } = asking;
  const own = facts.filter(({ unit, isArticle }) => unit?.currency === true && !isArticle);
  const [sum] = own;
  const isBare =
    query.isMoney &&
    query.per.length === 0 &&
    asks(asking, 'sumOfMoney') &&
    topicsBut(asking, 'sumOfMoney', 'sum').length === 0;
  if (
    !isBare ||
    own.length !== 1 ||
    (query.unit !== null && sum.unit !== query.unit) ||
    isOfMany(asking) ||
    sum.per.length > 0 ||
    (!query.topics.includes('principal') && facts.some(({ unit }) => unit?.unit === 'percent'))
  )
    return undefined;
  return sum.value;
};

/** Beside a count a sum may be that of one or of all, but where it is shared out. */
const isOfMany = ({ facts, tokens }: Asking): boolean =>
  facts.some(({ unit, isArticle, value }) => unit === undefined && !isArticle && value > 1) &&
  !tokens.some(({ word }) => list('splits').has(word));
