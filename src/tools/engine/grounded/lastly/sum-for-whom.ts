import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { unitNamed } from '../units.js';
import data from '../words/who-pays.yaml.js';

const { asks, between, groups } = data as unknown as { asks: string; between: string; groups: readonly string[] };
const ASKS = new Set(listOf(asks));
const GROUPS = groups.map((names) => ({
  names: new Set(listOf(names)),
  said: new RegExp(String.raw`^\s?(?:\/\s?|(?:${phrasesOf(between)})\s)(?:${phrasesOf(names)})(?!\p{L})`, 'iu'),
}));

/** `child_fare` of "8.40 pounds for adults and 4.20 pounds for children": the one sum that is told for them. */
export function sumForWhom({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const group = GROUPS.find(({ names }) => words.some((word) => names.has(word)));
  const isSum = words.some((word) => ASKS.has(word)) && words.every((word) => ASKS.has(word) || group?.names.has(word));
  if (!group || !isSum) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'number' &&
      (one.unit === undefined || unitNamed(one.unit)?.currency === true) &&
      one.start >= start &&
      one.end <= end &&
      group.said.test(text.slice(one.end, one.end + 30)),
  );
  return found.length === 1 ? { ...fromText(Number(found[0].value), found[0].text), at: found[0].start } : null;
}
