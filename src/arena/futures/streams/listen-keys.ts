import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type Config } from '../../../common/config/env.js';
import { DomainError } from '../../../common/kernel/errors.js';
import { REDIS } from '../../../common/redis/redis.js';
import { refuse } from '../../engine/futures/index.js';

/** As the protocol has it: a key lives an hour unless it is kept alive. */
const LIFE_SECONDS = 3600;

export const LISTEN_KEY = /^[0-9a-f]{64}$/;

/** Keys by which an account's own events are listened to: one an account, known to all processes; losing them costs a new one. */
@Injectable()
export class ListenKeys {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Pick<Config, 'redisPrefix'>,
  ) {}

  /** The account's key, made where there is none, for an hour from now on. */
  async open(participantId: string): Promise<string> {
    const known = (await this.there().get(this.ofAccount(participantId))) ?? randomBytes(32).toString('hex');
    await this.keep(participantId, known);
    return known;
  }

  /** @throws DomainError -1125 where there is none */
  async prolong(participantId: string): Promise<string> {
    const known = await this.there().get(this.ofAccount(participantId));
    if (known === null) throw refuse(-1125, 'This listenKey does not exist.');
    await this.keep(participantId, known);
    return known;
  }

  async close(participantId: string): Promise<void> {
    const known = await this.there().get(this.ofAccount(participantId));
    await this.redis.del(this.ofAccount(participantId), this.ofKey(known ?? ''));
  }

  /** Whose account a key listens to; null when it listens to none any more. */
  holder(listenKey: string): Promise<string | null> {
    return this.there().get(this.ofKey(listenKey));
  }

  private async keep(participantId: string, listenKey: string): Promise<void> {
    await this.redis
      .multi()
      .set(this.ofAccount(participantId), listenKey, 'EX', LIFE_SECONDS)
      .set(this.ofKey(listenKey), participantId, 'EX', LIFE_SECONDS)
      .exec();
  }

  private there(): Redis {
    if (this.redis.status === 'ready') return this.redis;
    throw new DomainError(
      'unavailable',
      'unavailable',
      'Redis is not reachable right now, which keeps the keys of streams.',
    );
  }

  private ofAccount(participantId: string): string {
    return `${this.config.redisPrefix}:listen:account:${participantId}`;
  }

  private ofKey(listenKey: string): string {
    return `${this.config.redisPrefix}:listen:key:${listenKey}`;
  }
}
