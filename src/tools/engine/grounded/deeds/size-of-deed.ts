import { type Span, sentenceAt } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { outside, stretches } from '../mention.js';
import { plainly } from '../naming/folded.js';
import { perStretch } from '../per-stretch.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/size-deeds.yaml.js';
import { DENIED } from './deed.js';
import { phrasesOf } from './phrases.js';

type Turn = 'came' | 'ordered' | 'wanted';

const TURNS = Object.entries(data as Record<Turn, { names: string; said: string }>).map(([turn, { names, said }]) => ({
  turn: turn as Turn,
  names: new Set(listOf(names)),
  said: phrasesOf(said),
}));
const SIZE = /^(?:size|storlek|grosse|groesse|taille|talla)$/u;

/** "In L", "for M", "du 38", "a 46": a size that no word calls so. */
const BARE =
  /(?<=(?<!\p{L})(?:in|for|an?|the|size|du|le|un|une|la|en|i|den|die|eine?n?|gr\.?|größe|taille|talla|storlek|stl|aber|wanted|wollte|beställde|pedí|commandé|quería|ordered)\s)(?:(?:[2-6]X|X{0,3})[SL]|M|[2-6]\d)(?=[\s,.;!?)]|$)(?!\s(?:cm|mm|kg|days?|euros?|%))/gu;

interface Told extends Span {
  value: string;
  turns: ReadonlySet<Turn>;
}

const sizesIn = perStretch(({ text, mentions }: Reading, scope: Span): readonly Told[] => {
  const called = mentions.filter(({ kind }) => kind === 'size').map(({ start, end, value }) => ({ start, end, value }));
  const days = mentions.filter(({ kind }) => kind === 'date' || kind === 'size');
  const bare = outside(stretches(BARE, text), days).map(({ start, end, text: value }) => ({ start, end, value }));
  const all = [...called, ...bare]
    .filter(({ start, end }) => start >= scope.start && end <= scope.end)
    .sort((a, b) => a.start - b.start);
  return all.map((one, i) => ({
    ...one,
    value: String(one.value),
    turns: turnsOf(one, all.at(i - 1) && i > 0 ? all[i - 1].end : 0, all.at(i + 1)?.start ?? text.length, text),
  }));
});

const CUT =
  /[,;]\s|\s(?:and|but|und|aber|men|och|mais|et|y|pero|although|though|while|whereas|obwohl|alors|aunque|fast)\s/iu;

/** What is said of a size: by the last words that lead to it, else by the first after it. */
function turnsOf({ start, end }: Span, last: number, next: number, text: string): ReadonlySet<Turn> {
  const sentence = sentenceAt(text, start);
  const before = text.slice(Math.max(last, sentence.start, start - 100), start);
  const cut = text.slice(end, Math.min(next, sentence.end, end + 60));
  const after = cut.slice(0, cut.search(CUT) < 0 ? undefined : cut.search(CUT));
  const led = matchesIn(before);
  const most = Math.max(-1, ...led.map(({ to }) => to));
  const clause = before.slice(Math.max(0, before.slice(0, Math.max(0, most)).lastIndexOf(', ')));
  if (clause.search(DENIED()) >= 0) return new Set();
  const own = led.length > 0 ? led.filter(({ to }) => to === most) : matchesIn(after);
  return new Set(own.map(({ turn }) => turn));
}

const matchesIn = (said: string): { turn: Turn; to: number }[] =>
  TURNS.flatMap(({ turn, said: phrases }) =>
    phrases.allIn(said).map((one) => ({ turn, to: one.index + one[0].length })),
  );

/** `wanted_size` of "the cardigan is in L and I asked for M": of several sizes the one that came, was ordered or is wanted; null where that is open. */
export function sizeOfDeed({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const own = words.map(plainly);
  const asked = TURNS.filter(({ names }) => own.some((word) => names.has(word)));
  if (asked.length !== 1 || !own.some((word) => SIZE.test(word))) return null;
  const sizes = sizesIn(reading, scope);
  const [{ turn }] = asked;
  const of = (one: Turn): Told[] => sizes.filter(({ turns }) => turns.size === 1 && turns.has(one));
  const told = turn === 'wanted' && of('wanted').length === 0 && of('came').length > 0 ? of('ordered') : of(turn);
  const values = new Set(told.map(({ value }) => value));
  if (values.size !== 1 || sizes.some(({ turns, value }) => turns.size !== 1 && !values.has(value))) return null;
  const [found] = told;
  return { ...fromText(found.value, reading.text.slice(found.start, found.end)), at: found.start };
}
