import type { Span } from '../clause.js';
import { nameExpression } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import data from '../words/lists-behind.yaml.js';
import { distinct } from './distinct.js';
import { languagesIn } from './languages.js';
import { anyCaseOf, slotName, slotsNamed } from './words-of.js';

type List = 'denied' | 'languages' | 'speaks' | 'colours' | 'comesIn' | 'places' | 'inStock' | 'are' | 'joints';
const WORDS = data as unknown as Record<List, string>;
const NAMES = {
  languages: slotsNamed(WORDS.languages),
  colours: slotsNamed(WORDS.colours),
  places: slotsNamed(WORDS.places),
};

const JOINT = String.raw`(?:,\s(?:(?:${phrasesOf(WORDS.joints)})\s)?|\s(?:${phrasesOf(WORDS.joints)})\s)`;
const listed = (item: string): string => String.raw`(${item}(?:${JOINT}${item}){0,20})(?=[.,;!?\n)]|\s(?!\p{Lu})|$)`;
const WORD = String.raw`\p{L}[\p{L}’'-]*`;
const NAME = String.raw`(?:Dr\. |\p{Lu}\. )?\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*){0,3}`;
const behind = (leads: string, item: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${anyCaseOf(leads)})\s${listed(item)}`, 'gu');
const FORMS = {
  languages: behind(WORDS.speaks, WORD),
  colours: behind(WORDS.comesIn, String.raw`${WORD}(?:\s(?!(?:${phrasesOf(WORDS.joints)})\s)${WORD})?`),
  places: behind(WORDS.inStock, NAME),
};
const DENIED = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(WORDS.denied)})\s$`, 'iu');
const PARTED = new RegExp(JOINT, 'u');

/** "Speaks Italian, English and German", "comes in ivory, sage and charcoal", "the speakers are Amara Diallo and Kenji Sato": what a list is behind. */
export function listBehind(property: Property, reading: Reading, scope: Span): Grounded[] {
  const name = slotName(property.words);
  const kind = (['languages', 'colours', 'places'] as const).find((one) => NAMES[one].has(name));
  const text = reading.text.slice(scope.start, scope.end);
  const form = kind === undefined ? membersOf(property) : FORMS[kind];
  const found =
    form === null
      ? []
      : [...text.matchAll(form)].filter(({ index }) => !DENIED.test(text.slice(Math.max(0, index - 14), index)));
  if (found.length !== 1) return [];
  const items = found[0][1].split(PARTED);
  if (kind === 'languages' && languagesIn(items.join(', ')).length !== items.length) return [];
  if (kind === 'colours' && !items.every((item) => isColour(item, reading))) return [];
  return items.length > 1 || kind === 'places' ? distinct(items.map((item) => fromText(item, item))) : [];
}

const isColour = (item: string, { mentions }: Reading): boolean =>
  mentions.some(({ attribute, text }) => attribute === 'colors' && item.toLowerCase().includes(text.toLowerCase()));

/** "The speakers at the fair are …", for a name of several. */
function membersOf({ words }: Property): RegExp | null {
  const name = nameExpression(words);
  if (!/^\p{Ll}/u.test(name) || words.length > 2 || !/(?:s|er|ar|or|en|n)$/u.test(words.at(-1) ?? '')) return null;
  const called = `[${name[0]}${name[0].toUpperCase()}]${name.slice(1)}`;
  return new RegExp(
    String.raw`(?<!\p{L})${called}(?:\s\p{Ll}{1,4}(?:\s\p{L}{1,20}){1,4})?\s(?:${phrasesOf(WORDS.are)})\s${listed(NAME)}`,
    'gu',
  );
}
