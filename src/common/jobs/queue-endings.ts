import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { knownQueues } from './queues.js';

/** Bull takes half a second to let go of a queue, and Nest ends them one after the other: here all begin to end at once. */
@Injectable()
export class QueueEndings implements BeforeApplicationShutdown {
  constructor(private readonly modules: ModuleRef) {}

  /** Nobody waits here; Nest does, for each of them, when all else has ended. */
  beforeApplicationShutdown(): void {
    void Promise.allSettled([...knownQueues(this.modules).values()].map((queue) => queue.close()));
  }
}
