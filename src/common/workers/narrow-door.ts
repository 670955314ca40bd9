import { DomainError } from '../kernel/errors.js';

const RETRY_SECONDS = 2;

/**
 * Lets `atOnce` pieces of work through at a time; `waiting` more may stand before it, whoever comes then is refused.
 * After each it stays shut for `rest` times as long as that took: with 3, a quarter of the time is worked at most.
 */
export class NarrowDoor {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
    private readonly rest = 0,
  ) {}

  /** @throws DomainError queue_full */
  async through<Made>(work: () => Promise<Made>): Promise<Made> {
    if (this.inside >= this.atOnce) await this.turn();
    else this.inside++;
    const began = performance.now();
    try {
      return await work();
    } finally {
      const rest = (performance.now() - began) * this.rest;
      if (rest > 0) setTimeout(() => this.open(), rest).unref();
      else this.open();
    }
  }

  private open(): void {
    const next = this.line.shift();
    if (next) next();
    else this.inside--;
  }

  private turn(): Promise<void> {
    if (this.line.length >= this.waiting) throw full();
    return new Promise((resolve) => this.line.push(resolve));
  }
}

const full = (): DomainError =>
  new DomainError('unavailable', 'queue_full', 'Many are drawing right now; try again in a moment.', {
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  });
