import {
  advanceBooks,
  advanceLeague,
  beginLeague,
  houseEntries,
  trim,
  type League,
  type LeagueCommand,
  type LeagueEvents,
} from '../engine/league/index.js';
import { nextOnGrid } from '../engine/market/index.js';
import { SimulatedFeed } from '../feeds/simulated-feed.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Who trades in the gym. */
export const AGENT = 'agt_gym';

export interface EpisodeSettings {
  /** of the market */
  secret: string;
  /** ms, a full minute */
  start: number;
  warmupHours: number;
  tickMs: number;
  house: boolean;
}

/**
 * A league of one, offline: the market of a seed and the league's own tick over it, as fast as it is called. It is founded as a league
 * is, by the minute from `warmupHours` before the start; a minute before the start the agent comes in.
 */
export class Episode {
  readonly league: League;
  private feed: SimulatedFeed;
  /** decisions of the house for the next tick */
  private pending: LeagueCommand[];

  constructor(private readonly of: EpisodeSettings) {
    const genesis = of.start - of.warmupHours * HOUR;
    const identity = { secret: of.secret, genesis, revealHours: Infinity };
    this.feed = SimulatedFeed.begin(identity);
    this.league = beginLeague(genesis, this.feed.prices().prices);
    this.pending = of.house ? houseEntries() : [];
    for (let time = genesis + MINUTE; time <= of.start; time += MINUTE) {
      this.advance(time, time === of.start - MINUTE ? [ENTRY] : []);
    }
    this.feed = SimulatedFeed.restore(identity, { state: this.feed.state(), latent: null, stepMs: of.tickMs });
  }

  /** The next tick. @param own commands of the agent */
  tick(own: readonly LeagueCommand[]): LeagueEvents {
    return this.advance(nextOnGrid(this.league.time, this.of.tickMs), own);
  }

  /** A tick at a time of one's choice, ms, after the last one. */
  advance(time: number, own: readonly LeagueCommand[]): LeagueEvents {
    const commands = this.pending.length > 0 ? [...this.pending, ...own] : own;
    const { prices, pricedAt, version, volumes } = this.feed.advance(time);
    const input = { time, prices, pricedAt, version, volumes, commands, tickMs: this.of.tickMs };
    if (!this.of.house) return this.alone(input);
    const events = advanceLeague(this.league, { ...input, oddsEveryMs: Infinity });
    this.pending = events.house;
    return events;
  }

  private alone(input: Parameters<typeof advanceBooks>[1]): LeagueEvents {
    const { events } = advanceBooks(this.league, input);
    trim(this.league);
    return events;
  }
}

const ENTRY: LeagueCommand = {
  kind: 'activate',
  participant: { id: AGENT, kind: 'challenger', name: 'You', baseline: false },
};
