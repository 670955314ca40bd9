import { sentenceAt, type Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/city-changes.yaml.js';
import former from '../words/former.yaml.js';

type Side = 'old' | 'new' | 'plain';
const WORDS = data as unknown as Record<Side | 'negated', string>;
const SIDES = (['old', 'new', 'plain'] as const).map((side) => ({ side, names: slotsNamed(WORDS[side]) }));
const LABELS = former as unknown as Record<'former' | 'present', string>;
const label = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(list)})(?!\p{L})`, 'giu');
const [OLD, NEW, NEGATED] = [LABELS.former, LABELS.present, WORDS.negated].map(label);
/** What stands behind a street: "77 Harbour Road, Galway". */
const TOWN = /^,\s(?:[A-Z]?\d[\dA-Z -]{2,7}\s)?(\p{Lu}[\p{L}’'-]{1,24}(?:\s\p{Lu}[\p{L}’'-]{1,24})?)(?=[\s,.;]|$)/u;

interface Town {
  name: string;
  start: number;
}

/** `new_city`, `previous_city` of "My new address is 77 Harbour Road, Galway; the old one was 5 Park Street, Cork", and the town that counts where another is denied. */
export function cityOfChange({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const side = SIDES.find(({ names }) => names.has(slotName(words)))?.side;
  const towns = side === undefined ? [] : townsIn(reading, scope);
  if (side === undefined || towns.length !== 2) return null;
  const sides = towns.map((town) => sideOf(town, reading.text));
  if (sides[0] === sides[1]) return null;
  const wanted = side === 'plain' ? (sides.includes('new') ? 'new' : null) : side;
  const found = towns.filter((_, i) => sides[i] === wanted || (wanted === null && sides[i] === null));
  return found.length === 1 ? { ...fromText(found[0].name, found[0].name), at: found[0].start } : null;
}

function townsIn({ text, mentions }: Reading, { start, end }: Span): Town[] {
  const inScope = mentions.filter((one) => one.start >= start && one.end <= end);
  const behind = inScope
    .filter(({ kind }) => kind === 'street')
    .flatMap((one) => {
      const name = TOWN.exec(text.slice(one.end, Math.min(end, one.end + 60)))?.[1];
      return name === undefined ? [] : [{ name, start: text.indexOf(name, one.end) }];
    });
  const alone = inScope
    .filter(({ kind, start: at }) => kind === 'place' && !behind.some((one) => one.start === at))
    .map(({ text: name, start: at }) => ({ name, start: at }));
  return [...behind, ...alone].toSorted((a, b) => a.start - b.start);
}

/** Which of the two a town is, by the last word for it in its sentence. */
function sideOf({ start }: Town, text: string): 'old' | 'new' | null {
  const before = text.slice(sentenceAt(text, start).start, start);
  const [old, now, denied] = [OLD, NEW, NEGATED].map((one) => [...before.matchAll(one)].at(-1)?.index ?? -1);
  if (Math.max(old, denied) > now) return 'old';
  return now >= 0 ? 'new' : null;
}
