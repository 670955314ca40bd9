import { NarrowDoor } from './narrow-door.js';

const held = () => {
  let release!: () => void;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
};

describe('a narrow door', () => {
  test('lets so many in at once, the next when one is done, in order', async () => {
    const door = new NarrowDoor(1, 2);
    const first = held();
    const began: number[] = [];
    const work = (n: number, until: Promise<void>) => door.through(() => (began.push(n), until));
    const all = [work(1, first.until), work(2, Promise.resolve()), work(3, Promise.resolve())];
    expect(began).toEqual([1]);
    first.release();
    await Promise.all(all);
    expect(began).toEqual([1, 2, 3]);
  });

  test('refuses whoever comes when enough are waiting, and lets in again afterwards', async () => {
    const door = new NarrowDoor(1, 1);
    const first = held();
    const waiting = [door.through(() => first.until), door.through(() => Promise.resolve())];
    await expect(door.through(() => Promise.resolve())).rejects.toMatchObject({ code: 'queue_full' });
    first.release();
    await Promise.all(waiting);
    expect(await door.through(() => Promise.resolve('in'))).toBe('in');
  });

  test('a failure makes place like any other end', async () => {
    const door = new NarrowDoor(1, 0);
    await expect(door.through(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await door.through(() => Promise.resolve('in'))).toBe('in');
  });

  test('rests as told after each', async () => {
    const door = new NarrowDoor(1, 1, 3);
    const moments: number[] = [];
    const work = async () => {
      moments.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, 20));
      moments.push(performance.now());
    };
    await Promise.all([door.through(work), door.through(work)]);
    expect(moments[2] - moments[1]).toBeGreaterThan((moments[1] - moments[0]) * 2.5);
  });
});
