import { Injectable } from '@nestjs/common';

export type Check = () => boolean | Promise<boolean>;

/** A check that takes longer does not hold: a probe waits for no server that stands still. */
const PATIENCE_MS = 1500;

/** What must be true before this process wants requests; features add their own conditions. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();
  private readonly wishes = new Map<string, Check>();
  private readonly underWay = new Map<string, Promise<boolean>>();
  draining = false;

  /** @param name shown by /readyz while it does not hold */
  require(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** @param name of something whose absence makes answers worse but stops none */
  prefer(name: string, check: Check): void {
    this.wishes.set(name, check);
  }

  /** Names of the conditions that do not hold now; empty when ready. */
  async missing(): Promise<string[]> {
    return [...(this.draining ? ['draining'] : []), ...(await this.failing(this.checks))];
  }

  /** Names of what is away although requests are answered. */
  degraded(): Promise<string[]> {
    return this.failing(this.wishes);
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
