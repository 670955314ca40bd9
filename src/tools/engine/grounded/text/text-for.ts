import type { Span } from '../clause.js';
import { compared, isComparison } from '../compared.js';
import type { Grounded } from '../grounded.js';
import { hourOf } from '../opening.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { jobIn } from './job.js';
import { labelledText } from './labelled-text.js';
import { textsFor } from './texts-for.js';
import { theThing } from './the-thing.js';

/** The one text that is meant; null where none is or several could be. */
export function textFor(property: Property, reading: Reading, scope: Span): Grounded | null {
  const job = jobIn(property, reading.text.slice(scope.start, scope.end));
  if (job) return job;
  if (isComparison(property)) return compared(property, reading, scope);
  const hour = hourOf(property, reading, scope);
  if (hour !== undefined) return hour;
  const found = textsFor(property, reading, scope);
  return found.length === 1
    ? found[0]
    : (labelledText(property, reading, scope) ?? theThing(property, reading, scope, found));
}
