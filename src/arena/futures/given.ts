import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isForm } from '../../common/http/bodies/forms.js';
import { Parameters } from '../engine/futures/index.js';

/** A request whose body, if any, was a form. */
interface Carrier extends Request {
  rawBody?: Buffer;
}

/** The query without `?`, and the form in the body, each as it came. */
export function sentOf(request: Carrier): { query: string; body: string } {
  const { originalUrl } = request;
  const mark = originalUrl.indexOf('?');
  const body = request.rawBody && isForm(request) ? request.rawBody.toString('latin1') : '';
  return { query: mark < 0 ? '' : originalUrl.slice(mark + 1), body };
}

export const parametersOf = (request: Request): Parameters => {
  const { query, body } = sentOf(request);
  return Parameters.of(query, body);
};

/** The parameters of a request of the futures protocol, wherever they stand. */
export const Given = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  parametersOf(context.switchToHttp().getRequest<Request>()),
);
