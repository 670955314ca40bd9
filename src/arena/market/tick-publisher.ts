import { Injectable } from '@nestjs/common';
import type { PendingCommand } from '../decisions/command-log.js';
import type { League, LeagueEvents } from '../engine/league/index.js';
import type { Feed } from '../feeds/feed.js';
import type { StoredMarket } from '../league/league-store.js';
import { PublicLeague, type News } from '../league/public-league.js';
import { publicationOf } from '../league/publication.js';
import type { Roster } from '../agents/roster.js';
import { AwaitedAnswers } from '../decisions/awaited-answers.js';

/** The league and its feed in the hands of the one who moves them. */
export interface OpenMarket {
  stored: StoredMarket;
  league: League;
  feed: Feed;
  /** most commands in the next tick */
  batch: number;
}

const NOTHING: News = { tape: [], chat: [], ended: [], opened: [], leads: [] };

/** What surrounds the league when it is shown. */
interface Shown extends Pick<StoredMarket, 'status' | 'unfilledUntil'> {
  roster: Roster;
}

/** A committed tick; without events while the league is paused. */
export interface Ticked extends Shown {
  events: LeagueEvents | null;
  commands: PendingCommand[];
}

/** Shows a committed tick: to those who wait for it in this process, and to the public. */
@Injectable()
export class TickPublisher {
  constructor(
    private readonly projection: PublicLeague,
    private readonly waiting: AwaitedAnswers,
  ) {}

  show(market: OpenMarket, ticked: Ticked): void {
    const { events, commands } = ticked;
    const answers = events?.answers ?? [];
    void this.waiting.ticked(answers.map((answer, place) => [commands[place].seq, answer]));
    this.publish(market, ticked, events ?? NOTHING);
  }

  /** A league that was read anew; nothing where its last tick is what is shown already. */
  taken(market: OpenMarket, roster: Roster): void {
    const { status, unfilledUntil, tick } = market.stored;
    if (this.projection.current?.tick !== tick) this.publish(market, { status, unfilledUntil, roster }, NOTHING);
  }

  private publish({ league, stored, feed }: OpenMarket, { status, unfilledUntil, roster }: Shown, news: News): void {
    const shown = { ...stored, unfilledUntil, feed: feed.state(), commitment: feed.commitmentAt(league.time) };
    this.projection.publish(league, publicationOf(shown, status, roster), news);
  }
}
