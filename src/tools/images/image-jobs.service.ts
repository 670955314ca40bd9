import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unauthenticated } from '../../common/auth/keys.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { currentRequest } from '../../common/http/request-context.js';
import { Line } from '../../common/jobs/line.js';
import { OpenJobs } from '../../common/jobs/open-jobs.js';
import type { Origin } from '../../common/jobs/origin.js';
import { Origins } from '../../common/jobs/origins.js';
import { newPublicId } from '../../common/work/public-id.js';
import { Quotas } from '../../common/quota/quotas.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { Webhooks, type RegisteredEndpoint } from '../../common/webhooks/webhooks.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { ImageSize, ImagesDto, QueuedJobView } from '../dto/image.dto.js';
import { ImageJob, type ImageRequest } from '../entities/image-job.entity.js';
import { ImageLedger, wholeSeconds } from './image-ledger.service.js';
import { IMAGE_QUEUE } from '../tools.names.js';
import { accountSubject, ToolsQuotas } from '../tools.quotas.js';

/** About. */
export const BYTES_OF_AN_IMAGE = 500_000;
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
    private readonly open: OpenJobs,
    private readonly origins: Origins,
    private readonly line: Line,
  ) {}

  /** @throws DomainError key_missing, too_many_open_jobs, queue_full */
  async submit(caller: Caller, dto: ImagesDto): Promise<QueuedJobView> {
    const [{ jobs }, seconds] = await Promise.all([
      this.line.placeFor(IMAGE_QUEUE, this.origins.of(caller)),
      this.ledger.secondsPerJob(),
    ]);
    const owner = this.limits.ownerOf(caller);
    const job = { id: newPublicId('img'), owner, description: dto.description, request: requestOf(dto) };
    const take = async (manager: EntityManager): Promise<QueuedJobView> => {
      const origin = await this.open.admit(manager, IMAGE_QUEUE, caller, { seconds });
      const webhook = await this.webhookOf(manager, caller, dto.webhook_url);
      await this.record(manager, { ...job, webhookId: webhook?.id ?? null }, origin);
      return {
        job_id: job.id,
        status: 'queued' as const,
        estimated_seconds: wholeSeconds(jobs * seconds),
        status_url: `${this.config.publicUrl}/api/status/${job.id}`,
        ...(webhook ? { webhook_secret: webhook.secret } : {}),
      };
    };
    return this.open.oneByOne(IMAGE_QUEUE, () => this.work.commit(take, job.request.n * BYTES_OF_AN_IMAGE));
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
    origin: Origin,
  ): Promise<void> {
    await manager.insert(ImageJob, { ...job, receipts: this.quotas.receiptsOf(currentRequest()?.charge) });
    await this.ledger.promise(manager, job.id, origin);
  }
}

function requestOf({ style, image_size, seed, n }: ImagesDto): ImageRequest {
  const size = image_size === undefined || image_size === 'auto' ? AUTO : image_size;
  const [width, height] = size.split('x').map(Number);
  return { style, width, height, seed, n: n ?? 1 };
}
