import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../../common/events/domain-events.js';
import { EventLog } from '../../common/events/event-log.js';
import { analyse, happeningOf, measuresOf } from '../../cognitive/engine/index.js';
import type { ModelMessage } from '../models/text-model.js';
import type { Said } from './said.js';

/** Tells the rest of the house that a question was answered: what it was about and how it was meant, never what was said. */
@Injectable()
export class AnsweredChats {
  constructor(private readonly events: EventLog) {}

  /** @param messages the conversation up to the question */
  note(manager: EntityManager, said: Answered, messages: readonly ModelMessage[]): Promise<void> {
    return this.events.emit(manager, chatAnswered(said, messages));
  }
}

type Answered = Pick<Said, 'topic' | 'language'>;

/** What the house learns of an answered question. */
export function chatAnswered(
  { topic = 'other', language = 'en' }: Answered,
  messages: readonly ModelMessage[],
): DomainEvent {
  const asked = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  return { type: 'chat_answered', topic, language, ...measuresOf(happeningOf(analyse(asked), 'chat')) };
}
