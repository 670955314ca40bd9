import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACCOUNT_EXPORT, keptIn, type AccountExport } from '../../common/ports/account-export.js';
import { Ports } from '../../common/ports/ports.js';

const OWN = '(SELECT id FROM arena_participant WHERE account_id = $1::uuid)';

/** What the league keeps of a challenger: its record is public, what it said and decided is here in one place. */
@Injectable()
export class ArenaAccountExport implements AccountExport, OnModuleInit {
  readonly kept = [
    keptIn('challenger', 'arena_participant', 't.account_id = $1::uuid', 'id'),
    keptIn('balance', 'arena_account', `t.id IN ${OWN}`, 'id'),
    keptIn('command', 'arena_command', `t.participant_id IN ${OWN}`, 'seq', ['body_hash']),
    keptIn('fill', 'arena_fill', `t.participant_id IN ${OWN}`, 'id'),
    keptIn('leverage', 'arena_futures_leverage', `t.participant_id IN ${OWN}`, "participant_id || ' ' || t.market"),
    keptIn('told', 'arena_tape', `t.participant_id IN ${OWN}`, 'seq'),
  ];

  constructor(private readonly ports: Ports) {}

  onModuleInit(): void {
    this.ports.provide(ACCOUNT_EXPORT.arena, this);
  }
}
