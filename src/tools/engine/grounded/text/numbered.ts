import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import { sameThing } from '../same-thing.js';

/** Words of a name that do not say what is numbered. */
const FILLERS = /^(?:number|no|nr|id|code|name|the|of|key|label|nummer|identifier)$/;
const NAMED =
  /(?<![\p{L}\p{N}])(\p{L}{2,20})\s(?:no\.?\s|nr\.?\s|number\s|#)?(?=[\p{Lu}\d-]{0,8}\d)([\p{L}\d][\p{L}\d/-]{0,14})(?![\p{L}\d]|[.,:]\d)/giu;
/** What does not stand before the number of a thing. */
const NO_NOUN =
  /^(?:of|in|on|at|for|to|from|by|with|and|or|about|than|until|before|after|the|kl|av|och|till|um|am|und|bis|von|is|are|was|were|has|have)$/iu;

/** "Zimmer 214", "laptop LT-552": what is called by a number, where a name asks for the number of such a thing. */
export function numbered({ words, unit }: Property, text: string): Grounded | null {
  const asked = words.filter((word) => !FILLERS.test(word));
  const noun = asked.at(-1);
  if (noun === undefined || unit !== null || asked.length > 2) return null;
  const found = [...text.matchAll(NAMED)].filter(
    ([, label]) => !NO_NOUN.test(label) && sameThing(noun, label.toLowerCase()),
  );
  const rest = asked.slice(0, -1);
  const isAbout = rest.every((word) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((said) => sameThing(word, said)),
  );
  const values = new Set(found.map(([, , value]) => value));
  return values.size === 1 && isAbout ? fromText(found[0][2], found[0][0]) : null;
}

const FIRST = /^(?:[\p{L}]{1,12}\s)?([A-Z]{2,6}-?\d{2,10}(?:-\d{1,6})?|#\d{3,10}|\d{3,10}-[A-Z\d]{1,4})\s?[:,–-]\s/u;
const PAPERS = /^(?:ticket|incident|case|issue|order|reference|consignment|shipment|claim|request|ärende|vorgang)$/;

/** "INC-20418: …": what a message begins with is its own number. */
export function ownCode({ words }: Property, text: string): Grounded | null {
  const asked = words.filter((word) => !FILLERS.test(word));
  const found = FIRST.exec(text);
  return found && asked.length === 1 && PAPERS.test(asked[0]) ? fromText(found[1], found[0]) : null;
}
