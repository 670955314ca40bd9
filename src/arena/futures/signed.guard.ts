import { applyDecorators, Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ArenaKey } from '../../common/auth/key.decorators.js';
import { Peppers } from '../../common/auth/peppers.js';
import { isSignedBy } from '../../common/auth/signing-secret.js';
import { TakesForms } from '../../common/http/bodies/forms.js';
import { currentRequest } from '../../common/http/request-context.js';
import { assertTimely, Parameters, refuse, signedText } from '../engine/futures/index.js';
import { Challengers } from './challengers.js';
import { sentOf } from './given.js';

/** The last gate of a signed request: whose key it shows signed it, and lately; then its sender is in the ring. */
@Injectable()
export class SignedGuard implements CanActivate {
  constructor(
    private readonly peppers: Peppers,
    private readonly challengers: Challengers,
  ) {}

  /** @throws DomainError -1022, -1021, -1102 */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { query, body } = sentOf(context.switchToHttp().getRequest<Request>());
    const principal = currentRequest()?.principal;
    const given = Parameters.of(query, body);
    const signature = given.text('signature');
    if (!principal || !isSignedBy(principal.keyId, signedText(query, body), signature, this.peppers.all))
      throw refuse(-1022, 'Signature for this request is not valid.');
    assertTimely(given, Date.now());
    await this.challengers.beat(principal);
    return true;
  }
}

/** Operations of the futures protocol that ask for a key and a signature; parameters in the query or in a form. */
export const Signed = () => applyDecorators(ArenaKey(), TakesForms(), UseGuards(SignedGuard));
