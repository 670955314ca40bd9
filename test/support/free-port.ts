import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what the system hands out by itself (32768 on Linux), so that no connection and no `listen(0)` takes a port meanwhile. */
const LOWEST = 12_000;
const PER_WORKER = 1000;
const WORKERS = 20;

/** Each worker of Jest has ports of its own; where in them a file begins is left to chance, other runs may be under way. */
const lowest = LOWEST + (Number(process.env.JEST_WORKER_ID ?? 0) % WORKERS) * PER_WORKER;
let tried = Math.floor(Math.random() * PER_WORKER);

/** A port on which nobody listens, and that nobody else in this run is given. */
export async function freePort(): Promise<number> {
  for (let left = PER_WORKER; left > 0; left--) {
    const port = lowest + (tried++ % PER_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${lowest} on`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  if (!(await listening)) return false;
  server.close();
  await once(server, 'close');
  return true;
}
