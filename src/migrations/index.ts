import { Common1795000000000 } from './1795000000000-common.js';
import { Arena1795000100000 } from './1795000100000-arena.js';
import { ArenaRecords1795000110000 } from './1795000110000-arena-records.js';
import { ArenaAnswers1795000120000 } from './1795000120000-arena-answers.js';
import { Design1795000200000 } from './1795000200000-design.js';
import { DesignFiles1795000210000 } from './1795000210000-design-files.js';
import { DesignRevisions1795000220000 } from './1795000220000-design-revisions.js';
import { Cognitive1795000300000 } from './1795000300000-cognitive.js';
import { Tools1795000400000 } from './1795000400000-tools.js';
import { ImageMakers1795000410000 } from './1795000410000-image-makers.js';
import { Orders1795000420000 } from './1795000420000-orders.js';
import { Webhooks1795000500000 } from './1795000500000-webhooks.js';
import { ExcusedExecutions1795000700000 } from './1795000700000-excused-executions.js';
import { WhereThingsAre1795000720000 } from './1795000720000-where-things-are.js';
import { OperatorsTrail1795000800000 } from './1795000800000-operators-trail.js';
import { Turns1795910010000 } from './1795910010000-turns.js';
import { PepperNames1795960000000 } from './1795960000000-pepper-names.js';
import { RecordedWeek1795980000000 } from './1795980000000-recorded-week.js';
import { Spectators1795990000000 } from './1795990000000-spectators.js';
import { Scores1795990010000 } from './1795990010000-scores.js';
import { SealedRecords1796000000000 } from './1796000000000-sealed-records.js';
import { Beliefs1796100000000 } from './1796100000000-beliefs.js';
import { Entries1796100010000 } from './1796100010000-entries.js';
import { TradedVolume1796200000000 } from './1796200000000-traded-volume.js';
import { RecordCoversAll1796300000000 } from './1796300000000-record-covers-all.js';
import { ReBasedMind1796400000000 } from './1796400000000-re-based-mind.js';
import { Mailboxes1796500000000 } from './1796500000000-mailboxes.js';
import { Outfits1796600000000 } from './1796600000000-outfits.js';
import { TrialSessions1796700000000 } from './1796700000000-trial-sessions.js';
import { PastEvents1796720000000 } from './1796720000000-past-events.js';
import { NamedKeys1796800000000 } from './1796800000000-named-keys.js';
import { Looks1796910000000 } from './1796910000000-looks.js';
import { Futures1796980000000 } from './1796980000000-futures.js';
import { Rounds1796990000000 } from './1796990000000-rounds.js';
import { Worn1797000000000 } from './1797000000000-worn.js';
import { Status1797010000000 } from './1797010000000-status.js';
import { OperatorSessions1797020000000 } from './1797020000000-operator-sessions.js';
import { ImageWarnings1797030000000 } from './1797030000000-image-warnings.js';

/** Every migration by name, in order; each feature adds its own. Never globbed. */
export const migrations = [
  Common1795000000000,
  Arena1795000100000,
  ArenaRecords1795000110000,
  ArenaAnswers1795000120000,
  Design1795000200000,
  DesignFiles1795000210000,
  DesignRevisions1795000220000,
  Cognitive1795000300000,
  Tools1795000400000,
  ImageMakers1795000410000,
  Orders1795000420000,
  Webhooks1795000500000,
  ExcusedExecutions1795000700000,
  WhereThingsAre1795000720000,
  OperatorsTrail1795000800000,
  Turns1795910010000,
  PepperNames1795960000000,
  RecordedWeek1795980000000,
  Spectators1795990000000,
  Scores1795990010000,
  SealedRecords1796000000000,
  Beliefs1796100000000,
  Entries1796100010000,
  TradedVolume1796200000000,
  RecordCoversAll1796300000000,
  ReBasedMind1796400000000,
  Mailboxes1796500000000,
  Outfits1796600000000,
  TrialSessions1796700000000,
  PastEvents1796720000000,
  NamedKeys1796800000000,
  Looks1796910000000,
  Futures1796980000000,
  Rounds1796990000000,
  Worn1797000000000,
  Status1797010000000,
  OperatorSessions1797020000000,
  ImageWarnings1797030000000,
];
