import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import type { ListedContestant } from '../../common/config/contestants.js';
import { ConfigError } from '../../common/config/reader.js';
import { lockNamed } from '../../common/db/advisory-lock.js';
import { DomainError } from '../../common/kernel/errors.js';
import { HeartbeatRecords } from '../agents/heartbeat-records.js';
import { nameKey } from '../agents/name-key.js';
import { Registrar } from '../agents/registrar.js';
import { HOUSE_OPERATOR } from '../engine/skill/index.js';
import { ParticipantRow } from '../entities/participant.entity.js';
import { GuestLedger } from './guest-ledger.js';

interface Guest {
  id: string;
  name_key: string;
}

/** Makes those who take part as guests of the house the ones whom the file lists: all of it in one transaction, or nothing. */
@Injectable()
export class GuestList implements OnApplicationBootstrap {
  private readonly log = new Logger('Contestants');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly db: DataSource,
    private readonly registrar: Registrar,
    private readonly records: HeartbeatRecords,
    private readonly ledger: GuestLedger,
  ) {}

  /** @throws ConfigError for a name that somebody else has, or had */
  async onApplicationBootstrap(): Promise<void> {
    const { contestants } = this.config;
    if (!contestants) return;
    const retired = await this.db.transaction((manager) => this.reconcile(manager, contestants));
    this.log.log({ msg: 'contestants', listed: contestants.map(({ name }) => name), retired });
  }

  /** One process at a time. @returns how many have retired */
  private async reconcile(manager: EntityManager, listed: readonly ListedContestant[]): Promise<number> {
    await lockNamed(manager, 'contestants');
    const guests = await manager.query<Guest[]>(
      `SELECT id, name_key FROM arena_participant WHERE operator = $1 AND kind = 'challenger' AND status <> 'retired'`,
      [HOUSE_OPERATOR],
    );
    const wanted = new Set(listed.map(({ name }) => nameKey(name)));
    const leaving = guests.filter(({ name_key }) => !wanted.has(name_key));
    for (const { id } of leaving) await this.dismiss(manager, id);
    for (const one of listed) {
      const known = guests.find(({ name_key }) => name_key === nameKey(one.name));
      const id = known?.id ?? (await this.invite(manager, one));
      await manager.update(ParticipantRow, { id }, { model: one.model, description: one.lore });
      await this.ledger.open(manager, id);
    }
    return leaving.length;
  }

  private async dismiss(manager: EntityManager, id: string): Promise<void> {
    await this.ledger.drop(manager, { participantId: id });
    await this.records.retire(manager, { id });
  }

  /** Nobody has the key that comes with it. */
  private async invite(manager: EntityManager, { name }: ListedContestant): Promise<string> {
    try {
      const { row } = await this.registrar.enter(manager, { name }, {});
      await manager.update(ParticipantRow, { id: row.id }, { operator: HOUSE_OPERATOR });
      return row.id;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'name_taken') throw error;
      throw new ConfigError(
        `CONTESTANTS: "${name}" is the name of another participant, or of one that has retired, or looks like it: give another one`,
      );
    }
  }
}
