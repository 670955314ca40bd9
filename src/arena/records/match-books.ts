import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { storedLines, type RecordLine } from '../engine/league/index.js';
import type { Digest } from '../engine/records/index.js';
import { readCommands, readFills } from '../matches/record-reader.js';

/** Ticks that are read at once. */
const TICKS = 3_600;

/** What a record covers of a match's books: its decisions and its fills, each by themselves, for as long as both are kept: for good. */
export interface MatchBooks {
  decisions: Digest;
  fills: Digest;
}

class Lines {
  private readonly hash = createHash('sha256');
  private count = 0;

  add(lines: readonly RecordLine[]): void {
    this.count += lines.length;
    for (const { text } of lines) this.hash.update(`${text}\n`);
  }

  digest(): Digest {
    return { count: this.count, hash: this.hash.digest('hex') };
  }
}

/** Digests of what ticks from `from` until before `until` hold. */
export async function readBooks(
  manager: Pick<EntityManager, 'query'>,
  from: number,
  until: number,
): Promise<MatchBooks> {
  const [decisions, fills] = [new Lines(), new Lines()];
  for (let at = from; at < until; at += TICKS) {
    const bounds = [at, Math.min(until, at + TICKS) - 1] as const;
    for (const [tick, commands] of await readCommands(manager, bounds, 'stored'))
      decisions.add(linesOf('decision', { tick, commands }));
    for (const [tick, own] of await readFills(manager, bounds)) fills.add(linesOf('fill', { tick, fills: own }));
  }
  return { decisions: decisions.digest(), fills: fills.digest() };
}

const linesOf = (kind: RecordLine['kind'], part: Partial<Parameters<typeof storedLines>[0]>): RecordLine[] =>
  storedLines({ tick: 0, time: 0, mids: [], volumes: null, halted: 0, commands: [], fills: [], ...part }).filter(
    (one) => one.kind === kind,
  );
