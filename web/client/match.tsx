import './lib/page.js';
import { Replay, type ReplayView } from '../islands/replay.js';
import { takeOver } from './lib/island.js';
import { verifyRecord } from './lib/verify-record.js';

takeOver<ReplayView>('replay', (view) => <Replay view={view} verify={verifyRecord} />);
