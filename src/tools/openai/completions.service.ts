import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import { newPublicId } from '../../common/work/public-id.js';
import { AnsweredChats } from './answered-chats.service.js';
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
    private readonly answered: AnsweredChats,
  ) {}

  /** Answers on the response itself, whole or as a stream. */
  async answer(body: Fields, response: Response): Promise<void> {
    const request = readChat(body);
    const head = { id: newPublicId('chatcmpl').replace('_', '-'), created: Math.floor(Date.now() / 1000) };
    const note = (manager: EntityManager, said: Said): Promise<void> =>
      this.answered.note(manager, said, request.messages);
    if (request.stream) return this.talks.streamed(request, response, new ChatStream(head, request.includeUsage), note);
    const completion = await this.talks.whole(request, response, async (manager, said) => {
      await note(manager, said);
      return completionOf(head, said);
    });
    if (completion) response.json(completion);
  }
}
