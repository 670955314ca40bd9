import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artefactOf, ArtefactsAway, assertType, keySegments, type Artefact, type Artefacts } from './artefacts.js';

const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);
/** A disk that is full, read-only, failing or gone; too many open files. */
const AWAY = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'ESTALE', 'EMFILE', 'ENFILE']);

/** Artefacts as files below one folder. */
export class DiskArtefacts implements Artefacts {
  constructor(private readonly root: string) {}

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    assertType(key, contentType);
    const path = this.path(key);
    const draft = `${path}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw asAway(error);
    }
  }

  async get(key: string): Promise<Artefact | null> {
    const bytes = await readFile(this.path(key)).catch((error: NodeJS.ErrnoException) => {
      if (ABSENT.has(error.code ?? '')) return null;
      throw asAway(error);
    });
    return bytes && artefactOf(key, bytes);
  }

  async removeAll(prefix: string): Promise<void> {
    await rm(this.path(prefix), { recursive: true, force: true }).catch((error: unknown) => {
      throw asAway(error);
    });
  }

  async isThere(): Promise<boolean> {
    const made = mkdir(this.root, { recursive: true }).then(() => access(this.root, constants.W_OK));
    return made.then(
      () => true,
      () => false,
    );
  }

  private path(key: string): string {
    return join(this.root, ...keySegments(key));
  }
}

function asAway(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return AWAY.has(code) ? new ArtefactsAway(code) : error;
}
