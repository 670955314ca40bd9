import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { STOP_WORDS } from '../engine/index.js';

@ApiTags('Design')
@Controller('api/v1/design')
export class StopWordsController {
  @Get('stop-words')
  @Header('Cache-Control', 'public, max-age=3600')
  @ApiOperation({
    summary: 'Words that say nothing of a garment',
    description: 'By language of the text; the English ones count in every text. They never stand in `unused`.',
  })
  @ApiOkResponse({
    schema: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      example: { en: ['a', 'an', 'the'], sv: ['och'], de: ['und'], fr: ['et'], es: ['y'] },
    },
  })
  list(): Record<string, readonly string[]> {
    return STOP_WORDS;
  }
}
