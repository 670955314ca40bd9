/**
 * What vouches for each column of the arena's tables. `chained`: it is in the signed chain of records. `derived`: the named check
 * of the audit makes it anew from others, or the replay of its match does. `operational`: nothing that has happened hangs on it.
 * The replay walks from seeds: what only it vouches for (a forged `arena_epoch.latent` or `arena_tick.halted` among it) is found
 * out once the seed of that hour is shown, `REVEAL_HOURS` after it, and not before.
 */
export type Declared = { kind: 'chained' | 'derived'; by: string } | { kind: 'operational' };

const chained = { kind: 'chained', by: 'records_chained' } as const;
const operational = { kind: 'operational' } as const;
const derived = (by: string): Declared => ({ kind: 'derived', by });
const all = (names: string, declared: Declared): Record<string, Declared> =>
  Object.fromEntries(names.split(' ').map((name) => [name, declared]));

const replay = derived('replay');
const state = derived('state_from_replay');
const postings = derived('accounts_from_postings');
const ratings = derived('ratings_from_hours');
const named = derived('commands_as_named');
const counted = derived('ticks_count_commands');
const clock = derived('ticks_in_order');
const epochs = derived('epochs_of_the_secret');
const tape = derived('tape_tells_books');
const answers = derived('answers_in_place');

export const DECLARED_COLUMNS: Record<string, Record<string, Declared>> = {
  arena_account: {
    ...all('id starting cash realized fees funding adjustments', postings),
    positions: derived('positions_from_fills'),
    ...all('orders bust', state),
    tick: operational,
  },
  arena_answer_page: { tick: answers, page: answers, body: replay },
  arena_audit: all('id at differences report', operational),
  arena_candle: all('market interval time open high low close volume_usd', derived('candles_from_prices')),
  // Words, which may be erased; nobody is judged by them.
  arena_chat: all('seq tick line', operational),
  arena_checkpoint: { tick: clock, at: clock, state: replay },
  arena_command: {
    ...all('kind participant_id decision_id', named),
    payload: chained,
    words_hash: chained,
    salt: derived('words_as_hashed'),
    ...all('tick place', counted),
    // When it came, and what tells a repetition from another decision of the same name.
    ...all('seq received_at body_hash', operational),
  },
  // What models were told and said, and what that cost; nobody is judged by it.
  arena_round: all(
    'id participant_id opened_at asked_at outcome calls tokens_in tokens_out cost_usd latency_ms prompt answers problems',
    operational,
  ),
  arena_curve_point: all('participant_id at equity', derived('equity_points_from_books')),
  arena_epoch: { ...all('epoch starts_at commitment seed', epochs), latent: replay },
  arena_fill: {
    ...all('id tick participant_id symbol side kind maker lots price notional fee realized', chained),
    ...all('slippage_bps order_id decision_id', chained),
    at: derived('entries_of_one_tick'),
    reasoning: derived('reasons_as_decided'),
  },
  // What the next order is sent with; an order that was sent says it itself.
  arena_futures_leverage: all('participant_id market leverage', operational),
  arena_market: {
    ...all('genesis tick at', clock),
    secret: epochs,
    ...all('observed covariance', state),
    ...all('trades volume fees', derived('league_totals')),
    // Where the feed stands and what it distrusts is not public; what is published of it is in epochs and states.
    ...all('id opened_at status latent breakers', operational),
  },
  arena_match: {
    ...all('id duration starts_at ends_at status rules first_tick last_tick leader', chained),
    ...all('odds odds_by_return quotes board settlement', chained),
    tick: operational,
  },
  arena_match_course: all('match_id curves odds', chained),
  // Of running matches, as they are shown; what comes of them is the course, which is chained.
  arena_match_sample: all('match_id at points odds', operational),
  arena_mind: { ...all('id mind', state), tick: operational },
  arena_participant: {
    id: derived('trades_of_participants'),
    trades: derived('trades_of_participants'),
    ...all('kind name baseline admitted_at', state),
    ...all('name_key look', derived('names_as_compared')),
    ...all('rating evidence', ratings),
    // What it says of itself, and where it is in the ring now.
    ...all(
      'model description homepage contact_email webhook_id account_id status operator mailbox address',
      operational,
    ),
    ...all('registered_at activated_at last_heartbeat_at retired_at tick', operational),
  },
  arena_posting: {
    ...all('entry amount', derived('entries_sum_to_zero')),
    ...all('kind account', postings),
    tick: derived('entries_of_one_tick'),
    id: operational,
  },
  arena_rating_change: all('match_id participant_id at rank estimate low high', ratings),
  arena_record_key: { ...all('id public_key vouched_by vouch', chained), since: operational },
  arena_round_trip: {
    ...all(
      'entry_fill exit_fill participant_id symbol side opened_tick closed_tick',
      derived('round_trips_from_fills'),
    ),
    ...all('entered_lots entered left_lots left realized fees funding fills', derived('round_trips_from_fills')),
  },
  arena_seal: {
    ...all('seq match_id format previous body_hash hash key_id signature books', chained),
    sealed_at: operational,
  },
  // Of running matches, from which boards are made; the final board is chained, and made anew by the replay.
  arena_standing: all('match_id participant_id tally course tick', operational),
  arena_tape: { ...all('tick type participant_id symbol entry', tape), seq: operational },
  arena_tick: { tick: clock, commands: counted, ...all('at mids volumes halted', replay), lease_epoch: operational },
  arena_week: all('tick at lease_epoch commands_after postings_after rows', operational),
};
