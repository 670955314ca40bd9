import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Circuit } from '../../common/upstream/circuit.js';
import { CallerLeft, LeftAlone, UpstreamFailure, UpstreamRefusal } from '../../common/upstream/failure.js';
import { fetchPicture } from '../../common/upstream/picture-fetch.js';
import { bytesOf, Wire } from '../../common/upstream/wire.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import type { ImageRequest } from '../entities/image-job.entity.js';
import type { FitInput, Handed } from './image.worker.js';

export const IMAGE_WORKER = new URL('./image.worker.js', import.meta.url);

/** Of a picture; in base64 within JSON it is a third longer. */
const PICTURE_BYTES = 10 * 1024 * 1024;
const ANSWER_BYTES = Math.ceil(PICTURE_BYTES * 1.4);
/** Pictures take longer than words. */
const PATIENCE_FACTOR = 3;

/** Images of any server that speaks OpenAI's protocol, as PNG of the size that was ordered. */
@Injectable()
export class ImageUpstream implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger(ImageUpstream.name);
  private readonly circuit = new Circuit('the upstream image model');
  private readonly wire: Wire;
  private readonly closing = new AbortController();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pool: WorkerPool,
  ) {
    this.wire = new Wire(config);
  }

  get isAsked(): boolean {
    return this.config.imageProvider === 'openai';
  }

  beforeApplicationShutdown(): void {
    this.closing.abort();
  }

  onApplicationShutdown(): void {
    this.circuit.shutdown();
    this.wire.close();
  }

  /** A picture and whose it is; null when none came that could be used. @throws CallerLeft */
  async picture(
    description: string,
    request: ImageRequest,
    signal: AbortSignal,
  ): Promise<{ png: Uint8Array; by: string } | null> {
    const leaving = AbortSignal.any([signal, this.closing.signal]);
    try {
      const work = this.asked.bind(this, promptOf(description, request), request, leaving);
      const png = await this.circuit.run(() => work().catch((error: unknown) => leftOr(error, leaving)));
      return { png, by: this.config.imageModel };
    } catch (error) {
      if (leaving.aborted) throw new CallerLeft();
      if (!(error instanceof UpstreamFailure)) throw error;
      if (!(error instanceof LeftAlone)) this.log.warn(`the upstream image model gave no picture: ${error.message}`);
      return null;
    }
  }

  private async asked(prompt: string, { width, height }: ImageRequest, signal: AbortSignal): Promise<Uint8Array> {
    const body = await this.ask(prompt, sizeFor(this.config.imageModel, width, height), signal);
    const given = await this.pool.run<Handed>(IMAGE_WORKER, 'handed', body, signal);
    if (given === null) throw new UpstreamFailure('an answer without a picture');
    const bytes = 'url' in given ? await this.fetched(given.url, signal) : given.bytes;
    if (bytes.length > PICTURE_BYTES) throw new UpstreamFailure('too large a picture');
    const input: FitInput = { bytes, width, height };
    const png = await this.pool.run<Uint8Array | null>(IMAGE_WORKER, 'fitted', input, signal);
    if (png === null) throw new UpstreamFailure('a picture that is neither PNG nor JPEG');
    return png;
  }

  /** A server that does not know the size chooses its own. */
  private async ask(prompt: string, size: string, signal: AbortSignal): Promise<Buffer> {
    const plain = { model: this.config.imageModel, prompt, n: 1 };
    try {
      return await this.send({ ...plain, size }, signal);
    } catch (error) {
      const isOfSize = error instanceof UpstreamRefusal && /\bsize\b/i.test(`${error.param ?? ''} ${error.said}`);
      if (!isOfSize) throw error;
      return this.send(plain, signal);
    }
  }

  private async send(body: object, signal: AbortSignal): Promise<Buffer> {
    const withinMs = this.patienceMs;
    const answer = await this.wire.post('/images/generations', body, { signal, withinMs });
    return bytesOf(answer, ANSWER_BYTES, withinMs);
  }

  private fetched(url: string, signal: AbortSignal): Promise<Buffer> {
    return fetchPicture(url, {
      base: this.config.openaiBaseUrl,
      most: PICTURE_BYTES,
      withinMs: this.patienceMs,
      signal,
    });
  }

  private get patienceMs(): number {
    return this.config.openaiTimeoutSeconds * 1000 * PATIENCE_FACTOR;
  }
}

function leftOr(error: unknown, signal: AbortSignal): never {
  throw signal.aborted ? new CallerLeft() : error;
}

function promptOf(description: string, { style }: ImageRequest): string {
  const manner = style === undefined ? '' : ` Style: ${style}.`;
  return `Fashion illustration of one garment, worn by one standing figure seen whole, plain light background, no text: ${description}.${manner}`;
}

/** The nearest size that the models of OpenAI draw; others are asked for the very size. */
export function sizeFor(model: string, width: number, height: number): string {
  const upright = height > width;
  if (model.startsWith('gpt-image')) return upright ? '1024x1536' : '1024x1024';
  if (model.startsWith('dall-e-3')) return upright ? '1024x1792' : '1024x1024';
  if (model.startsWith('dall-e-2')) return '1024x1024';
  return `${width}x${height}`;
}
