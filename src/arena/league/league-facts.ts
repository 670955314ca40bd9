import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  LEAGUE_FACTS,
  type LeagueFacts,
  type LeagueFactsEnded,
  type LeagueFactsEntry,
  type LeagueFactsPosition,
  type LeagueFactsSnapshot,
} from '../../common/ports/league-facts.js';
import { madeOnce } from '../../common/kernel/made-once.js';
import { Ports } from '../../common/ports/ports.js';
import { fighterById, STRATEGY_NAMES } from '../engine/fighters/index.js';
import { OTHERS, type BoardEntries, type BoardEntry, type OddsLine, type Snapshot } from '../engine/league/index.js';
import { EndedMatches } from './ended-matches.js';
import { PublicLeague } from './public-league.js';

/** Entries told of each match, and those of them whose positions are. */
const TOLD = 100;
const HELD = 12;
const FAVOURITES = 5;

type Totals = { trades: number; volume_usd: number; fees_usd: number };
type Records = ReadonlyMap<string, Snapshot['fighters'][number]['record']>;
type Participants = { house: number; challengers_active: number; challengers_queued: number };

/** Tells other features how the league stands, from the last published tick. */
@Injectable()
export class ArenaLeagueFacts implements LeagueFacts, OnModuleInit {
  constructor(
    private readonly projection: PublicLeague,
    private readonly ports: Ports,
    private readonly ended: EndedMatches,
  ) {}

  onModuleInit(): void {
    this.ports.provide(LEAGUE_FACTS, this);
  }

  async league(): Promise<LeagueFactsSnapshot | null> {
    const snapshot = this.projection.current;
    return snapshot && (await this.told(snapshot));
  }

  /** Once per tick, whoever asks. */
  private readonly told = madeOnce(async (snapshot: Snapshot) => this.tell(snapshot, await this.ended.of(snapshot)));

  private tell(
    { tick, as_of, league, markets, boards, odds, fighters }: Snapshot,
    ended: ReadonlyMap<string, LeagueFactsEnded>,
  ): LeagueFactsSnapshot {
    const records = new Map(fighters.map(({ id, record }) => [id, record]));
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
        participants: entries.length,
        lastEnded: ended.get(duration) ?? null,
        entries: entries.slice(0, TOLD).map((entry) => this.entryOf(entry, odds[duration], records)),
        ...this.lastOf(entries, odds[duration], records),
        favourites: odds[duration]
          .filter(({ id }) => id !== OTHERS)
          .slice(0, FAVOURITES)
          .map(favouriteOf),
      })),
      positions: this.positions(boards['1d'].entries.slice(0, HELD)),
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

  private entryOf(entry: BoardEntry, odds: readonly OddsLine[], records: Records): LeagueFactsEntry {
    const { positions, unrealized_pnl_usd } = this.projection.statement(entry.id);
    return {
      ...told(entry),
      record: recordOf(entry.id, records),
      winProbability: chanceOf(entry.id, odds),
      open: { positions: positions.length, unrealizedPnlUsd: unrealized_pnl_usd },
    };
  }

  private lastOf(entries: BoardEntries, odds: readonly OddsLine[], records: Records): { last?: LeagueFactsEntry } {
    const last = lastOf(entries);
    return last ? { last: this.entryOf(last, odds, records) } : {};
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

const told = (entry: BoardEntry): Omit<LeagueFactsEntry, 'winProbability' | 'open' | 'record'> => ({
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
  eligible: entry.eligible,
  skill: skillOf(entry),
  strategy: strategyOf(entry.id),
});

const skillOf = ({ skill }: BoardEntry): LeagueFactsEntry['skill'] =>
  skill && { hours: skill.hours, probability: skill.probability_positive, verdict: skill.verdict };

function recordOf(id: string, records: Records): LeagueFactsEntry['record'] {
  const record = records.get(id);
  return record ? { matches: record.matches, wins: record.wins } : null;
}

function strategyOf(id: string): LeagueFactsEntry['strategy'] {
  const fighter = fighterById(id);
  return fighter ? STRATEGY_NAMES[fighter.strategy.kind] : null;
}
