import type { Span } from '../clause.js';
import { type Mention, stretches } from '../mention.js';
import { isArticle as isOne } from '../numbers.js';
import type { Reading } from '../reading.js';
import { anyOfList } from './words.js';

/** One of a list: its count, and the stretch that tells what is counted. */
export interface Listed extends Span {
  count: Mention;
}

const BEFORE_NEXT = new RegExp(
  String.raw`(?:^|[,;:\n(]\s{0,4}|[-•*]\s{1,3}|\s)(?:(?:${anyOfList('joints')})\s)?$`,
  'iu',
);
const JOINED = new RegExp(
  String.raw`(?:[,;\n]\s{0,4}(?:[-•*]\s{1,3})?(?:(?:${anyOfList('joints')})\s)?|\s(?:${anyOfList('joints')})\s)$`,
  'iu',
);
const SENTENCE_END = /[.!?;](?=\s|$)|\n/u;
const PERSONS = new RegExp(String.raw`^\s(?:\p{L}{1,20}\s)?(?:${anyOfList('persons')})(?!\p{L})`, 'iu');
const UNDONE = new RegExp(String.raw`(?<!\p{L})(?:${anyOfList('undone')})(?!\p{L})`, 'iu');

/** All that a stretch counts one after the other; none where it counts anything else too, null where persons are counted or some of it is taken back. */
export function countedIn({ text, mentions }: Reading, scope: Span): Listed[] | null {
  const counts = [...mentions.filter(isCount), ...articlesIn(text)]
    .filter((one) => one.start >= scope.start && one.end <= scope.end && !isOfHeading(one, text))
    .toSorted((a, b) => a.start - b.start);
  const chains = chainsOf(counts, text, scope);
  const [chain] = chains;
  if (chains.filter((one) => one.length > 1).length > 1) return null;
  if (chains.length !== 1 || chain.length < 2) return [];
  const rows = chain.map((count, i): Listed => {
    const next = chain.at(i + 1);
    return {
      count,
      start: count.start,
      end: next ? beforeJoint(text, count.end, next.start) : endOf(text, count.end, scope.end),
    };
  });
  const whole = text.slice(sentenceStart(text, rows[0].start), rows[rows.length - 1].end);
  const isPlain = rows.every(({ count, end }) => !PERSONS.test(text.slice(count.end, end)));
  return isPlain && !UNDONE.test(whole) ? rows : null;
}

const isCount = ({ kind, unit, value }: Mention): boolean =>
  kind === 'number' && (unit === undefined || unit === 'piece') && Number.isInteger(value) && Number(value) > 0;

/** "Ticket 771: …": the number of what is listed. */
const isOfHeading = ({ start, end }: Mention, text: string): boolean =>
  /^:\s/u.test(text.slice(end, end + 2)) &&
  /\p{L}\s(?:(?:no|nr|n°|núm)\.?\s)?#?$/iu.test(text.slice(Math.max(0, start - 12), start));

/** "A coat, two belts and a pair of gloves": English articles, right where one of a list begins. */
const articlesIn = (text: string): Mention[] =>
  stretches(
    /(?<=[:,;\n]\s(?:[-•]\s)?|\s(?:and|plus|und|want|need|like|order|ordered|buy|bought|take|have|get|me|for)\s)an?(?=\s\p{L})/giu,
    text,
  ).map((at) => ({
    kind: 'number',
    value: 1,
    ...at,
  }));
/** Whether a count is no more than an article. */
export const isArticle = (one: Mention): boolean => /^an?$/iu.test(one.text) || isOne(one);

/** Counts that follow each other with nothing but what they count between them. */
function chainsOf(counts: readonly Mention[], text: string, scope: Span): Mention[][] {
  const chains: Mention[][] = [];
  for (const count of counts) {
    const last = chains.at(-1)?.at(-1);
    const before = text.slice(last?.end ?? scope.start, count.start);
    if (last && isJoined(before)) chains.at(-1)?.push(count);
    else chains.push([count]);
  }
  return chains.filter((chain) => chain.length > 1 || !chain.every(isArticle));
}

const isJoined = (between: string): boolean =>
  JOINED.test(between) && /\p{L}/u.test(between) && between.length < 160 && !/[.!?](?:\s|$)/u.test(between);

function beforeJoint(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  return from + between.replace(BEFORE_NEXT, '').replace(/[\s,;]+$/u, '').length;
}

function endOf(text: string, from: number, to: number): number {
  const at = text.slice(from, to).search(SENTENCE_END);
  return at < 0 ? to : from + at;
}

const sentenceStart = (text: string, at: number): number => {
  const before = text.slice(Math.max(0, at - 200), at);
  const stop = Math.max(...['. ', '! ', '? ', '\n\n'].map((mark) => before.lastIndexOf(mark)));
  return stop < 0 ? at - before.length : at - before.length + stop + 1;
};
