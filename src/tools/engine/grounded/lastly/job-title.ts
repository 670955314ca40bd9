import { escaped } from '../expression-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/job-titles.yaml.js';

const WORDS = data as Record<'names' | 'words', string>;
const NAMES = new Set(listOf(WORDS.names));
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
  if (!NAMES.has(words.join(' '))) return null;
  const title = signatureIn(reading, scope)?.title;
  return title === undefined ? null : fromText(title, title);
}
