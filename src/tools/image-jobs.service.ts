import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unauthenticated } from '../common/auth/keys.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { currentRequest } from '../common/http/request-context.js';
import { DomainError } from '../common/kernel/errors.js';
import { newPublicId } from '../common/work/public-id.js';
import { Quotas } from '../common/quota/quotas.js';
import type { Caller } from '../common/quota/quota.types.js';
import { Webhooks, type RegisteredEndpoint } from '../common/webhooks/webhooks.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import type { ImageSize, ImagesDto, QueuedJobView } from './dto/image.dto.js';
import { ImageJob, type ImageRequest } from './entities/image-job.entity.js';
import { ImageLedger } from './image-ledger.service.js';
import { accountSubject, ToolsQuotas } from './tools.quotas.js';

const MAX_OPEN_PER_OWNER = 20;
const MAX_OPEN = 1000;
const AUTO: ImageSize = '768x1152';

/** Takes image jobs in. */
@Injectable()
export class ImageJobs {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly limits: ToolsQuotas,
    private readonly ledger: ImageLedger,
    private readonly webhooks: Webhooks,
  ) {}

  submit(caller: Caller, dto: ImagesDto): Promise<QueuedJobView> {
    const owner = this.limits.ownerOf(caller);
    const job = { id: newPublicId('img'), owner, description: dto.description, request: requestOf(dto) };
    return this.work.commit(async (manager) => {
      const ahead = await this.admit(manager, owner);
      const webhook = await this.webhookOf(manager, caller, dto.webhook_url);
      await this.record(manager, { ...job, webhookId: webhook?.id ?? null });
      return {
        job_id: job.id,
        status: 'queued' as const,
        estimated_seconds: await this.ledger.secondsFor(ahead + 1, manager),
        status_url: `${this.config.publicUrl}/api/status/${job.id}`,
        ...(webhook ? { webhook_secret: webhook.secret } : {}),
      };
    });
  }

  /** @throws DomainError key_missing */
  private async webhookOf(
    manager: EntityManager,
    { principal }: Caller,
    url: string | null | undefined,
  ): Promise<RegisteredEndpoint | null> {
    if (!url) return null;
    if (!principal)
      throw unauthenticated('key_missing', 'webhook_url needs a key: send yours in the header X-API-Key.');
    return this.webhooks.register(manager, { owner: accountSubject(principal), url });
  }

  private async record(
    manager: EntityManager,
    job: Pick<ImageJob, 'id' | 'owner' | 'description' | 'request' | 'webhookId'>,
  ): Promise<void> {
    await manager.insert(ImageJob, { ...job, receipts: this.quotas.receiptsOf(currentRequest()?.charge) });
    await this.ledger.promise(manager, job.id);
  }

  /** Under a lock per owner, so that parallel requests cannot pass the limit together. @returns open jobs of all */
  private async admit(manager: EntityManager, owner: string): Promise<number> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('image:' || $1, 0))`, [owner]);
    const [{ mine, all }] = await manager.query<{ mine: number; all: number }[]>(
      `SELECT count(*) FILTER (WHERE owner = $1)::int AS mine, count(*)::int AS "all"
       FROM tools_image_job WHERE status IN ('queued', 'processing')`,
      [owner],
    );
    if (mine >= MAX_OPEN_PER_OWNER) throw tooManyOpen(this.limits.upgradeUrl);
    if (all >= MAX_OPEN) throw queueFull(await this.ledger.secondsFor(all - MAX_OPEN + 20, manager));
    return all;
  }
}

function requestOf({ style, image_size, seed, n }: ImagesDto): ImageRequest {
  const size = image_size === undefined || image_size === 'auto' ? AUTO : image_size;
  const [width, height] = size.split('x').map(Number);
  return { style, width, height, seed, n: n ?? 1 };
}

const tooManyOpen = (upgradeUrl: string): DomainError =>
  new DomainError(
    'limit_exceeded',
    'too_many_open_jobs',
    `At most ${MAX_OPEN_PER_OWNER} of your jobs may be open at a time.`,
    {
      headers: { 'Retry-After': '2' },
      members: { upgrade_url: upgradeUrl },
    },
  );

const queueFull = (seconds: number): DomainError =>
  new DomainError('unavailable', 'queue_full', 'The queue is full; try again a little later.', {
    headers: { 'Retry-After': String(seconds) },
  });
