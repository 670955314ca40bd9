import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

/** Nest's token for the client of limits and small reads; Bull has connections of its own. */
export const REDIS = Symbol('REDIS');

const log = new Logger('Redis');
let lastComplaint = 0;

/** Comes back within a second of Redis's return; never ends the process for want of it. */
const patience: RedisOptions = { retryStrategy: (tries) => Math.min(tries * 100, 1000), connectTimeout: 2000 };

/** A client that fails at once while Redis is away, so that no request waits for it. */
export function limitsClient(url: string): Redis {
  return watched(
    new Redis(url, { ...patience, enableOfflineQueue: false, maxRetriesPerRequest: 0, enableAutoPipelining: true }),
  );
}

/** A client as Bull needs it: its commands wait while Redis is away. */
export function bullClient(url: string, type: 'client' | 'subscriber' | 'bclient'): Redis {
  const blocking = type !== 'client';
  return watched(new Redis(url, { ...patience, maxRetriesPerRequest: null, enableReadyCheck: !blocking }));
}

function watched(client: Redis): Redis {
  client.on('error', (error: Error) => {
    if (Date.now() - lastComplaint < 10_000) return;
    lastComplaint = Date.now();
    log.warn(`not reachable: ${error.message || error.name}`);
  });
  return client;
}
