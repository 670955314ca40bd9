import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isFields, type Fields } from './fields.js';

/** The body as it came: what is unknown in it is ignored, not refused, and null stays null. */
export const OpenAiBody = createParamDecorator((_data: unknown, context: ExecutionContext): Fields => {
  const body: unknown = context.switchToHttp().getRequest<Request>().body;
  return isFields(body) ? body : {};
});
