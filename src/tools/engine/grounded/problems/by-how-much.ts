import { COMPARES, isNamedBy } from './comparing-words.js';
import { type Amount, exact, type Problem, type Solved } from './problem.js';

const DIFFERENCE =
  /^(?:diff|difference|skillnad|differens|unterschied|differenz|écart|ecart|différence|diferencia|gap)/u;

/** "Shop A sells it for 34.90, shop B for 31.50. Which is cheaper and by how much?": by how much the two amounts of a text differ. */
export function byHowMuch({ property, amounts, question }: Problem): Solved {
  const [one, other] = amounts;
  if (amounts.length !== 2 || !COMPARES.asksDifference.test(question)) return undefined;
  const isNamed = property.words.some((word) => DIFFERENCE.test(word)) || property.words.includes('by');
  if (!isNamed || !isNamedBy(property.words, 'differences') || !areAlike(one, other)) return undefined;
  const unit = one.unit ?? other.unit;
  return {
    value: Math.abs(exact(one.value - other.value)),
    ...(unit && unit.dimension !== 'temperature' ? { unit: unit.unit } : {}),
  };
}

/** Amounts of one unit, or of none and written alike: "34.90" and "31.50". */
const areAlike = (one: Amount, other: Amount): boolean =>
  one.unit?.unit === other.unit?.unit &&
  one.unit?.unit !== 'percent' &&
  !(one.unit === undefined && isWhole(one) !== isWhole(other));

const isWhole = ({ value }: Amount): boolean => Number.isInteger(value);
