import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ACCOUNT_ERASURE, type AccountErasure } from '../../common/ports/account-erasure.js';
import { Ports } from '../../common/ports/ports.js';
import { Registration } from '../entities/registration.entity.js';
import { Erasure } from './erasure.service.js';

/** Forgets the holder of a tools key for the operator, as `DELETE /api/keys/me?erase=true` does for the holder. */
@Injectable()
export class ToolsAccountErasure implements AccountErasure, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly erasure: Erasure,
    private readonly ports: Ports,
  ) {}

  onModuleInit(): void {
    this.ports.provide(ACCOUNT_ERASURE.tools, this);
  }

  async forget(accountId: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      await manager.delete(Registration, { accountId });
      await this.erasure.forget(manager, { accountId });
    });
  }
}
