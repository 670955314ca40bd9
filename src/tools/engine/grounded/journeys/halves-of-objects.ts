import type { Span } from '../clause.js';
import { plainly } from '../naming/folded.js';
import { wordsOfName } from '../property.js';
import type { Reading } from '../reading.js';
import { type Halves, halvesIn, onlyEndIn } from './halves.js';
import { namesOf } from './words.js';

const OUT = namesOf('outObject');
const IN = namesOf('inObject');
/** `departure`, unlike `from`, is one of a journey. */
const TIMED = namesOf('outTime');

/** The stretches of `departure` and `arrival`, where these are objects of their own and the text tells of a journey. */
export function halvesOfObjects(
  names: readonly string[],
  reading: Reading,
  scope: Span,
): ReadonlyMap<string, Span> | null {
  const called = (list: ReadonlySet<string>): string | undefined =>
    names.find((name) => list.has(plainly(wordsOfName(name).join(' '))));
  const [out, into] = [called(OUT), called(IN)];
  if (names.length !== 2 || out === undefined || into === undefined) return null;
  const halves = halvesIn(reading, scope) ?? (TIMED.has(plainly(out)) ? onlyHalf(reading, scope) : null);
  return (
    halves &&
    new Map([
      [out, halves.out],
      [into, halves.in],
    ])
  );
}

/** "The flight leaves Zurich at 10:05": nothing is told of where it lands. */
function onlyHalf(reading: Reading, scope: Span): Halves | null {
  const only = onlyEndIn(reading, scope);
  const nothing = { start: scope.end, end: scope.end };
  return only && { out: nothing, in: nothing, [only]: scope };
}
