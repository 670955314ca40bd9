import { Injectable } from '@nestjs/common';

export type Check = () => boolean | Promise<boolean>;

/** What must be true before this process wants requests; features add their own conditions. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();
  draining = false;

  /** @param name shown by /readyz while it does not hold */
  require(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** Names of the conditions that do not hold now; empty when ready. */
  async missing(): Promise<string[]> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => ((await settled(check)) ? null : name)),
    );
    return [...(this.draining ? ['draining'] : []), ...results.filter((name) => name !== null)];
  }
}

async function settled(check: Check): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
