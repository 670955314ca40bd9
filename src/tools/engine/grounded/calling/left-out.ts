import { type Mention, stretches } from '../mention.js';
import { isArticle } from '../numbers.js';
import { wordsOfName } from '../property.js';
import type { Reading } from '../reading.js';
import { candidatesIn } from '../spans/candidates.js';
import { languagesIn } from '../text/languages.js';
import { unitOf } from '../units.js';
import type { Call } from './call.js';

const TOLD = new Set<Mention['kind']>(['number', 'code', 'email', 'phone', 'url', 'date', 'time', 'person', 'place']);

/** Whether a text tells a number, a day, a name that no call has: then more was asked for than the calls do, or something else. */
export function leavesOut(calls: readonly Call[], reading: Reading, about: string): boolean {
  const { text, mentions } = reading;
  const held = heldBy(calls) + (FOUND.exec(text)?.[0] ?? '').toLowerCase();
  const told = mentions.filter(
    (one) =>
      TOLD.has(one.kind) &&
      one.text.length > (one.kind === 'number' ? 0 : 1) &&
      !isSmall(one) &&
      !isHeld(one, held) &&
      !PAST.test(text.slice(one.end)),
  );
  const names = candidatesIn(reading, { start: 0, end: text.length }).filter(
    ({ kind, part, text: name, start }) =>
      kind === 'name' &&
      part === 'whole' &&
      name.length > 1 &&
      unitOf(name.toLowerCase()) === undefined &&
      reading.language !== 'de' &&
      isInside(text, start) &&
      !isHeld({ text: name, value: name }, held),
  );
  const bare = stretches(BARE, text).filter((one) => !isHeld({ text: one.text, value: one.text }, held));
  return [...told, ...names, ...bare].some(
    ({ text: said }) => !isCalled(said, about) && languagesIn(said).length === 0,
  );
}

/** Whether one name fills arguments that are called differently in two calls, or two of one. */
export function sharesOut(calls: readonly Call[], question: string): boolean {
  const all = calls.flatMap(({ arguments: args }, i) =>
    Object.entries(args).map(([name, value]) => ({ name, value, i })),
  );
  if (all.some(({ value }) => typeof value === 'string' && TITLE.test(value))) return true;
  return all.some((one) =>
    all.some(
      (other) =>
        one !== other &&
        typeof one.value === 'string' &&
        typeof other.value === 'string' &&
        one.value.toLowerCase() === other.value.toLowerCase() &&
        (one.i === other.i
          ? (FROM.test(one.name) && TO.test(other.name)) || isSaidOnce(one.value, question)
          : /\d/u.test(one.value) && !sharesWord(one.name, other.name)),
    ),
  );
}
const isSaidOnce = (value: string, question: string): boolean =>
  value.length > 1 && question.toLowerCase().split(value.toLowerCase()).length === 2;
/** What is no name by itself. */
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|herr|frau|fru|mme)\.?$/iu;
const FROM = /^(?:from|source|origin)/iu;
const TO = /^(?:to|target|dest)/iu;
const sharesWord = (a: string, b: string): boolean => wordsOfName(a).some((word) => wordsOfName(b).includes(word));

/** "Two weeks late": why something is wished for. */
const PAST = /^\s(?:late|ago|old|too (?:late|early)|sedan|gammal|för sen\p{L}*|zu spät|alt)(?!\p{L})/iu;

/** What calls hold, in lower case, with the words that it rests on. */
const heldBy = (calls: readonly Call[]): string =>
  calls
    .flatMap(({ arguments: args, evidence }) => [JSON.stringify(args), ...evidence.map(({ quote }) => quote ?? '')])
    .join('\n')
    .toLowerCase();

const isHeld = ({ text, value }: Pick<Mention, 'text' | 'value'>, held: string): boolean =>
  holds(String(value).toLowerCase(), held) || holds(withoutTitle(text).toLowerCase(), held);

const withoutTitle = (name: string): string =>
  name.replace(/^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Fru|Mme|M)\.?\s/u, '');

/** "2" is not held by "2027" or "12". */
function holds(said: string, held: string): boolean {
  for (let at = held.indexOf(said); at >= 0; at = held.indexOf(said, at + 1))
    if (!goesOn(held[at - 1], said) && !goesOn(held[at + said.length], said)) return true;
  return false;
}
const goesOn = (letter: string | undefined, said: string): boolean =>
  letter !== undefined && (said.length === 1 ? /[\p{L}\d]/u : /\d/u).test(letter);

/** "At 5x", "in C": what no reading names, and somebody says. */
const BARE = /(?<![\p{L}\d.,])(?:\d+(?:[.,]\d+)?(?=x(?!\p{L}))|[B-HJKN-RT-WYZ](?=[\s.,?!]|$)(?![.]\s?\p{Lu}))/gu;

/** "A", "one": counts nothing that has to be told. */
const isSmall = (one: Mention): boolean =>
  /^(?:Ich|Wir|Jag|Vi|Je|Nous|Yo)$/u.test(one.text) ||
  (one.kind === 'number' && (isArticle(one) || (one.value === 1 && one.unit === undefined)));

/** "You looked it up: order 7133 costs 64 euros.": what was found is no wish. */
const FOUND = /^You (?:looked|found|checked|said|told)(?!\p{L})[^!?\n]*?[.](?=\s)/u;

/** A name that begins no sentence. */
const isInside = (text: string, start: number): boolean =>
  /[\p{L}\d,:(]\s$/u.test(text.slice(0, start)) &&
  !/(?:^|\n|[.!?]\s)(?:Hi|Hello|Dear|Hej|Hallo|Hey|Ok|Okay|Please|Thanks|Bonjour|Hola)[, ]{1,2}$/u.test(
    text.slice(0, start),
  );

const isCalled = (said: string, about: string): boolean =>
  said
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .every((word) => word === '' || about.includes(word));
