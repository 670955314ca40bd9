import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import {
  openAccount,
  STARTING_CASH_USD,
  viewAccount,
  type Account,
  type AccountStatement,
  type Ticker,
} from '../engine/exchange/index.js';
import {
  leagueRules,
  snapshotOf,
  uiState,
  type League,
  type LeagueEvents,
  type Snapshot,
  type SnapshotContext,
} from '../engine/league/index.js';
import type { MarketVersion } from '../engine/market/index.js';
import type { LeagueStatus } from '../entities/market.entity.js';
import type { Roster } from '../agents/roster.js';

/** What a published tick brought, for the stream; empty in a process that only follows. */
export type News = Pick<LeagueEvents, 'tape' | 'chat' | 'ended' | 'opened' | 'leads'>;

type Listener = (snapshot: Snapshot, news: News) => void;

export interface Publication {
  status: LeagueStatus;
  feed: Record<string, unknown>;
  replayed: SnapshotContext['replayed'];
  roster: Roster;
}

/** The public picture of the league, rebuilt once per tick; its bytes are made at the first request of each tick. */
@Injectable()
export class PublicLeague {
  /** this process moves the market itself, so nobody needs to follow it here */
  holding = false;
  private snapshot: Snapshot | null = null;
  private book: ReadonlyMap<string, Account> = new Map();
  private tickers: readonly Ticker[] = [];
  private readonly answers = new Map<string, PreparedAnswer>();
  private readonly listeners = new Set<Listener>();
  private readonly rules = new Map<MarketVersion | null, Record<string, unknown>>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get current(): Snapshot | null {
    return this.snapshot;
  }

  /** A participant's account at the last tick; that of a newcomer when none has been opened yet. */
  statement(participantId: string): AccountStatement {
    return viewAccount(this.account(participantId), this.tickers);
  }

  /** The same as the exchange keeps it; not to be changed. */
  account(participantId: string): Account {
    return this.book.get(participantId) ?? openAccount(participantId, STARTING_CASH_USD * 1e6);
  }

  /** Of all markets at the last tick, in the order of SYMBOLS; none before the first. */
  get quoted(): readonly Ticker[] {
    return this.tickers;
  }

  /** Where a participant stands in the running matches. */
  placesOf(participantId: string) {
    return Object.values(this.snapshot?.boards ?? {}).flatMap(({ id, duration, ends_at, entries }) => {
      const entry = entries.of(participantId);
      return entry
        ? [
            {
              match_id: id,
              duration,
              ends_at,
              rank: entry.rank,
              return_pct: entry.return_pct,
              eligible: entry.eligible,
            },
          ]
        : [];
    });
  }

  /** Shows a committed tick. */
  publish(league: League, publication: Publication, news: News): void {
    const { roster, ...rest } = publication;
    const base = this.config.publicUrl;
    const feed = { ...rest.feed, epochs: `${base}/api/v1/epochs` };
    this.snapshot = snapshotOf(league, { ...rest, ...roster, feed, base, rules: this.rulesOf(league) });
    this.book = new Map(league.book);
    this.tickers = structuredClone(league.tickers);
    this.answers.clear();
    for (const listener of this.listeners) listener(this.snapshot, news);
  }

  private rulesOf({ version }: League): Record<string, unknown> {
    const { arenaHourlyLimit: hourlyLimit, marketFeed } = this.config;
    const market = marketFeed.kind === 'simulated' ? version : null;
    const known = this.rules.get(market) ?? leagueRules({ ...this.config, hourlyLimit, market });
    this.rules.set(market, known);
    return known;
  }

  /** Calls back at every published tick; returns how to stop. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The bytes of one public read; null before the first tick, or when `make` has no answer. */
  answer(name: string, make: (snapshot: Snapshot) => unknown): PreparedAnswer | null {
    if (!this.snapshot) return null;
    const known = this.answers.get(name);
    if (known) return known;
    const value = make(this.snapshot);
    if (value === null) return null;
    const prepared = PreparedAnswer.json(value);
    if (this.answers.size < 2_000) this.answers.set(name, prepared);
    return prepared;
  }

  state(): PreparedAnswer | null {
    return this.answer('state', uiState);
  }
}
