import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Client } from './http.js';

/** A wish that may be sent again and again and shall have one effect. */
export interface Errand {
  path: string;
  body: object;
  headers: Record<string, string>;
  /** The text of the first answer that acknowledged it. */
  acknowledged: string | null;
  /** Milliseconds until it was acknowledged, of that request alone. */
  tookMs: number;
}

/** One in so many is asked for its answer again. */
const ASKED_AGAIN = 10;

export type Ask = (n: number) => Pick<Errand, 'path' | 'body' | 'headers'>;

/** Sends errands of one kind, one after the other, whatever happens to the server; what was not acknowledged is sent again in the end. */
export class ErrandLoad {
  readonly errands: Errand[] = [];
  /** Every status that came, with how often; 0: the connection broke. */
  readonly statuses = new Map<number, number>();
  private last = '';
  private running = false;
  private done: Promise<void> = Promise.resolve();

  constructor(
    readonly name: string,
    private readonly client: Client,
    private readonly ask: Ask,
    private readonly everyMs: number,
  ) {}

  start(): this {
    this.running = true;
    this.done = this.run();
    return this;
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.done;
  }

  /** Until every errand is acknowledged; some of those that were are sent once more. @param patienceMs for each */
  async settle(patienceMs: number): Promise<void> {
    for (const [n, errand] of this.errands.entries()) {
      const before = errand.acknowledged;
      if (before !== null && n % ASKED_AGAIN > 0) continue;
      const end = performance.now() + patienceMs;
      for (errand.acknowledged = null; errand.acknowledged === null; await this.send(errand)) {
        if (performance.now() > end) throw new Error(`${this.name} ${n} is not acknowledged: ${this.last}`);
      }
      if (before !== null && !sameAnswer(before, errand.acknowledged))
        throw new Error(`${this.name}: another answer to the same wish than ${before}`);
    }
  }

  /** What the acknowledging answers said. */
  answers<T>(): T[] {
    return this.errands.filter((one) => one.acknowledged !== null).map((one) => JSON.parse(one.acknowledged!) as T);
  }

  private async run(): Promise<void> {
    for (let n = 0; this.running; n++) {
      const errand: Errand = { ...this.ask(n), acknowledged: null, tookMs: 0 };
      this.errands.push(errand);
      await this.send(errand);
      await pause(this.everyMs);
    }
  }

  private async send(errand: Errand): Promise<void> {
    const began = performance.now();
    const answer = await this.client.post(errand.path, errand.body, { headers: errand.headers }).catch(() => null);
    const status = answer?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    errand.tookMs = performance.now() - began;
    this.last = answer === null ? 'no answer' : `${answer.status} ${answer.text.slice(0, 300)}`;
    if (isYes(answer)) errand.acknowledged = answer.text;
    else await pause(status === 409 || status === 429 ? 1000 : 150);
  }
}

/** A load that a failed test left running does not keep the process. */
const pause = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

const isYes = (answer: Answer | null): answer is Answer => answer !== null && answer.status < 300;

/** Equal as JSON: members may come in another order from the database. */
const sameAnswer = (a: string, b: string): boolean =>
  JSON.stringify(sorted(JSON.parse(a))) === JSON.stringify(sorted(JSON.parse(b)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
