import { type Fact, isAmount } from '../facts/fact.js';
import { isMeasuredSo } from '../facts/explained.js';
import { LISTED } from '../text/listed.js';
import { converted } from '../units.js';
import type { Asking } from './asking.js';

/** The value of an amount in the unit that is asked for. */
export const inUnit = ({ value, unit }: Fact, { query }: Asking): number =>
  query.unit && unit && unit !== query.unit ? (converted(value, unit, query.unit) ?? NaN) : value;

/** Amounts that are measured as a name asks: no rates, no names, no parts of others. */
export const alike = (asking: Asking): Fact[] =>
  withUnits(asking).filter((fact) => isAmount(fact) && !fact.isPart && isMeasuredSo(asking.query, fact));

/** "12, 15 and 18 degrees": the unit of the last is that of all. */
function withUnits({ facts, reading: { text } }: Asking): Fact[] {
  return facts.toReversed().reduce<Fact[]>((all, fact) => {
    const next = all.at(0);
    const isBare = fact.unit === undefined && (fact.nouns.length === 0 || fact.isElided) && !fact.isArticle;
    const isListed = next && LISTED.test(text.slice(fact.at + fact.quote.length, next.at));
    return [isBare && isListed && next.unit ? { ...fact, unit: next.unit, nouns: [], isName: false } : fact, ...all];
  }, []);
}

/** Amounts alike in one row: "72, 85 and 91", "5 km on Monday, 7 km on Wednesday". None where there are others beside them. */
export function seriesOf(asking: Asking): Fact[] {
  const own = alike(asking);
  const runs = runsOf(own, asking.reading.text);
  if (runs.length === 1) return runs[0];
  const isOne = new Set(own.map(({ sentence }) => sentence)).size === 1;
  return runs.length === 0 && isOne && own.length > 1 ? own : [];
}

function runsOf(facts: readonly Fact[], text: string): Fact[][] {
  const runs = facts.reduce<Fact[][]>((all, fact) => {
    const last = all.at(-1)?.at(-1);
    if (last && LISTED.test(text.slice(last.at + last.quote.length, fact.at))) all[all.length - 1].push(fact);
    else all.push([fact]);
    return all;
  }, []);
  return runs.filter((run) => run.length > 1);
}
