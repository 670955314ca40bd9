import type { Grounded } from '../grounded.js';
import { isWhole, type Place } from './place.js';
import type { Ground } from './ground.js';
import { truth } from './truth.js';

const YES = /^(?:yes|ja|oui|sí|si)$/iu;
const NO = /^(?:no|nein|nej|non)$/iu;

/** "Yes" and "no" as values: what is true or not of a name. */
export function yesOrNoAmong(ground: Ground, values: readonly unknown[], place: Place): Grounded | null {
  const [yes, no] = [YES, NO].map((said) => values.find((one) => typeof one === 'string' && said.test(one)));
  if (ground.wishes || yes === undefined || no === undefined || values.length !== 2) return null;
  const told = truth(ground, ground.reading, place, isWhole(place, ground.reading));
  return typeof told?.value === 'boolean' ? { ...told, value: told.value ? yes : no } : null;
}
