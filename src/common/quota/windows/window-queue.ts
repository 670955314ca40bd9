import type { WindowCounter, WindowTake } from './window.types.js';

export type Taken = (take: WindowTake) => void;

/** Callers who ask for a unit of the same counters before the next script. */
export interface CallerGroup {
  counters: readonly WindowCounter[];
  callers: Taken[];
}

/** What the next script asks of the counters, in groups of equal callers and in the order of arrival. */
export class WindowQueue {
  private groups = new Map<string, CallerGroup>();

  /** @returns whether it was empty before */
  add(counters: readonly WindowCounter[], caller: Taken): boolean {
    const name = nameOf(counters);
    const known = this.groups.get(name);
    if (known) known.callers.push(caller);
    else this.groups.set(name, { counters, callers: [caller] });
    return this.groups.size === 1 && !known;
  }

  get isEmpty(): boolean {
    return this.groups.size === 0;
  }

  /** Everything, in portions of at most `most` groups. */
  takeAll(most: number): CallerGroup[][] {
    const all = [...this.groups.values()];
    this.groups = new Map();
    return Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most));
  }
}

const nameOf = (counters: readonly WindowCounter[]): string => {
  let name = '';
  for (const { key, limit, windowMs, units = 1 } of counters) name += `${key} ${limit} ${windowMs} ${units} `;
  return name;
};

/** The script's arguments after the keys. */
export const argumentsOf = (groups: readonly CallerGroup[]): number[] =>
  groups.flatMap(({ counters, callers }) => [
    callers.length,
    counters.length,
    ...counters.flatMap(({ limit, windowMs, units = 1 }) => [limit, windowMs, units]),
  ]);

/** Tells every caller its part of the script's answer: the first of a group came first. */
export function tellAll(groups: readonly CallerGroup[], answer: readonly (string | number)[]): void {
  const now = Number(answer[0]);
  let at = 1;
  for (const { counters, callers } of groups) {
    const [admitted, full] = [Number(answer[at]), Number(answer[at + 1])];
    const before = answer.slice(at + 2, at + 2 + counters.length).map(Number);
    callers.forEach((caller, i) => {
      const taken = Math.min(i + 1, admitted);
      caller({
        refused: i < admitted ? null : full - 1,
        now,
        used: before.map((used, n) => used + taken * (counters[n].units ?? 1)),
      });
    });
    at += 2 + counters.length;
  }
}
