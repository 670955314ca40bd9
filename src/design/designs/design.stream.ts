import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import { openSse, type SseStream } from '../../common/http/streams/sse.js';
import { Line } from '../../common/jobs/line.js';
import { Outbox } from '../../common/jobs/outbox.js';
import { DESIGN_QUEUE } from '../design.jobs.js';
import { isOpen, type DesignStage, type DesignStatus } from '../design.states.js';
import { Designs } from './designs.service.js';

const LOOK_MS = 200;
/** While it waits for its turn it says so less often. */
const LOOK_IN_QUEUE_MS = 500;
const LONGEST_MS = 600_000;
/** What somebody waits for goes first; said again when that has passed. */
const AWAITED_SECONDS = 30;

export interface DesignNews {
  id: string;
  status: DesignStatus;
  stage: DesignStage | null;
  progress: number;
  queue_position?: number;
  error?: { code: string; message: string };
}

/** A design as server-sent events: `stage` whenever it comes further, and one last event named as it ended. */
@Injectable()
export class DesignStream implements BeforeApplicationShutdown {
  private readonly streams = new Set<SseStream>();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly designs: Designs,
    private readonly connections: OpenConnections,
    private readonly outbox: Outbox,
    private readonly line: Line,
  ) {}

  beforeApplicationShutdown(): void {
    for (const stream of this.streams) this.close(stream);
  }

  /** Resolves when the stream has ended. @throws DomainError not_found, gone, too_many_streams */
  async open(id: string, client: string, request: Request, response: Response): Promise<void> {
    await this.designs.find(id);
    const leave = this.connections.enter(client);
    const stream = openSse(request, response, () => {
      leave();
      this.streams.delete(stream);
    });
    if (request.method === 'HEAD') return;
    this.streams.add(stream);
    await this.follow(id, stream).finally(() => this.close(stream));
  }

  private async follow(id: string, stream: SseStream): Promise<void> {
    const until = performance.now() + LONGEST_MS;
    let told = '';
    let awaited = -Infinity;
    while (this.streams.has(stream) && performance.now() < until) {
      const news = await this.look(id);
      if (news === null) return;
      const text = JSON.stringify(news);
      if (text !== told) stream.send({ event: isOpen(news.status) ? 'stage' : news.status, data: news });
      told = text;
      if (!isOpen(news.status)) return;
      if (news.status === 'queued' && performance.now() - awaited > AWAITED_SECONDS * 1000) {
        awaited = performance.now();
        await this.outbox.await(this.db.manager, DESIGN_QUEUE, id, AWAITED_SECONDS);
      }
      await pause(news.status === 'queued' ? LOOK_IN_QUEUE_MS : LOOK_MS);
    }
  }

  /** The few columns that change; null where the design was removed meanwhile. */
  private async look(id: string): Promise<DesignNews | null> {
    const [row] = await this.db.query<(Omit<DesignNews, 'error'> & Pick<Required<DesignNews>, 'error'>)[]>(
      'SELECT id, status, stage, progress, error FROM design_submission WHERE id = $1 AND erased_at IS NULL',
      [id],
    );
    if (!row) return null;
    const { error, ...news } = row;
    const place = news.status === 'queued' ? (await this.line.placeOf(DESIGN_QUEUE, id))?.place : undefined;
    return { ...news, ...(place === undefined ? {} : { queue_position: place }), ...(error ? { error } : {}) };
  }

  private close(stream: SseStream): void {
    this.streams.delete(stream);
    stream.close();
  }
}
