import { randomBytes } from 'node:crypto';
import type { Config } from '../../common/config/env.js';
import type { FeedState } from '../feeds/feed.js';

const MINUTE = 60_000;

/** Which week is to be replayed. Plain data, which goes to another process. */
export interface WeekOrder {
  secret: string;
  /** ms, a full minute */
  openedAt: number;
  /** seeds of the week's hours are shown so long after them */
  revealHours: number;
  /** prices, USD, that the week leads up to, and the feed's state there; null where the simulator goes on */
  leadsTo: { prices: number[]; state: FeedState } | null;
}

/** A week that ends with the last full minute, under the market's secret. */
export const weekOrder = ({ marketSeed, revealHours }: Pick<Config, 'marketSeed' | 'revealHours'>): WeekOrder => ({
  secret: marketSeed ?? randomBytes(32).toString('hex'),
  openedAt: Math.floor(Date.now() / MINUTE) * MINUTE,
  revealHours,
  leadsTo: null,
});
