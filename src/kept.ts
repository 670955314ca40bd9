import { LEAGUE_DAYS } from './arena/history/league-retention.js';
import { TAKEN_IN_DAYS } from './common/events/event-log.js';
import { KEPT_DAYS } from './common/idempotency/idempotency.js';
import { DONE_DAYS } from './common/jobs/outbox.sweeper.js';
import { MAIL_DAYS } from './common/mail/mail-ledger.js';
import { PASSED_DAYS } from './common/quota/counters/quota-ledger.js';
import { USAGE_DAYS } from './common/usage/key-usage.js';
import { STATUS_DAYS } from './status/status-book.js';
import { LINK_DAYS } from './tools/accounts/email-links.service.js';

/** Of few rows whatever anybody does: one, or a few for each process, market, fighter or match that is open. */
const FEW = 'few' as const;
/** For good, or until their account is erased. */
const FOR_GOOD = null;

/** For how many days the rows of each table stay, in the words of those who sweep them. */
export const keptDays = (retentionDays: number): Record<string, number | typeof FEW | typeof FOR_GOOD> => ({
  account: FOR_GOOD,
  api_key: FOR_GOOD,
  audit_entry: FOR_GOOD,
  secret_proof: FEW,
  installation: FEW,
  lease: FEW,
  domain_event: TAKEN_IN_DAYS,
  key_usage: USAGE_DAYS,
  probe_hour: STATUS_DAYS,
  operator_session: FEW,
  incident: STATUS_DAYS,
  idempotency_record: KEPT_DAYS,
  outbox_job: DONE_DAYS,
  past_events: FEW,
  mail_message: MAIL_DAYS,
  quota_counter: PASSED_DAYS,
  quota_reservation: FEW,
  webhook_endpoint: retentionDays,
  webhook_delivery: retentionDays,
  ...LEAGUE_DAYS,
  arena_account: FOR_GOOD,
  arena_answer_page: FOR_GOOD,
  arena_chat: FOR_GOOD,
  arena_command: FOR_GOOD,
  arena_epoch: FOR_GOOD,
  arena_fill: FOR_GOOD,
  arena_futures_leverage: FOR_GOOD,
  arena_market: FEW,
  arena_match: FOR_GOOD,
  arena_match_course: FOR_GOOD,
  arena_match_sample: FEW,
  arena_mind: FEW,
  arena_participant: FOR_GOOD,
  arena_posting: FOR_GOOD,
  arena_rating_change: FOR_GOOD,
  arena_record_key: FEW,
  arena_round_trip: FOR_GOOD,
  arena_seal: FOR_GOOD,
  arena_tape: FOR_GOOD,
  arena_week: FEW,
  cognitive_batch: 2,
  cognitive_checkpoint: 2,
  cognitive_head: FEW,
  cognitive_history: FEW,
  design_session: retentionDays,
  design_submission: FOR_GOOD,
  tools_billing_event: FOR_GOOD,
  tools_chat_pack: FOR_GOOD,
  tools_chat_session: retentionDays,
  tools_email_link: LINK_DAYS,
  tools_image_job: FOR_GOOD,
  tools_instant_key: FOR_GOOD,
  tools_order: FOR_GOOD,
  tools_registration: FOR_GOOD,
});
