import { databaseAddress } from '../db/database-address.js';
import type { Config } from './env.js';
import { weakSecrets } from './weak-secrets.js';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What a start says before it goes on: settings that are allowed and yet seldom meant. */
export function concerns(config: Config): string[] {
  return [...assumed(config), ...weakSecrets(config), ...(sellsForNothing(config) ? [SANDBOX] : [])];
}

const SANDBOX =
  'BILLING=sandbox: anybody can confirm an order without paying and hold any plan; an installation for others sets NODE_ENV=production, or BILLING=off or stripe';

/** The sandbox where others can reach it; a process with ROLE=api is no trial on one's own machine. */
function sellsForNothing({ billing, publicUrl, production, role }: Config): boolean {
  const isLocal = LOCAL.has(new URL(publicUrl).hostname);
  return billing === 'sandbox' && role !== 'worker' && (!isLocal || (role === 'api' && !production));
}

function assumed({ databaseUrl, redisUrl }: Config): string[] {
  return [
    ...(databaseUrl ? [] : [`DATABASE_URL is not set: PostgreSQL is looked for at ${databaseAddress(undefined)}`]),
    ...(redisUrl ? [] : ['REDIS_URL is not set: Redis is looked for at localhost:6379']),
  ];
}
