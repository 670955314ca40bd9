import { Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Produces } from '../common/http/admission.guard.js';
import { McpService } from './mcp.service.js';
import { TokenGuard } from './oauth/token.guard.js';
import { OriginGuard } from './origin.guard.js';

/** Streamable HTTP of the Model Context Protocol; without sessions there is nothing to GET or DELETE (405). */
@ApiExcludeController()
@UseGuards(OriginGuard, TokenGuard)
@Controller('mcp')
export class McpController {
  constructor(private readonly mcp: McpService) {}

  @Post()
  @Produces('application/json', 'text/event-stream')
  message(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.mcp.handle(request, response);
  }
}
