import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { traced } from '../telemetry/tracing.js';

/** What a thread may use before it is replaced, MB. */
const MEMORY = { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 12 };

/** What reads a whole ledger page by page, and holds the league twice: with little room for what is young, a third of its time goes into clearing it. */
const ROOMY = { maxOldGenerationSizeMb: 1000, maxYoungGenerationSizeMb: 96 };

/** Threads give way to the thread that answers, where the system has priorities (nice(2)). */
const NICE = 10;

/** Loading what some threads need takes longer than their work: they are kept for a while. */
const KEPT_IDLE_MS = 600_000;

/** Threads for heavy engines, so that the event loop stays free for answering. */
@Injectable()
export class WorkerPool implements OnApplicationShutdown {
  private pool: Piscina | undefined;
  private quick: Piscina | undefined;
  private kept: Piscina | undefined;
  private readonly own = new Set<Piscina>();

  /**
   * Runs the exported function `name` of a module in a worker thread. Input and output must be structured-cloneable.
   * @param module `new URL('./draft.worker.js', import.meta.url)`
   */
  async run<Output>(module: URL, name: string, input: unknown, signal?: AbortSignal): Promise<Output> {
    return traced({ name: `engine ${name}`, kind: 'internal' }, async () => {
      return (await this.threads().run(input, { filename: fileURLToPath(module), name, signal })) as Output;
    });
  }

  /** The same for what is done in milliseconds and waited for: in a thread that nothing heavy keeps busy. */
  async soon<Output>(module: URL, name: string, input: unknown): Promise<Output> {
    return traced({ name: `engine ${name}`, kind: 'internal' }, async () => {
      this.quick ??= thriftyPool({ maxThreads: 1, idleTimeout: KEPT_IDLE_MS, niceIncrement: 0 });
      return (await this.quick.run(input, { filename: fileURLToPath(module), name })) as Output;
    });
  }

  /** The same for what takes seconds to load: in threads that are kept for ten minutes after they were asked last. */
  async again<Output>(module: URL, name: string, input: unknown, signal?: AbortSignal): Promise<Output> {
    return traced({ name: `engine ${name}`, kind: 'internal' }, async () => {
      this.kept ??= thriftyPool({ idleTimeout: KEPT_IDLE_MS });
      return (await this.kept.run(input, { filename: fileURLToPath(module), name, signal })) as Output;
    });
  }

  /** The same for what takes minutes: in a thread that is made for it and ends with it, so that nothing else waits for it. */
  async apart<Output>(module: URL, name: string, input: unknown, signal?: AbortSignal): Promise<Output> {
    return traced({ name: `engine ${name}`, kind: 'internal' }, async () => {
      const own = thriftyPool({ maxThreads: 1, resourceLimits: ROOMY });
      this.own.add(own);
      try {
        return (await own.run(input, { filename: fileURLToPath(module), name, signal })) as Output;
      } finally {
        this.own.delete(own);
        await own.destroy();
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pool, this.quick, this.kept, ...this.own].map(async (pool) => pool?.destroy()));
  }

  private threads(): Piscina {
    return (this.pool ??= thriftyPool());
  }
}

/**
 * A process flag for the young space would win over the limits of its threads, and cost each of them 180 MB; what was set
 * when the process began stays with the main thread.
 */
function thriftyPool(own: ConstructorParameters<typeof Piscina>[0] = {}): Piscina {
  setFlagsFromString('--max-semi-space-size=0');
  return new Piscina({
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism()),
    idleTimeout: 60_000,
    niceIncrement: NICE,
    resourceLimits: MEMORY,
    ...own,
  });
}
