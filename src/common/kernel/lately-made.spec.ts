import { LatelyMade } from './lately-made.js';

describe('what was made lately', () => {
  test('is made once, also for those who ask meanwhile', async () => {
    const lately = new LatelyMade<number>(2);
    let made = 0;
    const make = () => Promise.resolve(++made);
    expect(await Promise.all([lately.of('a', make), lately.of('a', make)])).toEqual([1, 1]);
    expect(await lately.of('a', make)).toBe(1);
  });

  test('goes in the order in which it was last asked for', async () => {
    const lately = new LatelyMade<string>(2);
    const made: string[] = [];
    const ask = (name: string) => lately.of(name, () => Promise.resolve(String(made.push(name))));
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  test('a failure is not kept', async () => {
    const lately = new LatelyMade<number>(2);
    await expect(lately.of('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await lately.of('a', () => Promise.resolve(1))).toBe(1);
  });
});
