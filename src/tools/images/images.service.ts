import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Batched } from '../../common/db/batched.js';
import { askPrepared } from '../../common/db/prepared.js';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import { preferredWait, waitUntil } from '../../common/http/streams/prefer-wait.js';
import { Line } from '../../common/jobs/line.js';
import { Outbox } from '../../common/jobs/outbox.js';
import { DomainError } from '../../common/kernel/errors.js';
import { isPublicId } from '../../common/work/public-id.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { ARTEFACTS, type Artefact, type Artefacts } from '../../common/storage/artefacts.js';
import type { JobView } from '../dto/image.dto.js';
import type { ImageJob } from '../entities/image-job.entity.js';
import { IMAGE_JOBS, type ToldJob } from './image-job.statement.js';
import { ImageLedger, wholeSeconds } from './image-ledger.service.js';
import { IMAGE_QUEUE } from '../tools.names.js';
import { ToolsQuotas } from '../tools.quotas.js';

const isOpen = ({ status }: Pick<ImageJob, 'status'>): boolean => status === 'queued' || status === 'processing';

/** Reads, waits for and cancels image jobs. */
@Injectable()
export class Images {
  private readonly finding = new Batched((ids: string[]) => this.findAll(ids));

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ARTEFACTS) private readonly artefacts: Artefacts,
    private readonly connections: OpenConnections,
    private readonly ledger: ImageLedger,
    private readonly limits: ToolsQuotas,
    private readonly outbox: Outbox,
    private readonly line: Line,
  ) {}

  /** The job now, or as soon as it is final when the caller prefers to wait. */
  async read(id: string, prefer: string | undefined, client: string): Promise<JobView> {
    const seconds = preferredWait(prefer) ?? 0;
    const first = await this.find(id);
    if (seconds === 0 || !isOpen(first)) return this.view(first);
    return this.hold(id, seconds, this.connections.enter(client));
  }

  /** The job when it is final within `seconds`, else null; null at once for a caller who holds too many connections. */
  async finished(id: string, seconds: number, client: string): Promise<JobView | null> {
    try {
      const job = await this.hold(id, seconds, this.connections.enter(client));
      return isOpen(job) ? null : job;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'too_many_streams') return null;
      throw error;
    }
  }

  private async hold(id: string, seconds: number, leave: () => void): Promise<JobView> {
    try {
      await this.outbox.await(this.db.manager, IMAGE_QUEUE, id, seconds);
      return await this.view(
        await waitUntil(
          () => this.find(id),
          (job) => !isOpen(job),
          seconds,
        ),
      );
    } finally {
      leave();
    }
  }

  /** Cancels an open job; a final one stays as it is, and is told with a note. @throws DomainError not_owner, not_found */
  async cancel(id: string, caller: Caller): Promise<JobView> {
    const job = await this.find(id);
    if (job.owner !== this.limits.ownerOf(caller)) {
      throw new DomainError('forbidden', 'not_owner', 'This job belongs to another caller.');
    }
    const cancelled = await this.ledger.cancel(id);
    if (cancelled) return this.view(cancelled);
    const final = await this.view(await this.find(id));
    return { ...final, note: `This job was ${final.status} already; nothing has changed.` };
  }

  /** Of a completed job. @param name `1.png` … `4.png` @throws DomainError not_found */
  async image(id: string, name: string): Promise<Artefact> {
    const { status } = await this.find(id);
    const image =
      status === 'completed' && /^[1-4]\.png$/.test(name) ? await this.artefacts.get(`image/${id}/${name}`) : null;
    if (!image) throw notFound();
    return image;
  }

  private async find(id: string): Promise<ToldJob> {
    const job = isPublicId('img', id) ? await this.finding.ask(id) : undefined;
    if (!job) throw notFound();
    if (job.erasedAt) throw new DomainError('gone', 'gone', 'This job is past its retention or was erased.');
    return job;
  }

  /** One round trip for all who ask at the same time. */
  private async findAll(ids: string[]): Promise<(ToldJob | undefined)[]> {
    const rows = await askPrepared<ToldJob>(this.db, IMAGE_JOBS, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  }

  private async view(job: ToldJob): Promise<JobView> {
    const waiting = job.status === 'queued' ? await this.line.placeOf(IMAGE_QUEUE, job.id) : undefined;
    return {
      job_id: job.id,
      status: job.status,
      progress: job.progress,
      ...(waiting ? { queue_position: waiting.place } : {}),
      ...(isOpen(job)
        ? { estimated_seconds: wholeSeconds((waiting?.jobs ?? 1) * (await this.ledger.secondsPerJob())) }
        : {}),
      ...(job.status === 'completed' ? this.addresses(job) : {}),
      ...(job.warnings.length > 0 ? { warnings: job.warnings } : {}),
      ...(job.error ? { error: job.error } : {}),
      created_at: job.createdAt.toISOString(),
      ...(job.completedAt ? { completed_at: job.completedAt.toISOString() } : {}),
    };
  }

  private addresses({ id, request, generatedBy }: ToldJob): Pick<JobView, 'image_url' | 'image_urls' | 'generated_by'> {
    const urls = Array.from({ length: request.n }, (_, i) => `${this.config.publicUrl}/api/images/${id}/${i + 1}.png`);
    const names = [...new Set(generatedBy)].join(', ');
    return { image_url: urls[0], image_urls: urls, ...(names === '' ? {} : { generated_by: names }) };
  }
}

const notFound = (): DomainError => new DomainError('not_found', 'not_found', 'There is no job with this id.');
