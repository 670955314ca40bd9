import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/errors.js';
import { Allowances } from '../../quota/windows/allowances.js';
import { refusals } from '../../telemetry/metrics.js';

export const BYTES_PER_CLIENT = 2 * 1024 * 1024;
export const BYTES_PER_PROCESS = 64 * 1024 * 1024;
/** Past half of what a process takes, a client may still have this much under way: the body of most operations. */
export const BYTES_OF_THE_MODEST = 64 * 1024;
/** A body that stands still is gone by then. */
const RETRY_SECONDS = 10;

/**
 * Bytes of bodies that are under way to this process, by client address. A few clients can take up the half of what
 * there is room for; the other half is for those who have little under way.
 */
@Injectable()
export class BodiesInFlight {
  private readonly held = new Map<string, number>();
  private total = 0;

  constructor(private readonly allowances: Allowances) {}

  get bytes(): number {
    return this.total;
  }

  /** Makes room for so many bytes more. @throws DomainError too_many_bodies (429), unavailable (503) */
  enter(client: string, bytes: number): void {
    const mine = (this.held.get(client) ?? 0) + bytes;
    const most = this.allowances.cap('body_bytes', client, BYTES_PER_CLIENT);
    if (mine > most) throw refused(tooMany(most));
    const room = mine > BYTES_OF_THE_MODEST ? BYTES_PER_PROCESS / 2 : BYTES_PER_PROCESS;
    if (this.total + bytes > room) throw refused(full());
    this.held.set(client, mine);
    this.total += bytes;
  }

  leave(client: string, bytes: number): void {
    const mine = (this.held.get(client) ?? 0) - bytes;
    if (mine > 0) this.held.set(client, mine);
    else this.held.delete(client);
    this.total -= bytes;
  }
}

function refused(error: DomainError): DomainError {
  refusals.inc({ bucket: 'bodies' });
  return error;
}

const headers = { 'Retry-After': String(RETRY_SECONDS) };

const tooMany = (most: number) =>
  new DomainError(
    'limit_exceeded',
    'too_many_bodies',
    `At most ${most} bytes of bodies may be under way from one address.`,
    {
      headers,
    },
  );

const full = () =>
  new DomainError('unavailable', 'unavailable', 'Too many bodies are under way; nothing of this one was taken.', {
    headers,
  });
