import type { PreparedAnswer } from '../../common/http/hot-reads/prepared-answer.js';

/** Answers that cost more than a look: each is made once in a while, one at a time, and the newest are kept. */
export class KeptAnswers {
  private readonly kept = new Map<string, { until: number; answer: Promise<PreparedAnswer> }>();
  private line: Promise<unknown> = Promise.resolve();

  /** @param most answers that are kept */
  constructor(private readonly most: number) {}

  /** @param forMs how long it may be shown; what failed is made anew */
  of(key: string, forMs: number, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = this.inLine(make);
    this.kept.delete(key);
    this.kept.set(key, { until: Date.now() + forMs, answer });
    answer.catch(() => this.kept.delete(key));
    for (const [oldest] of this.kept) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(oldest);
    }
    return answer;
  }

  /** Whoever asks for many waits for its own. */
  private inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.line.then(work);
    this.line = done.catch(() => undefined);
    return done;
  }
}
