import { converted } from '../units.js';
import { type Amount, clauseAfter, clauseBefore, exact, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "Body 92 cm, garment 100 cm": how much wider the garment is; open where one of both is not told. */
export function easeOf({ property, amounts, question }: Problem): Solved {
  const isAsked =
    property.words.some((word) => SAYS.ease.test(word)) ||
    (SAYS.ease.test(question) && property.unit?.dimension === 'length');
  if (
    !isAsked ||
    amounts.some((one) => SAYS.ease.test(clauseAfter(one)) || SAYS.ease.test(clauseBefore(one).slice(-24)))
  )
    return undefined;
  if (amounts.length !== 2 || amounts.some(({ unit }) => unit !== undefined && unit.dimension !== 'length'))
    return null;
  const garments = amounts.filter(isGarment);
  const [garment] = garments;
  const body = amounts.find((one) => one !== garment);
  if (garments.length !== 1 || !garment || !body) return null;
  const unit = garment.unit ?? body.unit;
  const own = garment.unit && body.unit ? converted(body.value, body.unit, garment.unit) : body.value;
  return own === null ? null : { value: exact(garment.value - own), ...(unit ? { unit: unit.unit } : {}) };
}

const isGarment = (one: Amount): boolean => {
  const near = `${clauseBefore(one)} ${clauseAfter(one)}`;
  return (
    /(?<!\p{L})(?:finished|fertig\p{L}{0,10}|finie?|färdig\p{L}{0,6}|terminad[oa]|acabad[oa])(?!\p{L})/iu.test(near) ||
    (SAYS.finished.test(near) && !SAYS.body.test(near))
  );
};
