import { FEES } from '../engine/exchange/index.js';
import { FOLDED_UNTIL } from '../history/round-trip-fold.js';
import { INSTRUMENTS } from '../engine/instruments.js';

/** A row of a check that does not agree: amounts in micro-USD, positions in lots; null where there is nothing. */
export interface LedgerDifference {
  check: string;
  /** participant, house account, fill or entry */
  subject: string;
  member: string;
  stored: string | null;
  rebuilt: string | null;
}

/** Aggregates in the database: memory does not grow with the ledger. Rows: subject, member, stored, rebuilt. */
export interface LedgerCheck {
  name: string;
  sql: string;
}

const DIFFERENT = 'WHERE m.stored IS DISTINCT FROM m.rebuilt';

/** The markets as a table: symbol, market, unit (lots per coin). */
const MARKETS = `(VALUES ${INSTRUMENTS.map(
  ({ symbol, index, lots_per_unit }) => `('${symbol}', ${index}, ${lots_per_unit}::bigint)`,
).join(', ')}) AS i(symbol, market, unit)`;

/** Which account of the house stands against which kind of posting. */
const AGAINST = `(VALUES ('capital', 'house:capital'), ('recapitalisation', 'house:capital'), ('trade', 'house:counterparty'),
  ('fee', 'house:fees'), ('funding', 'house:funding'), ('insurance', 'house:insurance')) AS k(kind, house)`;

const entries: LedgerCheck = {
  name: 'entries_sum_to_zero',
  sql: `SELECT entry AS subject, 'sum' AS member, 0::numeric AS stored, sum(amount) AS rebuilt
    FROM arena_posting GROUP BY entry HAVING sum(amount) <> 0`,
};

const ledger: LedgerCheck = {
  name: 'ledger_sums_to_zero',
  sql: `SELECT 'ledger' AS subject, 'sum' AS member, 0::numeric AS stored, sum(amount) AS rebuilt
    FROM arena_posting HAVING sum(amount) <> 0`,
};

const accounts: LedgerCheck = {
  name: 'accounts_from_postings',
  sql: `WITH r AS (
      SELECT account, sum(amount) AS cash,
        coalesce(sum(amount) FILTER (WHERE kind = 'capital'), 0) AS starting,
        coalesce(sum(amount) FILTER (WHERE kind = 'trade'), 0) AS realized,
        coalesce(-sum(amount) FILTER (WHERE kind = 'fee'), 0) AS fees,
        coalesce(sum(amount) FILTER (WHERE kind = 'funding'), 0) AS funding,
        coalesce(sum(amount) FILTER (WHERE kind IN ('insurance', 'recapitalisation')), 0) AS adjustments
      FROM arena_posting WHERE account NOT LIKE 'house:%' GROUP BY account
    )
    SELECT coalesce(a.id, r.account) AS subject, m.member, m.stored, m.rebuilt
    FROM arena_account a FULL JOIN r ON r.account = a.id
    CROSS JOIN LATERAL (VALUES ('cash', a.cash::numeric, r.cash), ('starting', a.starting, r.starting),
      ('realized', a.realized, r.realized), ('fees', a.fees, r.fees), ('funding', a.funding, r.funding),
      ('adjustments', a.adjustments, r.adjustments)) AS m(member, stored, rebuilt) ${DIFFERENT}`,
};

const identity: LedgerCheck = {
  name: 'cash_identity',
  sql: `SELECT id AS subject, 'cash' AS member, cash AS stored, starting + realized - fees + funding + adjustments AS rebuilt
    FROM arena_account WHERE cash <> starting + realized - fees + funding + adjustments`,
};

/** Each kind of posting moves between participants and the one house account that stands against it. */
const house: LedgerCheck = {
  name: 'house_against_participants',
  sql: `WITH p AS (
      SELECT kind, account LIKE 'house:%' AS ours, CASE WHEN account LIKE 'house:%' THEN account END AS house, sum(amount) AS amount
      FROM arena_posting GROUP BY 1, 2, 3
    ), r AS (
      SELECT kind, coalesce(sum(amount) FILTER (WHERE NOT ours), 0) AS amount FROM p GROUP BY kind
    )
    SELECT coalesce(p.house, k.house, 'house:' || r.kind) AS subject, coalesce(r.kind, p.kind) AS member,
      coalesce(p.amount, 0) AS stored, CASE WHEN p.house IS NULL OR p.house = k.house THEN -r.amount END AS rebuilt
    FROM r LEFT JOIN ${AGAINST} ON k.kind = r.kind LEFT JOIN p ON p.kind = r.kind AND p.ours
    WHERE coalesce(p.amount, 0) IS DISTINCT FROM CASE WHEN p.house IS NULL OR p.house = k.house THEN -r.amount END`,
};

const fills: LedgerCheck = {
  name: 'fills_have_their_postings',
  sql: `WITH l AS (
      SELECT entry, account, coalesce(sum(amount) FILTER (WHERE kind = 'trade'), 0) AS realized,
        coalesce(-sum(amount) FILTER (WHERE kind = 'fee'), 0) AS fee
      FROM arena_posting WHERE kind IN ('trade', 'fee') AND account NOT LIKE 'house:%' GROUP BY entry, account
    )
    SELECT coalesce(f.id, l.entry) AS subject, m.member, m.stored, m.rebuilt
    FROM arena_fill f FULL JOIN l ON l.entry = f.id AND l.account = f.participant_id
    CROSS JOIN LATERAL (VALUES ('realized', f.realized::numeric, coalesce(l.realized, 0)), ('fee', f.fee, coalesce(l.fee, 0)))
      AS m(member, stored, rebuilt) ${DIFFERENT}`,
};

/** Both parts of a fill that turns a position are rounded by themselves, so its notional may be off by one micro-USD. */
const arithmetic: LedgerCheck = {
  name: 'fills_add_up',
  sql: `SELECT f.id AS subject, m.member, m.stored, m.rebuilt
    FROM arena_fill f LEFT JOIN ${MARKETS} ON i.symbol = f.symbol
    CROSS JOIN LATERAL (VALUES
      ('notional', f.notional::numeric, round(f.lots::numeric * f.price / i.unit), 1),
      ('fee', f.fee, round(f.notional::numeric * CASE WHEN f.maker THEN ${FEES.maker} ELSE ${FEES.taker} END / 100000), 0)
    ) AS m(member, stored, rebuilt, slack)
    WHERE m.rebuilt IS NULL OR abs(m.stored - m.rebuilt) > m.slack OR f.lots <= 0`,
};

/**
 * Lots are Σ side × lots, cost is Σ side × notional + Σ realized. Fills from before the league kept checkpoints rounded
 * otherwise: each that closed may be off by one micro-USD.
 */
const positions: LedgerCheck = {
  name: 'positions_from_fills',
  sql: `WITH held AS (
      SELECT a.id, (p ->> 'market')::integer AS market, (p ->> 'lots')::numeric AS lots, (p ->> 'cost')::numeric AS cost
      FROM arena_account a CROSS JOIN LATERAL jsonb_array_elements(a.positions) AS p
    ), signed AS (
      SELECT f.participant_id AS id, i.market, CASE f.side WHEN 'buy' THEN 1 ELSE -1 END AS side, f.lots, f.notional, f.realized,
        f.realized <> 0 AND f.tick <= (SELECT coalesce(min(tick), 9223372036854775807) FROM arena_checkpoint) AS early
      FROM arena_fill f JOIN ${MARKETS} ON i.symbol = f.symbol
    ), net AS (
      SELECT id, market, sum(side * lots) AS lots, sum(side * notional::numeric + realized) AS cost,
        count(*) FILTER (WHERE early) AS slack
      FROM signed GROUP BY id, market
    )
    SELECT coalesce(h.id, n.id) || ' ' || coalesce(h.market, n.market) AS subject, m.member, m.stored, m.rebuilt
    FROM held h FULL JOIN net n ON n.id = h.id AND n.market = h.market
    CROSS JOIN LATERAL (VALUES ('lots', coalesce(h.lots, 0), coalesce(n.lots, 0), 0),
      ('cost', coalesce(h.cost, 0), coalesce(n.cost, 0), coalesce(n.slack, 0))) AS m(member, stored, rebuilt, slack)
    WHERE abs(m.stored - m.rebuilt) > m.slack`,
};

const totals: LedgerCheck = {
  name: 'league_totals',
  sql: `WITH r AS (SELECT count(*)::numeric AS trades, coalesce(sum(notional), 0) AS volume, coalesce(sum(fee), 0) AS fees FROM arena_fill)
    SELECT 'league' AS subject, m.member, m.stored, m.rebuilt FROM arena_market a CROSS JOIN r
    CROSS JOIN LATERAL (VALUES ('trades', a.trades::numeric, r.trades), ('volume', a.volume, r.volume), ('fees', a.fees, r.fees))
      AS m(member, stored, rebuilt) ${DIFFERENT}`,
};

const counts: LedgerCheck = {
  name: 'trades_of_participants',
  sql: `WITH r AS (SELECT participant_id, count(*) AS trades FROM arena_fill GROUP BY participant_id)
    SELECT coalesce(p.id, r.participant_id) AS subject, 'trades' AS member, p.trades::numeric AS stored, coalesce(r.trades, 0) AS rebuilt
    FROM arena_participant p FULL JOIN r ON r.participant_id = p.id
    WHERE p.trades IS DISTINCT FROM coalesce(r.trades, 0)`,
};

/** What round trips have earned is what trading has brought, as far as they are folded; what they hold is what was traded. */
const trips: LedgerCheck = {
  name: 'round_trips_add_up',
  sql: `WITH t AS (
      SELECT participant_id AS id, sum(realized - fees + funding) AS net, sum(CASE side WHEN 'long' THEN 1 ELSE -1 END * (entered_lots - left_lots)) AS lots
      FROM arena_round_trip GROUP BY participant_id
    ), p AS (
      SELECT account AS id, sum(amount) AS net FROM arena_posting
      WHERE kind IN ('trade', 'fee', 'funding') AND account NOT LIKE 'house:%' AND tick <= ${FOLDED_UNTIL} GROUP BY account
    ), f AS (
      SELECT participant_id AS id, sum(CASE side WHEN 'buy' THEN 1 ELSE -1 END * lots) AS lots FROM arena_fill
      WHERE tick <= ${FOLDED_UNTIL} GROUP BY participant_id
    )
    SELECT id AS subject, m.member, m.stored, m.rebuilt FROM t FULL JOIN p USING (id) FULL JOIN f USING (id)
    CROSS JOIN LATERAL (VALUES ('net', coalesce(t.net, 0), coalesce(p.net, 0)), ('lots', coalesce(t.lots, 0), coalesce(f.lots, 0)))
      AS m(member, stored, rebuilt) ${DIFFERENT}`,
};

/** A command is named by its columns as it names itself, and a tick knows how many it has executed, without gaps. */
const commands: LedgerCheck = {
  name: 'commands_as_named',
  sql: `SELECT 'command ' || c.seq AS subject, m.member, m.stored, m.rebuilt FROM arena_command c
    CROSS JOIN LATERAL (VALUES ('kind', c.kind, c.payload ->> 'kind'),
      ('participant_id', c.participant_id, coalesce(c.payload ->> 'participant_id', c.payload #>> '{participant,id}')),
      ('decision_id', CASE c.kind WHEN 'decide' THEN c.decision_id END, c.payload ->> 'decision_id')) AS m(member, stored, rebuilt) ${DIFFERENT}`,
};

const executed: LedgerCheck = {
  name: 'ticks_count_commands',
  sql: `WITH r AS (SELECT tick, count(*) AS n, max(place) + 1 AS places, count(DISTINCT place) AS different FROM arena_command
      WHERE tick >= (SELECT min(tick) FROM arena_tick) GROUP BY tick)
    SELECT 'tick ' || tick AS subject, m.member, m.stored, m.rebuilt FROM arena_tick t FULL JOIN r USING (tick)
    CROSS JOIN LATERAL (VALUES ('commands', t.commands::bigint, coalesce(r.n, 0)), ('places', r.places::bigint, r.n), ('places', r.different, r.n))
      AS m(member, stored, rebuilt) ${DIFFERENT}`,
};

/** The market stands at its last tick, ticks follow each other in number and time. */
const clock: LedgerCheck = {
  name: 'ticks_in_order',
  sql: `WITH l AS (SELECT tick, at FROM arena_tick ORDER BY tick DESC LIMIT 1), s AS (
      SELECT tick, at, mids, lag(tick) OVER w AS before, lag(at) OVER w AS earlier FROM arena_tick WINDOW w AS (ORDER BY tick))
    SELECT 'league' AS subject, m.member, m.stored, m.rebuilt FROM arena_market a CROSS JOIN l
      CROSS JOIN LATERAL (VALUES ('tick', a.tick::text, l.tick::text), ('at', a.at::text, l.at::text),
        ('genesis', a.genesis::text, coalesce((SELECT at FROM arena_checkpoint WHERE tick = 0), a.genesis)::text)) AS m(member, stored, rebuilt) ${DIFFERENT}
    UNION ALL SELECT 'state ' || c.tick, 'at', c.at::text, t.at::text FROM arena_checkpoint c LEFT JOIN arena_tick t USING (tick)
      WHERE c.tick > 0 AND c.at IS DISTINCT FROM t.at AND c.tick >= (SELECT min(tick) FROM arena_tick)
    UNION ALL SELECT 'tick ' || tick, 'tick', tick::text, (before + 1)::text FROM s WHERE tick <> before + 1
    UNION ALL SELECT 'tick ' || tick, 'at', at::text, earlier::text FROM s WHERE at <= earlier`,
};

/** Lines of the tape have the columns that they say, at the time of their tick; those of trades and funding tell what was booked. Of the replayed week the end is kept, from within a tick on. */
const tape: LedgerCheck = {
  name: 'tape_tells_books',
  sql: `SELECT 'tape ' || p.seq AS subject, m.member, m.stored, m.rebuilt
    FROM arena_tape p LEFT JOIN arena_tick t ON t.tick = p.tick LEFT JOIN arena_fill f ON p.type = 'trade' AND f.id = p.entry ->> 'fill_id'
      LEFT JOIN ${MARKETS} ON i.symbol = f.symbol
    CROSS JOIN LATERAL (VALUES ('type', p.type, p.entry ->> 'type'), ('participant_id', p.participant_id, p.entry ->> 'participant_id'),
      ('symbol', p.symbol, p.entry ->> 'symbol'),
      ('at', (p.entry ->> 'at')::timestamptz::text, coalesce(t.at, (p.entry ->> 'at')::timestamptz)::text),
      ('tick', CASE p.type WHEN 'trade' THEN p.tick::text END, CASE p.type WHEN 'trade' THEN f.tick::text END),
      ('trade', CASE p.type WHEN 'trade' THEN concat_ws(' ', p.participant_id, p.symbol, p.entry ->> 'side', p.entry ->> 'execution', p.entry ->> 'liquidity',
          p.entry ->> 'order_id', p.entry ->> 'decision_id', round((p.entry ->> 'quantity')::numeric * i.unit), round((p.entry ->> 'price')::numeric * 1e6),
          round((p.entry ->> 'notional_usd')::numeric * 1e6), round((p.entry ->> 'fee_usd')::numeric * 1e6),
          round((p.entry ->> 'realized_pnl_usd')::numeric * 1e6), (p.entry ->> 'slippage_bps')::float8) END,
        CASE p.type WHEN 'trade' THEN concat_ws(' ', f.participant_id, f.symbol, f.side, f.kind, CASE WHEN f.maker THEN 'maker' ELSE 'taker' END,
          f.order_id, f.decision_id, f.lots, f.price, f.notional, f.fee, f.realized, f.slippage_bps) END))
      AS m(member, stored, rebuilt) ${DIFFERENT}
    UNION ALL
    SELECT 'tick ' || tick || ' ' || id, 'funding', told::text, paid::text FROM (
      SELECT tick, participant_id AS id, sum(round((entry ->> 'amount_usd')::numeric * 1e6)) AS told FROM arena_tape
      WHERE type = 'funding' AND tick > (SELECT min(tick) FROM arena_tape) GROUP BY 1, 2) l
      LEFT JOIN (SELECT tick, account AS id, sum(amount) AS paid FROM arena_posting WHERE kind NOT IN ('trade', 'fee') AND kind = 'funding' GROUP BY 1, 2) b USING (tick, id)
    WHERE told IS DISTINCT FROM paid`,
};

/** Of an entry's legs all are of one tick, and an entry of a fill is of the fill's tick. */
const ticks: LedgerCheck = {
  name: 'entries_of_one_tick',
  sql: `SELECT entry AS subject, 'tick' AS member, min(tick)::text AS stored, max(tick)::text AS rebuilt FROM arena_posting
      GROUP BY entry HAVING min(tick) <> max(tick)
    UNION ALL SELECT f.id, 'tick', f.tick::text, p.tick::text FROM arena_fill f JOIN arena_posting p ON p.entry = f.id WHERE p.tick <> f.tick
    UNION ALL SELECT f.id, 'at', f.at::text, t.at::text FROM arena_fill f JOIN arena_tick t USING (tick) WHERE f.at <> t.at`,
};

/** Where answers are kept, commands were executed. */
const answered: LedgerCheck = {
  name: 'answers_in_place',
  sql: `SELECT 'tick ' || tick AS subject, 'page' AS member, page::text AS stored, NULL::text AS rebuilt FROM arena_answer_page p
    WHERE NOT EXISTS (SELECT 1 FROM arena_command c WHERE c.tick = p.tick AND c.place / 100 = p.page)`,
};

/** The reason of a market fill, while it and the words of its decision are kept, is one that the decision gave. */
const reasons: LedgerCheck = {
  name: 'reasons_as_decided',
  sql: `SELECT f.id AS subject, 'reasoning' AS member, f.reasoning AS stored, NULL::text AS rebuilt
    FROM arena_fill f JOIN arena_command c ON c.participant_id = f.participant_id AND c.decision_id = f.decision_id
    WHERE f.kind = 'market' AND f.reasoning IS NOT NULL AND (c.salt IS NOT NULL OR c.payload @? '$.actions[*].justification')
      AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(c.payload -> 'actions') a WHERE a ->> 'justification' = f.reasoning)`,
};

/** Everything that an audit rebuilds, cheap ones first. */
export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  identity,
  ledger,
  entries,
  accounts,
  house,
  fills,
  arithmetic,
  positions,
  totals,
  counts,
  trips,
  commands,
  executed,
  clock,
  tape,
  ticks,
  answered,
  reasons,
];
