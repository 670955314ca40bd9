import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiKey, ApiKeyQuery, CurrentCaller } from '../../common/auth/key.decorators.js';
import { Produces } from '../../common/http/admission.guard.js';
import { ApiOkOrEvents } from '../../common/http/documents/api-answers.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { ChatForms } from './chat-forms.service.js';
import { ChatDto, ChatView } from '../dto/chat.dto.js';
import type { Fields } from '../openai/fields.js';
import { OpenAiBody } from '../openai/openai-body.js';
import { ChatCompletionDto, ChatCompletionView } from '../openai/openai.dto.js';
import { CHAT_BUCKET } from '../tools.names.js';

const oneOf = (...models: Parameters<typeof getSchemaPath>[0][]) => ({
  oneOf: models.map((model) => ({ $ref: getSchemaPath(model) })),
});

@ApiTags('Tools')
@Controller('api/chat')
export class ChatController {
  constructor(private readonly chat: ChatForms) {}

  @Post()
  @HttpCode(200)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @Produces('application/json', 'text/event-stream')
  @Quota(CHAT_BUCKET)
  @Idempotent()
  @ApiExtraModels(ChatDto, ChatCompletionDto)
  @ApiOperation({
    summary: 'Ask about clothes, fabrics, sewing, this API, the league or the engine',
    description:
      'English or Swedish, of care, sizes, the league and this API also German, French and Spanish; `session_id` continues a conversation. With `messages` instead of `message` it is `POST /v1/chat/completions`.',
  })
  @ApiBody({
    schema: oneOf(ChatDto, ChatCompletionDto),
    examples: {
      fabric: { value: { message: 'Which fabric should I take for a summer shirt?' } },
      league: { value: { message: 'Who leads the league, and why?' } },
      swedish: { value: { message: 'Hur tvättar jag en ylletröja?' } },
      openai: { value: { messages: [{ role: 'user', content: 'Which fabric should I take for a summer shirt?' }] } },
    },
  })
  @ApiOkOrEvents(ChatView, ChatCompletionView)
  reply(@OpenAiBody() body: Fields, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    return this.chat.answer(body, caller, response);
  }
}
