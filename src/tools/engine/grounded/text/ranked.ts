import { fromText, type Grounded } from '../grounded.js';
import { isArticle } from '../numbers.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import type { Span } from '../clause.js';

const BEST =
  /^(?:best|top|leading|leader|ledare|spitzenreiter|tabellenführer|líder|first|highest|winning|bäst|bästa|beste|meilleure?|mejor)$/;
const WORST = /^(?:worst|last|lowest|losing|sämst|sämsta|schlechteste|pire|peor)$/;
/** "Elsa got 14 points", "agent mole lost 1.5 percent", "Noah 17". */
const ENTRY =
  /^(?:[^,;.]{0,40}[,;.])?\s*(?:[^,;.]{0,40}\s)?(?:(?:and|och|und|et|y)\s)?((?:agent |team |player )?(?:\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?|(?<=(?:agent|team|player) )\p{Ll}[\p{L}-]+))\s(?:(got|scored|made|has|had|won|gained|earned|lost|fick|har|hat|vann|förlorade)\s)?$/u;

interface Entry {
  name: string;
  value: number;
}

/** Who has how much, where every number of a stretch is somebody's and all are measured alike. */
function entriesIn({ text, mentions }: Reading, { start, end }: Span): Entry[] {
  const numbers = mentions.filter(
    (one) => one.kind === 'number' && one.start >= start && one.end <= end && !isArticle(one),
  );
  const entries = numbers.map((one, i) => entryOf(text.slice(i === 0 ? start : numbers[i - 1].end, one.start), one));
  const units = new Set(numbers.map(({ unit }) => unit));
  return entries.length > 1 && units.size === 1 && !entries.includes(null) ? (entries as Entry[]) : [];
}

function entryOf(before: string, { value }: Mention): Entry | null {
  const found = ENTRY.exec(before);
  if (!found) return null;
  const isLoss = /^(?:lost|förlorade)$/u.test(found[2] ?? '');
  return { name: found[1].replace(/^(?:agent|team|player)\s/u, ''), value: isLoss ? -Number(value) : Number(value) };
}

/** "90 in maths, 70 in history": where each number says of what it is right behind. */
function entriesBehind({ text, mentions }: Reading, { start, end }: Span): Entry[] {
  const numbers = mentions.filter(
    (one) => one.kind === 'number' && one.start >= start && one.end <= end && !isArticle(one),
  );
  const entries = numbers.map((one) => {
    const name = BEHIND.exec(text.slice(one.end, one.end + 40))?.[1];
    return name === undefined || one.unit !== undefined ? null : { name, value: Number(one.value) };
  });
  return entries.length > 1 && !entries.includes(null) ? (entries as Entry[]) : [];
}
const BEHIND =
  /^\s(?:points\s|poäng\s|punkte\s|puntos\s)?(?:in|i|en)\s(\p{L}{2,20}(?:\s(?!(?:and|och|und|et|y)\s)\p{Ll}{2,20})?)(?=,|\.|;|$|\s(?:and|och|und|et|y)\s)/iu;
const someOf = (found: readonly Entry[], other: () => readonly Entry[]): readonly Entry[] =>
  found.length > 0 ? found : other();

/** `best` of "Elsa got 14 points, Noah 17 and Mila 9." */
export function rankedFor({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const isBest = words.some((word) => BEST.test(word));
  if (isBest === words.some((word) => WORST.test(word)) || words.some((word) => OTHER.test(word))) return null;
  const entries = someOf(entriesIn(reading, scope), () => entriesBehind(reading, scope));
  const values = entries.map(({ value }) => value);
  const end = isBest ? Math.max(...values) : Math.min(...values);
  const found = entries.filter(({ value }) => value === end);
  return found.length === 1 ? { ...fromText(found[0].name, found[0].name), source: 'arithmetic' } : null;
}

const OTHER = /^(?:name|price|day|date|time|score|points|value|month|week|year|order)$/;
