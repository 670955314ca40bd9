import { Injectable } from '@nestjs/common';
import { LatelyMade } from '../../common/kernel/lately-made.js';
import { artefactOf, type Artefact } from '../../common/storage/artefacts.js';
import { NarrowDoor } from '../../common/workers/narrow-door.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import { artefactKey, FILES, SMALL_PICTURES, type SmallPicture } from '../design.result.js';
import { Designs } from './designs.service.js';
import { DesignFiles } from './files.service.js';
import { LateFiles } from './late-files.service.js';

const WORKER = new URL('./small-pictures.worker.js', import.meta.url);

/** One at a time, of some .1 s; a page of the gallery asks for two dozen. */
const [AT_ONCE, WAITING] = [1, 100];
/** So many that are being made, or were just now, are known by name. */
const KNOWN = 40;

/** A design's files, and its illustration in the sizes of pages: made when first asked for, and stored. */
@Injectable()
export class SmallPictures {
  private readonly door = new NarrowDoor(AT_ONCE, WAITING);
  private readonly lately = new LatelyMade<Artefact>(KNOWN);

  constructor(
    private readonly late: LateFiles,
    private readonly files: DesignFiles,
    private readonly designs: Designs,
    private readonly pool: WorkerPool,
  ) {}

  /** @throws DomainError queue_full, and what the file itself, or the illustration, is refused with */
  async get(id: string, name: string, client: string, isStoredOnly = false): Promise<Artefact> {
    const small = SMALL_PICTURES.find(({ file }) => file === name);
    if (!small) return this.late.get(id, name, client, isStoredOnly);
    await this.designs.find(id);
    const stored = await this.files.get(id, small.file);
    if (stored) return stored;
    const { bytes } = await this.late.get(id, FILES.illustration, client);
    return this.lately.of(`${id}/${name}`, () => this.door.through(() => this.make(id, small, bytes)));
  }

  /** A design that went meanwhile leaves nothing. */
  private async make(id: string, { file, width }: SmallPicture, png: Buffer): Promise<Artefact> {
    const made = Buffer.from(await this.pool.run<Uint8Array>(WORKER, 'smallPicture', { png, width }));
    await this.files.putLate(id, file, made);
    await this.designs.find(id).catch(async (error: unknown) => {
      await this.files.removeAll(id);
      throw error;
    });
    return artefactOf(artefactKey(id, file), made);
  }
}
