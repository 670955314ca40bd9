import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { EventLog } from '../../common/events/event-log.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { DemoAnswer, DemoRequest, ThoughtAnswer, ThoughtQuery } from '../dto/thought.dto.js';
import {
  analyse,
  happeningOf,
  measuresOf,
  MODEL_VERSION,
  hypothesesOf,
  newSession,
  readSession,
  type Session,
} from '../engine/index.js';
import { Replica } from '../life/replica.js';
import { starting } from '../snapshot/snapshot.service.js';
import { ponder, type Thought } from './thought.js';
import { Trial } from '../snapshot/trial.js';

/** Texts that people send: read, appraised against the state as it stands, answered, and felt by the engine. */
@Injectable()
export class ThoughtService {
  constructor(
    private readonly replica: Replica,
    private readonly trial: Trial,
    private readonly events: EventLog,
    private readonly work: UnitOfWork,
  ) {}

  /** Free, ten a day. */
  demo({ text, session }: DemoRequest): Promise<DemoAnswer> {
    return this.feel({ text, session }, 'demo', false, ({ demo }) => ({ ...demo, trial: this.trial.view }));
  }

  /** With a key; a dry run changes nothing. */
  keyed({ text, session, dry_run: dryRun = false }: ThoughtQuery): Promise<ThoughtAnswer> {
    return this.feel({ text, session }, 'keyed', dryRun, ({ demo, more }) => ({
      ...demo,
      trial: this.trial.view,
      ...more,
      hypotheses: hypothesesOf(this.moment().state, demo.language === 'en' ? 'en' : 'sv'),
      model_version: MODEL_VERSION,
    }));
  }

  private async feel<T>(
    { text, session }: DemoRequest,
    via: 'demo' | 'keyed',
    dryRun: boolean,
    answer: (thought: Thought) => T,
  ): Promise<T> {
    const analysis = analyse(text);
    const happening = happeningOf(analysis, via);
    const { state, model } = this.moment();
    const thought = ponder(state, model, analysis, happening, sessionOf(session));
    return this.work.commit(
      async (manager) => {
        if (!dryRun) await this.events.emit(manager, { type: 'text_felt', via, ...measuresOf(happening) });
        return answer(thought);
      },
      dryRun ? undefined : 0,
    );
  }

  private moment() {
    const { now } = this.replica;
    if (!now) throw starting();
    return now;
  }
}

/** @throws DomainError validation_failed for what no answer has given out */
function sessionOf(text: string | undefined): Session {
  const session = text === undefined ? newSession() : readSession(text);
  if (session) return session;
  const errors = [{ path: 'session', message: 'must be as the last answer gave it' }];
  throw new DomainError('invalid', 'validation_failed', 'The session cannot be read.', { errors });
}
