import { PHRASES } from './called/seeming/words.js';
import { sentenceAt } from './clause.js';
import type { Mention } from './mention.js';
import { isArticle } from './numbers.js';
import { either } from './reckoning/words.js';

const SMALL = either('correctionSmall');
/** "Sorry, make that", "no wait, the": what stands before what is meant instead. */
const AFTERTHOUGHT = new RegExp(
  String.raw`(?:[.,;!?]|\s[–—-])\s(?:(?:${either('correctionWords')})[,.:!]?\s){1,5}(?:(?:${SMALL})\s){0,4}((?:\p{L}{2,20}\s)?)$`,
  'iu',
);
/** "Not 80", "not cost 80". */
const NOT = new RegExp(
  String.raw`(?<!\p{L})(?:not|inte|nicht|pas|no)\s((?:(?:${PHRASES.verbs})\s)?)((?:(?:${SMALL})\s){0,3})$`,
  'iu',
);
const BUT = new RegExp(
  String.raw`^\s?,?\s(?:(?:but|utan|sondern|mais|sino)\s(?:rather\s)?|(?:i|we|jag|vi|ich|wir)\s(?:need|want|meant|mean|take|wear|behöver|vill ha|menade|brauche|brauchen|möchte|meine)\s)((?:(?:${SMALL})\s){0,3})$`,
  'iu',
);
const AND_NOT = new RegExp(
  String.raw`^,?\s(?:and\s|och\s|und\s|et\s|y\s)?(?:not|inte|nicht|pas)\s(?:(?:${SMALL})\s){0,3}$`,
  'iu',
);
const INSTEAD =
  /^((?:\s\p{L}[\p{L}-]*){0,4}?),?\s(?:instead of|rather than|in place of|istället för|i stället för|statt|anstatt|anstelle von|au lieu de|plutôt que|en vez de|en lugar de)\s$/iu;
/** "Rather two than none". */
const THAN = /^\s(?:\p{L}{1,15}\s)?(?:than|än|als|que)\s/iu;
const LONGEST = 100;

/**
 * A text as it is meant: "10 aprons. Sorry, make that 12" are 12 aprons, "not on the 4th but on the 6th" is the 6th. Which
 * of several a correction is of may be open: then none of them is told.
 */
export function asMeant(text: string, mentions: readonly Mention[]): string {
  for (const [i, one] of mentions.entries()) {
    const before = text.slice(Math.max(0, one.start - LONGEST), one.start);
    const found = AFTERTHOUGHT.exec(before);
    const own =
      found && !THAN.test(text.slice(one.end, one.end + 30))
        ? withdrawn(mentions.slice(0, i), one, text, found[1].trim())
        : [];
    if (found && own.length > 0) return replaced(text, own, one, one.start - found[0].length);
    const last = mentions.slice(0, i).findLast((other) => isLike(other, one));
    if (!last || one.kind === 'cloth') continue;
    const between = text.slice(last.end, one.start);
    const denial = NOT.exec(text.slice(0, last.start));
    const turn = BUT.exec(between);
    if (denial && turn) return text.slice(0, denial.index) + denial[1] + turn[1] + text.slice(one.start);
    const rather = one.kind === 'number' ? INSTEAD.exec(between) : null;
    if (rather) return text.slice(0, last.end) + rather[1] + text.slice(one.end);
    if (AND_NOT.test(between)) return text.slice(0, last.end) + text.slice(one.end);
  }
  return text;
}

const isLike = (a: Mention, b: Mention): boolean =>
  a.kind === b.kind &&
  a.attribute === b.attribute &&
  !(a.kind === 'number' && isArticle(a)) &&
  (a.unit === undefined || b.unit === undefined || a.unit === b.unit);

/** What a correction takes back: the one of its kind in what was said last, the one with its noun, or all that it may be of. */
function withdrawn(earlier: readonly Mention[], one: Mention, text: string, noun: string): Mention[] {
  const own = earlier.filter((other) => isLike(other, one));
  const like = own.length > 0 ? own : sizesFor(earlier, one);
  const last = like.at(-1);
  if (!last) return [];
  const { start } = sentenceAt(text, last.start);
  const said = like.filter((other) => other.start >= start);
  if (noun === '' || said.length === 1) return said;
  const named = said.filter((other) => text.slice(0, other.start).toLowerCase().trimEnd().endsWith(noun.toLowerCase()));
  return named.length > 0 ? named : said;
}

/** "Size 38. Sorry, 40": a bare number for the size before it, where nothing else is counted. */
const sizesFor = (earlier: readonly Mention[], one: Mention): Mention[] =>
  one.kind === 'number' && one.unit === undefined && /^\d{2,3}$/u.test(one.text)
    ? earlier.filter(({ kind, text }) => kind === 'size' && /\d{2,3}$/u.test(text)).slice(-1)
    : [];

/** The text with what is meant in its place; what is open between several is taken out of each place. */
function replaced(text: string, own: readonly Mention[], one: Mention, from: number): string {
  const rest = `${text.slice(0, from)}${text.slice(one.end)}`;
  const put = own.length > 1 ? '–' : one.text;
  return own.reduceRight(
    (said, other) => said.slice(0, other.start) + inPlace(other, one, put) + said.slice(other.end),
    rest,
  );
}

/** "12" for "10 metres" are 12 metres. */
const inPlace = (other: Mention, one: Mention, put: string): string =>
  other.kind === 'size' && one.kind === 'number'
    ? other.text.replace(/\d{2,3}$/u, put)
    : other.kind === 'size' && !SIZED.test(put)
      ? `${SIZED.exec(other.text)?.[0] ?? ''}${put}`
      : other.unit !== undefined && one.unit === undefined
        ? other.text.replace(/^(?:\d[\d.,]*|\p{L}+)/u, put)
        : put;
/** "Size M": what says that a letter is a size. */
const SIZED = /^(?:sizes?|storlek|stl|größe|gr\.|taille|talla|strl)(?:\sis|\sär)?:?\s/iu;
