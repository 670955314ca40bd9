import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/firms.yaml.js';

const WORDS = data as Record<'words' | 'leads', string>;
const any = (list: string): string => `(?:${listOf(list).join('|')})`;
const NAME = String.raw`\p{Lu}[\p{L}&’'.-]{0,24}(?:\s(?:&\s)?\p{Lu}[\p{L}’'.-]{1,24}){0,4}`;
/** A name that ends right before the street, led to or on a line of its own. */
const BEFORE = new RegExp(String.raw`(?:(?:^|\n)|(?<!\p{L})${any(WORDS.leads)}\s)(${NAME}),?\s$`, 'iu');
const OF_FIRM = new RegExp(String.raw`(?<!\p{L})${any(WORDS.words)}(?!\p{L})`, 'u');
const CAPITALS = new RegExp(String.raw`(${NAME}),?\s$`, 'u');

/** `company` of "to Studio Varga, 55 King Street": the firm whose address the one street of a text is. */
export function firmOfAddress({ kind }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (kind !== 'company') return null;
  const streets = mentions.filter((one) => one.kind === 'street' && one.start >= start && one.end <= end);
  if (streets.length !== 1) return null;
  const before = text.slice(Math.max(start, streets[0].start - 120), streets[0].start);
  const name = BEFORE.test(before) ? CAPITALS.exec(before)?.[1] : undefined;
  return name !== undefined && OF_FIRM.test(name) ? fromText(name, name) : null;
}
