import type { Tape } from '../../web/arena/view.js';
import { doneLately } from './done-lately.js';

const line = (type: string, id: string): Tape => ({ id, type, participant_id: 'ember-vane' }) as unknown as Tape;
const fundings = Array.from({ length: 30 }, (_, i) => line('funding', `f${i}`));
const page = (entries: Tape[]) => ({ entries });
const done = async (recent: Tape[] | null, stored: Tape[] = []): Promise<string[]> => {
  const reads = { prepared: () => recent && page(recent), read: async () => Promise.resolve(page(stored)) };
  return (await doneLately(reads as never, {} as never, { tape: fundings })).map(({ id }) => id);
};

it('finds what was done behind the fundings of the hour', async () => {
  expect(await done([...fundings, line('trade', 't'), line('system', 's'), line('liquidation', 'l')])).toEqual([
    't',
    'l',
  ]);
});

it('asks further back where there are nothing but fundings', async () => {
  expect(await done([...fundings, ...fundings], [line('trade', 'old')])).toEqual(['old']);
  expect(await done(null, [line('trade', 'old')])).toEqual(['old']);
});

it('shows thirty', async () => {
  const trades = Array.from({ length: 50 }, (_, i) => line('trade', `t${i}`));
  expect((await done([...fundings, ...trades])).length).toBe(30);
});
