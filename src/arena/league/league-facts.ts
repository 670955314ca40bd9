import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  LEAGUE_FACTS,
  type LeagueFacts,
  type LeagueFactsEntry,
  type LeagueFactsPosition,
  type LeagueFactsSnapshot,
} from '../../common/ports/league-facts.js';
import { madeOnce } from '../../common/kernel/made-once.js';
import { Ports } from '../../common/ports/ports.js';
import { fighterById, STRATEGY_NAMES } from '../engine/fighters/index.js';
import type { BoardEntries, BoardEntry, Snapshot } from '../engine/league/index.js';
import { PublicLeague } from './public-league.js';

const TOLD = 12;

type Totals = { trades: number; volume_usd: number; fees_usd: number };
type Participants = { house: number; challengers_active: number; challengers_queued: number };

/** Tells other features how the league stands, from the last published tick. */
@Injectable()
export class ArenaLeagueFacts implements LeagueFacts, OnModuleInit {
  constructor(
    private readonly projection: PublicLeague,
    private readonly ports: Ports,
  ) {}

  onModuleInit(): void {
    this.ports.provide(LEAGUE_FACTS, this);
  }

  league(): Promise<LeagueFactsSnapshot | null> {
    const snapshot = this.projection.current;
    return Promise.resolve(snapshot && this.told(snapshot));
  }

  private readonly told = madeOnce((snapshot: Snapshot) => this.tell(snapshot));

  private tell({ tick, as_of, league, markets, boards }: Snapshot): LeagueFactsSnapshot {
    const totals = league.totals as Totals;
    const { house, challengers_active, challengers_queued } = league.participants as Participants;
    return {
      name: String(league.name),
      status: String(league.status),
      tick,
      asOf: Date.parse(as_of),
      participants: { house, challengersActive: challengers_active, challengersQueued: challengers_queued },
      totals: { trades: totals.trades, volumeUsd: totals.volume_usd, feesUsd: totals.fees_usd },
      markets: markets.map(({ symbol, price, change_24h_pct }) => ({ symbol, price, change24hPct: change_24h_pct })),
      matches: Object.values(boards).map(({ duration, ends_at, entries }) => ({
        duration,
        secondsLeft: Math.max(0, Math.ceil((Date.parse(ends_at) - Date.parse(as_of)) / 1000)),
        entries: entries.slice(0, TOLD).map(entryOf),
        ...lastOf(entries),
      })),
      positions: this.positions(boards['1d'].entries.slice(0, TOLD)),
    };
  }

  /** Open positions of the first entries, the largest gains and losses first. */
  private positions(entries: readonly BoardEntry[]): LeagueFactsPosition[] {
    const all = entries.flatMap(({ id }) =>
      this.projection.statement(id).positions.map(({ symbol, side, unrealized_pnl_usd }) => ({
        participantId: id,
        symbol,
        side,
        unrealizedPnlUsd: unrealized_pnl_usd,
      })),
    );
    return all.sort((a, b) => Math.abs(b.unrealizedPnlUsd) - Math.abs(a.unrealizedPnlUsd)).slice(0, TOLD);
  }
}

/** Who comes last of those who compete: who has left, came late or hardly trades is last of nothing. */
export function lastOf(entries: Pick<BoardEntries, 'length' | 'slice'>): { last?: LeagueFactsEntry } {
  for (let at = entries.length - 1; at >= 0; at--) {
    const [entry] = entries.slice(at, at + 1);
    if (entry?.eligible) return { last: entryOf(entry) };
  }
  return {};
}

const entryOf = (entry: BoardEntry): LeagueFactsEntry => ({
  rank: entry.rank,
  id: entry.id,
  name: entry.name,
  kind: entry.kind,
  score: entry.score,
  returnPct: entry.return_pct,
  pnlUsd: entry.pnl_usd,
  equityUsd: entry.equity_usd,
  maxDrawdownPct: entry.max_drawdown_pct,
  sharpe: entry.sharpe,
  trades: entry.trades,
  winRate: entry.win_rate,
  feesUsd: entry.fees_usd,
  winProbability: entry.win_probability,
  strategy: strategyOf(entry.id),
});

function strategyOf(id: string): LeagueFactsEntry['strategy'] {
  const fighter = fighterById(id);
  return fighter ? STRATEGY_NAMES[fighter.strategy.kind] : null;
}
