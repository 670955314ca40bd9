import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { tellTrouble } from './trouble.js';

type Listener = (payload: string) => void;

const RETRY_MS = 500;

/**
 * PostgreSQL's LISTEN and NOTIFY on one connection of its own. A notification is a hint that something committed:
 * whoever waits must also look again now and then, since none is delivered while the connection is away.
 */
@Injectable()
export class Notifier implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(Notifier.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private client: pg.Client | undefined;
  private closed = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  /** Calls `listener` at each notification of `channel` (a plain lower-case word); returns how to stop. */
  listen(channel: string, listener: Listener): () => void {
    const known = this.listeners.get(channel) ?? new Set();
    if (known.size === 0) {
      this.listeners.set(channel, known);
      void this.client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    }
    known.add(listener);
    return () => known.delete(listener);
  }

  /** Notifies when the transaction of `manager` commits. @param payload ≤ 7,999 bytes */
  async notify(manager: EntityManager | DataSource, channel: string, payload = ''): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'fyra-listen',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.deliver(channel, payload ?? ''));
    client.on('error', () => undefined);
    client.once('end', () => this.reconnectLater());
    try {
      await client.connect();
      this.client = client;
      for (const channel of this.listeners.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      tellTrouble(this.log, 'cannot listen, trying again', error);
      await client.end().catch(() => undefined);
      this.reconnectLater();
    }
  }

  private reconnectLater(): void {
    this.client = undefined;
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      void this.connect();
    }, RETRY_MS);
    this.retry.unref();
  }

  private retry: NodeJS.Timeout | undefined;

  private deliver(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }
}
