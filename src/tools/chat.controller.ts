import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiKey, ApiKeyQuery, CurrentCaller } from '../common/auth/key.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.decorator.js';
import { Quota } from '../common/quota/quota.decorators.js';
import type { Caller } from '../common/quota/quota.types.js';
import { ChatService } from './chat.service.js';
import { ChatDto, ChatView } from './dto/chat.dto.js';
import { CHAT_BUCKET } from './tools.names.js';

@ApiTags('Tools')
@Controller('api/chat')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Post()
  @HttpCode(200)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @Quota(CHAT_BUCKET)
  @Idempotent()
  @ApiOperation({
    summary: 'Ask about clothes, fabrics, sewing, this API, the league or the engine',
    description: 'English or Swedish; `session_id` continues a conversation.',
  })
  @ApiBody({
    type: ChatDto,
    examples: {
      fabric: { value: { message: 'Which fabric should I take for a summer shirt?' } },
      league: { value: { message: 'Who leads the league, and why?' } },
      swedish: { value: { message: 'Hur tvättar jag en ylletröja?' } },
    },
  })
  @ApiOkResponse({ type: ChatView })
  reply(@Body() dto: ChatDto, @CurrentCaller() caller: Caller): Promise<ChatView> {
    return this.chat.reply(caller, dto);
  }
}
