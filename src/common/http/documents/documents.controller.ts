import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Produces } from '../admission.guard.js';
import { Documents } from './documents.js';
import { sendPrepared } from '../hot-reads/prepared-answer.js';

/** What is asked for with a key, or by who wants something else than JSON; the rest is answered as hot reads are. */
@ApiExcludeController()
@Controller()
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Get('openapi.json')
  document(@Req() request: Request, @Res() response: Response): void {
    sendPrepared(request, response, this.documents.at(request.path));
  }

  @Get('docs')
  @Produces('text/html')
  page(@Req() request: Request, @Res() response: Response): void {
    sendPrepared(request, response, this.documents.at(request.path));
  }

  @Get('docs/:file')
  @Produces('text/javascript', 'text/css', 'image/png')
  file(@Req() request: Request, @Res() response: Response): void {
    sendPrepared(request, response, this.documents.at(request.path));
  }
}
