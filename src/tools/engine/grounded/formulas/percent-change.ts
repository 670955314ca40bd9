import type { Property } from '../property.js';
import { exact, type Question, type Reckoned } from '../reckoning/asked.js';
import { SAYS } from './words.js';

const asksForShare = ({ words, unit, kind }: Property): boolean =>
  unit?.unit === 'percent' || kind === 'share' || words.some((word) => SAYS.rate.test(word));

/** What leads to what it is now: "reduced to", "now". */
const TO =
  /(?<!\p{L})(?:to|now|only|instead of|from|auf|jetzt|nur|statt|till|nu|istället för|à|maintenant|au lieu de|a|ahora|en lugar de)\s(?:(?:costs?|is|at|kostet|kostar|coûte|à|cuesta|vale|a)\s)?(?:only |just |nur |bara )?[€£$]?\s?$|(?<!\p{L})(?:now|nu|jetzt|maintenant|ahora)\s(?:\p{L}{1,9}\s){1,3}[€£$]?\s?$/iu;

/** "240 euros, reduced to 180": by how many percent of what it was. */
export function percentChange({ property, text, numbers }: Question): Reckoned {
  const [one, other, ...more] = numbers;
  if (!other || more.length > 0 || !asksForShare(property)) return undefined;
  if (other.unit !== undefined && one.unit !== undefined && other.unit !== one.unit) return undefined;
  if (one.unit === undefined && other.unit === undefined) return undefined;
  if (!TO.test(text.slice(one.end, other.start))) return undefined;
  const [falls, rises] = [SAYS.falls.test(text), SAYS.rises.test(text)];
  if (falls === rises) return undefined;
  const [low, high] = [one, other].map(({ value }) => Number(value)).sort((a, b) => a - b);
  return low > 0 ? { value: exact((100 * (high - low)) / (falls ? high : low)), unit: 'percent' } : undefined;
}
