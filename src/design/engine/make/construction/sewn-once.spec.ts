import { CATALOGUE } from '../../garments/catalogue.fixture.js';
import type { Cut } from '../../cut/cut.js';
import { made, orderOf, wrongIn } from './sewn-once.fixture.js';

/** Recipes that know a garment by its name alone. */
const BY_NAME = ['skort', 'sarong'];

/** What a garment is sewn by: trade names that differ in no more than colour, occasion or name are tried in the long test. */
const sewnBy = ({ variant, colors: _colors, occasion: _occasion, era: _era, ...cut }: Cut): string =>
  JSON.stringify({ ...cut, name: BY_NAME.find((name) => name === variant) });

async function unlike(texts: readonly string[]): Promise<string[]> {
  const orders = await Promise.all(texts.map(async (text) => ({ text, order: await orderOf(text) })));
  const first = new Map(orders.toReversed().flatMap(({ text, order }) => (order ? [[sewnBy(order.cut), text]] : [])));
  return texts.filter((text) => [...first.values()].includes(text));
}

it.each(CATALOGUE)(
  '%s: each part once, each seam once, in order, and what the steps need is bought',
  async (_, texts) => {
    const wrong: string[] = [];
    for (const text of await unlike(texts)) wrong.push(...(await wrongIn(text)));
    expect(wrong).toEqual([]);
  },
);

it('the ties of a wrap dress go out through a slot that its side seam leaves', async () => {
  const steps = (await made('wrap dress'))?.steps ?? [];
  const side = steps.find(({ title }) => title === 'Close the side seams');
  expect(side?.text).toContain('slot for the tie');
  expect(side?.joins).toBeUndefined();
  expect(steps.map(({ title }) => title).filter((t) => /tie|strap/i.test(t))).toEqual([
    'Make the ties',
    'Set the ties',
  ]);
});
