import { readDesign } from '../read-design.js';

const briefOf = (description: string) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(`refused: ${description}`);
  return read.brief;
};

it('reads a row by the labels of its header', () => {
  const { spec, unused } = briefOf(
    'style;cloth;colour;neck;sleeve;length\nshift dress;boucle tweed;candy pink;round;3/4;above knee',
  );
  expect(spec).toMatchObject({
    garment: 'dress',
    neckline: 'round',
    length: 'above-knee',
    sleeve: { length: 'three-quarter' },
  });
  expect(unused).toEqual([]);
});

it('denies what a cell says there is none of', () => {
  const { spec } = briefOf('product,fabric,pockets,vent\nblazer,wool,patch,none');
  expect(spec.pockets).toEqual(['patch']);
  expect(spec.details).not.toContain('vent');
});

it('takes two lines with commas for what they are', () => {
  const { spec } = briefOf('navy coat, long, warm\nwith pockets, a hood, a belt');
  expect(spec).toMatchObject({ garment: 'coat', hood: 'hood' });
});
