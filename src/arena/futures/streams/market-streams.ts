import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { depthsOf, streamNamed, type StreamEvents, type StreamTick } from '../../engine/futures/index.js';
import { PublicLeague, type News } from '../../league/public-league.js';
import { MarketGrounds } from '../market-ground.js';
import type { StreamBook, Subscriber } from './subscriber.js';

interface Stream {
  events: StreamEvents;
  followers: Set<Subscriber>;
}

/** The streams of the market: at each tick every stream that somebody follows is made once, whoever and however many follow it. */
@Injectable()
export class MarketStreams implements StreamBook, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly streams = new Map<string, Stream>();
  private before: StreamTick['before'] = [];
  private beforeTick = 0;
  private stop: () => void = () => undefined;

  constructor(
    private readonly projection: PublicLeague,
    private readonly grounds: MarketGrounds,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = this.projection.subscribe((_snapshot, news) => this.tell(news));
  }

  onApplicationShutdown(): void {
    this.stop();
    for (const { followers } of this.streams.values()) for (const one of followers) one.close(1001);
  }

  add(name: string, who: Subscriber): void {
    const known = this.streams.get(name);
    if (known) return void known.followers.add(who);
    const events = streamNamed(name);
    if (events) this.streams.set(name, { events, followers: new Set([who]) });
  }

  drop(name: string, who: Subscriber): void {
    const followers = this.streams.get(name)?.followers;
    followers?.delete(who);
    if (followers?.size === 0) this.streams.delete(name);
  }

  private tell({ tape }: News): void {
    if (this.streams.size === 0) {
      this.before = [];
      return;
    }
    const grounds = this.grounds.all();
    const trades = tape.filter(({ type }) => type === 'trade');
    const tick = { grounds, trades, before: this.before, beforeTick: this.beforeTick };
    for (const [name, { events, followers }] of this.streams) {
      for (const event of events(tick)) send(name, JSON.stringify(event), followers);
    }
    this.before = depthsOf(grounds);
    this.beforeTick = grounds[0].snapshot.tick;
  }
}

/** One frame for those who asked for the stream alone, and one for those who get several in one. */
function send(name: string, text: string, followers: ReadonlySet<Subscriber>): void {
  const plain = Buffer.from(text);
  let combined: Buffer | undefined;
  for (const one of followers) {
    if (one.isCombined) one.send((combined ??= Buffer.from(`{"stream":${JSON.stringify(name)},"data":${text}}`)));
    else one.send(plain);
  }
}
