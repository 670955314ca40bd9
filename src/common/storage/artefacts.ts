/** A file that a job made. */
export interface Artefact {
  bytes: Buffer;
  contentType: string;
  /** Strong, quoted. */
  etag: string;
}

/** Nest's token for the store of artefacts. */
export const ARTEFACTS = Symbol('ARTEFACTS');

/** Where artefacts live. Keys are `design/<id>/front.svg`: lower-case segments of letters, digits, `_`, `-`, `.`. */
export interface Artefacts {
  /** Whole or not at all; the same key again replaces. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Artefact | null>;
  /** Removes everything below `prefix` (whole segments). */
  removeAll(prefix: string): Promise<void>;
}

const SEGMENT = /^(?!\.)[a-z0-9_.-]{1,80}$/i;

/** @throws RangeError for a key that could leave the store */
export function keySegments(key: string): string[] {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((segment) => SEGMENT.test(segment)))
    throw new RangeError('not an artefact key');
  return segments;
}
