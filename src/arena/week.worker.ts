import { parentPort, workerData } from 'node:worker_threads';
import type { Insert } from './bulk.js';
import type { BeginWeek, FeedState } from './feed.js';
import { replayWeek, type ReplayedWeek } from './replayed.week.js';
import { SimulatedFeed } from './simulated.feed.js';
import { scaledWeek } from './week.feed.js';
import { insertsOfTicks } from './week.rows.js';

export interface WeekOrder {
  secret: string;
  /** ms, a full minute */
  openedAt: number;
  leaseEpoch: number;
  /** prices, USD, that the week leads up to, and the feed's state there; null where the simulator goes on */
  leadsTo: { prices: number[]; state: FeedState } | null;
}

/** First the ticks in their order, a stretch at a time, then where they led. */
export type WeekNews = { inserts: Insert[] } | { week: ReplayedWeek };

const beginner = ({ leadsTo }: WeekOrder): BeginWeek =>
  leadsTo ? scaledWeek(leadsTo.prices, () => leadsTo.state) : (secret, genesis) => SimulatedFeed.begin(secret, genesis);

const tell = (news: WeekNews): void => parentPort?.postMessage(news);

const order = workerData as WeekOrder;
const week = replayWeek(order.secret, order.openedAt, beginner(order), (ticks) =>
  tell({ inserts: insertsOfTicks(ticks, order.leaseEpoch) }),
);
tell({ week });
