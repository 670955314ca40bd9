import { Body, Controller, Get, Header, HttpCode, Post, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiKey, ApiKeyQuery } from '../../common/auth/key.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { DEMO_BUCKET, KEYED_BUCKET } from '../cognitive.names.js';
import { DemoAnswer, DemoRequest, SayAnswer, ThoughtAnswer, ThoughtQuery } from '../dto/thought.dto.js';
import { Speaker } from './speaker.js';
import { ThoughtService } from './thought.service.js';

/** The three operations whose paths carry the engine's name. @param persona `^[a-z][a-z0-9]{1,30}$` */
export function personaController(persona: string): Type<unknown> {
  @ApiTags('Cognitive')
  @Controller('api')
  class PersonaController {
    constructor(
      private readonly speaker: Speaker,
      private readonly thoughts: ThoughtService,
    ) {}

    @Get(`${persona}-say`)
    @Header('Cache-Control', 'no-cache')
    @ApiOperation({
      summary: 'What it says just now, in Swedish',
      description: 'One sentence about its state or what happened, with what caused it in `because`.',
    })
    @ApiOkResponse({ type: SayAnswer })
    say(): SayAnswer {
      return this.speaker.say();
    }

    @Post(`${persona}-demo`)
    @HttpCode(200)
    @Header('Cache-Control', 'no-store')
    @Quota(DEMO_BUCKET)
    @Idempotent()
    @ApiOperation({
      summary: 'Send a text and see what it does; ten a day per address',
      description:
        'Sentiment with its evidence, what it makes the engine feel, its reply, and the state before and after. No key needed.',
    })
    @ApiOkResponse({ type: DemoAnswer })
    demo(@Body() request: DemoRequest): Promise<DemoAnswer> {
      return this.thoughts.demo(request);
    }

    @Get(`${persona}/v1/cognitive`)
    @Header('Cache-Control', 'no-store')
    @ApiKey('tools')
    @ApiKeyQuery()
    @Quota(KEYED_BUCKET)
    @ApiOperation({
      summary: 'The same with a key of tools, and more of it',
      description:
        'Also novelty, surprise, keywords and the beliefs it touches. `dry_run=true` leaves the engine untouched.',
    })
    @ApiOkResponse({ type: ThoughtAnswer })
    think(@Query() query: ThoughtQuery): Promise<ThoughtAnswer> {
      return this.thoughts.keyed(query);
    }
  }
  return PersonaController;
}
