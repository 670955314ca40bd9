import type { Span } from './clause.js';
import type { Reading } from './reading.js';

/** What is made of a stretch of a reading, made once for all slots that ask for it; nobody changes it. */
export function perStretch<Made>(
  make: (reading: Reading, scope: Span) => Made,
): (reading: Reading, scope: Span) => Made {
  const kept = new WeakMap<Reading, Map<string, Made>>();
  return (reading, scope) => {
    const own = kept.get(reading) ?? new Map<string, Made>();
    kept.set(reading, own);
    const key = `${scope.start} ${scope.end}`;
    if (!own.has(key)) own.set(key, make(reading, scope));
    return own.get(key) as Made;
  };
}
