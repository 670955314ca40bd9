import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bull';
import type { Redis } from 'ioredis';
import { knownQueues } from './queues.js';

/** What jobs under way have to end. One that is cut off runs again, here or elsewhere, and has one effect. */
const JOBS_MS = 1000;

/** What Bull does not declare: the connection on which it waits for jobs, made when it is first read. */
type Waiting = Queue & { bclientInitialized?: boolean; bclient: Redis };

/** Bull takes half a second to let go of a queue, and Nest ends them one after the other: here all end at once. */
@Injectable()
export class QueueEndings implements BeforeApplicationShutdown {
  constructor(private readonly modules: ModuleRef) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...knownQueues(this.modules).values()].map((queue) => letGo(queue as Waiting)));
  }
}

/**
 * The wait for the next job is cut off: where Bull does that itself, its client asks again as soon as it is connected
 * again, and the end waits up to 5 s for a job that nobody will begin.
 */
async function letGo(queue: Waiting): Promise<void> {
  const idle = queue.pause(true);
  if (queue.bclientInitialized) queue.bclient.disconnect();
  await Promise.race([idle.catch(() => undefined), sleep(JOBS_MS)]);
  void queue.close(true).catch(() => undefined); // Nest waits for it
}
