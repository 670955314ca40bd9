import { Injectable } from '@nestjs/common';
import type { PendingCommand } from './command.log.js';
import type { League, LeagueEvents } from './engine/league/index.js';
import type { LeagueStatus } from './entities/market.entity.js';
import type { Feed } from './feed.js';
import type { StoredMarket } from './league.store.js';
import { Projection, type News } from './projection.js';
import { publicationOf } from './publication.js';
import type { Roster } from './roster.js';
import { WaitingRoom } from './waiting.room.js';

/** The league and its feed in the hands of the one who moves them. */
export interface OpenMarket {
  stored: StoredMarket;
  league: League;
  feed: Feed;
  /** most commands in the next tick */
  batch: number;
}

const NOTHING: News = { tape: [], chat: [], ended: [], opened: [], leads: [] };

/** A committed tick; without events while the league is paused. */
export interface Ticked {
  status: LeagueStatus;
  events: LeagueEvents | null;
  commands: PendingCommand[];
  roster: Roster;
}

/** Shows a committed tick: to those who wait for it in this process, and to the public. */
@Injectable()
export class TickAudience {
  constructor(
    private readonly projection: Projection,
    private readonly waiting: WaitingRoom,
  ) {}

  show({ league, stored, feed }: OpenMarket, { status, events, commands, roster }: Ticked): void {
    const answers = events?.answers ?? [];
    void this.waiting.ticked(answers.map((answer, place) => [commands[place].seq, answer]));
    const shown = { ...stored, feed: feed.state(), commitment: feed.commitmentAt(league.time) };
    this.projection.publish(league, publicationOf(shown, status, roster), events ?? NOTHING);
  }
}
