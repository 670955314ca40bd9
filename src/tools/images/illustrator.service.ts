import { Injectable } from '@nestjs/common';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import { EMBEDDED_MODEL } from '../engine/chat/index.js';
import type { ImageJob } from '../entities/image-job.entity.js';
import { IMAGE_WORKER, ImageUpstream } from './image-upstream.service.js';
import { SHOWCASE_JOB } from '../tools.names.js';
import type { DrawInput, DrawOutput, ReadOutput, Refused } from './image.worker.js';

export type Picture = { ok: true; garment: string; png: Uint8Array; by: string; warnings: readonly string[] } | Refused;

/** Makes one picture of a job: the model upstream where there is one, else, in its place and for the documentation, our own pen. */
@Injectable()
export class Illustrator {
  constructor(
    private readonly upstream: ImageUpstream,
    private readonly pool: WorkerPool,
  ) {}

  /** The garment of the text; what names none is refused whoever would draw it. */
  garment({ description, request }: ImageJob): Promise<ReadOutput> {
    return this.pool.run<ReadOutput>(IMAGE_WORKER, 'read', { description, request });
  }

  /** @param i which picture of the job, from 0 @throws CallerLeft when `signal` is aborted */
  async picture(job: ImageJob, i: number, signal: AbortSignal): Promise<Picture> {
    const isForSomebody = job.id !== SHOWCASE_JOB;
    const theirs = this.upstream.isAsked && isForSomebody ? await this.fromUpstream(job, signal) : null;
    return theirs ?? this.own(job, i, signal);
  }

  private async fromUpstream(job: ImageJob, signal: AbortSignal): Promise<Picture | null> {
    const read = await this.garment(job);
    if (!read.ok) return read;
    const made = await this.upstream.picture(job.description, job.request, signal);
    return made && { ok: true, garment: read.garment, warnings: [], ...made };
  }

  private async own({ description, request, id }: ImageJob, i: number, signal: AbortSignal): Promise<Picture> {
    const seed = ((request.seed ?? seedOf(id)) + i) % 2 ** 31;
    const input: DrawInput = { description, request, seed };
    const drawn = await this.pool.run<DrawOutput>(IMAGE_WORKER, 'draw', input, signal);
    return drawn.ok ? { ...drawn, by: EMBEDDED_MODEL } : drawn;
  }
}

/** Without a seed every job looks its own way, and the same again when it is run twice. */
function seedOf(id: string): number {
  let hash = 7;
  for (const char of id) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 1;
  return hash;
}
