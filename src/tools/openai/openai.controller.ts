import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiKey, ApiKeyQuery, CurrentCaller, KeyScope } from '../../common/auth/key.decorators.js';
import { Produces } from '../../common/http/admission.guard.js';
import { ApiOkOrEvents } from '../../common/http/documents/api-answers.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import { PaidAfterwards, Quota } from '../../common/quota/quota.decorators.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { CHAT_BUCKET, FASHION_BUCKET } from '../tools.names.js';
import { isBriefChat } from './brief-chat.js';
import { Completions } from './completions.service.js';
import type { Fields } from './fields.js';
import { ImageGenerations } from './image-generations.service.js';
import { imagesAskedFor } from './image-request.js';
import { ModelList } from './model-list.service.js';
import { OpenAiBody } from './openai-body.js';
import {
  ChatCompletionDto,
  ChatCompletionView,
  DeletedResponse,
  GeneratedImages,
  ImageGenerationDto,
  ModelList as ModelListView,
  ModelView,
  ResponsesDto,
  ResponseView,
} from './openai.dto.js';
import { Responses } from './responses.service.js';

const EVENTS = 'text/event-stream';
const RESPONSE_ID = 'resp_4f6q0w1yxk2v9m3c7p5b8r0t2n';

/** What OpenAI's clients speak; `base_url` is our address and `/v1`. */
@ApiTags('Tools')
@Controller('v1')
export class OpenAiController {
  constructor(
    private readonly chats: Completions,
    private readonly responses: Responses,
    private readonly images: ImageGenerations,
    private readonly models: ModelList,
  ) {}

  @Post('chat/completions')
  @HttpCode(200)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @Produces('application/json', EVENTS)
  @Quota(CHAT_BUCKET)
  @PaidAfterwards(isBriefChat)
  @Idempotent()
  @ApiOperation({
    summary: 'A chat in the form of OpenAI',
    description: 'With `stream: true` as server-sent events. Unknown fields are ignored.',
  })
  @ApiBody({
    type: ChatCompletionDto,
    examples: {
      plain: { value: { messages: [{ role: 'user', content: 'Which fabric should I take for a summer shirt?' }] } },
      schema: {
        value: {
          messages: [{ role: 'user', content: 'A red linen summer dress with pockets' }],
          response_format: {
            type: 'json_schema',
            json_schema: {
              name: 'garment',
              schema: {
                type: 'object',
                properties: { garment: { type: 'string' }, color: { type: 'string' }, fabric: { type: 'string' } },
                required: ['garment', 'color', 'fabric'],
                additionalProperties: false,
              },
            },
          },
        },
      },
    },
  })
  @ApiOkOrEvents(ChatCompletionView)
  completions(@OpenAiBody() body: Fields, @Res() response: Response): Promise<void> {
    return this.chats.answer(body, response);
  }

  @Post('responses')
  @HttpCode(200)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @Produces('application/json', EVENTS)
  @Quota(CHAT_BUCKET)
  @Idempotent()
  @ApiOperation({
    summary: 'A response in the form of OpenAI',
    description: 'Text, JSON Schema and function tools; created and streamed. Unknown fields are ignored.',
  })
  @ApiBody({ type: ResponsesDto, examples: { plain: { value: { input: 'How do I wash a wool sweater?' } } } })
  @ApiOkOrEvents(ResponseView)
  @ApiNotFoundResponse({ description: '`not_found`: no such `previous_response_id` of yours.' })
  respond(@OpenAiBody() body: Fields, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    return this.responses.answer(body, caller, response);
  }

  @Get('responses/:id')
  @KeyScope(CHAT_BUCKET)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @ApiParam({ name: 'id', example: RESPONSE_ID })
  @ApiOperation({
    summary: 'A stored response of yours',
    description: 'As long as it is kept; of another account it is 404.',
  })
  @ApiOkResponse({ type: ResponseView })
  response(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<object> {
    return this.responses.find(caller, id);
  }

  @Delete('responses/:id')
  @KeyScope(CHAT_BUCKET)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @ApiParam({ name: 'id', example: RESPONSE_ID })
  @ApiOperation({
    summary: 'Delete a stored response of yours',
    description: 'Afterwards it is 404, and no later turn can build on it.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  forget(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<DeletedResponse> {
    return this.responses.remove(caller, id);
  }

  @Get('models')
  @ApiOperation({
    summary: 'Models that answer here',
    description: 'Without a key. `atelier-embedded` is always there, others when a provider is set.',
  })
  @ApiOkResponse({ type: ModelListView })
  list(): ModelListView {
    return this.models.list();
  }

  @Get('models/:model')
  @ApiParam({ name: 'model', example: 'atelier-embedded' })
  @ApiOperation({ summary: 'One model', description: '404 for a name that does not answer here.' })
  @ApiOkResponse({ type: ModelView })
  model(@Param('model') id: string): ModelView {
    return this.models.find(id);
  }

  @Post('images/generations')
  @HttpCode(200)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @Quota(FASHION_BUCKET, { units: imagesAskedFor })
  @Idempotent()
  @ApiOperation({ summary: 'Fashion images in the form of OpenAI', description: 'Each image costs one call.' })
  @ApiBody({ type: ImageGenerationDto })
  @ApiOkResponse({ type: GeneratedImages })
  generate(
    @OpenAiBody() body: Fields,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GeneratedImages> {
    return this.images.answer(body, caller, response);
  }
}

/** The same under `/api/v1`. */
@ApiTags('Tools')
@Controller('api/v1')
export class OpenAiAliasController extends OpenAiController {}
