import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { keySegments, type Artefact, type Artefacts } from './artefacts.js';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.dxf': 'application/dxf',
};

/** Artefacts as files below one folder; the type follows from the name's ending. */
export class DiskArtefacts implements Artefacts {
  constructor(private readonly root: string) {}

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (TYPES[extname(key)] !== contentType) throw new RangeError(`${key} cannot hold ${contentType}`);
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}.part`;
    await writeFile(draft, bytes);
    await rename(draft, path);
  }

  async get(key: string): Promise<Artefact | null> {
    const bytes = await readFile(this.path(key)).catch(nullWhenAbsent);
    if (!bytes) return null;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    return { bytes, contentType: TYPES[extname(key)] ?? 'application/octet-stream', etag };
  }

  async removeAll(prefix: string): Promise<void> {
    await rm(this.path(prefix), { recursive: true, force: true });
  }

  private path(key: string): string {
    return join(this.root, ...keySegments(key));
  }
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null;
  throw error;
}
