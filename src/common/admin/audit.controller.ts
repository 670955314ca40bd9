import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Operator } from '../auth/key.decorators.js';
import { AuditTrail } from './audit-trail.js';
import { AuditList, AuditQuery } from './audit.dto.js';

@ApiTags('Operator')
@Operator()
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly trail: AuditTrail) {}

  @Get()
  @ApiOperation({ summary: 'What the operator has changed, newest first', description: 'Entries are only ever added.' })
  @ApiOkResponse({ type: AuditList })
  list(@Query() query: AuditQuery): Promise<AuditList> {
    return this.trail.list(query);
  }
}
