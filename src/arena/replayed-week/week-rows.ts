import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import type { Columns } from '../../common/db/bulk-insert.js';
import { COMMAND, rowOf } from '../decisions/command-rows.js';
import { FILL, POSTING } from '../ledger/exchange-rows.js';
import type { ReplayedTick } from './replay-week.js';

/** Ticks in a row, as they are kept until they stand in their tables. */
export interface WeekStretch {
  /** the last one, and its time, ms */
  tick: number;
  at: number;
  /** a line of JSON for each of KINDS, gzip */
  rows: Uint8Array;
}

/** What the league adds to the rows of a stretch: the lease they are written under, and where its own numbers begin. */
export interface WeekPlace {
  lease_epoch: string;
  /** the number before the first that is kept free for the week */
  commands_after: string;
  postings_after: string;
}

/** How rows of one kind are written: `$1` are the rows, `$2` the member of the place that belongs to them. */
interface Kind {
  sql: string;
  place: keyof WeekPlace | null;
}

const TICK: Columns = {
  tick: 'bigint',
  at: 'timestamptz',
  mids: 'jsonb',
  volumes: 'jsonb',
  halted: 'integer',
  commands: 'integer',
};
const EXECUTED: Columns = { ...COMMAND, received_at: 'timestamptz', tick: 'bigint', place: 'integer', seq: 'bigint' };
const NUMBERED: Columns = { ...POSTING, id: 'bigint' };

function kind(table: string, columns: Columns, place: Kind['place'] = null, made: Record<string, string> = {}): Kind {
  const names = [...new Set([...Object.keys(columns), ...Object.keys(made)])];
  const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  const values = names.map((name) => made[name] ?? `"${name}"`);
  const list = names.map((name) => `"${name}"`).join(', ');
  const sql = `INSERT INTO ${table} (${list}) SELECT ${values.join(', ')} FROM json_to_recordset($1::json) AS row(${types.join(', ')})`;
  return { sql, place };
}

const KINDS: readonly Kind[] = [
  kind('arena_tick', TICK, 'lease_epoch', { lease_epoch: '$2::bigint' }),
  kind('arena_command', EXECUTED, 'commands_after', { seq: 'seq + $2::bigint' }),
  kind('arena_fill', FILL),
  kind('arena_posting', NUMBERED, 'postings_after', { id: 'id + $2::bigint' }),
];

const unpack = promisify(gunzip);
const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * Packs the ticks of a week stretch by stretch, in their order, and numbers its commands and postings from 1 on. Each tick
 * becomes text at once: as objects half a thousand of them would have to be moved about in memory.
 */
export class WeekPacker {
  commands = 0;
  postings = 0;
  /** in the order of their ticks */
  readonly stretches: WeekStretch[] = [];
  private lists: string[][] = KINDS.map(() => []);

  add(tick: ReplayedTick): void {
    const rows = [[tickRow(tick)], this.commandRows(tick), fillRows(tick), this.postingRows(tick)];
    rows.forEach((list, i) => list.length > 0 && this.lists[i].push(JSON.stringify(list).slice(1, -1)));
  }

  /** Ends a stretch with the tick that was added last. */
  end({ tick, time }: Pick<ReplayedTick, 'tick' | 'time'>): void {
    const lines = this.lists.map((list) => `[${list.join()}]`);
    this.stretches.push({ tick, at: time, rows: gzipSync(lines.join('\n'), { level: 1 }) });
    this.lists = KINDS.map(() => []);
  }

  private commandRows({ tick, time, commands }: ReplayedTick) {
    const received_at = iso(time);
    return commands.map((command, place) => ({ ...rowOf(command), received_at, tick, place, seq: ++this.commands }));
  }

  private postingRows({ tick, postings }: ReplayedTick) {
    return postings.map((posting) => ({ ...posting, tick, id: ++this.postings }));
  }
}

const tickRow = ({ tick, time, mids, volumes, halted, commands }: ReplayedTick) => ({
  tick,
  at: iso(time),
  mids,
  volumes,
  halted,
  commands: commands.length,
});

function fillRows({ tick, time, fills }: ReplayedTick) {
  const at = iso(time);
  return fills.map((fill) => ({ ...fill, tick, at }));
}

/**
 * The statements that write a stretch into its tables, as if its ticks had been written one by one. Its lines stay bytes, which
 * PostgreSQL takes as they are: as text they would be two megabytes of the heap, several times over, for each stretch.
 */
export async function insertsOfStretch(
  rows: Buffer,
  place: WeekPlace,
): Promise<{ sql: string; values: (string | Buffer)[] }[]> {
  const lines = linesOf(await unpack(rows));
  return KINDS.map(({ sql, place: own }, i) => ({ sql, values: own ? [lines[i], place[own]] : [lines[i]] }));
}

function linesOf(text: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from <= text.length; from += lines.at(-1)!.length + 1) {
    const end = text.indexOf('\n', from);
    lines.push(text.subarray(from, end < 0 ? text.length : end));
  }
  return lines;
}
