import { DomainError } from '../kernel/errors.js';

const RETRY_SECONDS = 2;

/** Lets `atOnce` pieces of work through at a time; `waiting` more may stand before it, whoever comes then is refused. */
export class NarrowDoor {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws DomainError queue_full */
  async through<Made>(work: () => Promise<Made>): Promise<Made> {
    if (this.inside >= this.atOnce) await this.turn();
    else this.inside++;
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.inside--;
    }
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
