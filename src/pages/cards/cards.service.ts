import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Card, CARD_WIDTH, type CardView } from '../../../web/cards/card.js';
import { drawingOf } from '../../../web/document.js';
import { LatelyMade } from '../../common/kernel/lately-made.js';
import type { Artefact } from '../../common/storage/artefacts.js';
import { NarrowDoor } from '../../common/workers/narrow-door.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';

const WORKER = new URL('./card.worker.js', import.meta.url);

/** A picture of what moves is made anew after so long, when somebody asks. */
const FRESH_MS = 300_000;
/** Pictures that are kept, of some 50 kB. */
const KEPT = 80;
const WAITING = 10;
/** However many addresses crawlers try: one picture at a time, and then a rest, so that a process gives them a quarter of a processor. */
const REST = 3;

/** Pictures of pages for the places where links are shared. */
@Injectable()
export class Cards {
  private readonly lately = new LatelyMade<Artefact>(KEPT);
  private readonly door = new NarrowDoor(1, WAITING, REST);

  constructor(private readonly pool: WorkerPool) {}

  /**
   * @param name of the page; the same name gets the same picture for five minutes
   * @param view what stands on it; asked only when it is to be drawn
   * @throws DomainError queue_full, and what `view` throws
   */
  of(name: string, view: () => Promise<CardView>): Promise<Artefact> {
    const period = Math.floor(Date.now() / FRESH_MS);
    return this.lately.of(`${period} ${name}`, () => this.door.through(async () => this.drawn(await view())));
  }

  private async drawn(view: CardView): Promise<Artefact> {
    const input = { svg: drawingOf(Card(view)), width: CARD_WIDTH };
    const bytes = Buffer.from(await this.pool.run<Uint8Array>(WORKER, 'renderCard', input));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return { bytes, etag, contentType: 'image/png' };
  }
}
