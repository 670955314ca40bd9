import type { Config } from '../../common/config/env.js';
import { clusterMajor, clusterOf } from '../../common/embedded/postgres-cluster.js';
import { weekOrder } from './week-order.js';
import { WeekRun } from './week-run.js';

/** A week that nobody has asked for by then is of no use any more. */
const STALE_MS = 120_000;

let ahead: WeekRun | null = null;

/**
 * On the very first start the week is replayed beside the loading of the application, which takes as long. Does nothing where
 * there is a league, where that cannot be seen yet, and where the week has to wait for the first prices of a feed.
 */
export async function beginWeekAhead(config: Config): Promise<void> {
  const { role, services, marketFeed } = config;
  if (ahead || role === 'api' || !services.includes('arena') || marketFeed.kind !== 'simulated') return;
  if (!(await isUnfounded(config))) return;
  ahead = new WeekRun(weekOrder(config));
  setTimeout(() => void takeWeekAhead()?.stop(), STALE_MS).unref();
}

/** The week that was begun ahead; null when there is none, or it has been taken. */
export function takeWeekAhead(): WeekRun | null {
  const taken = ahead;
  ahead = null;
  return taken;
}

/** False also where the database does not answer or has not been migrated: the start finds out by itself. */
async function isUnfounded({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (databaseUrl === undefined) return clusterMajor(clusterOf(dataDir)) === undefined; // its server is being started
  const { PunctualClient } = await import('../../common/db/punctual-client.js');
  const client = new PunctualClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
  try {
    await client.connect();
    return (await client.query('SELECT 1 FROM arena_market')).rowCount === 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
