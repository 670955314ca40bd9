import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/errors.js';
import { Allowances } from '../../quota/windows/allowances.js';

const PER_CLIENT = 10;
const PER_PROCESS = 2000;

/** Counts streams and `Prefer: wait` holds, so that nobody can keep all connections to himself. */
@Injectable()
export class OpenConnections {
  private readonly perClient = new Map<string, number>();
  private total = 0;

  constructor(private readonly allowances: Allowances) {}

  /** @returns how to let go (safe to call twice) @throws DomainError too_many_streams */
  enter(client: string): () => void {
    const held = this.perClient.get(client) ?? 0;
    const most = this.allowances.cap('streams', client, PER_CLIENT);
    if (held >= most || this.total >= PER_PROCESS) {
      throw new DomainError('limit_exceeded', 'too_many_streams', `At most ${most} open streams or holds per client.`, {
        headers: { 'Retry-After': '5' },
      });
    }
    this.perClient.set(client, held + 1);
    this.total++;
    let left = false;
    return () => {
      if (!left) this.leave(client);
      left = true;
    };
  }

  get count(): number {
    return this.total;
  }

  private leave(client: string): void {
    const held = (this.perClient.get(client) ?? 1) - 1;
    if (held <= 0) this.perClient.delete(client);
    else this.perClient.set(client, held);
    this.total--;
  }
}
