import type { Span } from '../clause.js';
import { mayHave, nameExpression } from '../expression-of.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

export const LONGEST = 80;

/** "Room Rhine", "origin Turkey": what is called by a name of its own right after it. */
const APPOSED =
  /^(?:room|hall|origin|destination|gate|model|brand|project|team|studio|vessel|ship|course|theme|group|series|edition|plan|terminal|region|district|department|collection|line|carrier|courier|captain|coach|teacher|driver|doctor|mill|agent|club|school|colourway|chair|secretary|conductor)$/;

/** "Colour code: X12": what stands after the property's own name and a colon, or an `=`. */
export function labelledText({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const name = nameExpression(words);
  const text = reading.text.slice(scope.start, scope.end);
  if (name === '' || !mayHave(name, text)) return null;
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name}\s{0,3}[:=]\s{0,3}([^,;\n]{1,${LONGEST}}?)(?=[.!?]?\s*(?:$|[,;\n])|[.!?]\s)`,
    'iu',
  ).exec(text);
  if (found) return fromText(found[1].trim(), found[0]);
  const proper =
    reading.language === 'de' || !APPOSED.test(words.join(' '))
      ? null
      : new RegExp(
          String.raw`(?<![\p{L}\p{N}])${name}\s(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}-]*)?)(?=[.,;!?\n]|$|\s\p{Ll})`,
          'u',
        ).exec(text);
  if (proper) return fromText(proper[1], proper[0]);
  const letters = new RegExp(String.raw`(?:^|[.,;]\s)${name}\s(\p{Lu}{2,6})(?=[.,;!?\n]|$)`, 'iu').exec(text);
  if (letters && letters[1] === letters[1].toUpperCase()) return fromText(letters[1], letters[0]);
  const called = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name}\s(?:name|is called|called|named)\s(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*)?)`,
    'u',
  ).exec(text);
  return called && fromText(called[1], called[0]);
}
