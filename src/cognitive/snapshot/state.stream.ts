import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import { openSse, type SseEvent, type SseStream } from '../../common/http/streams/sse.js';
import { momentOf, snapshotOf } from '../engine/index.js';
import { Replica, type Moment } from '../life/replica.js';

const KEPT = 120;

/** The state as server-sent events, one a second; who comes back within two minutes misses nothing. */
@Injectable()
export class StateStream implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams = new Set<SseStream>();
  private recent: SseEvent[] = [];

  constructor(
    private readonly replica: Replica,
    private readonly connections: OpenConnections,
  ) {}

  onModuleInit(): void {
    this.replica.onSecond((moment) => this.publish(moment));
  }

  beforeApplicationShutdown(): void {
    for (const stream of this.streams) stream.close();
  }

  open(client: string, request: Request, response: Response): void {
    const leave = this.connections.enter(client);
    const stream = openSse(request, response, () => {
      this.streams.delete(stream);
      leave();
    });
    const after = Number(request.headers['last-event-id'] ?? Number.NaN);
    const missed = Number.isFinite(after) ? this.recent.filter(({ id }) => Number(id) > after) : this.recent.slice(-1);
    for (const event of missed) stream.send(event);
    this.streams.add(stream);
  }

  private publish({ state, head }: Moment): void {
    const event = {
      event: 'snapshot',
      id: state.second,
      data: { timestamp: head.madeAt / 1000, ...snapshotOf(state), ...momentOf(state) },
    };
    this.recent = [...this.recent.slice(1 - KEPT), event];
    for (const stream of this.streams) stream.send(event);
  }
}
