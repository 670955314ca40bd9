import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiKey, ApiKeyQuery } from '../../common/auth/key.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import { PaidAfterwards, Quota } from '../../common/quota/quota.decorators.js';
import { ConceptsService } from './concepts.service.js';
import { ConceptDto, ConceptList } from '../dto/concept.dto.js';
import { FASHION_BUCKET } from '../tools.names.js';

@ApiTags('Tools')
@Controller('api/fashion-concept')
export class ConceptsController {
  constructor(private readonly concepts: ConceptsService) {}

  @Post()
  @HttpCode(200)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @Quota(FASHION_BUCKET)
  @PaidAfterwards()
  @Idempotent()
  @ApiOperation({
    summary: 'Fashion concepts of a style, all different',
    description:
      'The style is read like a design brief; `interpreted_as` says as what, `warnings` what it did not say. The same `seed` gives the same concepts. One unit of `fashion`.',
  })
  @ApiOkResponse({ type: ConceptList })
  plan(@Body() dto: ConceptDto): Promise<ConceptList> {
    return this.concepts.plan(dto);
  }
}
