import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../kernel/errors.js';
import type { BodyCarrier } from './bodies/body.js';
import { HttpRefusal } from './problems/http-refusal.js';
import { onceARoute } from './once-a-route.js';

const PRODUCES = 'fyra:produces';

const typesOf = onceARoute<string[]>(PRODUCES);
const JSON_ONLY = ['application/json'];

/** Media types that a route can answer with; JSON when not said. */
export const Produces = (...types: string[]) => SetMetadata(PRODUCES, types);

/** The last gate before validation: the body could be read, and the caller accepts what we can answer. */
@Injectable()
export class AdmissionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<BodyCarrier>();
    if (request.bodyError) throw request.bodyError;
    assertObject(request.body);
    assertAcceptable(request, typesOf(this.reflector, context) ?? JSON_ONLY);
    return true;
  }
}

function assertObject(body: unknown): void {
  if (body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body))) return;
  throw new DomainError('invalid', 'validation_failed', 'The body must be a JSON object.', {
    errors: [{ path: '', message: 'must be a JSON object' }],
  });
}

function assertAcceptable(request: BodyCarrier, types: string[]): void {
  if (request.accepts(types)) return;
  throw new HttpRefusal(406, 'not_acceptable', `This operation answers ${types.join(', ')}.`);
}
