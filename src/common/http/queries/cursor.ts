import { DomainError } from '../../kernel/errors.js';

/** An opaque place in a list: base64url of JSON. */
export const encodeCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** @param shape the types of its parts in order @throws DomainError validation_failed for a cursor we did not make */
export function decodeCursor(cursor: string, shape: readonly ('string' | 'number')[]): (string | number)[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(place) && place.length === shape.length && place.every((part, i) => typeof part === shape[i])) {
      return place as (string | number)[];
    }
  } catch {
    // said below
  }
  throw new DomainError('invalid', 'validation_failed', 'Not valid: cursor.', {
    errors: [{ path: 'cursor', message: 'must be a next_cursor of this list' }],
  });
}
