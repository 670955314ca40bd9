import { everywhere, type Fault } from './places.js';
import { PHRASES } from './words.js';

const NAMES = String.raw`(?:\p{Lu}[\p{L}’'.-]*\s){0,2}`;
const OR_BEHIND = new RegExp(String.raw`^(?:\s\p{Lu}[\p{L}’'-]+){0,2}\s(?:${PHRASES.or})\s\p{Lu}`, 'u');
const OR_BEFORE = new RegExp(String.raw`\p{Lu}[\p{L}’'.-]*\s(?:${PHRASES.or})\s${NAMES}$`, 'u');

const SMALL = String.raw`(?:(?:${PHRASES.small})\s){0,2}`;
const [DAY_BEHIND, DAY_BEFORE] = [
  new RegExp(String.raw`^\s(?:${PHRASES.or})\s${SMALL}\d`, 'iu'),
  new RegExp(String.raw`\d[^.,;!?]{0,14}\s(?:${PHRASES.or})\s${SMALL}$`, 'iu'),
];

/** "On 4 May or 5 May": neither of the two. */
export const isOneOfTwoDays: Fault = everywhere(
  ({ start, end }, { value }, { words }, { text }) =>
    typeof value === 'string' &&
    /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d)/u.test(value) &&
    !words.some((word) => BOUNDS.test(word)) &&
    (DAY_BEHIND.test(text.slice(end, end + 30)) || DAY_BEFORE.test(text.slice(Math.max(0, start - 40), start))),
);
/** Names that ask for the first or the last of two. */
const BOUNDS = /^(?:earliest|latest|first|second|last|alternative|other|from|to|start|end|min|max|option|options)$/u;

/** "Petra or Hanneke will take the shift": which of the two is not said. */
export const isOneOfTwo: Fault = everywhere(
  ({ start, end }, { value }, { words }, { text }) =>
    typeof value === 'string' &&
    /^\p{Lu}/u.test(text.slice(start)) &&
    !words.includes('or') &&
    (OR_BEHIND.test(text.slice(end, end + 80)) || OR_BEFORE.test(text.slice(Math.max(0, start - 80), start))),
);
