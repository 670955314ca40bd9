import type { FunctionTool } from '../matching.js';
import { wordsOfName } from '../property.js';
import { argumentsAsked } from './heard/fill.js';
import { isKnownWord } from './heard/words.js';

/** "Nummer 9912", "n° 9912", with what stands before it. */
const BARE =
  /(?<=^|[\s,(])(?:numbers?|no\.?|nr\.?|num\.?|nummer|numéro|número|n\.?\s?[°ºo]|№|#)\s?(?=\d{3,12}(?![\p{L}\d.,:-]*[\p{L}\d]))/giu;
const LABELS = /^(?:ids?|numbers?|no|nr|code|ref|reference|key)$/u;

/** What functions call the things that they know by a number, where all of them know the same: "order" of `order_id`, `order_number`. */
function nounOf(tools: readonly FunctionTool[]): string | null {
  const nouns = tools
    .flatMap((tool) => argumentsAsked(tool))
    .filter(({ kind, isRequired }) => kind === 'code' && isRequired)
    .map(({ name }) =>
      wordsOfName(name)
        .filter((word) => !LABELS.test(word))
        .join(' '),
    );
  const [noun, ...others] = new Set(nouns);
  return noun !== undefined && noun !== '' && others.length === 0 ? noun : null;
}

/** What a number right behind it is of: a noun in German, else a word that functions and shops know. */
function isOfNoun(before: string): boolean {
  const word = /(?<!\p{L})(\p{L}{1,40})\s(?:de |del |du |à )?$/u.exec(before)?.[1];
  if (word === undefined || /^[^\p{L}\p{N}]*\p{L}+\s$/u.test(before)) return false;
  return /^\p{Lu}/u.test(word) || (word.length > 3 && isKnownWord(word.toLowerCase())) || OTHERS.test(word);
}
const OTHERS =
  /^(?:sizes?|rooms?|lines?|bus|house|phone|storlek|rum|linje|hus|taille|pointure|chambre|ligne|talla|sala|línea)$/iu;

/** "Where is number 9912?": a bare number with the noun of the only things that functions know by number: "where is order 9912?". */
export function withNounOfNumber(text: string, tools: readonly FunctionTool[]): string {
  const noun = nounOf(tools);
  return noun === null
    ? text
    : text.replace(BARE, (label: string, at: number) =>
        isOfNoun(text.slice(Math.max(0, at - 40), at)) ? label : `${noun} `,
      );
}
