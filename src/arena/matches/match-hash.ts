import type { EntityManager } from 'typeorm';
import { storedLines } from '../engine/league/index.js';
import { RecordHasher, type RecordHash } from '../engine/matches/index.js';
import type { EndedMatchRow } from './match-course.js';
import { readRecord } from './record-reader.js';

/**
 * SHA-256, hex, of a match's record: of the hashes of its chapters, each 3,600 ticks from the match's first on. Lines of a
 * chapter, by tick: `{tick, mids}`, then its decisions in their order, then its fills in theirs.
 */
export async function hashOfMatch(
  manager: EntityManager,
  { first_tick, last_tick }: Pick<EndedMatchRow, 'first_tick' | 'last_tick'>,
): Promise<RecordHash> {
  const [first, last] = [Number(first_tick), Number(last_tick)];
  const hasher = new RecordHasher(first);
  for await (const one of readRecord(manager, first, last)) {
    hasher.add(
      one.tick,
      storedLines(one).map(({ text }) => text),
    );
  }
  return hasher.finish(last);
}
