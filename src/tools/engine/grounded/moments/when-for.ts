import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { tellsOfWay } from '../text/directed.js';
import { askedBy } from './asked.js';
import { momentFor } from './index.js';
import type { Moment } from './moment.js';

/** Names that may ask for a place as well as for a time. */
const END_OF_WAY: ReadonlySet<string> = new Set([
  'from',
  'to',
  'från',
  'till',
  'von',
  'nach',
  'de',
  'à',
  'desde',
  'hasta',
]);

/** The day or the time that a name of a text asks for, by its kind or its format, or by what it says happens then. */
export function whenFor(
  property: Property,
  format: string | undefined,
  reading: Reading,
  scope: Span,
): Grounded | null {
  if (format === undefined && END_OF_WAY.has(property.words.join(' ')) && tellsOfWay(reading, scope)) return null;
  const kind = format ?? property.kind ?? kindOf(property, reading, scope);
  return kind === 'date' || kind === 'time' ? momentFor(property, kind, reading, scope) : null;
}

/** `start`, `ends`: of what the text tells, days or times. */
function kindOf(property: Property, { mentions }: Reading, { start, end }: Span): Moment['kind'] | null {
  if (property.weakKind !== null || property.words.length > 2 || askedBy(property).events.length === 0) return null;
  const kinds = new Set(
    mentions.flatMap((one) =>
      one.start >= start && one.end <= end && (one.kind === 'date' || one.kind === 'time') ? [one.kind] : [],
    ),
  );
  const [kind] = kinds;
  return kinds.size === 1 ? kind : null;
}
