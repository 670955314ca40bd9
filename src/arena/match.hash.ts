import type { EntityManager } from 'typeorm';
import { settlementHash, type Canonical } from './engine/matches/index.js';
import type { EndedMatchRow } from './match.course.js';

/** Ticks that are read and hashed at once. */
const CHAPTER = 3_600;

interface Line {
  tick: string;
  line: Canonical;
}

/**
 * SHA-256, hex, of a match's record: of the hashes of its chapters, each 3,600 ticks from the match's first on. Lines of a
 * chapter, by tick: `{tick, mids}`, then its decisions in their order, then its fills in theirs.
 */
export async function hashOfMatch(manager: EntityManager, match: EndedMatchRow): Promise<string> {
  const [first, last] = [Number(match.first_tick), Number(match.last_tick)];
  const chapters: string[] = [];
  for (let from = first; from < last; from += CHAPTER) {
    chapters.push(await chapterOf(manager, from, Math.min(last, from + CHAPTER)));
  }
  return settlementHash(chapters);
}

async function chapterOf(manager: EntityManager, from: number, until: number): Promise<string> {
  const bounds = [from, until];
  const prices = await manager.query<Line[]>(
    `SELECT tick, jsonb_build_object('tick', tick, 'mids', mids) AS line FROM arena_tick WHERE tick >= $1 AND tick < $2 ORDER BY tick`,
    bounds,
  );
  const decisions = await manager.query<Line[]>(
    `SELECT tick, jsonb_build_object('participant_id', participant_id, 'decision_id', decision_id, 'actions', payload->'actions') AS line
     FROM arena_command WHERE tick >= $1 AND tick < $2 AND kind = 'decide' ORDER BY tick, place`,
    bounds,
  );
  const fills = await manager.query<Line[]>(
    `SELECT tick, to_jsonb(f) - 'at' - 'reasoning' AS line
     FROM arena_fill f WHERE tick >= $1 AND tick < $2 ORDER BY tick, length(id), id COLLATE "C"`,
    bounds,
  );
  return settlementHash(merged([prices, decisions, fills]).map(({ line }) => line));
}

/** By tick; within a tick in the order of the lists. Sorting is stable. */
const merged = (lists: readonly Line[][]): Line[] => lists.flat().sort((a, b) => Number(a.tick) - Number(b.tick));
