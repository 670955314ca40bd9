import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyCaseOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/ships-to.yaml.js';

const WORDS = data as unknown as Record<'names' | 'leads', string>;
const NAMES = slotsNamed(WORDS.names);
const TO = new RegExp(
  String.raw`(?<!\p{L}|(?:not|never|n['’]t|nicht|inte|pas|no)\s)(?:${anyCaseOf(WORDS.leads)})\s(\p{Lu}[\p{L}’'-]{1,24}(?:\s\p{Lu}[\p{L}’'-]{1,24})?)(?=[,.;]|$|\s\p{Ll})`,
  'gu',
);

/** `shipping_city` of "It ships to Leeds, although the invoice goes to Hull". */
export function shipsTo({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const people = mentions.filter(({ kind }) => kind === 'person').map(({ text: said }) => said);
  const found = new Set([...text.slice(start, end).matchAll(TO)].map(([, town]) => town));
  const [town] = found;
  return found.size === 1 && !people.some((one) => one.includes(town)) ? fromText(town, town) : null;
}
