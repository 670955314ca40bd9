import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artefactOf, assertType, keySegments, type Artefact, type Artefacts } from './artefacts.js';
import { nullIfAbsent, onDisk } from './on-disk.js';
import { StoreMark, type Remember } from './store-mark.js';

/** Artefacts as files below one folder, which has a mark: without it nothing is believed of it and nothing written. */
export class DiskArtefacts implements Artefacts {
  private readonly mark: StoreMark;

  constructor(
    private readonly root: string,
    remember: Remember,
  ) {
    this.mark = new StoreMark(root, remember);
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    assertType(key, contentType);
    const path = this.path(key);
    const draft = `${path}.${randomUUID()}.part`;
    await this.within(async () => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    }).catch(async (error: unknown) => {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    });
  }

  /** What is there needs no mark, what is missing does. */
  async get(key: string): Promise<Artefact | null> {
    const path = this.path(key);
    const bytes = await onDisk(() => readFile(path).catch(nullIfAbsent));
    if (bytes === null) await this.mark.assertThere();
    return bytes && artefactOf(key, bytes);
  }

  async removeAll(prefix: string): Promise<void> {
    const path = this.path(prefix);
    await this.within(() => rm(path, { recursive: true, force: true }));
  }

  async assertThere(): Promise<void> {
    await this.within(() => access(this.root, constants.W_OK));
  }

  private async within<T>(work: () => Promise<T>): Promise<T> {
    await this.mark.assertThere();
    return onDisk(work);
  }

  private path(key: string): string {
    return join(this.root, ...keySegments(key));
  }
}
