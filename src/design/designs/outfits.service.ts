import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { FILES } from '../design.result.js';
import { isOpen } from '../design.states.js';
import type { OutfitView } from '../dto/outfit.dto.js';
import { outfitBill } from '../engine/index.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import type { OutfitLink } from '../entities/design-submission.entity.js';
import { fileUrl } from './design.view.js';

type Linked = Pick<DesignSubmission, 'id' | 'outfitId' | 'outfit'>;

/** Designs of one text that belong together. */
@Injectable()
export class Outfits {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The outfit of a new version: of each other garment the newest that is completed. */
  async newest(manager: EntityManager, { id, outfitId, outfit }: Linked): Promise<OutfitLink[] | null> {
    if (outfitId === null || outfit === null) return null;
    const rows = await manager.find(DesignSubmission, {
      select: { id: true, outfit: true },
      where: { outfitId, status: 'completed', erasedAt: IsNull() },
      order: { createdAt: 'ASC' },
    });
    const place = (row: Linked | Pick<DesignSubmission, 'id' | 'outfit'>): number =>
      row.outfit?.findIndex((link) => link.id === row.id) ?? -1;
    const own = outfit.findIndex((link) => link.id === id);
    return outfit.map((link, i) => ({
      ...link,
      id: i === own ? id : (rows.findLast((row) => place(row) === i)?.id ?? link.id),
    }));
  }

  /** The outfit's designs that were neither removed nor cancelled and have not failed; null where there is no outfit. */
  async living({ outfit }: Pick<Linked, 'outfit'>): Promise<DesignSubmission[] | null> {
    if (outfit === null) return null;
    const ids = outfit.map(({ id }) => id);
    const where = { id: In(ids), erasedAt: IsNull(), status: Not(In(['failed', 'cancelled'])) };
    const rows = await this.db.manager.find(DesignSubmission, { where });
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  }

  /** Whether nothing of it is still being made. */
  async isComplete(row: DesignSubmission): Promise<boolean> {
    return !(await this.living(row))?.some(({ status }) => isOpen(status));
  }

  /** All that belongs together; of a text with one garment that one. */
  async view(row: DesignSubmission): Promise<OutfitView> {
    const rows = (await this.living(row)) ?? [row];
    const picture = row.outfit === null ? FILES.illustration : FILES.outfit;
    const bill = outfitBill(
      rows.flatMap(({ result }) => (result ? [{ ...result, garment: result.spec.garment }] : [])),
    );
    const ready = !rows.some(({ status }) => isOpen(status)) && row.status === 'completed';
    return {
      garments: rows.map((one) => ({
        id: one.id,
        garment: garmentIn(row, one),
        status: one.status,
        version: one.version,
        status_url: `${this.config.publicUrl}/api/design/${one.id}`,
      })),
      complete: ready,
      picture: ready ? fileUrl(this.config.publicUrl, row.id, picture) : null,
      ...bill,
    };
  }
}

/** What a design of the outfit makes, once it is read; else what the text named there. */
export const garmentIn = ({ outfit }: Pick<Linked, 'outfit'>, one: DesignSubmission): string =>
  one.result?.spec.garment ?? outfit?.find(({ id }) => id === one.id)?.garment ?? '';
