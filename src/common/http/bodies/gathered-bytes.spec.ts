import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GatheredBytes } from './gathered-bytes.js';

const KILO = 1024;
const PIECE = 64 * KILO;

/** A body that came in chunks of these sizes, in turn. */
function gathered(bytes: Buffer, sizes: number[], expected = 0): GatheredBytes {
  const body = new GatheredBytes(expected);
  for (let from = 0, n = 0; from < bytes.length; n++) {
    const size = sizes[n % sizes.length];
    body.add(bytes.subarray(from, from + size));
    from += size;
  }
  return body;
}

describe('the bytes of a body', () => {
  it.each([
    [0, [1]],
    [1, [1]],
    [5000, [1, 700]],
    [PIECE, [PIECE]],
    [PIECE, [1000]],
    [PIECE + 1, [PIECE, 1]],
    [900 * KILO, [PIECE]],
    [900 * KILO, [PIECE + 5, 3, 200_000]],
    [900 * KILO, [900 * KILO]],
  ])('%i of them in chunks of %j are what was sent', (length, sizes) => {
    const bytes = randomBytes(length);
    for (const expected of [0, length]) {
      const body = gathered(bytes, sizes, expected);
      const whole = body.whole();
      body.end();
      expect([body.length, whole.equals(bytes)]).toEqual([length, true]);
    }
  });

  it('are not changed by the next body, which lies where they lay', () => {
    const bytes = randomBytes(300 * KILO);
    const first = gathered(bytes, [PIECE]);
    const whole = first.whole();
    first.end();
    gathered(randomBytes(300 * KILO), [PIECE]).end();
    expect(whole.equals(bytes)).toBe(true);
  });

  it('take little more memory than they are, however small the chunks', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const body = new GatheredBytes();
    const before = used();
    for (let n = 0; n < 60_000; n++) body.add(Buffer.allocUnsafeSlow(1));
    expect(used() - before).toBeLessThan(2 * KILO * KILO);
    expect(body.length).toBe(60_000);
  });

  it('take no new memory for one body after the other', () => {
    const body = randomBytes(900 * KILO);
    const many = (count: number) => Array.from({ length: count }, () => gathered(body, [PIECE], body.length));
    for (const one of many(8)) one.end();
    const before = process.memoryUsage().arrayBuffers;
    for (let n = 0; n < 20; n++) for (const one of many(4)) one.end();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThanOrEqual(0);
  });
});
