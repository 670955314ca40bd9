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
const BEHIND = new RegExp(String.raw`(?<![\p{L}\d])${NAME}(?:,\s|\s?\n|\s[-–—|]\s|\s\()(\p{L}[^,.;:|()\n\d]{2,50})(?=[,.;|()\n]|\s[-–—]\s|$)`, 'gu');

/** The title of the one person of a text who has one. */
export function jobTitleOf({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(words.join(' '))) return null;
  const isWorn = (said: string): boolean => mentions.some((one) => one.attribute === 'garment' && one.text === said);
  const found = [...text.slice(start, end).matchAll(BEHIND)]
    .map(([, said]) => said.trim())
    .filter((said) => TRADE.test(said) && said.split(' ').length < 7 && !isWorn(said));
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
