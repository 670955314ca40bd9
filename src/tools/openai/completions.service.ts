import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { EventLog } from '../../common/events/event-log.js';
import { newPublicId } from '../../common/work/public-id.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { chatAnswered } from './answered-chats.service.js';
import { ChatStream, completionOf } from './chat-answer.js';
import { readChat } from './chat-request.js';
import type { Fields } from './fields.js';
import type { Said } from './said.js';
import { Talks } from './talks.service.js';

/** `POST /v1/chat/completions`. */
@Injectable()
export class Completions {
  constructor(
    private readonly talks: Talks,
    private readonly events: EventLog,
    private readonly work: UnitOfWork,
  ) {}

  /** Answers on the response itself, whole or as a stream. */
  async answer(body: Fields, response: Response): Promise<void> {
    const request = readChat(body);
    const head = { id: newPublicId('chatcmpl').replace('_', '-'), created: Math.floor(Date.now() / 1000) };
    const note = (said: Said): Promise<void> => this.events.tell(chatAnswered(said, request.messages));
    if (request.stream) return this.talks.streamed(request, response, new ChatStream(head, request.includeUsage), note);
    const said = await this.talks.said(request, response);
    if (said) response.json(await this.work.settle(completionOf(head, said), chatAnswered(said, request.messages)));
  }
}
