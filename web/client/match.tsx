import './lib/page.js';
import { Replay, type ReplayView } from '../islands/replay.js';
import { takeOver } from './lib/island.js';
import { verifyPrices } from './lib/verify-prices.js';
import { verifyRecord } from './lib/verify-record.js';

takeOver<ReplayView>('replay', (view) => (
  <Replay view={view} checks={{ record: verifyRecord, prices: verifyPrices }} />
));
