import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { assertOwner } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import { DomainError } from '../../common/kernel/errors.js';
import { shownText } from '../../common/kernel/shown-text.js';
import { SHOWCASE_ID } from '../design-id.js';
import { ILLUSTRATION_SIZE } from '../design.result.js';
import { Designs } from '../designs/designs.service.js';
import { illustrationView, summaryOf } from '../designs/design.view.js';
import type { GarmentSpec } from '../engine/index.js';
import type { GalleryDesignView, GalleryQuery, GalleryView, ListingView } from '../dto/gallery.dto.js';

type ListedRow = Pick<GalleryDesignView, 'id' | 'description' | 'style' | 'version'> & {
  listed_at: Date;
  spec: GarmentSpec | null;
};

/** What the past of a design may be shown of: read anew each time, so that what is taken back is gone at once. */
const LISTED = `
  SELECT id, description, style, version, listed_at, CASE WHEN version > 1 THEN result->'spec' END AS spec FROM design_submission
  WHERE listed_at IS NOT NULL AND status = 'completed' AND erased_at IS NULL
    AND (id = $4 OR created_at > now() - make_interval(days => $3))
    AND ($1::timestamptz IS NULL OR (listed_at, id) < ($1, $2))
  ORDER BY listed_at DESC, id DESC LIMIT $5`;

/** Designs that their makers show to everybody. */
@Injectable()
export class Gallery {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly designs: Designs,
  ) {}

  async page({ limit, cursor }: GalleryQuery): Promise<GalleryView> {
    const [at = null, id = ''] = cursor === undefined ? [] : placeOf(cursor);
    const rows = await this.db.query<ListedRow[]>(LISTED, [at, id, this.config.retentionDays, SHOWCASE_ID, limit + 1]);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      designs: shown.map((row) => this.view(row)),
      next_cursor: last ? encodeCursor([last.listed_at.toISOString(), last.id]) : null,
    };
  }

  /** @throws DomainError not_found, gone, not_owner, design_not_completed */
  async list(id: string, principal: Principal, listed: boolean): Promise<ListingView> {
    const { accountId, status } = await this.designs.find(id);
    assertOwner(principal, accountId);
    if (listed && status !== 'completed') throw notCompleted(status);
    const [rows] = await this.db.query<[{ listed_at: Date | null }[], number]>(
      `UPDATE design_submission SET listed_at = CASE WHEN $2 THEN coalesce(listed_at, date_trunc('milliseconds', now())) END
       WHERE id = $1 AND erased_at IS NULL RETURNING listed_at`,
      [id, listed],
    );
    const at = rows[0]?.listed_at ?? null;
    return { id, listed: at !== null, listed_at: at?.toISOString() ?? null };
  }

  private view({ listed_at, spec, ...row }: ListedRow): GalleryDesignView {
    const illustration = illustrationView(this.config.publicUrl, row.id, ILLUSTRATION_SIZE);
    const description = shownText(summaryOf(row.description, row.version, spec ?? undefined));
    return { ...row, description, listed_at: listed_at.toISOString(), illustration };
  }
}

/** @throws DomainError validation_failed */
function placeOf(cursor: string): [string, string] {
  const [at, id] = decodeCursor(cursor, ['string', 'string']) as [string, string];
  if (!Number.isNaN(Date.parse(at))) return [new Date(at).toISOString(), id];
  throw new DomainError('invalid', 'validation_failed', 'Not valid: cursor.', {
    errors: [{ path: 'cursor', message: 'must be a next_cursor of this list' }],
  });
}

const notCompleted = (status: string): DomainError =>
  new DomainError('conflict', 'design_not_completed', `Only a completed design can be listed; this one is ${status}.`, {
    members: { status_of_design: status },
  });
