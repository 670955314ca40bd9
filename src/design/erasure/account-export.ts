import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACCOUNT_EXPORT, keptIn, type AccountExport } from '../../common/ports/account-export.js';
import { Ports } from '../../common/ports/ports.js';

/** What the design service keeps of the holder of a key. */
@Injectable()
export class DesignAccountExport implements AccountExport, OnModuleInit {
  readonly kept = [
    {
      ...keptIn('design', 'design_submission', 't.account_id = $1::uuid', 'id', ['receipts', 'made_from']),
      atOnce: 10,
    },
  ];

  constructor(private readonly ports: Ports) {}

  onModuleInit(): void {
    this.ports.provide(ACCOUNT_EXPORT.design, this);
  }
}
