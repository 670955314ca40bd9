import { isRelated, lemmasOf } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { statedClauses, type Verdict, verdictsOn } from './verdict.js';

/** `lined` of "no lining", `tank_full` of "the tank is empty": what clauses say in other words, where they agree. */
export function truthByKin(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  if (reading.language !== 'en' || words.length === 0 || words.length > 3) return null;
  const clauses = statedClauses(reading, scope);
  const told = words.flatMap((asked) => {
    const others = words.filter((word) => word !== asked);
    return verdictsOn(asked, reading, clauses).filter((one) => others.every((other) => isThere(other, one)));
  });
  const values = told.map(valueOf);
  if (told.length === 0 || values.includes(null) || new Set(values).size > 1) return null;
  const [{ words: said }] = told;
  return fromText(values[0], reading.text.slice(said[0].start, said[said.length - 1].end));
}

/** What is said to be the opposite is not so; what is said not to be the opposite is open. */
const valueOf = ({ kind, isSo }: Verdict): boolean | null => (kind === 'opposite' ? (isSo ? false : null) : isSo);

/** Another word of the name, somewhere in the clause. */
const isThere = (other: string, { words, at }: Verdict): boolean =>
  words.some(({ text }, i) => i !== at && (isSame(other, text) || isRelated(other, text)?.kind === 'same'));

const isSame = (a: string, b: string): boolean => a === b.toLowerCase() || lemmasOf(b).includes(a);
