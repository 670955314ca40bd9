import type { Span } from '../../clause.js';
import { fromText, type Grounded } from '../../grounded.js';
import { plainly } from '../../naming/folded.js';
import { daysIn } from '../../opening.js';
import type { Property } from '../../property.js';
import type { Reading } from '../../reading.js';
import { phrasesOf, saysOf } from '../../says.js';
import { slotsNamed } from '../../text/words-of.js';
import { weekdayNamed } from '../../weekdays.js';
import data from '../../words/open-days.yaml.js';

const WORDS = data as unknown as Record<'open' | 'closed' | 'denied' | 'open_to_doubt' | 'excepted' | 'beside', string>;
const [OPEN, CLOSED, BESIDE] = [WORDS.open, WORDS.closed, WORDS.beside].map(slotsNamed);
const SAYS = saysOf({ doubt: WORDS.open_to_doubt, excepted: WORDS.excepted });
const STATE = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(`${WORDS.open}, ${WORDS.closed}`)})(?!\p{L})`, 'giu');
const DENIED = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(WORDS.denied)})\s$`, 'iu');

interface State {
  isOpen: boolean;
  days: ReadonlySet<number>;
}

/** `open_on_saturday` of "closed on Monday and open on Saturday": null where the text says both of that day or is in doubt, undefined where it says nothing of it, or takes days out. */
export function openTold({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null | undefined {
  const asked = askedOf(words);
  const said = text.slice(start, end);
  if (asked === null || said.includes('?') || SAYS.excepted.test(said)) return undefined;
  const sentences = said.split(/(?<=[.!;])\s|\n/u);
  const states = sentences.map((one) => ({ one, told: statesOf(one).filter(({ days }) => days.has(asked.day)) }));
  const [own, ...others] = states.filter(({ told }) => told.length > 0);
  if (own === undefined) return undefined;
  const all = [own, ...others].flatMap(({ told }) => told);
  if (new Set(all.map(({ isOpen }) => isOpen)).size > 1 || SAYS.doubt.test(own.one)) return null;
  return fromText(all[0].isOpen === asked.isOpen, own.one);
}

/** What a name asks for: open or closed on one day, and nothing else. */
function askedOf(words: readonly string[]): { isOpen: boolean; day: number } | null {
  const days = words.map(weekdayNamed).filter((day) => day >= 0);
  const plain = words.filter((word) => weekdayNamed(word) < 0).map(plainly);
  const states = plain.filter((word) => OPEN.has(word) || CLOSED.has(word) || word === 'geoeffnet');
  if (days.length !== 1 || states.length !== 1) return null;
  if (plain.some((word) => !states.includes(word) && !BESIDE.has(word))) return null;
  return { isOpen: !CLOSED.has(states[0]), day: days[0] };
}

/** Each state of a sentence with its days: those behind it, or before it where the sentence begins with days. */
function statesOf(sentence: string): State[] {
  const found = [...sentence.matchAll(STATE)];
  const ends = found.map(({ index, 0: said }) => index + said.length);
  const before = found.map(({ index }, i) => daysIn(sentence.slice(ends[i - 1] ?? 0, index)));
  const behind = found.map((_, i) => daysIn(sentence.slice(ends[i], found.at(i + 1)?.index)));
  const isBefore = (before.at(0)?.size ?? 0) > 0;
  if (isBefore && (behind.at(-1)?.size ?? 0) > 0) return [];
  return found.map(({ index, 0: said }, i) => {
    const isDenied = DENIED.test(sentence.slice(Math.max(0, index - 14), index));
    return { isOpen: OPEN.has(plainly(said)) !== isDenied, days: (isBefore ? before : behind)[i] };
  });
}
