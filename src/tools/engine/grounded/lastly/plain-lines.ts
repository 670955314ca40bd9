import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { isFirstName } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import { unitNamed } from '../units.js';
import data from '../words/plain-lines.yaml.js';

const WORDS = data as unknown as Record<
  'titles' | 'events' | 'before' | 'noHeading' | 'products' | 'noProduct',
  string
>;
const [TITLES, PRODUCTS] = [WORDS.titles, WORDS.products].map(slotsNamed);
const [NO_HEADING, NO_PRODUCT] = [WORDS.noHeading, WORDS.noProduct].map((list) => new Set(list.split(', ')));
const HEAD = new RegExp(
  String.raw`^(?<head>\p{Lu}[\p{L}’'-]{0,24}(?:\s[\p{L}’'-]{0,24}){0,4}),?\s(?:(?:${phrasesOf(WORDS.before)})\s)?$`,
  'u',
);
const OF_EVENT = new RegExp(String.raw`(?:${phrasesOf(WORDS.events)})$`, 'iu');
const FIRST_OF_EVENT = new RegExp(String.raw`^(?:${phrasesOf(WORDS.events)})$`, 'iu');

/** `title` of "Team offsite on 12 June": what the text begins with right before its first day, where that is something that takes place. */
export function titleOfLine({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!TITLES.has(slotName(words))) return null;
  const day = mentions.find((one) => one.kind === 'date' && one.start >= start && one.end <= end);
  const head = day && HEAD.exec(text.slice(start, day.start))?.groups?.head.replace(ENDS, '');
  const said = head?.toLowerCase().split(' ') ?? [];
  if (!head || said.some((word) => NO_HEADING.has(word) && word !== said.at(-1) && word === said[0])) return null;
  if (said.some((word) => /^(?:is|are|was|were|ist|war|är|var|est|es)$/u.test(word))) return null;
  return OF_EVENT.test(said.at(-1) ?? '') || FIRST_OF_EVENT.test(said[0]) ? fromText(head, head) : null;
}
const ENDS = new RegExp(String.raw`\s(?:${phrasesOf(WORDS.before)})$`, 'u');

const LINE = /^(?<name>\p{Lu}[\p{L}’'-]{0,24}(?:\s\p{Ll}[\p{L}’'-]{0,24}){0,3}),\s[^.\n]{3,}/u;

/** `product` of "Ceramic mug, 350 ml, dishwasher safe": what a line begins with that goes on with a measure of it. */
export function ofCommaLine({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const name = PRODUCTS.has(slotName(words)) ? LINE.exec(text.slice(start, end))?.groups?.name : undefined;
  const said = name?.split(' ') ?? [];
  if (!name || isFirstName(said[0]) || said.some((word) => NO_PRODUCT.has(word.toLowerCase()))) return null;
  const at = start + name.length + 2;
  const measure = mentions.find((one) => one.kind === 'number' && one.start === at);
  const unit = unitNamed(measure?.unit);
  return unit && unit.currency !== true && unit.dimension !== 'duration' ? fromText(name, name) : null;
}
