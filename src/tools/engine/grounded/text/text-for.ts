import type { Span } from '../clause.js';
import { compared } from '../compared.js';
import { endsFor, isComparison } from '../ranked/asked-end.js';
import { fromText, type Grounded } from '../grounded.js';
import { matchResult, sideOf } from './match-result.js';
import { rankedFor } from './ranked.js';
import { hourOf } from '../opening.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { afterPhrase } from './after-phrase.js';
import { byRole } from './by-role.js';
import { byWhom } from './by-whom.js';
import { numbered, ownCode } from './numbered.js';
import { labelledText } from './labelled-text.js';
import { textsFor } from './texts-for.js';
import { theThing } from './the-thing.js';

/** The one text that is meant; null where none is or several could be. */
export function textFor(property: Property, reading: Reading, scope: Span): Grounded | null {
  const job = afterPhrase(property, reading.text.slice(scope.start, scope.end));
  if (job) return job;
  const side = sideOf(property);
  const result = side && matchResult(reading.text.slice(scope.start, scope.end));
  if (side && result) return fromText(result[side], result.quote);
  const ranked = rankedFor(property, reading, scope);
  if (ranked) return ranked;
  if (isComparison(property)) return compared(property, reading, scope);
  const asked = endsFor(property, reading).length > 0 ? compared(property, reading, scope) : null;
  if (asked) return asked;
  const hour = hourOf(property, reading, scope);
  if (hour !== undefined) return hour;
  const found = textsFor(property, reading, scope);
  return found.length === 1
    ? found[0]
    : (labelledText(property, reading, scope) ??
        theThing(property, reading, scope, found) ??
        (found.length === 0 && !WHEN.has(property.kind)
          ? byWords(property, reading.text.slice(scope.start, scope.end))
          : null));
}

const WHEN: ReadonlySet<string | null> = new Set(['date', 'time', 'email', 'phone', 'url', 'colour', 'fabric', 'size']);

/** What is called by a number, who did it, what stands behind words that lead to it. */
const byWords = (property: Property, text: string): Grounded | null =>
  ownCode(property, text) ?? numbered(property, text) ?? byWhom(property, text) ?? byRole(property, text);
