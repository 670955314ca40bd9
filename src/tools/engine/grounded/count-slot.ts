import type { Span } from './clause.js';
import { from, type Grounded } from './grounded.js';
import { type Property, propertyOf, wordsOfName } from './property.js';
import type { Reading } from './reading.js';
import { wordsOf } from './reckoning/index.js';
import { thingsIn } from './things.js';
import { textsFor } from './text/texts-for.js';

const COUNT = wordsOf('asksCount');
const OPEN =
  /(?<!\p{L})(?:many|several|various|more|other|others|etc|such as|including|among|like|for example|e\.g|some|any|first|both|or|different|många|flera|bland annat|viele|mehrere|unter anderem|plusieurs|beaucoup|entre autres|muchos|muchas|varios|varias)(?!\p{L})/iu;

/** `number_of_colours` of "red, green, navy and black": how many the text lists. @returns null where it lists none, or not all */
export function listed({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const [noun, ...more] = words.filter((word) => !COUNT.has(word) && !/^(of|the|av|de|von)$/.test(word));
  if (noun === undefined || more.length > 0 || !words.some((word) => COUNT.has(word))) return null;
  if (thingsIn(reading, scope).length > 0) return null;
  const property = propertyOf(noun);
  const text = reading.text.slice(scope.start, scope.end);
  if (property.kind === null || OPEN.test(text)) return null;
  const found = textsFor(property, reading, scope);
  return found.length > 1 ? from('arithmetic', found.length) : null;
}

/** `count`, `number`: a name that does not say of what. */
export const isCounting = ({ words }: Property): boolean => words.length > 0 && words.every((word) => COUNT.has(word));

/** `present_count` beside the list `present`: how many that has. */
export function countsThe({ words }: Property, list: string): boolean {
  const rest = words.filter((word) => !COUNT.has(word) && !/^(?:of|the|av|de|von)$/.test(word));
  return rest.length > 0 && rest.length < words.length && rest.join(' ') === wordsOfName(list).join(' ');
}
