import type { Allowances } from '../../common/quota/windows/allowances.js';
import type { WindowLimiter } from '../../common/quota/windows/window-limiter.js';
import type { WindowCounter } from '../../common/quota/windows/window.types.js';
import type { WorkerPool } from '../../common/workers/worker-pool.js';
import { Previews } from './previews.service.js';

const CALLER = { client: '192.0.2.1' };

function studio(drawn: object = { ok: true, bytes: new Uint8Array([1, 2, 3]) }) {
  const taken = new Map<string, number>();
  const seen = { drawings: 0, atOnce: 0, most: 0 };
  const take = (counters: WindowCounter[]) => {
    const refused = counters.findIndex(({ key, limit }) => (taken.get(key) ?? 0) >= limit);
    if (refused < 0) for (const { key } of counters) taken.set(key, (taken.get(key) ?? 0) + 1);
    return Promise.resolve({ refused: refused < 0 ? null : refused, now: 0, used: [] });
  };
  const run = async () => {
    seen.drawings++;
    seen.most = Math.max(seen.most, ++seen.atOnce);
    await new Promise(setImmediate);
    seen.atOnce--;
    return drawn;
  };
  const previews = new Previews(
    { run } as unknown as WorkerPool,
    { take } as unknown as WindowLimiter,
    { cap: (_: string, __: string, most: number) => most } as unknown as Allowances,
  );
  return { previews, seen };
}

describe('drawings without a key', () => {
  test('the same text is drawn once and counted once, whoever asks how often', async () => {
    const { previews, seen } = studio();
    const asked = () => previews.picture(CALLER, { description: ' a red coat ' });
    const [first] = await Promise.all([asked(), asked()]);
    for (let i = 0; i < 60; i++) expect(await asked()).toBe(first);
    expect(seen.drawings).toBe(1);
  });

  test('thirty new ones a minute and address; another address is not concerned', async () => {
    const { previews } = studio();
    for (let i = 0; i < 30; i++) await previews.picture(CALLER, { description: `coat ${i}` });
    const more = (client: string) => previews.picture({ client }, { description: 'coat 31' });
    await expect(more(CALLER.client)).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
    await expect(more('192.0.2.2')).resolves.toMatchObject({ contentType: 'image/png' });
  });

  test('one is drawn at a time and a dozen wait, from however many addresses', async () => {
    const { previews, seen } = studio();
    const all = Array.from({ length: 20 }, (_, i) =>
      previews.picture({ client: `c${i}` }, { description: `coat ${i}` }),
    );
    const ends = await Promise.allSettled(all);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
    expect(seen).toMatchObject({ drawings: 13, most: 1 });
  });

  test('a text that names no garment is refused in its words, and asked for again', async () => {
    const { previews, seen } = studio({ ok: false, code: 'not_a_garment', message: 'No garment.' });
    for (let i = 0; i < 2; i++)
      await expect(previews.picture(CALLER, { description: 'hello' })).rejects.toMatchObject({ code: 'not_a_garment' });
    expect(seen.drawings).toBe(2);
  });
});
