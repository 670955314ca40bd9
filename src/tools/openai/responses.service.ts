import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/quota/quota.types.js';
import { newPublicId } from '../../common/work/public-id.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { AnsweredChats } from './answered-chats.service.js';
import type { Fields } from './fields.js';
import type { DeletedResponse } from './openai.dto.js';
import { responseOf, type ResponseHead } from './responses-answer.js';
import { readResponses, type ChatBodyMessage, type ResponsesRequest } from './responses-request.js';
import { ResponsesStream } from './responses-stream.js';
import { inPlacesOfResponse } from './responses-tools.js';
import type { Said } from './said.js';
import { StoredResponses } from './stored-responses.service.js';
import { Talks } from './talks.service.js';

/** `POST /v1/responses`: text, function tools, JSON Schema; kept for `previous_response_id` unless `store` is false. */
@Injectable()
export class Responses {
  constructor(
    private readonly talks: Talks,
    private readonly stored: StoredResponses,
    private readonly answered: AnsweredChats,
    private readonly work: UnitOfWork,
  ) {}

  /** Answers on the response itself, whole or as a stream. */
  async answer(body: Fields, caller: Caller, response: Response): Promise<void> {
    const request = await readResponses(body, this.stored.of(caller));
    try {
      await this.answerTo(request, body, caller, response);
    } catch (error) {
      throw inPlacesOfResponse(error);
    }
  }

  private async answerTo(request: ResponsesRequest, body: Fields, caller: Caller, response: Response): Promise<void> {
    const { chat, store } = request;
    const head = { id: newPublicId('resp'), createdAt: Math.floor(Date.now() / 1000), body, store };
    const write = (manager: EntityManager, said: Said): Promise<void> =>
      this.write(manager, said, caller, head, request);
    if (chat.stream) {
      const note = (said: Said): Promise<void> => this.work.commit((manager) => write(manager, said), 0);
      return this.talks.streamed(chat, response, new ResponsesStream(head), note);
    }
    const answer = await this.talks.whole(chat, response, async (manager, said) => {
      await write(manager, said);
      return responseOf(head, said);
    });
    if (answer) response.json(answer);
  }

  find(caller: Caller, id: string): Promise<object> {
    return this.stored.find(caller, id);
  }

  remove(caller: Caller, id: string): Promise<DeletedResponse> {
    return this.stored.remove(caller, id);
  }

  private async write(
    manager: EntityManager,
    said: Said,
    caller: Caller,
    head: ResponseHead,
    { chat, store }: ResponsesRequest,
  ): Promise<void> {
    await this.answered.note(manager, said, chat.messages);
    const messages = chat.body.messages as readonly ChatBodyMessage[];
    if (store) await this.stored.keep(manager, caller, head.id, messages, said, responseOf(head, said));
  }
}
