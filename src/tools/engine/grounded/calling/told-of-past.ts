import { commands } from './commanded.js';
import { sentencesOf } from './heard/mood.js';
import data from './told-of-past.yaml.js';
import { isVerbFirst } from './wishes.js';

const words = data as Record<'was' | 'lacks' | 'settled', string[]>;
const either = (kind: keyof typeof words): string => `(?:${words[kind].join('|')})`;
const LED = String.raw`^\W*(?:(?:hi|hello|hey|hej|hallo|bonjour|hola|ok|okay|so|and|well|no|nein|nej|non|yes|ja|oui|sí)[,!.]?\s){0,2}`;
const WAS = new RegExp(String.raw`${LED}${either('was')}(?!\p{L})`, 'iu');
const LACKS = new RegExp(String.raw`(?<![\p{L}])(?:${words.lacks.join('|')})(?!\p{L})`, 'iu');
const SETTLED = new RegExp(String.raw`^\W*${either('settled')}\W*$`, 'iu');

/** "… and set the bath to 23 degrees" after what was done: verbs that have no other form for it. */
const SAME_IN_PAST =
  /(?<=(?:ed|off|on|out|up|down)\s[^,.;!?]{0,60})\s(?:and|then) (?:set|put|cut|let|shut|read|hit)\s[^,.;!?]*[.!]?$/iu;
/** "Order 6620:" */
const NAMES_ONLY = /^\W{0,20}\p{L}{1,40}(?:\s(?:no\.?|nr\.?|number))?\s[^\s\d]{0,40}\d\S{0,40}\W{0,20}$/u;

/** "I cycled from Leeds to York last summer. All good, thanks!": whether a text only tells what was, and leaves nothing to ask. */
export function tellsOfPast(text: string): boolean {
  if (text.includes('?')) return false;
  const clauses = sentencesOf(text)
    .flatMap((one) => one.split(/,\s|\s[–-]\s|[;!:]\s?/u))
    .map((one) => one.replace(SAME_IN_PAST, ''))
    .filter((one) => /\p{L}/u.test(one) && !NAMES_ONLY.test(one));
  const open = clauses.filter((one) => !SETTLED.test(one));
  const [first, ...more] = open;
  return first !== undefined && isPast(first) && more.every((one) => !commands(one) && !LACKS.test(one));
}

const isPast = (clause: string): boolean =>
  WAS.test(clause) && !LACKS.test(clause) && !isVerbFirst(clause) && !commands(clause);
