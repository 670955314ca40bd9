import { Random } from '../../../common/kernel/random.js';
import { viewAccount } from '../exchange/index.js';
import { FIGHTERS, isDue, type Fighter } from '../fighters/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { quotesIn } from '../market/index.js';
import type { Candle, MarketHistory, MarketSymbol } from '../types.js';
import type { League, LeagueCommand } from './league.js';

export type Decide = Extract<LeagueCommand, { kind: 'decide' }>;

/** The commands that bring the house fighters into a new league. */
export const houseEntries = (): LeagueCommand[] =>
  FIGHTERS.map(({ id, name, baseline }) => ({ kind: 'activate', participant: { id, kind: 'house', name, baseline } }));

/** What the fighters due in the minute that begins now decide, to be executed at the next tick. Changes their minds. */
export function houseDecisions(league: League): Decide[] {
  const minute = Math.floor(league.time / 60_000) * 60_000;
  const due = FIGHTERS.filter((fighter) => isDue(fighter, minute) && league.book.has(fighter.id));
  if (due.length === 0) return [];
  const view = historyOf(league);
  return due.flatMap((fighter) => decisionOf(league, fighter, view, minute));
}

function historyOf(league: League): MarketHistory {
  const minutes = Object.fromEntries(INSTRUMENTS.map((one) => [one.symbol, league.chart['1m'][one.index]]));
  return {
    now: league.time,
    version: league.version,
    quotes: quotesIn(league.tickers, league.observed),
    minutes: minutes as unknown as Record<MarketSymbol, readonly Candle[]>,
  };
}

function decisionOf(league: League, fighter: Fighter, view: MarketHistory, minute: number): Decide[] {
  const account = league.book.get(fighter.id);
  if (!account) return [];
  const mind = league.minds.get(fighter.id);
  const random = Random.from(`house/${fighter.id}/${minute}`);
  const statement = viewAccount(account, league.tickers);
  const { actions, memory, research } = fighter.decide(view, statement, mind?.memory ?? {}, random);
  const acted = actions.length > 0 || research !== undefined;
  const last = { at: new Date(league.time).toISOString(), actions, ...(research ? { research } : {}) };
  league.minds.set(fighter.id, { ...mind, memory, last: acted ? last : (mind?.last ?? null) });
  if (!acted) return [];
  const decisionId = `house_${fighter.id}_${(minute / 60_000).toString(36)}`;
  return [
    { kind: 'decide', participant_id: fighter.id, decision_id: decisionId, actions, ...(research && { research }) },
  ];
}
