import type { Span } from '../../clause.js';
import { wordsAt } from '../../expression-of.js';
import type { Grounded } from '../../grounded.js';
import type { Property } from '../../property.js';
import type { Reading } from '../../reading.js';

export type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

/** Where the text has a value: where it was found, else each time that it is written. */
export function placesOf({ at, quote, value }: Grounded, text: string): Span[] {
  const said = typeof value === 'string' && quote?.includes(value) === true ? value : (quote ?? String(value));
  return at === undefined ? timesSaid(said, text) : [{ start: at, end: at + said.length }];
}

/** Each time that a text has just these words. */
export const timesSaid = (said: string, text: string): Span[] =>
  wordsAt(said, text, 'iu').map((start) => ({ start, end: start + said.length }));

/** A fault of a value of the text wherever the text has it. */
export const everywhere =
  (isFaulty: (place: Span, found: Grounded, property: Property, reading: Reading) => boolean): Fault =>
  (found, property, reading) => {
    if (found.source !== 'text' || typeof found.value === 'boolean') return false;
    const places = placesOf(found, reading.text);
    return places.length > 0 && places.every((place) => isFaulty(place, found, property, reading));
  };
