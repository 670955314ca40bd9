import { parentPort, workerData } from 'node:worker_threads';
import type { BeginWeek } from './feed.js';
import { replayWeek, type ReplayedWeek } from './replayed.week.js';
import { SimulatedFeed } from './simulated.feed.js';
import { scaledWeek } from './week.feed.js';
import type { WeekOrder } from './week.order.js';
import { WeekPacker, type WeekStretch } from './week.rows.js';

/** A replayed week, its ticks packed. */
export interface RecordedWeek {
  week: ReplayedWeek;
  /** in the order of their ticks */
  stretches: WeekStretch[];
  /** how many there are of each */
  commands: number;
  postings: number;
}

const beginner = ({ leadsTo }: WeekOrder): BeginWeek =>
  leadsTo ? scaledWeek(leadsTo.prices, () => leadsTo.state) : (secret, genesis) => SimulatedFeed.begin(secret, genesis);

const order = workerData as WeekOrder;
const packer = new WeekPacker();
const week = replayWeek(order.secret, order.openedAt, beginner(order), packer);
const { stretches, commands, postings } = packer;
parentPort?.postMessage({ week, stretches, commands, postings } satisfies RecordedWeek);
