import { type Fact, isDenied } from './fact.js';
import { isAlike } from './rest.js';
import { isPeriod, isSameOne } from './per.js';
import { explained, isMeasuredSo, isSaidOf, type Said } from './explained.js';
import type { Query } from './query.js';

/** The amount that a text tells of what a name asks for; null where several may be meant; undefined where none is. */
export function direct(query: Query, facts: readonly Fact[], said: Said): Fact | null | undefined {
  const marked = facts
    .filter(
      (fact) => isMeasuredSo(query, fact) && !isDenied(fact) && hasItsRate(query, fact) && !isOnlyName(query, fact),
    )
    .flatMap((fact) => {
      const mark = explained(query, fact, said);
      return mark === null || (mark === 0 && query.topics.length > 0) ? [] : [{ fact, mark }];
    })
    .sort((a, b) => b.mark - a.mark);
  const best = marked.filter(({ mark }) => mark === marked[0].mark).map(({ fact }) => fact);
  if (best.length === 0) return undefined;
  if (query.isTotal) return calledTotal(best, facts) ?? wholeOf(best, facts);
  if (query.topics.length === 0 && query.per.length === 0) return undefined;
  const own = best.length > 1 ? withoutParts(best) : best;
  return new Set(own.map(({ value }) => value)).size === 1 ? own[0] : null;
}

/** A rate is no amount, and one per day none per week. */
function hasItsRate({ per }: Query, fact: Fact): boolean {
  if (per.length === 0) return fact.per.length === 0;
  const more = fact.per.filter((own) => !per.some((one) => isSameOne(one, own)));
  return per.every((one) => fact.per.some((own) => isSameOne(one, own))) && more.every((one) => isPeriod(one));
}

/** A number that is a name is asked for by the word before it. */
const isOnlyName = ({ topics }: Query, { isName, near }: Fact): boolean =>
  isName && !topics.some((topic) => near.some((word) => isSaidOf(topic, word)));

const withoutParts = (facts: readonly Fact[]): readonly Fact[] => {
  const whole = facts.filter(({ isPart, isElided }) => !isPart && !isElided);
  return whole.length > 0 ? whole : facts;
};

const TOTAL = new Set('total totalt altogether insgesamt gesamt sammanlagt summa zusammen'.split(' '));

/** "Total 850 EUR". */
const calledTotal = (best: readonly Fact[], facts: readonly Fact[]): Fact | undefined => {
  const found = facts.filter(
    (one) => best.some((own) => isAlike(own, one)) && one.near.some((word) => TOTAL.has(word)),
  );
  return found.length === 1 ? found[0] : undefined;
};

/** Of several alike the one that all others add up to. */
export function wholeOf(best: readonly Fact[], facts: readonly Fact[]): Fact | undefined {
  return best.find((one) => {
    const others = facts.filter(
      (other) => other !== one && isAlike(one, other) && !other.isName && other.per.length === 0,
    );
    const sum = others.reduce((all, { value }) => all + value, 0);
    return others.length > 1 && Math.abs(sum - one.value) < 1e-9 && isSaidWhole(one, others);
  });
}

/** A whole is told first, or called so: the last of three may be the sum of two by chance. */
const isSaidWhole = (one: Fact, others: readonly Fact[]): boolean =>
  others.every(({ at }) => at > one.at) || one.near.some((word) => TOTAL.has(word));
