import type { CodeTable } from './tables.js';

/** [bits, how many] of each symbol; none for a symbol that is never written. */
type Code = readonly (readonly [number, number] | undefined)[];

/** The code that a table stands for: symbols in order get the next number of their length (T.81, annex C). */
export function codeOf({ counts, symbols }: CodeTable): Code {
  const code: [number, number][] = [];
  const inOrder = Buffer.from(symbols, 'hex').values();
  let next = 0;
  for (const [i, count] of Buffer.from(counts, 'hex').entries()) {
    for (let n = 0; n < count; n++) code[inOrder.next().value!] = [next++, i + 1];
    next *= 2;
  }
  return code;
}

/** Bits, the highest first; a byte of ones is followed by one of zeros, so that it is no marker. */
export class Bits {
  private bytes = new Uint8Array(65_536);
  private length = 0;
  private held = 0;
  private missing = 8;

  /** @param count 0–16 */
  put(bits: number, count: number): void {
    for (let left = count; left > 0;) {
      const taken = Math.min(left, this.missing);
      left -= taken;
      this.missing -= taken;
      this.held |= ((bits >> left) & ((1 << taken) - 1)) << this.missing;
      if (this.missing === 0) this.flush();
    }
  }

  /** What is left of the last byte is ones. */
  end(): Uint8Array {
    if (this.missing < 8) this.put(0xff, this.missing);
    return this.bytes.subarray(0, this.length);
  }

  private flush(): void {
    this.push(this.held);
    if (this.held === 0xff) this.push(0);
    this.held = 0;
    this.missing = 8;
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = byte;
  }
}
