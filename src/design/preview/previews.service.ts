import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { LatelyMade } from '../../common/kernel/lately-made.js';
import { retryHeaders } from '../../common/quota/rate-limit-headers.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { Allowances } from '../../common/quota/windows/allowances.js';
import { WindowLimiter } from '../../common/quota/windows/window-limiter.js';
import type { Artefact } from '../../common/storage/artefacts.js';
import { NarrowDoor } from '../../common/workers/narrow-door.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import type { PreviewQuery } from '../dto/preview.query.js';
import type { Preview, PreviewInput } from './preview.worker.js';

const WORKER = new URL('./preview.worker.js', import.meta.url);

/** Drawings of an address in a minute and in an hour; a drawing takes some .15 s of a processor. */
const PER_MINUTE = 30;
const PER_HOUR = 200;
/** Drawings that are kept, of some 200 kB. */
const KEPT = 40;
/** One thread of a process draws for those who have no key, whoever and how many they are. */
const AT_ONCE = 1;
const WAITING = 12;

/** Draws what a text says, for whoever asks. What was drawn lately costs nobody anything. */
@Injectable()
export class Previews {
  private readonly lately = new LatelyMade<Artefact>(KEPT);
  private readonly door = new NarrowDoor(AT_ONCE, WAITING);

  constructor(
    private readonly pool: WorkerPool,
    private readonly windows: WindowLimiter,
    private readonly allowances: Allowances,
  ) {}

  /** @throws DomainError rate_limit_exceeded, queue_full, and what a design of such a text fails with */
  async picture({ client }: Caller, { description, style, format = 'png' }: PreviewQuery): Promise<Artefact> {
    const input: PreviewInput = { description: description.trim(), style: style?.trim() || null, format };
    const name = JSON.stringify(input);
    if (!this.lately.has(name)) await this.admit(client);
    const drawn = () => this.door.through(() => this.pool.run<Preview>(WORKER, 'preview', input));
    return this.lately.of(name, async () => artefactOf(await drawn(), format));
  }

  private async admit(client: string): Promise<void> {
    const cap = (most: number): number => this.allowances.cap('burst', client, most);
    const counters = [
      { key: `preview:${client}`, limit: cap(PER_MINUTE), windowMs: 60_000 },
      { key: `preview-hour:${client}`, limit: cap(PER_HOUR), windowMs: 3_600_000 },
    ];
    const { refused, now } = await this.windows.take(counters);
    if (refused === null) return;
    const { limit, windowMs } = counters[refused];
    const seconds = Math.max(1, Math.ceil((windowMs - (now % windowMs)) / 1000));
    const what = `${limit} drawings ${refused === 0 ? 'a minute' : 'an hour'}`;
    throw new DomainError('limit_exceeded', 'rate_limit_exceeded', `At most ${what} without a key.`, {
      headers: retryHeaders(seconds),
    });
  }
}

function artefactOf(drawn: Preview, format: PreviewInput['format']): Artefact {
  if (!drawn.ok) throw new DomainError('invalid', drawn.code, drawn.message);
  const bytes = Buffer.from(drawn.bytes);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag, contentType: format === 'jpg' ? 'image/jpeg' : 'image/png' };
}
