import { Injectable } from '@nestjs/common';
import { Audit } from '../../common/admin/audit.js';
import { DomainError } from '../../common/kernel/errors.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { CommandLog } from '../decisions/command-log.js';
import { HOUSE_OPERATOR } from '../engine/skill/index.js';
import { AgentReads } from './agent-reads.js';

/** Who runs a challenger, as the league's operator has confirmed it; it counts from the next matches on. */
@Injectable()
export class EntryOwnerService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly log: CommandLog,
    private readonly reads: AgentReads,
    private readonly audit: Audit,
  ) {}

  /** @param operator null takes the name away @throws DomainError not_found, gone; validation_failed for a guest of the house */
  async name(id: string, operator: string | null) {
    const { operator: known } = await this.reads.one(id);
    if (known === HOUSE_OPERATOR || operator === HOUSE_OPERATOR) throw ofTheHouse();
    await this.work.commit(async (manager) => {
      const [rows] = await manager.query<[{ registered_at: Date }[], number]>(
        `UPDATE arena_participant SET operator = $2 WHERE id = $1 AND kind = 'challenger' AND status <> 'retired' RETURNING registered_at`,
        [id, operator],
      );
      if (rows.length === 0) throw new DomainError('gone', 'gone', 'This challenger has retired.');
      const registeredAt = rows[0].registered_at.getTime();
      await this.log.add(manager, [{ kind: 'owned', participant_id: id, operator, registeredAt }]);
      await this.audit.record(manager, 'agent_operator_named', id, {});
    });
    return this.reads.one(id);
  }
}

const ofTheHouse = (): DomainError =>
  new DomainError('invalid', 'validation_failed', 'Not valid: operator.', {
    errors: [
      { path: 'operator', message: `"${HOUSE_OPERATOR}" runs the guests that CONTESTANTS lists, and nobody else` },
    ],
  });
