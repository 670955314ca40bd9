import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { VOCABULARY } from '../engine/index.js';

@ApiTags('Design')
@Controller('api/v1/design')
export class VocabularyController {
  @Get('vocabulary')
  @Header('Cache-Control', 'public, max-age=3600')
  @ApiOperation({
    summary: 'What attributes of a design may be',
    description: 'The values that `changes` of a revision takes; null: a colour by its name or `#rrggbb`.',
  })
  @ApiOkResponse({
    schema: {
      type: 'object',
      additionalProperties: { type: ['array', 'null'], items: { type: 'string' } } as never,
      example: { length: ['mini', 'knee', 'midi', 'maxi'], colors: null },
    },
  })
  list(): Record<string, readonly string[] | null> {
    return VOCABULARY;
  }
}
