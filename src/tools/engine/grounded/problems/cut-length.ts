import { converted } from '../units.js';
import { type Amount, clauseAfter, clauseBefore, exact, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "60 cm when finished, 1.5 cm of seam, 4 cm of hem": what is cut; a finished measure is never that. */
export function cutLength({ property, text, amounts }: Problem): Solved {
  const name = property.words.join(' ');
  if (property.unit?.dimension !== 'length' && !/(?:länge|length|longueur|largo|längd|breite|width)/u.test(name))
    return undefined;
  if (!property.words.some((word) => SAYS.cut.test(word)) || !SAYS.allowance.test(text)) return undefined;
  if (amounts.some(({ unit }) => unit !== undefined && unit.dimension !== 'length')) return undefined;
  const added = amounts.filter(isAllowance);
  const [whole, ...more] = amounts.filter((one) => !added.includes(one));
  if (!whole || more.length > 0 || added.length === 0) return null;
  const unit = whole.unit ?? amounts.find((one) => one.unit)?.unit;
  const parts = added.map((one) => (one.unit && unit ? converted(one.value, one.unit, unit) : one.value));
  if (parts.includes(null) || !unit) return null;
  const sum = added.reduce((all, one, i) => all + Number(parts[i]) * (isTwice(one) ? 2 : 1), whole.value);
  return { value: exact(sum), unit: unit.unit };
}

const isAllowance = (one: Amount): boolean =>
  SAYS.allowance.test(clauseAfter(one)) || SAYS.allowance.test(clauseBefore(one).slice(-30));
const isTwice = (one: Amount): boolean =>
  SAYS.twice.test(clauseAfter(one)) || SAYS.twice.test(clauseBefore(one).slice(-30));
