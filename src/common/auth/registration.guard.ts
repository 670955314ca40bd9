import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CONFIG, type Config } from '../config/env.js';
import { DomainError } from '../kernel/errors.js';
import { HANDS_OUT_KEYS } from './key.decorators.js';

/** Where registration is closed only the operator issues keys. */
@Injectable()
export class RegistrationGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.config.registration === 'open' || !this.reflector.get<boolean>(HANDS_OUT_KEYS, context.getHandler()))
      return true;
    throw new DomainError('forbidden', 'registration_closed', 'Keys of this installation are issued by its operator.');
  }
}
