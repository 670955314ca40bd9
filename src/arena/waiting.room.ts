import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../common/config/env.js';
import { Notifier } from '../common/db/notifier.js';
import { CommandLog } from './command.log.js';
import type { Answer } from './engine/league/index.js';
import { TICK_CHANNEL } from './market.names.js';

type Resolve = (answer: Answer | null) => void;

/** Where requests wait until a tick, here or in another process, has executed their command. */
@Injectable()
export class WaitingRoom implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly waiting = new Map<number, Set<Resolve>>();
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
      const timer = setTimeout(() => finish(null), ms);
      const others = this.waiting.get(seq) ?? new Set();
      const finish: Resolve = (answer) => {
        clearTimeout(timer);
        others.delete(finish);
        if (others.size === 0) this.waiting.delete(seq);
        resolve(answer);
      };
      this.waiting.set(seq, others.add(finish));
    });
  }

  /** The tick of this very process has been committed: no need to ask the database. */
  deliver(seq: number, answer: Answer): void {
    for (const resolve of this.waiting.get(seq) ?? []) resolve(answer);
  }

  private async look(): Promise<void> {
    if (this.looking || this.waiting.size === 0) return;
    this.looking = true;
    try {
      const answers = await this.log.answers(this.db.manager, [...this.waiting.keys()]);
      for (const [seq, answer] of answers) this.deliver(seq, answer);
    } catch {
      // the database is away; the waiting time says the rest
    } finally {
      this.looking = false;
    }
  }
}
