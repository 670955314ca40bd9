import type { Span } from './clause.js';
import { listOf } from './judged/phrase.js';
import { stretches } from './mention.js';
import data from './words/speakers.yaml.js';

export type Side = 'customer' | 'staff';

/** What one speaker of a dialogue says. */
export interface Turn extends Span {
  side: Side;
}

const SIDES = (['customer', 'staff'] as const).map(
  (side) => [side, new Set(listOf((data as Record<Side, string>)[side]))] as const,
);
export const sideOf = (word: string): Side | undefined => SIDES.find(([, words]) => words.has(word.toLowerCase()))?.[0];

const LINE = /(?<=^|\n)(\p{L}{2,15})[ \u00A0]?:\s(?=\S)([^\n]*)/gu;

/** "Agent: Good morning.\nCustomer: Morning.": who says what, where at least two lines are somebody's, both sides speak and one of them in sentences: "Seller: Casa Verde, Valencia" are no words of hers. */
export function turnsIn(text: string): Turn[] {
  const turns = stretches(LINE, text).flatMap(({ groups: [label, said], end }): Turn[] => {
    const side = sideOf(label);
    return side === undefined ? [] : [{ side, start: end - said.length, end }];
  });
  const isSpoken = turns.some(({ start, end }) => /[.!?]["”’)]?\s*$/u.test(text.slice(start, end)));
  return isSpoken && new Set(turns.map(({ side }) => side)).size === 2 ? turns : [];
}

/** The text without who speaks, each word at its place. */
export const withoutSpeakers = (text: string): string =>
  turnsIn(text).length === 0
    ? text
    : text.replace(LINE, (line: string, label: string) =>
        sideOf(label) === undefined ? line : ' '.repeat(line.indexOf(':') + 1) + line.slice(line.indexOf(':') + 1),
      );

const QUESTION = /(?<=^|[.!?\n])[^.!?\n]{1,400}\?/gu;
const EITHER = /\s(?:or|oder|ou|o|eller)\s/iu;

/** "Would you like a refund or another size?": what the staff lets the customer choose from is nobody's choice; each word at its place. */
export const withoutOffers = (text: string, turns: readonly Turn[]): string =>
  turns
    .filter(({ side }) => side === 'staff')
    .reduce((now, { start, end }) => {
      const said = now
        .slice(start, end)
        .replace(QUESTION, (asked) => (EITHER.test(asked) ? ' '.repeat(asked.length) : asked));
      return now.slice(0, start) + said + now.slice(end);
    }, text);
