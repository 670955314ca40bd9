import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { normalEmail } from '../../common/auth/email.js';
import { callerNow } from '../../common/auth/key.decorators.js';
import { DesignQuotas } from '../design.quotas.js';

/** An e-mail address without a request left is told so, whatever else is wrong with the body. */
@Injectable()
export class KeyRequestGuard implements CanActivate {
  constructor(private readonly quotas: DesignQuotas) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<Request<unknown, unknown, { email?: unknown } | undefined>>();
    const email = normalEmail(body?.email);
    if (typeof email === 'string' && email.length <= 254) await this.quotas.assertKeyRequestLeft(email, callerNow());
    return true;
  }
}
