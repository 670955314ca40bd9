import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type Config } from '../config/env.js';
import { REDIS } from '../redis/redis.js';
import { LocalWindows } from './local-windows.js';
import { GIVE_BACK, TAKE } from './window.script.js';

/** A fixed window: at most `limit` units in each stretch of `windowMs` counted from the epoch. */
export interface WindowCounter {
  key: string;
  limit: number;
  windowMs: number;
}

export interface WindowTake {
  /** Index of the first counter that is full; null when all admitted. */
  refused: number | null;
  /** Milliseconds since the epoch by the clock that counted. */
  now: number;
  used: number[];
}

interface WindowCommands {
  takeWindows(keys: number, ...args: (string | number)[]): Promise<(string | number)[]>;
  giveBackWindow(key: string, limit: number, windowMs: number): Promise<number>;
}

const BUDGET_MS = 50;

/** Burst and hourly limits: exact over processes through one Redis script; per process while Redis is away, never none. */
@Injectable()
export class WindowLimiter {
  private readonly local = new LocalWindows();
  private readonly commands: WindowCommands;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    redis.defineCommand('takeWindows', { lua: TAKE });
    redis.defineCommand('giveBackWindow', { numberOfKeys: 1, lua: GIVE_BACK });
    this.commands = redis as unknown as WindowCommands;
  }

  async take(counters: readonly WindowCounter[]): Promise<WindowTake> {
    const shared = this.redis.status === 'ready' ? await withinBudget(this.takeShared(counters)) : undefined;
    return shared ?? this.local.take(counters, Date.now());
  }

  /** @returns whether the unit came back */
  async giveBack(counter: WindowCounter): Promise<boolean> {
    if (this.redis.status !== 'ready') return this.local.giveBack(counter, Date.now());
    const given = await withinBudget(
      this.commands.giveBackWindow(this.keyOf(counter), counter.limit, counter.windowMs),
    );
    return given === 1;
  }

  private async takeShared(counters: readonly WindowCounter[]): Promise<WindowTake> {
    const keys = counters.map((counter) => this.keyOf(counter));
    const args = counters.flatMap((counter) => [counter.limit, counter.windowMs]);
    const [refused, now, ...used] = await this.commands.takeWindows(keys.length, ...keys, ...args);
    return { refused: Number(refused) === 0 ? null : Number(refused) - 1, now: Number(now), used: used.map(Number) };
  }

  private keyOf(counter: WindowCounter): string {
    return `${this.config.redisPrefix}:window:${counter.key}`;
  }
}

/** The answer when it comes in time; undefined when Redis fails or dawdles. */
function withinBudget<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), BUDGET_MS);
    work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
