import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { traced } from '../telemetry/tracing.js';
import type { Errand, Outcome } from './process-runner.js';
import { usedBy } from './processor-time.js';

const RUNNER = fileURLToPath(new URL('./process-runner.js', import.meta.url));

/** What a process may use before it is ended. */
export interface Bounds {
  /** of a processor, where the system tells (Linux); by the clock ten times as long anywhere */
  seconds: number;
  /** of memory in all, MB */
  megabytes: number;
}

/** It was ended because it used more than it may: it would again. */
export class Exceeded extends Error {
  constructor(readonly what: 'time' | 'memory') {
    super(`it used more ${what} than it may`);
  }
}

const LOOK_MS = 250;
/** By the clock, on a machine that has other work. */
const PATIENCE = 10;

/** Work that must not take the application down with it: a process for each, without its secrets, with bounds. */
@Injectable()
export class OwnProcess implements OnApplicationShutdown {
  private readonly children = new Set<ChildProcess>();

  /**
   * Runs the exported function `name` of a module. Input and output must be structured-cloneable.
   * @throws Exceeded, what the function throws, the signal's reason
   */
  async run<Output>(module: URL, name: string, input: unknown, bounds: Bounds, signal?: AbortSignal): Promise<Output> {
    return traced({ name: `engine ${name}`, kind: 'internal' }, async () => {
      signal?.throwIfAborted();
      const child = this.started(bounds);
      child.send({ module: module.href, name, input } satisfies Errand, () => undefined); // its end says the same
      return (await ended(child, bounds, signal)) as Output;
    });
  }

  onApplicationShutdown(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }

  private started({ megabytes }: Bounds): ChildProcess {
    const child = fork(RUNNER, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    giveWay(child);
    return child;
  }
}

/** Where the system has priorities, it gives way to whoever answers. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // it has ended already, or the system has none
  }
}

/** What the child says, or why it said nothing. */
function ended(child: ChildProcess, bounds: Bounds, signal?: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = (reason: unknown): void => {
      reject(reason instanceof Error ? reason : new Error(String(reason)));
      child.kill('SIGKILL');
    };
    const abort = (): void => stop(signal?.reason);
    const watch = setInterval(
      () => void usedTooMuch(child, bounds, began).then((what) => what && stop(new Exceeded(what))),
      LOOK_MS,
    );
    const began = performance.now();
    signal?.addEventListener('abort', abort, { once: true });
    child.once('error', stop);
    child.once('message', (outcome: Outcome) =>
      outcome.ok ? resolve(outcome.output) : reject(new Error(outcome.message)),
    );
    child.once('exit', (code, by) => {
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      reject(by === 'SIGABRT' || code === 134 ? new Exceeded('memory') : new Error(`it ended early (${by ?? code})`));
    });
  });
}

async function usedTooMuch({ pid }: ChildProcess, bounds: Bounds, began: number): Promise<Exceeded['what'] | null> {
  const { seconds, megabytes } = (await usedBy(`${pid}`)) ?? { seconds: 0, megabytes: 0 };
  if (megabytes > bounds.megabytes) return 'memory';
  const byClock = (performance.now() - began) / 1000;
  return seconds > bounds.seconds || byClock > bounds.seconds * PATIENCE ? 'time' : null;
}
