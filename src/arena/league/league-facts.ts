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
import { OTHERS, type BoardEntries, type BoardEntry, type OddsLine, type Snapshot } from '../engine/league/index.js';
import { PublicLeague } from './public-league.js';

const TOLD = 12;
const FAVOURITES = 5;

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

  private tell({ tick, as_of, league, markets, boards, odds }: Snapshot): LeagueFactsSnapshot {
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
        entries: entries.slice(0, TOLD).map((entry) => this.entryOf(entry, odds[duration])),
        ...this.lastOf(entries, odds[duration]),
        favourites: odds[duration]
          .filter(({ id }) => id !== OTHERS)
          .slice(0, FAVOURITES)
          .map(favouriteOf),
      })),
      positions: this.positions(boards['1d'].entries.slice(0, TOLD)),
    };
  }

  /** All open positions of the first entries, the largest gains and losses first. */
  private positions(entries: readonly BoardEntry[]): LeagueFactsPosition[] {
    const all = entries.flatMap(({ id }) =>
      this.projection.statement(id).positions.map(({ symbol, side, unrealized_pnl_usd }) => ({
        participantId: id,
        symbol,
        side,
        unrealizedPnlUsd: unrealized_pnl_usd,
      })),
    );
    return all.sort((a, b) => Math.abs(b.unrealizedPnlUsd) - Math.abs(a.unrealizedPnlUsd));
  }

  private entryOf(entry: BoardEntry, odds: readonly OddsLine[]): LeagueFactsEntry {
    const { positions, unrealized_pnl_usd } = this.projection.statement(entry.id);
    return {
      ...told(entry),
      winProbability: chanceOf(entry.id, odds),
      open: { positions: positions.length, unrealizedPnlUsd: unrealized_pnl_usd },
    };
  }

  private lastOf(entries: BoardEntries, odds: readonly OddsLine[]): { last?: LeagueFactsEntry } {
    const last = lastOf(entries);
    return last ? { last: this.entryOf(last, odds) } : {};
  }
}

/** Who comes last of those who compete: who has left, came late or hardly trades is last of nothing. */
export function lastOf(entries: Pick<BoardEntries, 'length' | 'slice'>): BoardEntry | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const [entry] = entries.slice(at, at + 1);
    if (entry?.eligible) return entry;
  }
  return undefined;
}

const favouriteOf = ({ id, name, win_probability }: OddsLine) => ({ id, name, winProbability: win_probability });

/** Who is not among those told by name has no chance, or one that is not told; null before the first quote. */
function chanceOf(id: string, odds: readonly OddsLine[]): number | null {
  const own = odds.find((line) => line.id === id);
  if (own) return own.win_probability;
  return odds.length === 0 || odds.some((line) => line.id === OTHERS) ? null : 0;
}

const told = (entry: BoardEntry): Omit<LeagueFactsEntry, 'winProbability' | 'open'> => ({
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
  strategy: strategyOf(entry.id),
});

function strategyOf(id: string): LeagueFactsEntry['strategy'] {
  const fighter = fighterById(id);
  return fighter ? STRATEGY_NAMES[fighter.strategy.kind] : null;
}
