import { insertsOf, type Columns, type Insert } from './bulk.js';
import { COMMAND, rowOf } from './command.rows.js';
import { FILL, POSTING } from './exchange.rows.js';
import type { ReplayedTick } from './replayed.week.js';

const TICK: Columns = {
  tick: 'bigint',
  at: 'timestamptz',
  lease_epoch: 'bigint',
  mids: 'jsonb',
  halted: 'integer',
  commands: 'integer',
};
const EXECUTED: Columns = { ...COMMAND, received_at: 'timestamptz', tick: 'bigint', place: 'integer' };

const iso = (ms: number): string => new Date(ms).toISOString();

/** Ticks with their prices, commands, fills and postings, as if they had been written one by one. */
export const insertsOfTicks = (ticks: readonly ReplayedTick[], leaseEpoch: number): Insert[] => [
  ...insertsOf('arena_tick', TICK, ticks.map(tickRow(leaseEpoch))),
  ...insertsOf('arena_command', EXECUTED, ticks.flatMap(commandRows)),
  ...insertsOf('arena_fill', FILL, ticks.flatMap(fillRows)),
  ...insertsOf('arena_posting', POSTING, ticks.flatMap(postingRows)),
];

const tickRow =
  (lease_epoch: number) =>
  ({ tick, time, mids, halted, commands }: ReplayedTick) => ({
    tick,
    at: iso(time),
    lease_epoch,
    mids,
    halted,
    commands: commands.length,
  });

function commandRows({ tick, time, commands }: ReplayedTick) {
  const received_at = iso(time);
  return commands.map((command, place) => ({ ...rowOf(command), received_at, tick, place }));
}

function fillRows({ tick, time, fills }: ReplayedTick) {
  const at = iso(time);
  return fills.map((fill) => ({ ...fill, tick, at }));
}

const postingRows = ({ tick, postings }: ReplayedTick) => postings.map((posting) => ({ ...posting, tick }));
