import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ArenaKey } from '../../common/auth/key.decorators.js';
import { Produces } from '../../common/http/admission.guard.js';
import { sendPrepared } from '../../common/http/hot-reads/hot-reads.js';
import { DomainError } from '../../common/kernel/errors.js';
import { LeaguePages } from './league-pages.js';

/** Faces are the same bytes for everybody for weeks: they cost nothing of the hour that reads of the league share. */
@ApiTags('Arena: league')
@ArenaKey('lenient')
@Controller('api')
export class FacesController {
  constructor(private readonly pages: LeaguePages) {}

  @Get('v1/fighters/:id/avatar.svg')
  @Produces('image/svg+xml')
  @ApiOperation({
    operationId: 'league_avatar',
    summary: 'A house fighter’s face',
    description:
      'SVG, the same bytes as long as the fighter is the same; costs nothing of the hour, only the burst limit counts it.',
  })
  @ApiParam({ name: 'id', example: 'ember-vane' })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  avatar(@Param('id') id: string, @Req() request: Request, @Res() response: Response): void {
    const prepared = this.pages.avatar(id);
    if (!prepared) throw new DomainError('not_found', 'not_found', 'There is no such fighter.');
    sendPrepared(request, response, prepared);
  }
}
