/** Inside the application: what it holds after a full collection, and how it waits. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DataSource } from 'typeorm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

/** @returns heap and resident memory in MB, the loop's p99 delay since the last look in ms, requests that wait for a connection */
export default function memory(app) {
  const lag_ms = delay.percentile(99) / 1e6 - 10;
  collect();
  delay.reset();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { waitingCount } = app.get(DataSource, { strict: false }).driver.master;
  return { heap_mb: heapUsed / 1e6, external_mb: external / 1e6, rss_mb: rss / 1e6, lag_ms, waiters: waitingCount };
}
