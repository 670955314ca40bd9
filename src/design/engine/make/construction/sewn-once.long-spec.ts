import { CATALOGUE } from '../../garments/catalogue.fixture.js';
import { wrongIn } from './sewn-once.fixture.js';

it.each(CATALOGUE)('%s: each part once, each seam once, under whatever trade name', async (_, texts) => {
  const wrong: string[] = [];
  for (const text of texts) wrong.push(...(await wrongIn(text)));
  expect(wrong).toEqual([]);
});
