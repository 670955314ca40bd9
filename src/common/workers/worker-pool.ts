import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';

/** A worker thread's memory may grow to this before it is replaced. */
const HEAP_MB = 400;

/** Threads for heavy engines, so that the event loop stays free for answering. */
@Injectable()
export class WorkerPool implements OnApplicationShutdown {
  private pool: Piscina | undefined;

  /**
   * Runs the exported function `name` of a module in a worker thread. Input and output must be structured-cloneable.
   * @param module `new URL('./draft.worker.js', import.meta.url)`
   */
  async run<Output>(module: URL, name: string, input: unknown, signal?: AbortSignal): Promise<Output> {
    return (await this.threads().run(input, { filename: fileURLToPath(module), name, signal })) as Output;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }

  private threads(): Piscina {
    return (this.pool ??= new Piscina({
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism()),
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    }));
  }
}
