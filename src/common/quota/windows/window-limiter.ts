import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type Config } from '../../config/env.js';
import { REDIS, sayAway } from '../../redis/redis.js';
import { LocalWindows } from './local-windows.js';
import { argumentsOf, tellAll, WindowQueue, type CallerGroup, type Taken } from './window-queue.js';
import { GIVE_BACK, TAKE } from './window.script.js';
import type { WindowCounter, WindowTake } from './window.types.js';

interface WindowCommands {
  takeWindows(keys: number, ...args: (string | number)[]): Promise<(string | number)[]>;
  giveBackWindow(key: string, limit: number, windowMs: number): Promise<number>;
}

const TURN_MS = 25;
const BUDGET_TURNS = 8;
/** After Redis let one call down, the next ones do not wait for it. */
const DISTRUST_MS = 1000;
const SETTLE_MS = 2000;
const GROUPS_PER_SCRIPT = 200;

/** Burst and hourly limits: exact over processes through one Redis script; per process while Redis is away, never none. */
@Injectable()
export class WindowLimiter implements OnApplicationBootstrap {
  private readonly local = new LocalWindows();
  private readonly queue = new WindowQueue();
  private readonly commands: WindowCommands;
  private distrustUntil = 0;
  private isUnderWay = false;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    redis.defineCommand('takeWindows', { lua: TAKE });
    redis.defineCommand('giveBackWindow', { numberOfKeys: 1, lua: GIVE_BACK });
    this.commands = redis as unknown as WindowCommands;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.settle(SETTLE_MS);
  }

  take(counters: readonly WindowCounter[]): Promise<WindowTake> {
    return new Promise((resolve) => this.ask(counters, resolve));
  }

  /**
   * The same without a promise: calls back once, perhaps at once. What is asked in one turn of the event loop is one script, and
   * what is asked while one is under way is the next one.
   */
  ask(counters: readonly WindowCounter[], caller: Taken): void {
    if (!this.trusted()) caller(this.local.take(counters, Date.now()));
    else if (this.queue.add(counters, caller) && !this.isUnderWay) this.flushSoon();
  }

  /** @returns whether the unit came back */
  async giveBack(counter: WindowCounter): Promise<boolean> {
    if (!this.trusted()) return this.local.giveBack(counter, Date.now());
    const given = await withinBudget(
      this.commands.giveBackWindow(this.keyOf(counter), counter.limit, counter.windowMs),
    );
    return given === 1;
  }

  /** Waits for Redis, so that the limits of the first requests are exact too. */
  private async settle(ms: number): Promise<void> {
    for (const end = performance.now() + ms; this.redis.status !== 'ready' && performance.now() < end;) await sleep(20);
  }

  private trusted(): boolean {
    return this.redis.status === 'ready' && performance.now() >= this.distrustUntil;
  }

  private flushSoon(): void {
    setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    this.isUnderWay = true;
    try {
      await Promise.all(this.queue.takeAll(GROUPS_PER_SCRIPT).map((groups) => this.carry(groups)));
    } finally {
      this.isUnderWay = false;
      if (!this.queue.isEmpty) this.flushSoon();
    }
  }

  private async carry(groups: readonly CallerGroup[]): Promise<void> {
    const answer = this.trusted() ? await withinBudget(this.takeShared(groups)) : undefined;
    if (answer) return tellAll(groups, answer);
    if (this.trusted()) this.distrust();
    for (const { counters, callers } of groups) {
      for (const caller of callers) caller(this.local.take(counters, Date.now()));
    }
  }

  private distrust(): void {
    this.distrustUntil = performance.now() + DISTRUST_MS;
    sayAway('does not answer in time: bursts are counted per process');
  }

  private takeShared(groups: readonly CallerGroup[]): Promise<(string | number)[]> {
    const keys = groups.flatMap(({ counters }) => counters.map((counter) => this.keyOf(counter)));
    return this.commands.takeWindows(keys.length, ...keys, ...argumentsOf(groups));
  }

  private keyOf(counter: WindowCounter): string {
    return `${this.config.redisPrefix}:window:${counter.key}`;
  }
}

/**
 * The answer when it comes in time; undefined when Redis fails or dawdles. Time is counted in turns of the event loop,
 * because a reply that waits to be read behind our own work is not late.
 */
function withinBudget<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    let turns = 0;
    const end = (answer?: T) => {
      clearInterval(timer);
      resolve(answer);
    };
    const timer = setInterval(() => ++turns >= BUDGET_TURNS && end(), TURN_MS);
    work.then(end, () => end());
  });
}
