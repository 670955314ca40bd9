import type { Span } from '../clause.js';
import { type Token, tokensOf } from '../facts/tokens.js';
import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { type Event, EVENTS } from './words.js';

/** A day or a time of a text, and what is said of it. */
export interface Moment {
  kind: 'date' | 'time';
  mention: Mention;
  /** the words that lead to it, and those after it; what they leave out is taken from the one before */
  before: readonly Token[];
  after: readonly Token[];
  events: readonly Event[];
  sentence: number;
}

/** A text with more days, or times, is a timetable: what is told of one of them is not to be told from words. */
const MOST = 200;

/** The days or the times of a stretch, in its order. */
export function momentsIn(reading: Reading, scope: Span, kind: Moment['kind']): Moment[] {
  const inScope = reading.mentions.filter(({ start, end }) => start >= scope.start && end <= scope.end);
  const tokens = tokensOf(reading, scope);
  const own = inScope.filter((one) => one.kind === kind);
  if (own.length > MOST) return [];
  return own.flatMap((mention, i) => momentOf(mention, own.at(i - 1), own.at(i + 1), tokens, kind) ?? []);
}

function momentOf(
  mention: Mention,
  last: Mention | undefined,
  next: Mention | undefined,
  tokens: readonly Token[],
  kind: Moment['kind'],
): Moment | null {
  const at = tokens.find(({ start, end }) => start < mention.end && end > mention.start);
  if (!at) return null;
  const from = last && last.end <= mention.start ? last : undefined;
  const to = next && next.start >= mention.end ? next : undefined;
  const lastAt = from && tokens.find(({ start, end }) => start < from.end && end > from.start);
  const before = tokens.filter(
    ({ start, end, sentence, stretch }) =>
      end <= mention.start &&
      sentence === at.sentence &&
      (!from || start >= from.end) &&
      (!lastAt || stretch !== lastAt.stretch || at.stretch === lastAt.stretch),
  );
  const after = tokens.filter(
    ({ start, stretch }) => start >= mention.end && stretch === at.stretch && (!to || start < to.start),
  );
  return { kind, mention, before, after, events: eventsOf(before, after), sentence: at.sentence };
}

/** What happens then: by the last word that leads to it and says so, else by the first after it. */
function eventsOf(before: readonly Token[], after: readonly Token[]): Event[] {
  const said = before.findLast(({ word }) => EVENTS.some(({ words }) => words.has(word)));
  const own = said ?? after.find(({ word }) => EVENTS.some(({ words }) => words.has(word)));
  const strong = before.findLast(({ word }) => EVENTS.some(({ words }) => words.has(word)) && word.length > 4);
  return EVENTS.filter(({ words }) => (own && words.has(own.word)) || (strong && words.has(strong.word)));
}
