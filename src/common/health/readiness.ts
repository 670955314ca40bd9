import { Injectable, Logger } from '@nestjs/common';

export type Check = () => boolean | Promise<boolean>;

/** A check that takes longer does not hold: a probe waits for no server that stands still. */
const PATIENCE_MS = 1500;

/** What must be true before this process wants requests; features add their own conditions. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();
  private readonly wishes = new Map<string, Check>();
  private readonly log = new Logger(Readiness.name);
  private readonly told = new Map<string, string>();
  private readonly underWay = new Map<string, Promise<boolean>>();
  private readonly warned = new Set<string>();
  draining = false;

  /** @param name shown by /readyz while it does not hold */
  require(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** @param name of something whose absence makes answers worse but stops none */
  prefer(name: string, check: Check): void {
    this.wishes.set(name, check);
  }

  /** Says for as long as this process lives what its operator should look into, and what stops nothing. */
  warn(name: string): void {
    this.warned.add(name);
  }

  get warnings(): string[] {
    return [...this.warned];
  }

  /** Names of the conditions that do not hold now; empty when ready. */
  async missing(): Promise<string[]> {
    const failing = await this.failing(this.checks);
    this.tell('not ready', 'ready again', failing);
    return [...(this.draining ? ['draining'] : []), ...failing];
  }

  /** Whether nothing is missing; unlike a probe's question it is not told. */
  async isReady(): Promise<boolean> {
    return !this.draining && (await this.failing(this.checks)).length === 0;
  }

  /** Names of what is away although requests are answered. */
  async degraded(): Promise<string[]> {
    const failing = await this.failing(this.wishes);
    this.tell('degraded', 'no longer degraded', failing);
    return failing;
  }

  /** Whether one condition holds now, required or preferred. */
  answers(name: string): Promise<boolean> {
    const check = this.checks.get(name) ?? this.wishes.get(name);
    return check === undefined ? Promise.resolve(false) : this.holds(name, check);
  }

  /** One line for each change, however often it is asked. */
  private tell(what: string, end: string, names: readonly string[]): void {
    const now = names.join(', ');
    const before = this.told.get(what) ?? '';
    this.told.set(what, now);
    if (now === before || this.draining) return;
    if (now === '') this.log.log(`${end}: ${before}`);
    else this.log.warn(`${what}: ${now}`);
  }

  private async failing(checks: Map<string, Check>): Promise<string[]> {
    const results = await Promise.all(
      [...checks].map(async ([name, check]) => ((await this.holds(name, check)) ? null : name)),
    );
    return results.filter((name) => name !== null);
  }

  /** Whether `check` says so in time. However often it is asked, one execution of it is under way. */
  private holds(name: string, check: Check): Promise<boolean> {
    const running = this.underWay.get(name) ?? settled(check).finally(() => this.underWay.delete(name));
    this.underWay.set(name, running);
    return inTime(running);
  }
}

async function settled(check: Check): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}

function inTime(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    void answer.then(resolve).finally(() => clearTimeout(timer));
  });
}
