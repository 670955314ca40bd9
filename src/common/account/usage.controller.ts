import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnyKey, CurrentPrincipal } from '../auth/key.decorators.js';
import type { Principal } from '../auth/principal.js';
import { UsageQuery, UsageReport } from './usage.dto.js';
import { Usage } from './usage.service.js';

@ApiTags('Tools')
@Controller('api/keys/me')
export class UsageController {
  constructor(private readonly usage: Usage) {}

  @Get('usage')
  @AnyKey()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'What the keys of this account asked, by day and operation',
    description:
      'Up to 90 days back, some seconds late. A key with limits of its own is told of itself alone. Takes a key of any interface.',
  })
  @ApiOkResponse({ type: UsageReport })
  report(@CurrentPrincipal() principal: Principal, @Query() query: UsageQuery): Promise<UsageReport> {
    return this.usage.report(principal, query);
  }
}
