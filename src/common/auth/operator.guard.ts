import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { IncomingMessage } from 'node:http';
import type { OperatorRole } from '../config/operators.js';
import { onceARoute } from '../http/once-a-route.js';
import { currentRequest } from '../http/request-context.js';
import { OPERATOR_POLICY } from './key.decorators.js';
import { assertMay, Operators, type ActingOperator } from './operators.js';
import { bearer } from './presented-key.js';
import { operatorVouchedFor } from './vouched.js';

const NAME = /^[\x21-\x7e](?:[\x20-\x7e]{0,78}[\x21-\x7e])?$/;
const leastRoleOf = onceARoute<OperatorRole>(OPERATOR_POLICY);

/** Lets operators of the route's role through, and nobody learns of these routes where there are none. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly operators: Operators,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const least = leastRoleOf(this.reflector, context);
    if (least === undefined) return true;
    const message = context.switchToHttp().getRequest<IncomingMessage>();
    const request = currentRequest();
    const vouched = operatorVouchedFor(message);
    if (vouched) assertMay(vouched, least);
    const operator = vouched ?? this.operators.admit(bearer(message), least, 'Bearer');
    if (request) request.operator = actor(operator, message.headers['x-operator']);
    return true;
  }
}

/** Who stands in the trail: a token of one's own is a name, with a shared one a name is only what its bearer says. */
function actor({ name, personal }: ActingOperator, said: string | string[] | undefined): string {
  return !personal && typeof said === 'string' && NAME.test(said) ? `${said} (${name})` : name;
}
