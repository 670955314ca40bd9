import { Controller, Get, Next, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { Produces } from '../http/admission.guard.js';
import { TOOL_POLICY } from '../http/security-headers.js';
import { BasicOperatorGuard } from './basic-operator.guard.js';
import { BOARD_PATH, QueueBoard } from './queue-board.js';

/** Addresses in its page stand against a base of its own. */
const POLICY = TOOL_POLICY.replace("base-uri 'none'", "base-uri 'self'");

/** For the operator's browser. Only GET leads to the dashboard, so nothing can be changed there. */
@ApiExcludeController()
@UseGuards(BasicOperatorGuard)
@Controller(BOARD_PATH)
export class QueueBoardController {
  constructor(private readonly board: QueueBoard) {}

  @Get(['', '{*path}'])
  @Produces('text/html', 'application/json', 'text/css', 'text/javascript', 'image/*', 'font/*')
  async look(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    const app = await this.board.express();
    response.setHeader('Content-Security-Policy', POLICY);
    request.url = request.originalUrl.slice(request.originalUrl.indexOf(BOARD_PATH) + BOARD_PATH.length) || '/';
    app(request, response, next);
  }
}
