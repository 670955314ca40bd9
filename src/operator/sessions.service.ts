import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Audit } from '../common/admin/audit.js';
import { Operators, type ActingOperator, type Admitted } from '../common/auth/operators.js';
import { currentRequest } from '../common/http/request-context.js';
import { hashOf, newToken, SESSION_HOURS, tokenOf } from './session-cookie.js';

/** Who has signed in, and what their forms carry. */
export interface OperatorSession {
  operator: ActingOperator;
  csrf: string;
  expiresAt: Date;
}

interface SessionRow {
  operator: string;
  mark: string;
  csrf: string;
  expires_at: Date;
}

/** Sessions of operators' browsers. Each begins with a token of its own, whatever the browser brought, and ends with it. */
@Injectable()
export class OperatorSessions {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly operators: Operators,
    private readonly audit: Audit,
  ) {}

  /** The session of a browser; null when it has none, it is over, or its operator is not in the settings any more. */
  async of(message: Pick<IncomingMessage, 'headers'>): Promise<OperatorSession | null> {
    const token = tokenOf(message);
    if (token === undefined) return null;
    const [row] = await this.db.query<SessionRow[]>(
      'SELECT operator, mark, csrf, expires_at FROM operator_session WHERE hash = $1 AND expires_at > now()',
      [hashOf(token)],
    );
    const operator = row && this.operators.standing(row.operator, row.mark);
    return operator ? { operator, csrf: row.csrf, expiresAt: row.expires_at } : null;
  }

  /** Ends what the browser had, and begins anew. @returns the cookie's token */
  async begin(message: Pick<IncomingMessage, 'headers'>, { operator, mark }: Admitted): Promise<string> {
    const token = newToken();
    const earlier = tokenOf(message);
    actsAs(operator);
    await this.db.transaction(async (manager) => {
      await manager.query('DELETE FROM operator_session WHERE hash = $1 OR expires_at <= now()', [
        hashOf(earlier ?? ''),
      ]);
      await manager.query(
        `INSERT INTO operator_session (hash, operator, mark, csrf, expires_at)
         VALUES ($1, $2, $3, $4, now() + interval '${SESSION_HOURS} hours')`,
        [hashOf(token), operator.name, mark, newToken()],
      );
      await this.audit.record(manager, 'session.begin', operator.name, { role: operator.role });
    });
    return token;
  }

  async end(message: Pick<IncomingMessage, 'headers'>, { operator }: OperatorSession): Promise<void> {
    actsAs(operator);
    await this.db.transaction(async (manager) => {
      await manager.query('DELETE FROM operator_session WHERE hash = $1', [hashOf(tokenOf(message) ?? '')]);
      await this.audit.record(manager, 'session.end', operator.name);
    });
  }
}

/** Whose name the trail has. */
function actsAs({ name }: ActingOperator): void {
  const request = currentRequest();
  if (request) request.operator = name;
}
