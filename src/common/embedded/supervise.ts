import { setTimeout as sleep } from 'node:timers/promises';

/** A server that we started or found, and that may die while we live. */
export interface EmbeddedServer {
  readonly name: string;
  /** Starts it, or adopts it when it is running already. */
  start(): Promise<void>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

export type Log = (line: string) => void;

const LOOK_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/**
 * Starts the server again whenever it has died, at once and then with growing pauses.
 * @returns a function that ends the watch, after a start under way
 */
export function supervise(server: EmbeddedServer, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const watch = watchUntil(server, log, ending.signal).catch(() => undefined);
  return async () => {
    ending.abort();
    await watch;
  };
}

async function watchUntil(server: EmbeddedServer, log: Log, signal: AbortSignal): Promise<void> {
  let pause = LOOK_MS;
  while (!signal.aborted) {
    await sleep(pause, undefined, { signal, ref: false });
    if (server.isRunning()) pause = LOOK_MS;
    else pause = (await revive(server, log)) ? LOOK_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

async function revive(server: EmbeddedServer, log: Log): Promise<boolean> {
  log(`${server.name} has died and is started again`);
  try {
    await server.start();
    return true;
  } catch (error) {
    log(`${server.name} could not be started: ${(error as Error).message}`);
    return false;
  }
}
