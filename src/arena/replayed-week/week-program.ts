import { once } from 'node:events';
import type { BeginWeek } from '../feeds/feed.js';
import { replayWeek } from './replay-week.js';
import { SimulatedFeed } from '../feeds/simulated-feed.js';
import { scaledWeek } from '../feeds/scaled-week.js';
import type { WeekOrder } from './week-order.js';
import { statementsOf, type Statement } from './week-record.js';
import { WeekPacker, type WeekStretch } from './week-rows.js';

/** A replayed week: what writes where it led, and its ticks, packed. Text and bytes, so that who takes it need not make objects of it. */
export interface RecordedWeek {
  statements: Statement[];
  /** in the order of their ticks */
  stretches: WeekStretch[];
  /** how many there are of each */
  commands: number;
  postings: number;
}

const beginner = ({ leadsTo, revealHours }: WeekOrder): BeginWeek =>
  leadsTo
    ? scaledWeek(leadsTo.prices, () => leadsTo.state)
    : (secret, genesis) => SimulatedFeed.begin({ secret, genesis, revealHours });

async function record(order: WeekOrder): Promise<RecordedWeek> {
  const packer = new WeekPacker();
  const week = replayWeek(order.secret, order.openedAt, beginner(order), packer);
  const { stretches, commands, postings } = packer;
  return { statements: await statementsOf(week, order.secret), stretches, commands, postings };
}

// The process that asked ends this one: a signal to the whole group must not, while that one still drains.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const [order] = (await once(process, 'message')) as [WeekOrder];
process.send?.(await record(order), () => process.exit());
