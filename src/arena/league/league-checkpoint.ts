import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import type { Statements } from '../../common/db/bulk-insert.js';
import { checkpointOf, type Checkpoint, type League } from '../engine/league/index.js';

const HOUR_MS = 3_600_000;
const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Keeps the league as it stands when a tick at `time` (ms) is the first of an hour: where replays begin. */
export async function keepCheckpoint(manager: EntityManager, league: League, time: number): Promise<void> {
  if (Math.floor(time / HOUR_MS) === Math.floor(league.time / HOUR_MS)) return;
  await writeCheckpoint(manager, checkpointOf(league));
}

/** Reads the checkpoint at once: the league it came from may go on. */
export async function writeCheckpoint(manager: Statements, checkpoint: Checkpoint): Promise<void> {
  const { tick, time } = checkpoint;
  const state = await pack(JSON.stringify(checkpoint), { level: 1 });
  await manager.query('INSERT INTO arena_checkpoint (tick, at, state) VALUES ($1, $2, $3)', [
    tick,
    new Date(time),
    state,
  ]);
}

/** Ticks of the checkpoints in a range, ascending. */
export async function checkpointsBetween(manager: EntityManager, from: number, until: number): Promise<number[]> {
  const rows = await manager.query<{ tick: string }[]>(
    'SELECT tick FROM arena_checkpoint WHERE tick >= $1 AND tick < $2 ORDER BY tick',
    [from, until],
  );
  return rows.map(({ tick }) => Number(tick));
}

/** The last checkpoint at or before a tick; null when there is none. */
export async function checkpointBefore(manager: EntityManager, tick: number): Promise<Checkpoint | null> {
  const [row] = await manager.query<{ state: Buffer }[]>(
    'SELECT state FROM arena_checkpoint WHERE tick <= $1 ORDER BY tick DESC LIMIT 1',
    [tick],
  );
  return row ? (JSON.parse((await unpack(row.state)).toString()) as Checkpoint) : null;
}
