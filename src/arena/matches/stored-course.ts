import type { EntityManager } from 'typeorm';
import { courseTexts, type BoardEntry, type CourseSample } from '../engine/league/index.js';
import type { Duration } from '../engine/matches/index.js';

type Queries = Pick<EntityManager, 'query'>;

/** Where a running match stood at the times of its grid, oldest first. */
export async function readSamples(manager: Queries, match_id: string): Promise<CourseSample[]> {
  const rows = await manager.query<(Omit<CourseSample, 'at'> & { at: Date })[]>(
    'SELECT match_id, at, points, odds FROM arena_match_sample WHERE match_id = $1 ORDER BY at',
    [match_id],
  );
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/** The texts of a settled match's course; null where none were kept. */
export async function readCourseTexts(
  manager: Queries,
  match_id: string,
): Promise<{ curves: string; odds: string } | null> {
  const [row] = await manager.query<{ curves: string; odds: string }[]>(
    'SELECT curves, odds FROM arena_match_course WHERE match_id = $1',
    [match_id],
  );
  return row ?? null;
}

/** The samples of a match that is being settled become its course. */
export async function keepCourse(
  manager: Queries,
  { id, duration, board }: { id: string; duration: Duration; board: readonly BoardEntry[] },
): Promise<void> {
  const samples = await readSamples(manager, id);
  if (samples.length === 0) return;
  const { curves, odds } = courseTexts(duration, board, samples);
  await manager.query('INSERT INTO arena_match_course (match_id, curves, odds) VALUES ($1, $2, $3)', [
    id,
    curves,
    odds,
  ]);
  await manager.query('DELETE FROM arena_match_sample WHERE match_id = $1', [id]);
}
