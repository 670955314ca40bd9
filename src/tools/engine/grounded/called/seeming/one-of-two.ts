import { everywhere, type Fault } from './places.js';
import { ANY } from './words.js';

const NAMES = String.raw`(?:\p{Lu}[\p{L}’'.-]*\s){0,2}`;
const OR_BEHIND = new RegExp(String.raw`^(?:\s\p{Lu}[\p{L}’'-]+){0,2}\s(?:${ANY.or})\s\p{Lu}`, 'u');
const OR_BEFORE = new RegExp(String.raw`\p{Lu}[\p{L}’'.-]*\s(?:${ANY.or})\s${NAMES}$`, 'u');

/** "Petra or Hanneke will take the shift": which of the two is not said. */
export const isOneOfTwo: Fault = everywhere(
  ({ start, end }, { value }, { words }, { text }) =>
    typeof value === 'string' &&
    /^\p{Lu}/u.test(text.slice(start)) &&
    !words.includes('or') &&
    (OR_BEHIND.test(text.slice(end, end + 80)) || OR_BEFORE.test(text.slice(Math.max(0, start - 80), start))),
);
