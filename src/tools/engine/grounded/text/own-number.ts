import { nameExpression } from '../expression-of.js';
import { type Grounded, fromText } from '../grounded.js';

/** "Article 4417": what is called by a number of its own. */
export function ownNumber(words: readonly string[], text: string): Grounded | null {
  const name = nameExpression(words);
  if (name === '') return null;
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name}\s(?:no\.?\s|nr\.?\s|number\s|#)?(\d{3,10}(?:-\w{1,6})?)(?![\p{L}\p{N}])`,
    'iu',
  ).exec(text);
  return found && fromText(found[1], found[0]);
}
