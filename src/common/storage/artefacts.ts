import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { DomainError } from '../kernel/errors.js';

/** A file that a job made. */
export interface Artefact {
  bytes: Buffer;
  contentType: string;
  /** Strong, quoted. */
  etag: string;
}

/** Nest's token for the store of artefacts. */
export const ARTEFACTS = Symbol('ARTEFACTS');

/**
 * Where artefacts live. Keys are `design/<id>/front.svg`: lower-case segments of letters, digits, `_`, `-`, `.`; the type
 * follows from the ending. Every method throws ArtefactsAway while the store does not answer.
 */
export interface Artefacts {
  /** Whole or not at all; the same key again replaces. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Artefact | null>;
  /** Removes everything below `prefix` (whole segments). */
  removeAll(prefix: string): Promise<void>;
  /** Whether the store would take a file now. @throws ArtefactsAway */
  assertThere(): Promise<void>;
}

/** The store is out of reach, full or closed to us: asking again later helps. `reason` is for logs. */
export class ArtefactsAway extends DomainError {
  constructor(readonly reason: string) {
    super('unavailable', 'unavailable', 'The store of files is not reachable right now.', {
      headers: { 'Retry-After': '5' },
    });
    this.name = 'ArtefactsAway';
  }
}

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.dxf': 'application/dxf',
  '.glb': 'model/gltf-binary',
  '.rul': 'text/plain',
};

const SEGMENT = /^(?!\.)[a-z0-9_.-]{1,80}$/i;

/** @throws RangeError for a key that could leave the store */
export function keySegments(key: string): string[] {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((segment) => SEGMENT.test(segment)))
    throw new RangeError('not an artefact key');
  return segments;
}

/** @throws RangeError when the ending of `key` stands for another type */
export function assertType(key: string, contentType: string): void {
  if (TYPES[extname(key)] !== contentType) throw new RangeError(`${key} cannot hold ${contentType}`);
}

/** The same bytes have the same ETag in every store. */
export const artefactOf = (key: string, bytes: Buffer): Artefact => ({
  bytes,
  contentType: TYPES[extname(key)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
});
