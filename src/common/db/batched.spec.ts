import { Batched } from './batched.js';

describe('questions in batches', () => {
  const recorder = () => {
    const batches: number[][] = [];
    const gates: (() => void)[] = [];
    const run = async (inputs: number[]): Promise<number[]> => {
      batches.push(inputs);
      await new Promise<void>((open) => gates.push(open));
      if (inputs.includes(13)) throw new Error('unlucky');
      return inputs.map((x) => 10 * x);
    };
    const pass = async (): Promise<void> => {
      gates.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { batches, run, pass };
  };

  it('asks the first at once, and together what comes while the lanes are taken', async () => {
    const { batches, run, pass } = recorder();
    const batched = new Batched(run, 3, 1);
    const answers = Promise.all([1, 2, 3, 4, 5].map((x) => batched.ask(x)));
    expect(batches).toEqual([[1]]);
    for (let i = 0; i < 3; i++) await pass();
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
    expect(await answers).toEqual([10, 20, 30, 40, 50]);
  });

  it('an error is that of its batch alone', async () => {
    const { run, pass } = recorder();
    const batched = new Batched(run, 2, 1);
    const answers = Promise.allSettled([1, 13, 2, 3].map((x) => batched.ask(x)));
    for (let i = 0; i < 3; i++) await pass();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  });
});
