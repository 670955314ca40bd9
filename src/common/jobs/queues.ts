import { BullModule, getQueueToken } from '@nestjs/bull';
import type { DynamicModule } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { JobOptions, Queue } from 'bull';

/** What Bull carries: the id of the feature's row, never its content. */
export interface JobRef {
  ref: string;
}

/** After so many executions a failure is final. */
export const MAX_ATTEMPTS = 5;
/** A job whose process dies each time is given up after so many: it may be what kills them. */
export const MAX_EXECUTIONS = 10;

const names = new Set<string>();
const inTurns = new Set<string>();

const jobOptions: JobOptions = {
  attempts: MAX_ATTEMPTS,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: { age: 3600, count: 1000 },
  removeOnFail: { age: 24 * 3600, count: 1000 },
};

/**
 * Registers a Bull queue for a feature's module: `imports: [queue('design')]`.
 * @param turns its jobs begin in turns of those who want them (`Turns`), not in the order of their coming; all are of one name
 */
export function queue(name: string, { turns = false } = {}): DynamicModule {
  names.add(name);
  if (turns) inTurns.add(name);
  return BullModule.registerQueue({
    name,
    defaultJobOptions: jobOptions,
    // A Redis that is still reading its log refuses the wait for a job: asked again soon, not after Bull's 5 s.
    settings: { lockDuration: 10_000, stalledInterval: 5000, maxStalledCount: 4, retryProcessDelay: 250 },
  });
}

export const takesTurns = (queue: string): boolean => inTurns.has(queue);

/** The queues this process knows, by name. */
export function knownQueues(modules: ModuleRef): Map<string, Queue<JobRef>> {
  const found = new Map<string, Queue<JobRef>>();
  for (const name of names) {
    const instance = resolveQueue(modules, name);
    if (instance) found.set(name, instance);
  }
  return found;
}

function resolveQueue(modules: ModuleRef, name: string): Queue<JobRef> | undefined {
  try {
    return modules.get<Queue<JobRef>>(getQueueToken(name), { strict: false });
  } catch {
    return undefined;
  }
}
