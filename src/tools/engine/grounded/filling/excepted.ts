import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { denies } from '../kin/words-of.js';
import type { Reading } from '../reading.js';

const EXCEPT =
  /[\s,(](?:except(?: for)?|excluding|apart from|other than|but|bis auf|außer|ausgenommen|mit ausnahme von|sauf|excepté|hormis|à part|excepto|salvo|menos|utom|förutom|undantaget|med undantag för)\s/iu;
const ALL =
  /(?<!\p{L})(?:all|every|each|any|no|alle\p{L}?|jede\p{L}?|sämtliche\p{L}?|kein\p{L}{0,2}|toute?s?|tous|chaque|aucune?|tod[oa]s?|cada|ningun[ao]?|ningún|alla|allt|varje|samtliga|ingen|inga)(?!\p{L})/iu;
const STOCK =
  /(?<!\p{L})(?:in stock|available|availability|lieferbar|verfügbar|vorrätig|auf lager|erhältlich|disponib\p{L}{1,4}|en stock|en existencias|i lager|tillgänglig\p{L}{0,2}|finns)(?!\p{L})/iu;
const SMALL =
  /^(?:is|are|has|have|can|be|in|on|of|the|a|for|with|still|size|sizes|größe|groesse|grösse|taille|tailles|talla|tallas|storlek|storlekar|colou?r|colou?rs|farbe|couleur|color|färg|day|days|model|item)$/;
const SIZE = /^(?:x{0,4}[sl]|m|\d{1,3})$/;

const sizesIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\p{L}\d])(?:x{0,4}[sl]|m|\d{1,3})(?![\p{L}\d])/gu) ?? [];

/** `xs_in_stock`, `m_in_stock` of "in stock in every size except XS": what is said of all and not of what is left out. */
export function excepted(words: readonly string[], { text }: Reading, scope: Span): Grounded | null {
  const [size, ...more] = words.filter((word) => SIZE.test(word));
  const rest = words.filter((word) => !SMALL.test(word) && word !== size);
  if (size === undefined || more.length > 0 || rest.length === 0) return null;
  for (const sentence of text.slice(scope.start, scope.end).split(/[.!?;\n](?=\s|$)/u)) {
    const [all, left] = leftOut(sentence) ?? [];
    if (all === undefined || left === undefined || !isOf(words, rest, sentence)) continue;
    const out = sizesIn(left);
    if (out.length > 0) return fromText(out.includes(size) === denies(all), sentence.trim());
  }
  return null;
}

/** "All sizes are there", "the 44": of a sentence what is said of all, and what is left out of it. */
function leftOut(sentence: string): [string, string] | null {
  const at = EXCEPT.exec(sentence);
  const all = at ? sentence.slice(0, at.index) : '';
  return at && ALL.test(all) ? [all, sentence.slice(at.index + at[0].length, at.index + 120)] : null;
}

const isOf = (words: readonly string[], rest: readonly string[], sentence: string): boolean =>
  (STOCK.test(words.join(' ')) && STOCK.test(sentence)) ||
  rest.every((word) => word.length > 2 && sentence.toLowerCase().includes(word.slice(0, 6)));
