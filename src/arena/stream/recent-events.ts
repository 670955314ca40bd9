/** A place in the stream: a tick, and how many of its events come before. */
type Place = readonly [tick: number, n: number];

export interface Told {
  at: Place;
  frame: Buffer;
}

/** What a returning client lacks and cannot have any more. */
export interface Gap {
  /** the id it showed; null when that was none of ours */
  from: string | null;
  /** the event with which the stream goes on; null for the next one that happens */
  to: string | null;
}

export interface Continuation {
  gap: Gap | null;
  frames: Buffer[];
}

/** The latest events, for those who come back with Last-Event-ID. */
export class RecentEvents {
  private readonly told: Told[] = [];

  /** @param most events kept */
  constructor(private readonly most: number) {}

  add(events: readonly Told[]): void {
    for (const event of events) this.told.push(event);
    if (this.told.length > this.most) this.told.splice(0, this.told.length - this.most);
  }

  /** @param last the header; undefined for who comes for the first time, and misses nothing */
  after(last: string | undefined): Continuation {
    if (last === undefined) return { gap: null, frames: [] };
    const seen = placeOf(last);
    const [oldest, newest] = [this.told.at(0), this.told.at(-1)];
    if (!seen || !oldest || !newest || isAfter(seen, newest.at)) {
      return { gap: { from: seen ? last : null, to: null }, frames: [] };
    }
    const missed = this.told.filter(({ at }) => isAfter(at, seen));
    const gap = isAfter(oldest.at, seen) ? { from: last, to: idOf(oldest.at) } : null;
    return { gap, frames: missed.map(({ frame }) => frame) };
  }
}

export const idOf = ([tick, n]: Place): string => `${tick}.${n}`;

const isAfter = ([tick, n]: Place, [t, k]: Place): boolean => tick > t || (tick === t && n > k);

function placeOf(id: string): Place | null {
  const parts = /^(\d{1,15})\.(\d{1,9})$/.exec(id);
  return parts && [Number(parts[1]), Number(parts[2])];
}
