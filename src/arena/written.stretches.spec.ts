import { setImmediate as turn } from 'node:timers/promises';
import { WrittenStretches } from './written.stretches.js';

it('writes every row once and in order, one stretch at a time, while the list grows', async () => {
  const written: number[] = [];
  let running = 0;
  const stretches = new WrittenStretches<number>(async (stretch) => {
    expect(++running).toBe(1);
    for (let i = 0; i < 5; i++) await turn();
    written.push(...stretch);
    running--;
  });
  const list: number[] = [];
  for (let i = 0; i < 5_000; i++) {
    list.push(i);
    if (i % 60 === 0) {
      stretches.offer(list);
      await turn();
    }
  }
  expect(written.length).toBeGreaterThan(0);
  await stretches.finish(list);
  expect(written).toEqual(Array.from({ length: 5_000 }, (_, i) => i));
});

it('tells at the end that a write failed, and writes nothing after it', async () => {
  let writes = 0;
  const stretches = new WrittenStretches<number>(() => {
    writes++;
    return Promise.reject(new Error('no connection'));
  });
  const rows = () => Array.from({ length: 300 }, (_, i) => i);
  stretches.offer(rows());
  await turn();
  stretches.offer(rows());
  await expect(stretches.finish(rows())).rejects.toThrow('no connection');
  expect(writes).toBe(1);
});
