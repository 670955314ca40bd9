import { CLOTHS } from './abroad-words.js';
import { CLOTH_KINDS } from './cloth-kinds.js';

it('says of every cloth that is understood abroad what it is, and of no other', () => {
  expect(Object.keys(CLOTH_KINDS).toSorted()).toEqual(CLOTHS.map(([topic]) => topic).toSorted());
});

it.each(CLOTHS)('%s begins with what it is called there', (topic, _, names) => {
  for (const speak of ['de', 'fr', 'es'] as const) {
    const [name] = names[speak].toLowerCase().split(' ');
    expect(CLOTH_KINDS[topic][speak].toLowerCase().split(' ').slice(0, 3).join(' ')).toContain(name);
  }
});

it.each(CLOTHS)('%s is understood by the names that are said for it', (_, pattern, { de, fr, es }) => {
  for (const name of [`aus ${de}`, `tissu ${fr}`, es]) expect(name).toMatch(pattern);
});
