import type { Reading } from '../reading.js';
import type { Span } from '../clause.js';
import data from './sought.yaml.js';

interface Words {
  asked: Record<string, string>;
  opened: string[];
  priced: string[];
  passed: string[];
  tails: string[];
}

const { asked, opened, priced, passed, tails } = data as unknown as Words;
const ASKED = Object.entries(asked).map(
  ([verb, said]) => [new RegExp(String.raw`(?<![\p{L}-])(?:${said})(?!\p{L})`, 'iu'), verb] as const,
);

/** "Zeig mir Hosen", "montrez-moi des robes": a text without who asks, who is nothing that is sought. */
export const withoutAsker = (text: string): string =>
  ASKED.reduce(
    (said, [pattern, verb]) => said.replace(pattern, (own) => (/^\p{Lu}/u.test(own) ? capital(verb) : verb)),
    text,
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const GREETED = String.raw`(?:(?:hi|hello|hej|hallo|guten tag|bonjour|hola|and|och|und|et|y|please|bitte|snälla)[,!]?\s){0,2}`;
const before = (openings: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<=^[\W_]{0,4}|[.!?;]\s)${GREETED}(?:${openings.join('|')})\s(?:(?:${passed.join('|')}|\d{1,3})(?:\s|(?<=['’]))){0,4}`,
    'iu',
  );
const [OPENED, PRICED] = [before(opened), before(priced)];
/** Up to a mark, a number, or a word that begins something else of the sentence. */
const THING =
  /^(?:(?!(?:under|below|above|over|up|at|for|from|with|in|on|to|by|less|more|cheaper|than|that|which|and|or|max|size|bis|unter|über|ab|für|von|mit|in|im|aus|zu|auf|die|der|das|und|oder|größe|höchstens|som|under|över|för|från|med|i|på|till|och|eller|storlek|högst|à|a|au|aux|de|en|pour|avec|jusqu|jusqu['’]à|moins|plus|dans|et|ou|taille|que|qui|para|con|por|hasta|menos|más|y|o|talla)(?![\p{L}-]))\p{L}[\p{L}’'-]{0,30}(?:\s(?=\p{L})|(?!\s\p{L}))){1,4}/iu;
const TAIL = new RegExp(String.raw`(?:^|\s)(?:${tails.join('|')})$`, 'iu');

/** A thing that is asked for, where the text has it. */
export interface Sought extends Span {
  text: string;
}

/** "Show me black trousers up to 60 euros": the trousers, with their colour or without; null where nothing is asked to be shown. */
export const soughtIn = (reading: Reading, hasColour: boolean): Sought | null => behind(OPENED, reading, hasColour);

/** "How much is the scarf?": that whose price is asked. */
export const pricedIn = (reading: Reading): Sought | null => behind(PRICED, reading, true);

function behind(openings: RegExp, { text, mentions }: Reading, hasColour: boolean): Sought | null {
  const opening = openings.exec(text);
  if (!opening) return null;
  const from = opening.index + opening[0].length;
  const said = THING.exec(text.slice(from))?.[0].trimEnd().replace(TAIL, '') ?? '';
  const whole = { text: said, start: from, end: from + said.length };
  return said === '' ? null : hasColour ? whole : withoutColour(whole, mentions);
}

/** A thing without the colours that stand before or behind it; with them, where it is nothing else. */
function withoutColour(one: Sought, mentions: Reading['mentions']): Sought {
  let { start, end } = one;
  for (const colour of mentions.filter(({ attribute }) => attribute === 'colors')) {
    if (colour.start === start && colour.end < end) start = colour.end + 1;
    else if (colour.end === end && colour.start > start) end = colour.start - 1;
  }
  return { text: one.text.slice(start - one.start, end - one.start), start, end };
}
