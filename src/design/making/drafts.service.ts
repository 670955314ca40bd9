import { Injectable } from '@nestjs/common';
import type { StoredDraft } from '../design.result.js';
import { DesignFiles } from '../designs/files.service.js';
import { completedOf, type Brief } from '../engine/index.js';
import type { DesignSubmission } from '../entities/design-submission.entity.js';
import { Studio } from './studio.service.js';

/** What the files of a completed design are drawn from. */
@Injectable()
export class Drafts {
  constructor(
    private readonly files: DesignFiles,
    private readonly studio: Studio,
  ) {}

  /** As it was kept; when it was lost, or never kept, made again from what the design was made from. */
  async of(row: DesignSubmission): Promise<StoredDraft> {
    return (await this.files.draft(row.id)) ?? (await this.again(row));
  }

  private async again(row: DesignSubmission): Promise<StoredDraft> {
    const { brief, request } = row.madeFrom ?? { brief: await this.readAgain(row), request: row.request };
    const completed = completedOf(brief);
    return (await this.studio.draft({ brief, completed, request })).stored;
  }

  private async readAgain({ description, style, request }: DesignSubmission): Promise<Brief> {
    const reading = await this.studio.read({ description, style, request });
    if (!reading.ok) throw new Error('a completed design can no longer be read');
    return reading.brief;
  }
}
