import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SayAnswer } from '../dto/thought.dto.js';
import { SAYING_SECONDS, sayAt, speechInputs, type Saying } from '../engine/index.js';
import { Replica, type Moment } from '../life/replica.js';
import { starting } from '../snapshot/snapshot.service.js';

/** Sentences that are not said again. */
const UNLIKE_LAST = 30;

/**
 * Says something new every five seconds, whether or not anybody listens: so that it knows what it has said, and all processes
 * that have been up for as long say the same.
 */
@Injectable()
export class Speaker implements OnModuleInit {
  private said: Saying[] = [];
  private slot = -1;
  private now: SayAnswer | null = null;

  constructor(private readonly replica: Replica) {}

  onModuleInit(): void {
    this.replica.onSecond((moment) => this.hear(moment));
  }

  /** @throws DomainError unavailable until the first second */
  say(): SayAnswer {
    if (!this.now) throw starting();
    return this.now;
  }

  private hear(moment: Moment): void {
    const slot = Math.floor(moment.state.second / SAYING_SECONDS);
    if (slot === this.slot) return;
    this.slot = slot;
    const { state, model, head } = moment;
    const saying = sayAt(speechInputs(state, model.settings), state.second, head.seed, this.said);
    this.said = [saying, ...this.said].slice(0, UNLIKE_LAST - 1);
    this.now = sayAnswer(saying, moment);
  }
}

const sayAnswer = ({ text, about, because }: Saying, { state, head }: Moment): SayAnswer => ({
  say: text,
  language: 'sv',
  emotion: state.label.current,
  ede_phase: state.phase,
  about,
  because,
  timestamp: head.madeAt / 1000,
});
