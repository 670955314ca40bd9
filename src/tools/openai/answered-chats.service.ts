import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../../common/events/event-log.js';
import { analyse, happeningOf, measuresOf } from '../../cognitive/engine/index.js';
import type { ModelMessage } from '../models/text-model.js';
import type { Said } from './said.js';

/** Tells the rest of the house that a question was answered: what it was about and how it was meant, never what was said. */
@Injectable()
export class AnsweredChats {
  constructor(private readonly events: EventLog) {}

  /** @param messages the conversation up to the question */
  note(
    manager: EntityManager,
    { topic = 'other', language = 'en' }: Pick<Said, 'topic' | 'language'>,
    messages: readonly ModelMessage[],
  ): Promise<void> {
    const asked = messages.findLast(({ role }) => role === 'user')?.text ?? '';
    const measures = measuresOf(happeningOf(analyse(asked), 'chat'));
    return this.events.emit(manager, { type: 'chat_answered', topic, language, ...measures });
  }
}
