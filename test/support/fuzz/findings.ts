import { nameOf, operations, type Documented } from './schema.js';
import type { Seen } from './truth.js';
import type { WireRequest } from './wire.js';

interface Finding {
  what: string;
  times: number;
  example: string;
}

/** What a campaign found, one entry per operation and flaw, and how far it came. */
export class Findings {
  requests = 0;
  private readonly found = new Map<string, Finding>();
  private readonly statuses = new Map<string, Map<number, number>>();

  add(
    operation: Pick<Documented, 'method' | 'path'>,
    wire: WireRequest,
    seen: Seen | undefined,
    flaws: string[],
  ): void {
    this.requests += 1;
    const counts = this.statuses.get(nameOf(operation)) ?? new Map<number, number>();
    this.statuses.set(nameOf(operation), counts);
    if (seen) counts.set(seen.status, (counts.get(seen.status) ?? 0) + 1);
    for (const flaw of flaws) this.note(`${nameOf(operation)}: ${flaw}`, wire);
  }

  private note(what: string, wire: WireRequest): void {
    const same = what.replace(/\d+/g, '#').slice(0, 160);
    const known = this.found.get(same);
    if (known) known.times += 1;
    else this.found.set(same, { what, times: 1, example: shown(wire) });
  }

  /** For `expect(...).toEqual([])`. */
  get flaws(): string[] {
    return [...this.found.values()].map(({ what, times, example }) => `${what} (${times} times), e.g. ${example}`);
  }

  /** Operations that never answered with success: of their answers nothing was learnt. */
  get unreached(): string[] {
    return operations.map(nameOf).filter((name) => ![...(this.statuses.get(name)?.keys() ?? [])].some((s) => s < 300));
  }

  /** Requests by status. */
  get byStatus(): Record<number, number> {
    const sum: Record<number, number> = {};
    for (const counts of this.statuses.values()) for (const [status, n] of counts) sum[status] = (sum[status] ?? 0) + n;
    return sum;
  }
}

function shown({ method, path, headers, body }: WireRequest): string {
  const text = body === undefined ? '' : typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${text.slice(0, 600)}`;
}
