import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HotReads, type PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import { BOARD_ORDERS } from '../dto/queries.dto.js';
import { FIGHTERS } from '../engine/fighters/index.js';
import { isDuration, LeaguePages } from './league-pages.js';
import { ARENA_BUCKET } from '../arena.names.js';

/** The reads that are answered before Nest is entered; unusual queries are left to the controllers. */
@Injectable()
export class LeagueHotReads implements OnModuleInit {
  constructor(
    private readonly hot: HotReads,
    private readonly pages: LeaguePages,
  ) {}

  onModuleInit(): void {
    const { pages } = this;
    this.define('/api/v1/league', () => pages.league());
    this.define('/api/state', () => pages.state());
    this.define('/api/v1/fighters', () => pages.fighters());
    for (const { id } of FIGHTERS) {
      this.define(`/api/v1/fighters/${id}`, () => pages.fighter(id));
      this.hot.define(`/api/v1/fighters/${id}/avatar.svg`, () => pages.avatar(id)); // costs no hourly unit
    }
    this.define('/api/v1/leaderboard', (search) => this.leaderboard(search));
    this.define('/api/v1/trades', (search) => this.trades(search));
  }

  private define(path: string, provider: (search: string) => PreparedAnswer | null): void {
    this.hot.define(path, provider, ARENA_BUCKET);
  }

  private leaderboard(search: string): PreparedAnswer | null {
    const query = plainQuery(search, ['duration', 'sort', 'limit']);
    const sort = BOARD_ORDERS.find((order) => order === (query?.get('sort') ?? 'score'));
    const duration = query?.get('duration') ?? '1d';
    const limit = wholeNumber(query?.get('limit'), 100, 500);
    if (!query || !sort || !isDuration(duration) || limit === null) return null;
    return this.pages.leaderboard({ duration, sort, limit });
  }

  private trades(search: string): PreparedAnswer | null {
    const query = plainQuery(search, ['limit']);
    const limit = wholeNumber(query?.get('limit'), 20, 200);
    return query && limit !== null ? this.pages.tape(limit) : null;
  }
}

const NO_QUERY = new URLSearchParams();

/** The query when it has no other parameters than these, each once. */
function plainQuery(search: string, names: string[]): URLSearchParams | null {
  if (search === '') return NO_QUERY;
  const query = new URLSearchParams(search);
  const keys = [...query.keys()];
  return keys.every((key) => names.includes(key)) && new Set(keys).size === keys.length ? query : null;
}

function wholeNumber(text: string | null | undefined, otherwise: number, most: number): number | null {
  if (text === null || text === undefined) return otherwise;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}
