import { bulkInsert, type Columns, type Statements } from '../../common/db/bulk-insert.js';
import { tellPast } from '../../common/events/past-events.js';
import { addCommands } from '../decisions/command-rows.js';
import { KEPT } from '../engine/market/index.js';
import { DURATIONS } from '../engine/matches/index.js';
import { KEPT_CURVE } from '../engine/league/index.js';
import { writeCheckpoint } from '../league/league-checkpoint.js';
import { LeagueWriter } from '../league/league-writer.js';
import { lookOf, nameKey } from '../agents/name-key.js';
import { RatingWriter } from '../ratings/rating-writer.js';
import { firstTickOf, type FinishedMatch, type ReplayedWeek } from './replay-week.js';

const PARTICIPANT: Columns = {
  id: 'text',
  kind: 'text',
  name: 'text',
  name_key: 'text',
  look: 'text',
  baseline: 'boolean',
  status: 'text',
  registered_at: 'timestamptz',
  activated_at: 'timestamptz',
  admitted_at: 'timestamptz',
  trades: 'integer',
  rating: 'jsonb',
  evidence: 'jsonb',
  tick: 'bigint',
};
const FINISHED: Columns = {
  id: 'text',
  duration: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  status: 'text',
  rules: 'integer',
  first_tick: 'bigint',
  last_tick: 'bigint',
  leader: 'text',
  odds: 'jsonb',
  odds_by_return: 'jsonb',
  quotes: 'jsonb',
  board: 'jsonb',
  settlement: 'jsonb',
  tick: 'bigint',
};

const iso = (ms: number): string => new Date(ms).toISOString();

const finishedRow = ({ match, firstTick, lastTick, board, settlement }: FinishedMatch) => ({
  id: match.id,
  duration: match.duration,
  starts_at: iso(match.starts_at),
  ends_at: iso(match.ends_at),
  status: 'settled',
  rules: match.rules,
  first_tick: firstTick,
  last_tick: lastTick,
  leader: board[0]?.id ?? null,
  odds: Object.fromEntries(match.odds),
  odds_by_return: Object.fromEntries(match.oddsByReturn),
  quotes: match.quotes,
  board,
  settlement,
  tick: lastTick,
});

/** A statement of the founding. Plain data, which can go from process to process. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** What writes where a replayed week led to, beside its ticks, as if it had happened tick by tick. In their order. */
export async function statementsOf(week: ReplayedWeek, secret: string): Promise<Statement[]> {
  const list: Statement[] = [];
  const taking: Statements = {
    query: async <T>(sql: string, values: unknown[] = []) => list.push({ sql, values }) as T,
  };
  await market(taking, week, secret);
  await participants(taking, week);
  await history(taking, week);
  await matches(taking, week);
  await tellPast(taking, 'arena', week.happenings);
  return list;
}

const writer = new LeagueWriter();

async function market(manager: Statements, week: ReplayedWeek, secret: string): Promise<void> {
  const { league } = week;
  await manager.query(
    `INSERT INTO arena_market (id, genesis, opened_at, secret, status, tick, at, observed, breakers, covariance)
     VALUES (1, $1, $2, $3, 'running', $4, $5, $6, $7, $8)`,
    [
      new Date(week.genesis),
      new Date(week.openedAt),
      secret,
      league.tick,
      new Date(league.time),
      JSON.stringify(league.observed),
      JSON.stringify(league.breakers),
      JSON.stringify(league.covariance),
    ],
  );
  await writer.market(manager, league, week.feed);
  await writer.epochs(manager, week.epochs);
  await addCommands(manager, week.pending);
  await writeCheckpoint(manager, week.opening);
}

async function participants(manager: Statements, { league, genesis, known }: ReplayedWeek): Promise<void> {
  const rows = [...league.participants.values()].map(({ id, kind, name, baseline, admittedAt, trades }) => ({
    id,
    kind,
    name,
    name_key: nameKey(name),
    look: lookOf(name),
    baseline,
    status: 'active',
    registered_at: iso(genesis),
    activated_at: iso(genesis),
    admitted_at: iso(admittedAt),
    trades,
    rating: known.get(id)?.rating ?? null,
    evidence: known.get(id)?.evidence ?? null,
    tick: league.tick,
  }));
  await bulkInsert(manager, 'arena_participant', PARTICIPANT, rows);
  await writer.accounts(manager, [...league.book.values()], league.tick);
}

/** Tape, chat, candles, curves, minds. */
async function history(manager: Statements, { league, tape, chat }: ReplayedWeek): Promise<void> {
  await writer.pastTape(manager, tape, chat);
  await writer.candles(manager, league, KEPT, ''); // there are none yet
  await writer.curves(manager, league, KEPT_CURVE);
  await writer.minds(manager, league);
}

async function matches(manager: Statements, week: ReplayedWeek): Promise<void> {
  const { league, finished } = week;
  await bulkInsert(manager, 'arena_match', FINISHED, finished.map(finishedRow));
  await writer.courses(
    manager,
    finished.map(({ course }) => course),
  );
  await writer.samples(manager, week.samples);
  await new RatingWriter().record(
    manager,
    finished.map(({ settlement, ...one }) => ({ ...one, ...settlement })),
  );
  for (const match of DURATIONS.map((duration) => league.matches[duration])) {
    await writer.openMatches(manager, [match], firstTickOf(week, match));
    await writer.standings(manager, match, match.standings.keys(), league.tick);
    await writer.odds(manager, match, league.tick);
  }
}
