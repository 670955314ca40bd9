import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { type Asked, askedBy } from './asked.js';
import { type Candidate, candidatesIn } from './candidates.js';
import { clausesFor } from './clauses.js';
import { evidenceFor } from './evidence.js';
import { listFor } from './lists.js';

/** The stretches of a text that fill the slots of one object, each stretch one slot. */
export interface Spans {
  textOf(name: string): Grounded | null;
  /** whether a value is surely another's, or something else surely fills the slot */
  isOthers(name: string, value: unknown): boolean;
  listOf(name: string): readonly Grounded[];
}

/** What one slot asks for and one stretch may be, and how surely. */
interface Pair {
  asked: Asked;
  candidate: Candidate;
  sureness: number;
}

const LEAST = 2;
const MARGIN = 0.75;

export function spansFor(properties: readonly Property[], reading: Reading, scope: Span): Spans {
  const asked = properties.map(askedBy);
  let given: ReadonlyMap<string, Pair> | null = null;
  const all = (): ReadonlyMap<string, Pair> => (given ??= assigned(asked, reading, scope));
  const own = (name: string): Asked | undefined => asked.find(({ property }) => property.name === name);
  return {
    textOf: (name) => {
      const one = own(name);
      if (!one) return null;
      if (one.of === 'clause') return onlyOf(clausesFor(one, reading, scope));
      const found = all().get(name)?.candidate;
      return found ? fromText(found.text, found.text) : null;
    },
    isOthers: (name, value) => {
      const one = own(name);
      return one !== undefined && isTheirs(one, String(value), all(), reading, scope);
    },
    listOf: (name) => {
      const one = own(name);
      return ((one && listFor(one, reading, scope)) ?? []).map((item) => fromText(item, item));
    },
  };
}

const onlyOf = (found: readonly string[]): Grounded | null =>
  found.length === 1 ? fromText(found[0], found[0]) : null;

/** Whether what was found for a slot by its kind alone is surely what another slot asks for, or less sure than another stretch. */
function isTheirs(one: Asked, value: string, given: ReadonlyMap<string, Pair>, reading: Reading, scope: Span): boolean {
  if (one.of === null || !EXCLUSIVE.has(one.of) || one.property.kind === 'street') return false;
  const claim = Math.max(
    0,
    ...candidatesIn(reading, scope)
      .filter(({ text }) => text === value || text.endsWith(` ${value}`))
      .map((candidate) => evidenceFor(one, candidate, reading)),
  );
  if (claim >= SURE) return false;
  const own = given.get(one.property.name);
  if (own && own.sureness >= SURE && !own.candidate.text.includes(value) && !value.includes(own.candidate.text))
    return true;
  return [...given.values()].some(
    ({ asked, candidate, sureness }) =>
      asked !== one && sureness >= SURE && candidate.text.endsWith(value) && claim < LEAST,
  );
}
const EXCLUSIVE = new Set<string>(['person', 'name', 'place', 'animal', 'title']);
const SURE = 3;

/** The surest pairs first; a slot is filled where no other stretch that is left comes near. */
function assigned(asked: readonly Asked[], reading: Reading, scope: Span): ReadonlyMap<string, Pair> {
  const candidates = candidatesIn(reading, scope);
  const pairs = asked
    .filter(({ of }) => of !== 'none' && of !== 'clause')
    .flatMap((one) =>
      candidates.map((candidate) => ({ asked: one, candidate, sureness: evidenceFor(one, candidate, reading) })),
    )
    .filter(({ sureness }) => sureness >= LEAST)
    .sort((a, b) => b.sureness - a.sureness || b.candidate.text.length - a.candidate.text.length);
  const given = new Map<string, Pair>();
  for (let next = clear(pairs, given); next; next = clear(pairs, given)) given.set(next.asked.property.name, next);
  return given;
}

/** The surest pair that is still open and has no rival. */
const clear = (pairs: readonly Pair[], given: ReadonlyMap<string, Pair>): Pair | undefined =>
  pairs.find(
    (pair) =>
      !given.has(pair.asked.property.name) &&
      !isTaken(pair, given) &&
      !pairs.some((other) => rivals(pair, other) && !isTaken(other, given)),
  );

const isTaken = ({ candidate }: Pair, given: ReadonlyMap<string, Pair>): boolean =>
  [...given.values()].some((one) => one.candidate.text === candidate.text);

/** Another stretch for the same slot that is no part of the first and nearly as sure. */
const rivals = (pair: Pair, other: Pair): boolean =>
  other.asked === pair.asked &&
  other.candidate.text !== pair.candidate.text &&
  pair.sureness - other.sureness < MARGIN &&
  !(other.candidate.start < pair.candidate.end && pair.candidate.start < other.candidate.end);
