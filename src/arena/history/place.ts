import { DomainError } from '../../common/kernel/errors.js';

const notOurs = (): DomainError =>
  new DomainError('invalid', 'validation_failed', 'Not valid: cursor.', {
    errors: [{ path: 'cursor', message: 'must be a next_cursor of this list' }],
  });

/** The numbers of a cursor, which are about to be compared with rows. @throws DomainError for what we did not write */
export function wholeNumbers(parts: readonly (string | number)[]): number[] {
  const numbers = parts.filter((part) => typeof part === 'number');
  if (numbers.some((number) => !(Number.isSafeInteger(number) && number >= 0))) throw notOurs();
  return numbers;
}
