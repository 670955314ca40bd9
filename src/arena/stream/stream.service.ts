import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import { frameOf, openSse, type SseEvent, type SseStream } from '../../common/http/streams/sse.js';
import { Notifier } from '../../common/db/notifier.js';
import { RECORD_CHANNEL } from '../arena.names.js';
import type { Seal } from '../engine/records/index.js';
import type { Snapshot } from '../engine/league/index.js';
import { DURATIONS } from '../engine/matches/index.js';
import { PublicLeague, type News } from '../league/public-league.js';
import { LeadChanges } from './lead-changes.js';
import { idOf, RecentEvents, type Told } from './recent-events.js';

/** Events kept for those who come back with Last-Event-ID. */
const KEPT = 2_000;
const STANDINGS_EVERY = 5;
const SHOWN = 20;

/** The league as server-sent events: tick, trade, chat, standings, lead, match, record; first `gap` for who comes back too late. */
@Injectable()
export class StreamService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly memory = new RecentEvents(KEPT);
  private readonly streams = new Set<SseStream>();
  private readonly leads = new LeadChanges();
  /** newest links of the chain of records that nobody was told of yet */
  private readonly sealed: Seal[] = [];

  constructor(
    private readonly projection: PublicLeague,
    private readonly connections: OpenConnections,
    private readonly notifier: Notifier,
  ) {}

  onApplicationBootstrap(): void {
    this.projection.subscribe((snapshot, news) => this.tell(snapshot, news));
    this.notifier.listen(RECORD_CHANNEL, (seal) => this.sealed.push(JSON.parse(seal) as Seal));
  }

  beforeApplicationShutdown(): void {
    for (const stream of this.streams) stream.close();
  }

  /** @throws DomainError too_many_streams */
  open(client: string, request: Request, response: Response): void {
    const release = this.connections.enter(client);
    const stream = openSse(request, response, () => {
      release();
      this.streams.delete(stream);
    });
    const last = request.headers['last-event-id'];
    const { gap, frames } = this.memory.after(last === undefined ? undefined : String(last));
    if (gap) stream.send({ event: 'gap', data: gap });
    if (frames.length > 0) stream.write(Buffer.concat(frames));
    this.streams.add(stream);
  }

  private tell(snapshot: Snapshot, news: News): void {
    const { tick } = snapshot;
    const events = [...eventsOf(snapshot, news), ...this.leadsOf(snapshot), ...this.records()].map(
      (event, n): Told => ({
        at: [tick, n],
        frame: frameOf({ ...event, id: idOf([tick, n]) }),
      }),
    );
    this.memory.add(events);
    if (this.streams.size === 0) return;
    const frames = Buffer.concat(events.map(({ frame }) => frame));
    for (const stream of this.streams) stream.write(frames);
  }

  private records(): SseEvent[] {
    return this.sealed.splice(0).map((data) => ({ event: 'record', data }));
  }

  private leadsOf({ tick, boards }: Snapshot): SseEvent[] {
    if (tick % STANDINGS_EVERY !== 0) return [];
    return DURATIONS.flatMap((duration) => this.leads.seen(boards[duration])).map((data) => ({ event: 'lead', data }));
  }
}

function eventsOf(snapshot: Snapshot, { tape, chat, ended, opened }: News): SseEvent[] {
  const { tick, as_of, markets } = snapshot;
  const prices = markets.map(({ symbol, price, bid, ask, halted }) => ({ symbol, price, bid, ask, halted }));
  const standings = tick % STANDINGS_EVERY === 0 ? DURATIONS.map((duration) => standingsOf(snapshot, duration)) : [];
  return [
    { event: 'tick', data: { tick, as_of, prices } },
    ...tape.filter(({ type }) => type === 'trade' || type === 'liquidation').map((data) => ({ event: 'trade', data })),
    ...chat.map((data) => ({ event: 'chat', data })),
    ...ended.map(({ match, board }) => ({
      event: 'match',
      data: { id: match.id, status: 'ended', winner: board[0]?.id ?? null },
    })),
    ...opened.map(({ id }) => ({ event: 'match', data: { id, status: 'running' } })),
    ...standings.map((data) => ({ event: 'standings', data })),
  ];
}

/** Who leads, and who is likeliest to win: those who may need not be among the first, or eligible yet. */
function standingsOf({ boards, odds }: Snapshot, duration: (typeof DURATIONS)[number]) {
  const { id, entries } = boards[duration];
  const top = entries.slice(0, SHOWN).map(({ rank, id: participant_id, name, score, return_pct, win_probability }) => ({
    rank,
    participant_id,
    name,
    score,
    return_pct,
    win_probability,
  }));
  return {
    duration,
    match_id: id,
    entries: top,
    odds: odds[duration].map(({ id: who, name, win_probability }) => ({ id: who, name, win_probability })),
  };
}
