import { isOfClass } from '../../lexicon/index.js';
import { phrasesOf } from '../says.js';
import { escaped } from '../expression-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/job-titles.yaml.js';

const WORDS = data as Record<'names' | 'words' | 'leads' | 'articles' | 'follows' | 'others', string>;
const NAMES = slotsNamed(WORDS.names);
const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:(?:von|van|de|del|af) )?\p{Lu}[\p{L}’'.-]*){1,3}`;
const TRADE = new RegExp(
  String.raw`(?<!\p{L})(?:${listOf(WORDS.words).map(escaped).join('|')})(?!\p{L})|\p{L}{3}(?:leiter|leiterin|chef|ansvarig|meister|meisterin|assistent|assistentin)$`,
  'iu',
);
/** "Marta Quiroga, jefa de almacén, Tejidos Ribera", "Oskar Riedl\nVertriebsleiter": what stands right behind a name. */
const BEHIND = new RegExp(
  String.raw`(?<![\p{L}\d])(${NAME})(?:,\s|\s?\n|\s[-–—|]\s|\s\()(\p{L}[^,.;:|()\n\d]{2,50})(?=[,.;|()\n]|\s[-–—]\s|$)`,
  'gu',
);

/** Whether a line is a title, "Head of Sales". */
export const isTitle = (line: string): boolean => TRADE.test(line);

/** "Ms Holm, our manager will visit": somebody else's title. */
const OTHERS =
  /^(?:our|my|your|the|his|her|unser|mein|ihr|der|die|vår|min|notre|mon|ma|votre|le|la|nuestr[oa]|mi|su|el)(?:e|er|a|t)?\s|(?<!\p{L})(?:will|is|was|has|wird|ist|hat|är|ska|est|sera|es|será)(?!\p{L})/iu;
const FIRM =
  /^(?:,\s|\s?\n|\s[-–—|]\s)(\p{Lu}[\p{L}&’'.-]*(?: (?:&|\+|and|och|und|et|y|de|du|von|\p{Lu}[\p{L}&’'.-]*)){0,4})(?=[,;|\n]|\.?(?:\s|$))/u;
const SIGNS =
  /^(?:sender|sender name|signatory|signed by|contact|contact name|contact person|from|author|avsändare|avsandare|absender|expéditeur|expediteur|remitente|kontakt|kontaktperson|ansprechpartner|interlocuteur|contacto)$/u;

/** Who signs with a title and a firm. */
interface Signature {
  name: string;
  title: string;
  firm: string | undefined;
}

function signatureIn({ text, mentions }: Reading, { start, end }: Span): Signature | null {
  const part = text.slice(start, end);
  const isWorn = (said: string): boolean => mentions.some((one) => one.attribute === 'garment' && one.text === said);
  const found = [...part.matchAll(BEHIND)]
    .map((at) => ({
      name: at[1],
      title: at[2].trim(),
      firm: FIRM.exec(part.slice(at.index + at[0].length))?.[1].trim(),
    }))
    .filter(({ title }) => TRADE.test(title) && !OTHERS.test(title) && title.split(' ').length < 7 && !isWorn(title));
  return found.length === 1 ? found[0] : null;
}

/** Whose title a text tells: `sender`, `contact`; and the firm behind it. */
export function signerOf({ words, kind }: Property, reading: Reading, scope: Span): Grounded | null {
  const asksName = SIGNS.test(words.join(' '));
  if (!asksName && !(kind === 'company' && words.length === 1 && !/^(?:supplier|vendor|seller)$/u.test(words[0])))
    return null;
  const signature = signatureIn(reading, scope);
  const said = asksName ? signature?.name : signature?.firm;
  return said === undefined ? null : fromText(said, said);
}

/** The title of the one person of a text who has one. */
export function jobTitleOf({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const title = signatureIn(reading, scope)?.title ?? tradeIn(reading, scope);
  return title === undefined ? null : fromText(title, title);
}

/** "Jo Marsh is a pattern cutter based in Valencia". */
const IS_TRADE = new RegExp(
  String.raw`(?<![\p{L}\d])${NAME}\s(?<lead>${phrasesOf(WORDS.leads)})\s(?:(?:${phrasesOf(WORDS.articles)})\s)?(?<title>\p{L}[\p{L}-]*(?:\s(?!(?:${phrasesOf(WORDS.follows)})\s)\p{L}[\p{L}-]*){0,3})(?=\s(?:${phrasesOf(WORDS.follows)})\s|[.,;]|$)`,
  'gu',
);
const NO_TRADE = new Set(listOf(WORDS.others));
/** What ends words for trades, by what leads to them in each language. */
const ENDS: readonly (readonly [leads: RegExp, word: RegExp])[] = [
  [/^(?:is|works|working)/u, /^\p{Ll}+(?:er|or|ist|ian|smith|wright)$/u],
  [/^(?:är|arbetar|jobbar)/u, /^\p{Ll}+(?:are|erska|ör|ist|log)$/u],
  [/^(?:ist|arbeitet)/u, /^\p{Lu}\p{Ll}+(?:er|erin|ist|istin|eur|eurin)$/u],
  [/^(?:est|travaille)/u, /^\p{Ll}+(?:ier|ière|eur|euse|iste)$/u],
  [/^(?:es|trabaja)(?!\p{L})/u, /^\p{Ll}+(?:ero|era|ista|or|ora)$/u],
];

/** The one trade that somebody is said to have. */
function tradeIn({ text }: Reading, { start, end }: Span): string | undefined {
  const found = [...text.slice(start, end).matchAll(IS_TRADE)].map(
    ({ groups }) => [groups?.title ?? '', groups?.lead ?? ''] as const,
  );
  const [[title, lead] = ['', '']] = found;
  const word = title.split(' ').at(-1) ?? '';
  if (found.length !== 1 || NO_TRADE.has(word) || OTHERS.test(title)) return undefined;
  const isTrade =
    TRADE.test(title) || isOfClass(word, 'person') || ENDS.some(([leads, ends]) => leads.test(lead) && ends.test(word));
  return isTrade ? title : undefined;
}
