import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import type { Config } from '../config/env.js';
import { nowAndThen } from '../kernel/now-and-then.js';

/** Nest's token for the client of limits and small reads; Bull has connections of its own. */
export const REDIS = Symbol('REDIS');

type RedisConfig = Pick<Config, 'redisUrl' | 'redisCa'>;

const log = new Logger('Redis');
const isTime = nowAndThen(10_000);

/** Comes back within .3 s of Redis's return; never ends the process for want of it. */
const patience: RedisOptions = { retryStrategy: (tries) => Math.min(tries * 100, 300), connectTimeout: 2000 };

/** `rediss:` without a certificate of its own is checked against the authorities that Node knows. */
const trust = (ca: string | undefined): RedisOptions => (ca === undefined ? {} : { tls: { ca } });

/** A client that fails at once while Redis is away, so that no request waits for it. */
export function limitsClient({ redisUrl = '', redisCa }: RedisConfig): Redis {
  return watched(
    new Redis(redisUrl, {
      ...patience,
      ...trust(redisCa),
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    }),
  );
}

/** A client as Bull needs it: its commands wait while Redis is away. */
export function bullClient({ redisUrl = '', redisCa }: RedisConfig, type: 'client' | 'subscriber' | 'bclient'): Redis {
  const blocking = type !== 'client';
  return watched(
    new Redis(redisUrl, { ...patience, ...trust(redisCa), maxRetriesPerRequest: null, enableReadyCheck: !blocking }),
  );
}

function watched(client: Redis): Redis {
  client.on('error', (error: Error) => sayAway(`not reachable: ${error.message || error.name}`));
  return client;
}

/** What is wrong with Redis, whoever notices: one line in 10 s. */
export function sayAway(what: string): void {
  if (isTime()) log.warn(what);
}
