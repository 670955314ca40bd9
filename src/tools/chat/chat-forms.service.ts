import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { FieldValidationPipe } from '../../common/http/queries/validation.pipe.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { ChatService } from './chat.service.js';
import { ChatDto } from '../dto/chat.dto.js';
import { Completions } from '../openai/completions.service.js';
import type { Fields } from '../openai/fields.js';
import { invalidField } from '../openai/refusals.js';

const validation = new FieldValidationPipe();

/** `POST /api/chat` takes two forms: a message, or the messages of OpenAI's clients. */
@Injectable()
export class ChatForms {
  constructor(
    private readonly chat: ChatService,
    private readonly completions: Completions,
  ) {}

  /** Answers on the response itself. @throws DomainError */
  async answer(body: Fields, caller: Caller, response: Response): Promise<void> {
    if ('messages' in body && 'message' in body) throw invalidField('messages', 'must not be given beside message');
    if ('messages' in body) return this.completions.answer(body, response);
    const dto = (await validation.transform(body, { type: 'body', metatype: ChatDto })) as ChatDto;
    const view = await this.chat.reply(caller, dto, response);
    if (view) response.json(view);
  }
}
