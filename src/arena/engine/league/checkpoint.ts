import type { Account } from '../exchange/index.js';
import { HOUSE_VERSION, type Memory } from '../fighters/index.js';
import type { Breaker, MarketVersion, Observed } from '../market/index.js';
import type { Covariance } from '../matches/index.js';
import { newRating, type Entry } from '../skill/index.js';
import type { Candle } from '../types.js';
import { leagueAround } from './begin.js';
import type { League, Participant } from './league.js';
import { reprice } from './prices.js';

/** Minutes of candles that the house decides by, at most. */
export const REMEMBERED_MINUTES = 2_880;

/** The league after a tick, as far as prices, decisions and fills of the next ones depend on it. JSON-safe. */
export interface Checkpoint {
  tick: number;
  /** ms */
  time: number;
  /** law of the market; absent: 1 */
  version?: MarketVersion;
  observed: Observed;
  breakers: Breaker[];
  /** what scores measure risk by; absent before there were scores */
  covariance?: Covariance;
  accounts: Account[];
  /** who decided for the house until the next one; absent: 1 */
  house?: number;
  /** what the house fighters remember, by id */
  minds: Record<string, Memory>;
  participants: KeptParticipant[];
}

type Known = Omit<Participant, 'rating' | keyof Entry> & { id: string };
/** Whose entry is unknown has none of an entry's members, as nobody had before entries were counted. */
type KeptParticipant = Known & Partial<Omit<Entry, 'id'>>;

const withoutRating = (who: Participant): KeptParticipant => {
  const { id, kind, name, baseline, admittedAt, retired, trades, operator, mailbox, address, registeredAt } = who;
  const box = mailbox ? { mailbox } : {};
  const entry = operator === null && address === null && !mailbox ? {} : { operator, ...box, address, registeredAt };
  return { id, kind, name, baseline, admittedAt, retired, trades, ...entry };
};

/** Shares its parts with the league: turn it into text before the next tick. */
export const checkpointOf = (league: League): Checkpoint => ({
  tick: league.tick,
  time: league.time,
  version: league.version,
  observed: league.observed,
  breakers: league.breakers,
  covariance: league.covariance,
  accounts: [...league.book.values()],
  house: HOUSE_VERSION,
  minds: Object.fromEntries([...league.minds].map(([id, { memory }]) => [id, memory])),
  participants: [...league.participants.values()].map(withoutRating),
});

/** A league that goes on from a checkpoint. @param minutes one-minute candles by market until then, oldest first */
export function leagueFrom(checkpoint: Checkpoint, minutes: readonly Candle[][]): League {
  const { tick, time, observed, breakers, covariance, accounts, minds, participants } = checkpoint;
  const league = leagueAround(observed, time);
  if (covariance) league.covariance = covariance;
  league.tick = tick;
  league.breakers = breakers;
  league.version = checkpoint.version ?? 1;
  reprice(league, time);
  league.chart['1m'] = minutes.map((candles) => [...candles]);
  for (const account of accounts) league.book.set(account.id, account);
  for (const [id, memory] of Object.entries(minds)) league.minds.set(id, { memory, last: null });
  for (const who of participants) league.participants.set(who.id, wholeFrom(who));
  return league;
}

const wholeFrom = (who: KeptParticipant): Participant => ({
  operator: null,
  address: null,
  registeredAt: who.admittedAt,
  ...who,
  rating: newRating(),
});
