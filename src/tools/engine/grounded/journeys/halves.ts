import type { Span } from '../clause.js';
import { stretches } from '../mention.js';
import type { Reading } from '../reading.js';
import { anyWordOf } from '../text/words-of.js';
import { type JourneyList, journeyWords } from './words.js';

/** What a text tells of leaving, and of getting there. */
export interface Halves {
  out: Span;
  in: Span;
}

const any = (list: JourneyList): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf(journeyWords[list])})(?!\p{L})`, 'giu');
const LEAVES = any('leaves');
const ARRIVES = any('arrives');
const JOINT = /,\s(?:(?:and|och|und|et|y)\s)?|\s(?:and|och|und|et|y)\s/giu;
const LONGEST = 240;

/** The two halves of the one sentence of a stretch that tells of a journey; null where it tells of none or of several. */
export function halvesIn({ text }: Reading, { start, end }: Span): Halves | null {
  const said = text.slice(start, Math.min(end, start + LONGEST));
  const [leaves, arrives] = [stretches(LEAVES, said), stretches(ARRIVES, said)];
  if (leaves.length !== 1 || arrives.length !== 1) return null;
  const [first, last] = [leaves[0], arrives[0]].toSorted((a, b) => a.start - b.start);
  const joint = stretches(JOINT, said.slice(first.end, last.start)).at(-1);
  const between = said.slice(first.end, last.start);
  if (joint === undefined || /[.!?]\s/u.test(between.replace(/\d\.\s/gu, ''))) return null;
  const [one, other] = [
    { start, end: start + first.end + joint.start },
    { start: start + first.end + joint.end, end: start + endOf(said, last.end) },
  ];
  return first === leaves[0] ? { out: one, in: other } : { out: other, in: one };
}

/** Which end alone a stretch tells of; null where it tells of both or of none. */
export function onlyEndIn({ text }: Reading, { start, end }: Span): keyof Halves | null {
  const said = text.slice(start, Math.min(end, start + LONGEST));
  const [leaves, arrives] = [stretches(LEAVES, said).length > 0, stretches(ARRIVES, said).length > 0];
  return leaves === arrives ? null : leaves ? 'out' : 'in';
}

const endOf = (said: string, from: number): number => {
  const at = said.slice(from).search(/[.!?](?=\s|$)|\n/u);
  return at < 0 ? said.length : from + at;
};
