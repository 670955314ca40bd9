import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { tellTrouble } from '../db/trouble.js';
import { Rounds } from './rounds.js';

/** A provider whose work comes round while the process runs; a round that fails is told, and the next one comes all the same. */
export abstract class PeriodicWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly log = new Logger(this.constructor.name);
  protected readonly rounds: Rounds;

  /** @param trouble what could not be done, for the log */
  protected constructor(everyMs: number, trouble: string) {
    this.rounds = new Rounds(
      everyMs,
      () => this.round(),
      (error) => tellTrouble(this.log, trouble, error),
    );
  }

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.end();
  }

  protected abstract round(): Promise<unknown>;
}
