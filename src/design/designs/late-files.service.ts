import { Inject, Injectable, Optional } from '@nestjs/common';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import { waitUntil } from '../../common/http/streams/prefer-wait.js';
import { DomainError } from '../../common/kernel/errors.js';
import type { Artefact } from '../../common/storage/artefacts.js';
import { FILES, FILE_NAMES, isWornFile, lateFilesOf, wornOf } from '../design.result.js';
import type { LateFile, WornFile } from '../design.result.js';
import { Outfits } from './outfits.service.js';
import { Designs } from './designs.service.js';
import type { DesignSubmission } from '../entities/design-submission.entity.js';
import { DesignFiles } from './files.service.js';
import { LateOrders, ORDER_SECONDS } from './late-orders.service.js';
import { WornLimits } from './worn-limits.js';

/** Injection token: for so long a request is held for a file that is being made, seconds. */
export const FILE_PATIENCE = Symbol('file patience');
const PATIENCE_SECONDS = 25;
const LOOK_EVERY_MS = 200;

/** Hands out a design's files, also those that are still to be made. */
@Injectable()
export class LateFiles {
  constructor(
    private readonly designs: Designs,
    private readonly files: DesignFiles,
    private readonly orders: LateOrders,
    private readonly outfits: Outfits,
    private readonly connections: OpenConnections,
    private readonly limits: WornLimits,
    @Optional() @Inject(FILE_PATIENCE) private readonly patience: number = PATIENCE_SECONDS,
  ) {}

  /**
   * @param isStoredOnly what is not made yet is not made now
   * @throws DomainError not_found, design_not_ready, design_failed, design_cancelled, gone, file_not_ready, worn_unavailable, rate_limit_exceeded
   */
  async get(id: string, name: string, client: string, isStoredOnly = false): Promise<Artefact> {
    const row = await this.designs.find(id);
    const file = FILE_NAMES.find((known) => known === name);
    if (!file) throw noSuchFile();
    if (row.status !== 'completed' || !row.result) throw withoutFiles(row);
    const ready = await this.files.get(id, file);
    if (ready) return ready;
    if (isStoredOnly) throw notStored();
    if (isWornFile(file)) return this.draped(row, file, client);
    const late = lateFilesOf(row.result).find((known) => known === file);
    if (!late) throw noSuchFile();
    if (file === FILES.outfit && !(await this.outfits.isComplete(row))) throw notReady(row);
    return this.awaited(id, late, client);
  }

  private async draped(row: DesignSubmission, file: WornFile, client: string): Promise<Artefact> {
    const problem = undraped(row);
    if (problem) throw problem;
    if (!(await this.orders.isOrdered({ id: row.id, file }))) await this.limits.admit(client);
    return this.awaited(row.id, file, client);
  }

  /** Holds the request until a worker has made the file. */
  private async awaited(id: string, file: LateFile | WornFile, client: string): Promise<Artefact> {
    const leave = this.connections.enter(client);
    try {
      await this.orders.want({ id, file }, client, this.patience);
      const look = async () => ({ row: await this.designs.find(id), made: await this.files.get(id, file) });
      const seen = await waitUntil(
        look,
        ({ row, made }) => made !== null || row.filesFailedAt !== null || (isWornFile(file) && undraped(row) !== null),
        this.patience,
        LOOK_EVERY_MS,
      );
      if (seen.made) return seen.made;
      throw (isWornFile(file) && undraped(seen.row)) || notReady(seen.row);
    } finally {
      leave();
    }
  }
}

const noSuchFile = (): DomainError => new DomainError('not_found', 'not_found', 'This design has no such file.');

/** Why there is nothing to see of it worn; null where there is. */
function undraped({ result, wornRefused }: DesignSubmission): DomainError | null {
  const worn = result && wornOf(result, wornRefused);
  if (worn?.status !== 'unavailable') return null;
  return new DomainError('not_found', 'worn_unavailable', `This design cannot be shown worn. ${worn.reason}`);
}

const notStored = (): DomainError =>
  new DomainError('unavailable', 'file_not_ready', 'This file is not made yet, and was not ordered.');

function withoutFiles({ status }: DesignSubmission): DomainError {
  if (status === 'failed') return new DomainError('not_found', 'design_failed', 'This design failed; it has no files.');
  if (status === 'cancelled')
    return new DomainError('not_found', 'design_cancelled', 'This design was cancelled; it has no files.');
  return new DomainError('not_found', 'design_not_ready', 'This design is not completed yet; its files come with it.');
}

function notReady({ filesFailedAt }: DesignSubmission): DomainError {
  if (filesFailedAt)
    return new DomainError('unavailable', 'file_failed', 'This file could not be made. It will be tried again.', {
      headers: { 'Retry-After': String(ORDER_SECONDS) },
    });
  return new DomainError('unavailable', 'file_not_ready', 'This file is still being made. Ask again in a moment.', {
    headers: { 'Retry-After': '5' },
  });
}
