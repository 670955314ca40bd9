import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { currentRequest } from '../../common/http/request-context.js';
import { DomainError } from '../../common/kernel/errors.js';
import type { Caller } from '../../common/quota/quota.types.js';
import type { JobView } from '../dto/image.dto.js';
import { EMBEDDED_MODEL } from '../engine/chat/index.js';
import { ImageJobs } from '../images/image-jobs.service.js';
import { Images } from '../images/images.service.js';
import { leaving } from './answer-stream.js';
import type { Fields } from './fields.js';
import { readImages } from './image-request.js';
import { invalidField } from './refusals.js';

/** Longer than any job takes; clients' own patience ends sooner. */
const MOST_SECONDS = 120;

/** `POST /v1/images/generations`: an image job, waited for. */
@Injectable()
export class ImageGenerations {
  constructor(
    private readonly jobs: ImageJobs,
    private readonly images: Images,
  ) {}

  /** @throws DomainError when nothing was drawn; the job has given its units back */
  async answer(body: Fields, caller: Caller, response: Response) {
    const { order, asUrl } = readImages(body);
    const { job_id: id } = await this.submitted(caller, order);
    const job = await this.finished(id, caller, response);
    if (job.status === 'failed') throw failure(job);
    if (job.status !== 'completed') throw late();
    const data = asUrl ? (job.image_urls ?? []).map((url) => ({ url })) : await this.bytesOf(id, order.n ?? 1);
    return { created: Math.floor(Date.parse(job.created_at) / 1000), model: job.generated_by ?? EMBEDDED_MODEL, data };
  }

  /** The job's own answer is not what an Idempotency-Key replays here. */
  private async submitted(caller: Caller, order: Parameters<ImageJobs['submit']>[1]) {
    const context = currentRequest();
    const claim = context?.idempotency;
    if (context) context.idempotency = undefined;
    try {
      return await this.jobs.submit(caller, order);
    } finally {
      if (context) context.idempotency = claim;
    }
  }

  /** Cancelled, as far as it has not begun, for a caller who leaves. */
  private async finished(id: string, caller: Caller, response: Response): Promise<JobView> {
    const cancel = (): void => void this.images.cancel(id, caller).catch(() => undefined);
    leaving(response).addEventListener('abort', cancel, { once: true });
    const job = await this.images.finished(id, MOST_SECONDS, caller.client);
    return job ?? this.images.cancel(id, caller);
  }

  private async bytesOf(id: string, n: number): Promise<{ b64_json: string }[]> {
    const images = Array.from({ length: n }, (_, i) => this.images.image(id, `${i + 1}.png`));
    return (await Promise.all(images)).map(({ bytes }) => ({ b64_json: bytes.toString('base64') }));
  }
}

/** What the text is to blame for is the caller's to mend. */
function failure({ error }: JobView): DomainError {
  if (error?.code === 'not_a_garment') return invalidField('prompt', error.message);
  return new DomainError('unavailable', 'image_failed', error?.message ?? 'The image could not be drawn.');
}

const late = (): DomainError =>
  new DomainError(
    'unavailable',
    'image_late',
    'The images did not come in time, or too many requests are waiting; the job was cancelled.',
    {
      headers: { 'Retry-After': '10' },
    },
  );
