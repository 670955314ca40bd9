import { switched } from '../switched.js';
import type { Asked } from './asked.js';
import { calledIn } from './choices.js';
import type { Found } from './found.js';
import type { Text } from './text.js';
import { likeness } from './words.js';

const SURE = 0.85;
const NO =
  /(?<!\p{L})(?:no|not|without|don['’]t|inte|utan|ingen|inget|nicht|ohne|kein\p{L}{0,2}|pas|sans|sin|non)(?!\p{L})[^.,;!?]{0,24}$/iu;
const EMPTY = new Set(
  'whether is are was the a an of to be if or and in on for needed wanted allowed with has only should true false flag include included'.split(
    ' ',
  ),
);

/** Whether a text says that something is so: "I will need a replacement car", "without breakfast". */
export function truthIn(asked: Asked, { tokens, text }: Text): Found | null {
  const own = switched(asked.name, text);
  if (own) return { value: own.value, text: own.quote, start: text.indexOf(own.quote), end: text.indexOf(own.quote) };
  const words = asked.words.filter((word) => word.length > 2 && !EMPTY.has(word));
  const [called] = words.flatMap((word) => calledIn(word, text));
  if (called)
    return { value: !NO.test(text.slice(0, called.start)), text: called.text, start: called.start, end: called.start };
  const met = words.filter((word) => tokens.some(({ low }) => likeness(word, low) >= SURE));
  const least = words.length > 2 ? 2 : 1;
  const at = tokens.find(({ low }) => met.some((word) => likeness(word, low) >= SURE));
  if (met.length < least || !at) return null;
  return { value: !NO.test(text.slice(0, at.start)), text: at.text, start: at.start, end: at.start };
}
