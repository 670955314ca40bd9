import { Controller, Get, Header, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Operator } from '../auth/key.decorators.js';
import type { Response } from 'express';
import { Produces } from '../http/admission.guard.js';
import { JSON_LINES, sentAsLines } from '../http/streams/json-lines.js';
import { AuditExport } from './audit-export.js';
import { AuditTrail } from './audit-trail.js';
import { AuditExportQuery, AuditList, AuditQuery } from './audit.dto.js';

@ApiTags('Operator')
@Operator('read')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly trail: AuditTrail,
    private readonly exports: AuditExport,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What the operator has changed, newest first', description: 'Entries are only ever added.' })
  @ApiOkResponse({ type: AuditList })
  list(@Query() query: AuditQuery): Promise<AuditList> {
    return this.trail.list(query);
  }

  @Get('export')
  @Produces(JSON_LINES)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'The same as JSON lines, oldest first, of a time or of all',
    description: 'Operator only. The trail of what operators did, for an archive; it can be added to, never changed.',
  })
  @ApiOkResponse({
    description: 'One entry a line.',
    content: { [JSON_LINES]: { schema: { type: 'string' } } },
  })
  export(@Query() query: AuditExportQuery, @Res({ passthrough: true }) response: Response): StreamableFile {
    return sentAsLines(response, this.exports.lines(query), 'audit.jsonl');
  }
}
