import { DomainError } from '../../common/kernel/errors.js';
import { newPublicId } from '../../common/work/public-id.js';

export const newAgentId = (): string => newPublicId('agt');

export const AGENT_ID = /^agt_[0-9a-hjkmnp-tv-z]{26}$/;
export const ORDER_ID = /^ord_[0-9a-z]{1,12}_[0-9a-z]{1,8}$/;
export const FIGHTER_ID = /^[a-z0-9-]{3,40}$/;

export function notActive(status: string): DomainError {
  if (status === 'retired') return new DomainError('gone', 'gone', 'This challenger has retired.');
  return new DomainError(
    'conflict',
    'agent_not_active',
    `This challenger is ${status}; a heartbeat brings it into the ring.`,
  );
}

/** A part of a cursor that is about to be compared in the database. @throws DomainError for what we did not write */
export function ownWord(part: string | number | null): string | null {
  if (part === null || /^[\w.:+ -]{1,80}$/.test(String(part))) return part === null ? null : String(part);
  throw new DomainError('invalid', 'validation_failed', 'Not valid: cursor.', {
    errors: [{ path: 'cursor', message: 'must be a next_cursor of this list' }],
  });
}
