import { type Span, clauseAt, stemIn } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { directed } from './directed.js';
import { distinct, ofMention } from './distinct.js';
import { endOfTwo } from './ends.js';
import { unitAsked } from './units-asked.js';

/** `cancel`, `opens`: a name that is no kind of thing takes the one code or time in a clause that has its words. */
export function named(property: Property, reading: Reading, scope: Span): Grounded[] {
  const { labels, words } = property;
  const { mentions, text } = reading;
  const way =
    words.length === 1 ? directed(words[0], reading, scope) : unitAsked(words, text.slice(scope.start, scope.end));
  if (way.length > 0 || labels.length === 0) return way;
  const times = mentions.filter(({ kind, start, end }) => kind === 'time' && start >= scope.start && end <= scope.end);
  const ends = words.length === 1 ? endOfTwo(times, property, text) : [];
  if (ends.length > 0) return ends.map((mention) => ofMention(mention, mention.value));
  const isRole = AGENT.test(words.at(-1) ?? '') && !ASKS_WHO.test(text);
  const found = mentions.filter(
    ({ kind, start, end }) =>
      (kind === 'code' || kind === 'time' || (kind === 'person' && (isRole || isApposed(text, start, labels)))) &&
      start >= scope.start &&
      end <= scope.end &&
      labels.every((stems) => stemIn(text, clauseAt(text, start), stems, start) >= 0),
  );
  const range = endOfTwo(found, property, text);
  return distinct((range.length > 0 ? range : found).map((mention) => ofMention(mention, mention.value)));
}

/** "Our seamstress Olga Petrova": the word of the name stands right before. */
function isApposed(text: string, at: number, labels: Property['labels']): boolean {
  const word = /(?<!\p{L})(\p{L}{1,30}),?\s$/u.exec(text.slice(Math.max(0, at - 40), at))?.[1] ?? '';
  return labels.length > 0 && labels.every((stems) => stemIn(word, { start: 0, end: word.length }, stems, 0) === 0);
}

/** "Who painted the Mona Lisa?": what is named is not who did it. */
const ASKS_WHO = /^\W{0,3}(?:who|whose|vem|wer|qui|quién)(?!\p{L})[^.!?]{0,200}\?\s*$/iu;

/** "Fitter", "Ansprechpartner", "skräddare": who does something. */
const AGENT = /(?:er|or|ist|ant|eur|euse|are|erin|orin|ière|ora|ante|person|partner)$/u;
