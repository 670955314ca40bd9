import { readDesign } from './read-design.js';

const specOf = (description: string) => {
  const read = readDesign({ description });
  return read.ok ? read.brief.spec : null;
};

it('a tabard is a sleeveless tunic, not a jacket', () => {
  expect(specOf('a tabard')).toMatchObject({ garment: 'tunic', variant: 'tabard', sleeve: { length: 'sleeveless' } });
});

it.each([
  ['a furisode', 'women'],
  ['a furisode for men', 'men'],
  ['a kimono', null],
])('%s is worn by %s', (description, gender) => {
  expect(specOf(description)).toMatchObject({ garment: 'kimono', gender });
});
