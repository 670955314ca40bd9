import { Controller, Get, Header, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { AnyKey, CurrentPrincipal, ManagesAccount } from '../auth/key.decorators.js';
import type { Principal } from '../auth/principal.js';
import { Produces } from '../http/admission.guard.js';
import { JSON_LINES, sentAsLines } from '../http/streams/json-lines.js';
import { Quota } from '../quota/quota.decorators.js';
import { AccountExports, EXPORTS } from './account-export.js';

@ApiTags('Tools')
@Controller('api/keys/me')
export class AccountExportController {
  constructor(private readonly exports: AccountExports) {}

  @Get('export')
  @AnyKey()
  @ManagesAccount()
  @Quota(EXPORTS)
  @Produces(JSON_LINES)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'All that is kept of the account of this key, as JSON lines',
    description:
      'Account, keys (never the keys themselves), usage, webhooks with their deliveries, mails, what operators changed; and of its interface: orders, packs, conversations, images (tools), designs (design), record, decisions and fills (arena). Pictures and files are at the addresses that the lines lead to. Takes a key of any interface.',
  })
  @ApiOkResponse({
    description: 'One JSON object a line: its `kind`, and its `data` as it is kept.',
    content: { [JSON_LINES]: { schema: { type: 'string' } } },
  })
  @ApiTooManyRequestsResponse({ description: '`rate_limit_exceeded`: ten a day.' })
  mine(@CurrentPrincipal() principal: Principal, @Res({ passthrough: true }) response: Response): StreamableFile {
    return sentAsLines(response, this.exports.lines(principal), 'account.jsonl');
  }
}
