import { converted } from '../units.js';
import { type Amount, clauseAfter, clauseBefore, exact, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "45 inches long, the tailor takes off 3 inches: how long is it now?": a measure after it was changed. */
export function altered({ property, amounts, question }: Problem): Solved {
  const isOfLength = property.unit?.dimension === 'length' || property.words.some((word) => LENGTH.test(word));
  if (!isOfLength || amounts.length !== 2 || !amounts.every(({ unit }) => unit?.dimension === 'length'))
    return undefined;
  const changes = amounts.filter((one) => isChange(one));
  const [change] = changes;
  const measure = amounts.find((one) => one !== change);
  if (changes.length !== 1 || !measure?.unit || !change?.unit || !AFTERWARDS.test(question)) return undefined;
  const by = converted(change.value, change.unit, measure.unit);
  if (by === null) return null;
  const value = SAYS.takesOff.test(around(change)) ? measure.value - by : measure.value + by;
  return value > 0 ? { value: exact(value), unit: measure.unit.unit } : null;
}

const LENGTH = /^(?:length|width|long|new|now|längd|länge|longueur|largo|result|answer)$/u;
const AFTERWARDS =
  /(?<!\p{L})(?:now|then|after|afterwards|after that|new|finished|nu|sedan|efteråt|nya|danach|dann|jetzt|nachher|neue|maintenant|ensuite|après|nouvelle|ahora|después|luego|queda|nueva)(?!\p{L})/iu;
const around = (one: Amount): string => `${clauseBefore(one)} ${clauseAfter(one)}`;
const isChange = (one: Amount): boolean => SAYS.takesOff.test(around(one)) !== SAYS.putsOn.test(around(one));
