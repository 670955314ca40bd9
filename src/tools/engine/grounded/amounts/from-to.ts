import type { Fact } from '../facts/fact.js';
import { asks, type Asking, exact, type Way } from './asking.js';

const FROM = /(?<!\p{L})(?:from|från|von|de)\s(?:[$€£]\s?)?$/iu;
const TO = /^(?:\s\p{L}+){0,2}?\s(?:to|till|auf|à|a)\s(?:[$€£]\s?)?$/iu;
const MOVES =
  /(?<!\p{L})(?:rose|risen|grew|grown|fell|fallen|went|gone|increased|decreased|dropped|raised|lowered|reduced|climbed|shrank|sank|up|down|steg|ökade|sjönk|minskade|stieg|gestiegen|sank|gesunken|wuchs|gewachsen|fiel)(?!\p{L})/iu;

/** "Grew from 8000 to 9200 inhabitants": how much that is, in percent, the one before and the one after. */
export const fromTo: Way = (asking) => {
  const two = pairIn(asking);
  if (!two || asking.query.per.length > 0) return undefined;
  const [first, second] = two.map(({ value }) => value);
  const isChange =
    asks(asking, 'gain') || asks(asking, 'loss') || asking.property.words.some((word) => CHANGE.test(word));
  const isUp = second > first;
  if (isChange && ((asks(asking, 'gain') && !isUp) || (asks(asking, 'loss') && isUp))) return null;
  if (!isChange) return undefined;
  if (asking.query.isShare) return exact((Math.abs(second - first) / first) * 100);
  return isMeasured(asking, two[1]) ? exact(Math.abs(second - first)) : undefined;
};

const CHANGE = /^(?:change|difference|ändring|skillnad|differenz|änderung)$/u;

const isMeasured = ({ query }: Asking, { unit }: Fact): boolean =>
  query.unit === null ? query.isMoney === (unit?.currency === true) : unit === query.unit;

function pairIn({ facts, reading: { text } }: Asking): [Fact, Fact] | null {
  const own = facts.filter(({ isArticle }) => !isArticle);
  const pairs = own.flatMap((fact, i): [Fact, Fact][] => {
    const next = own.at(i + 1);
    const isFrom =
      next &&
      FROM.test(text.slice(Math.max(0, fact.at - 20), fact.at)) &&
      TO.test(text.slice(fact.at + fact.quote.length, next.at));
    return isFrom && fact.value > 0 && (fact.unit === undefined || fact.unit === next.unit) ? [[fact, next]] : [];
  });
  return pairs.length === 1 && MOVES.test(text) ? pairs[0] : null;
}
