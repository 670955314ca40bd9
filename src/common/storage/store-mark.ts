import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtefactsAway } from './artefacts.js';
import { nullIfAbsent, onDisk } from './on-disk.js';

/** No key can be called so. */
const FILE = '.fyra-store';

/** Remembers the mark, elsewhere than in the folder: the first mark that is found stays. */
export type Remember = (find: () => Promise<string>) => Promise<string>;

/**
 * Tells the store's folder from an empty place: a mount point without its volume, another machine's folder. Its mark is
 * a file in it, made with the first start and remembered outside.
 */
export class StoreMark {
  private readonly path: string;
  private expected: string | undefined;

  constructor(
    private readonly root: string,
    private readonly remember: Remember,
  ) {
    this.path = join(root, FILE);
  }

  /** @throws ArtefactsAway when the folder is not the one that was marked */
  async assertThere(): Promise<void> {
    this.expected ??= await this.remember(() => this.found());
    const mark = await this.read();
    if (mark === this.expected) return;
    throw new ArtefactsAway(
      mark === null
        ? `${this.root} lacks ${FILE}: is its volume mounted? If this is the right folder, write ${this.expected} into that file`
        : `${FILE} in ${this.root} is another store's: ${this.expected} is expected`,
    );
  }

  private async found(): Promise<string> {
    await onDisk(() => mkdir(this.root, { recursive: true }));
    const known = await this.read();
    if (known !== null) return known;
    const mark = randomUUID();
    await onDisk(() => writeFile(this.path, `${mark}\n`, { flag: 'wx' }));
    return mark;
  }

  private async read(): Promise<string | null> {
    const mark = await onDisk(() => readFile(this.path, 'utf8').catch(nullIfAbsent));
    return mark && mark.trim();
  }
}
