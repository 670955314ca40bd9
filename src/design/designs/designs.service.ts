import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { assertOwner } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import { preferredWait, waitUntil } from '../../common/http/streams/prefer-wait.js';
import { Line } from '../../common/jobs/line.js';
import { Outbox } from '../../common/jobs/outbox.js';
import { DomainError } from '../../common/kernel/errors.js';
import { SHOWCASE_ID, isDesignId } from '../design-id.js';
import { DESIGN_QUEUE } from '../design.jobs.js';
import { isOpen } from '../design.states.js';
import { viewOf } from './design.view.js';
import { garmentIn, Outfits } from './outfits.service.js';
import type { DesignView } from '../dto/design.dto.js';
import type { OutfitView } from '../dto/outfit.dto.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import { DesignRemoval } from './removal.service.js';

const DAY_MS = 86_400_000;

/** Reads, cancels and removes designs. */
@Injectable()
export class Designs {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly connections: OpenConnections,
    private readonly removal: DesignRemoval,
    private readonly outbox: Outbox,
    private readonly line: Line,
    private readonly outfits: Outfits,
  ) {}

  /** @throws DomainError not_found, gone */
  async find(id: string, manager: EntityManager = this.db.manager): Promise<DesignSubmission> {
    const row = isDesignId(id) ? await manager.findOneBy(DesignSubmission, { id }) : null;
    if (!row) throw new DomainError('not_found', 'not_found', 'There is no design with this id.');
    const isPast = id !== SHOWCASE_ID && Date.now() - row.createdAt.getTime() > this.config.retentionDays * DAY_MS;
    if (row.erasedAt || isPast) throw gone();
    return row;
  }

  /** The design now, or as soon as it is final when the caller prefers to wait. */
  async read(id: string, prefer: string | undefined, client: string): Promise<DesignView> {
    const seconds = preferredWait(prefer) ?? 0;
    const first = await this.find(id);
    if (seconds === 0 || !isOpen(first.status)) return this.view(first);
    const leave = this.connections.enter(client);
    try {
      if (first.status === 'queued') await this.outbox.await(this.db.manager, DESIGN_QUEUE, id, seconds);
      return await this.view(
        await waitUntil(
          () => this.find(id),
          ({ status }) => !isOpen(status),
          seconds,
        ),
      );
    } finally {
      leave();
    }
  }

  /** One picture and one bill of all garments of a text. @throws DomainError not_found, gone */
  async outfit(id: string): Promise<OutfitView> {
    return this.outfits.view(await this.find(id));
  }

  /** Cancels an open design; removes a final one with its files. @returns the final object @throws DomainError gone */
  async remove(id: string, principal: Principal): Promise<DesignView> {
    const row = await this.find(id);
    assertOwner(principal, row.accountId);
    const cancelled = await this.removal.cancel(id);
    if (cancelled) return this.view(cancelled);
    const final = await this.find(id);
    if (!(await this.removal.erase(id))) throw gone();
    return this.view(final);
  }

  private async view(row: DesignSubmission): Promise<DesignView> {
    const standing = row.status === 'queued' ? await this.line.placeOf(DESIGN_QUEUE, row.id) : undefined;
    const outfit = row.result ? await this.outfits.living(row) : null;
    const links = outfit?.map((one) => ({ id: one.id, garment: garmentIn(row, one) }));
    return viewOf(row, this.config.publicUrl, standing?.place, links);
  }
}

const gone = (): DomainError => new DomainError('gone', 'gone', 'This design was removed or is past its retention.');
