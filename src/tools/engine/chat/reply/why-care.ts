import type { Turn } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken, tokensOf } from '../text.js';
import type { ToldAlike } from './told-alike.js';
import data from './why-care.yaml.js';

const written = data as unknown as {
  why: string;
  rows: readonly { of: string; asks: string; plain?: boolean; topic: string; said: SaidInAll }[];
};
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
const LEAD = String.raw`^[¿\s]*(?:(?:and|but|ok|oh|och|men|und|aber|et|mais|y|pero)[,\s]+)?`;
const WHY = new RegExp(`${LEAD}(?:${written.why})(?!\\p{L})`, 'iu');
/** No more than why. */
const BARE = new RegExp(
  `${LEAD}(?:${written.why})(?:\\s(?:is (?:that|it)|so|that|det|då|är det så|das|denn|ist das so|ça|cela|donc|eso|es eso))?[\\s?!.]*$`,
  'iu',
);
/** Whether no more than why is asked. */
export const asksOnlyWhy = (message: string): boolean => BARE.test(message);
const ROWS = written.rows.map((row) => ({ ...row, of: word(row.of), asks: word(row.asks) }));
const MOST_WORDS = 7;

/** "Pourquoi ?", "varför inte varmt?" after how a cloth is cared for: the reason of that. */
export function tellWhyCare(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  if (!WHY.test(message) || tokensOf(message).length > MOST_WORDS) return null;
  const [told, before] = (['assistant', 'user'] as const).map(
    (role) => history.findLast((turn) => turn.role === role)?.text.slice(0, LONGEST) ?? '',
  );
  const meant = ROWS.filter(({ of }) => of.test(told));
  const isBare = BARE.test(message);
  const row =
    meant.find(({ asks }) => asks.test(isBare ? before : message)) ??
    (isBare ? meant.find(({ plain }) => plain) : undefined);
  if (!row || new Set(meant.map(({ of }) => of.source)).size > 1) return null;
  const speak = spoken();
  return { text: inSpoken(row.said, speak), speak, topic: row.topic };
}

const LONGEST = 300;
