/** As much as Node reads at once. */
const PIECE_BYTES = 64 * 1024;
/** What stays for the next long bodies when none is under way: 4 MiB. */
const KEPT_PIECES = 64;
const FIRST_BYTES = 1024;

const idle: Buffer[] = [];
let lent = 0;

function lend(): Buffer {
  lent += 1;
  return idle.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES);
}

function takeBack(piece: Buffer): void {
  lent -= 1;
  idle.push(piece);
  if (lent === 0) idle.splice(KEPT_PIECES);
}

/**
 * Bytes of one body as they come, in little more memory than they are, however small the pieces in which they came: a buffer of
 * one byte takes some two hundred. A long body lies in pieces that are used again and again: one that waited for seconds has
 * outlived the collector's young generation, and would stay long after it is gone.
 */
export class GatheredBytes {
  private short: Buffer = Buffer.alloc(0);
  private readonly pieces: Buffer[] = [];
  private size = 0;

  /** @param expected bytes; 0 where nobody knows */
  constructor(private readonly expected = 0) {}

  get length(): number {
    return this.size;
  }

  add(chunk: Buffer): void {
    if (Math.max(this.size + chunk.length, this.expected) <= PIECE_BYTES) this.keepShort(chunk);
    else this.keepLong(chunk);
  }

  /** All of it, in a buffer of its own. */
  whole(): Buffer {
    return this.pieces.length > 0 ? Buffer.concat(this.pieces, this.size) : this.short.subarray(0, this.size);
  }

  /** Gives back what it lies in; nothing can be added or asked for after that. */
  end(): void {
    for (const piece of this.pieces.splice(0)) takeBack(piece);
  }

  private keepShort(chunk: Buffer): void {
    const size = this.size + chunk.length;
    if (size > this.short.length) {
      const longer = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, Math.max(size, 2 * this.short.length, FIRST_BYTES)));
      this.short.copy(longer, 0, 0, this.size);
      this.short = longer;
    }
    chunk.copy(this.short, this.size);
    this.size = size;
  }

  private keepLong(chunk: Buffer): void {
    if (this.pieces.length === 0 && this.size > 0) {
      const before = this.short.subarray(0, this.size);
      this.short = Buffer.alloc(0);
      this.size = 0;
      this.fill(before);
    }
    this.fill(chunk);
  }

  private fill(chunk: Buffer): void {
    for (let from = 0; from < chunk.length;) {
      const place = this.size % PIECE_BYTES;
      if (place === 0) this.pieces.push(lend());
      const copied = chunk.copy(this.pieces[this.pieces.length - 1], place, from);
      this.size += copied;
      from += copied;
    }
  }
}
