import type { WindowCounter, WindowTake } from './window.types.js';

interface Held {
  index: number;
  used: number;
  returned: number;
}

const SWEEP_AT = 50_000;

const unitsOf = ({ units = 1 }: WindowCounter): number => units;

/** The same counting as the Redis script, in this process only: what is left of a window limit while Redis is away. */
export class LocalWindows {
  private readonly held = new Map<string, Held>();

  take(counters: readonly WindowCounter[], now: number): WindowTake {
    if (this.held.size > SWEEP_AT) this.held.clear();
    const current = counters.map((counter) => this.current(counter, now));
    const refused = current.findIndex((held, i) => held.used + unitsOf(counters[i]) > counters[i].limit);
    if (refused < 0) current.forEach((held, i) => (held.used += unitsOf(counters[i])));
    return { refused: refused < 0 ? null : refused, now, used: current.map((held) => held.used) };
  }

  giveBack(counter: WindowCounter, now: number): boolean {
    const held = this.current(counter, now);
    if (held.used < 1 || held.returned >= 2 * counter.limit) return false;
    held.used--;
    held.returned++;
    return true;
  }

  private current(counter: WindowCounter, now: number): Held {
    const index = Math.floor(now / counter.windowMs);
    const known = this.held.get(counter.key);
    if (known?.index === index) return known;
    const fresh = { index, used: 0, returned: 0 };
    this.held.set(counter.key, fresh);
    return fresh;
  }
}
