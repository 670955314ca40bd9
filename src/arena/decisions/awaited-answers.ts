import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Notifier } from '../../common/db/notifier.js';
import { CommandLog } from './command-log.js';
import type { Answer } from '../engine/league/index.js';
import { TICK_CHANNEL } from '../arena.names.js';

type Resolve = (answer: Answer | null) => void;

interface Waiter {
  resolve: Resolve;
  timer: NodeJS.Timeout;
}

/** Answers between two turns of the event loop. */
const AT_ONCE = 8;

/** Where requests wait until a tick, here or in another process, has executed their command. */
@Injectable()
export class AwaitedAnswers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly waiting = new Map<number, Set<Waiter>>();
  private tickedAt = -Infinity;
  private executed = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private stop: () => void = () => undefined;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly notifier: Notifier,
    private readonly log: CommandLog,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = this.notifier.listen(TICK_CHANNEL, () => void this.look());
    this.timer = setInterval(() => void this.look(), Math.max(50, this.config.tickMs / 2));
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.stop();
  }

  /** Longest wait: within it a running market has executed what was committed before. */
  get patienceMs(): number {
    return 2 * this.config.tickMs + 150;
  }

  /** The answer to a committed command; null when it has not been executed within `ms`. */
  wait(seq: number, ms: number): Promise<Answer | null> {
    return new Promise((resolve) => {
      const others = this.waiting.get(seq) ?? new Set();
      const timer = setTimeout(() => {
        others.delete(waiter);
        if (others.size === 0) this.waiting.delete(seq);
        resolve(null);
      }, ms);
      const waiter = { resolve, timer };
      this.waiting.set(seq, others.add(waiter));
    });
  }

  /** A tick of this very process has been committed: no need to ask the database. */
  async ticked(answers: readonly (readonly [seq: number, answer: Answer])[]): Promise<void> {
    this.tickedAt = performance.now();
    for (const [seq] of answers) this.executed = Math.max(this.executed, seq);
    await this.deliver(answers);
  }

  /** All leave at once and are answered a few at a time, so that who comes meanwhile is served, too. */
  private async deliver(answers: Iterable<readonly [seq: number, answer: Answer]>): Promise<void> {
    const leaving = [...answers].flatMap(([seq, answer]) => this.leave(seq).map((resolve) => () => resolve(answer)));
    for (let at = 0; at < leaving.length; at += AT_ONCE) {
      if (at > 0) await breathe();
      for (const resolve of leaving.slice(at, at + AT_ONCE)) resolve();
    }
  }

  private leave(seq: number): Resolve[] {
    const waiters = [...(this.waiting.get(seq) ?? [])];
    this.waiting.delete(seq);
    for (const { timer } of waiters) clearTimeout(timer);
    return waiters.map(({ resolve }) => resolve);
  }

  /** Those whose answers may be in the database; where the market moves here, only such as came too late for their tick. */
  private outstanding(): number[] {
    const here = performance.now() - this.tickedAt < 1.5 * this.config.tickMs;
    const all = [...this.waiting.keys()];
    return here ? all.filter((seq) => seq <= this.executed) : all;
  }

  private async look(): Promise<void> {
    const seqs = this.looking ? [] : this.outstanding();
    if (seqs.length === 0) return;
    this.looking = true;
    try {
      await this.deliver(await this.log.answers(this.db.manager, seqs));
    } catch {
      // the database is away; the waiting time says the rest
    } finally {
      this.looking = false;
    }
  }
}
