import { createHash, type Hash } from 'node:crypto';

export type Canonical =
  | null
  | boolean
  | number
  | string
  | readonly Canonical[]
  | { readonly [key: string]: Canonical | undefined };

/** Ticks of one chapter of a match's record. */
export const CHAPTER_TICKS = 3_600;

/** JSON with sorted keys and without absent members: equal values give equal text. @throws RangeError on NaN and infinities */
export function canonical(value: Canonical): string {
  if (typeof value === 'number') return numeral(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  return members(value as { [key: string]: Canonical | undefined });
}

function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a JSON number: ${value}`);
  return String(value === 0 ? 0 : value);
}

function members(value: { [key: string]: Canonical | undefined }): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) text += `${text && ','}${quoted(key)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

/** Names of members as JSON; as many as types have. */
const known = new Map<string, string>();
const MOST_KNOWN = 1_000;

function quoted(name: string): string {
  const text = known.get(name) ?? JSON.stringify(name);
  if (known.size < MOST_KNOWN) known.set(name, text);
  return text;
}

/** SHA-256, hex, of values in their order: one canonical line each, ended by a line feed. */
export function settlementHash(lines: Iterable<Canonical>): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${canonical(line)}\n`);
  return hash.digest('hex');
}

export interface RecordHash {
  /** SHA-256, hex, over the hashes of the chapters */
  hash: string;
  /** SHA-256, hex, of each chapter's lines */
  chapters: string[];
}

/** Chapter (from 0) of a tick in a match that began with the tick `first`. */
export const chapterOf = (first: number, tick: number): number => Math.floor((tick - first) / CHAPTER_TICKS);

/** What a record takes in of a tick's canonical lines. */
export const bytesOf = (lines: readonly string[]): Uint8Array => Buffer.from(lines.map((line) => `${line}\n`).join(''));

/** Hashes the record of a match tick by tick, without keeping it. */
export class RecordHasher {
  private readonly done: string[] = [];
  private open: Hash = createHash('sha256');

  /** @param first the match's first tick, with which its first chapter begins */
  constructor(private readonly first: number) {}

  /** The canonical lines of one tick, each without its line feed. Ticks come in their order. */
  add(tick: number, lines: readonly string[]): void {
    this.addBytes(tick, bytesOf(lines));
  }

  /** The same for a tick that several records take. */
  addBytes(tick: number, bytes: Uint8Array): void {
    this.closeUntil(chapterOf(this.first, tick));
    this.open.update(bytes);
  }

  /** Hashes of the chapters that are complete. */
  get chapters(): readonly string[] {
    return this.done;
  }

  /** @param last the tick that ended the match and is not part of it */
  finish(last: number): RecordHash {
    this.closeUntil(Math.ceil((last - this.first) / CHAPTER_TICKS));
    return { hash: settlementHash(this.done), chapters: this.done };
  }

  private closeUntil(count: number): void {
    while (this.done.length < count) {
      this.done.push(this.open.digest('hex'));
      this.open = createHash('sha256');
    }
  }
}
