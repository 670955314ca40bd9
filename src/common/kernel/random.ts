/** Four 32-bit words: the whole state of a generator, JSON-safe. */
export type RandomState = readonly [number, number, number, number];

/**
 * Seedable chance for engines: sfc32 (Doty-Humphrey, PractRand), 128 bits of state, period ≥ 2^64.
 * Not for secrets: keys and seeds come from node:crypto.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  /** the second normal of a pair, while it is pending */
  private spare = 0.5;
  private pending = false;

  constructor(state: RandomState) {
    this.a = state[0];
    this.b = state[1];
    this.c = state[2];
    this.d = state[3];
  }

  /** A generator from any text or number; equal seeds give equal sequences on every machine. */
  static from(seed: string | number): Random {
    const random = new Random(hash128(String(seed)));
    for (let i = 0; i < 12; i++) random.uint32();
    return random;
  }

  uint32(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  /** Uniform in [0, 1) with 53 bits. */
  next(): number {
    return ((this.uint32() >>> 5) * 67_108_864 + (this.uint32() >>> 6)) / 9_007_199_254_740_992;
  }

  /** Uniform integer in [0, n), n a positive integer ≤ 2^32. */
  int(n: number): number {
    return Math.floor(this.next() * n);
  }

  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)];
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Standard normal by the polar method (Marsaglia & Bray 1964). */
  normal(): number {
    if (this.pending) {
      this.pending = false;
      return this.spare;
    }
    let u: number;
    let v: number;
    let s: number;
    do {
      u = this.next() * 2 - 1;
      v = this.next() * 2 - 1;
      s = u * u + v * v;
    } while (s >= 1 || s === 0);
    const scale = Math.sqrt((-2 * Math.log(s)) / s);
    this.spare = v * scale;
    this.pending = true;
    return u * scale;
  }

  /** A copy in random order (Fisher–Yates). */
  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      [out[i], out[j]] = [out[j], out[i]];
    }
    return out;
  }

  /** An independent generator for a named purpose; leaves this one where it is. */
  fork(label: string): Random {
    return Random.from(`${this.a},${this.b},${this.c},${this.d}/${label}`);
  }

  /** The state from which an equal generator continues; drops a pending second normal of the pair. */
  state(): RandomState {
    this.pending = false;
    return [this.a | 0, this.b | 0, this.c | 0, this.d | 0];
  }
}

/** 128 bits of a text: four lanes of multiply-xor over UTF-16 units, each avalanched (MurmurHash3's finaliser). */
function hash128(text: string): RandomState {
  const lanes = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  const primes = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    for (let lane = 0; lane < 4; lane++) {
      lanes[lane] = Math.imul(lanes[lane] ^ unit ^ (lanes[(lane + 1) & 3] >>> 15), primes[lane]);
    }
  }
  return lanes.map((lane) => avalanche(lane ^ text.length)) as unknown as RandomState;
}

function avalanche(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
