import { readBrief } from '../read-brief.js';

const read = (description: string) => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  const { spec, warnings } = result.brief;
  return { garment: spec.garment, colors: spec.colors.map((c) => c.name), warnings: warnings.join(' ') };
};

describe('several garments in one text', () => {
  it.each([
    ['a navy coat and a red skirt', 'coat', ['navy'], /skirt/],
    ['a navy coat with a red skirt', 'coat', ['navy'], /skirt/],
    ['a navy coat; a red skirt', 'coat', ['navy'], /skirt/],
    ['a navy coat plus a red skirt', 'coat', ['navy'], /skirt/],
    ['a navy coat, red skirt and white blouse', 'coat', ['navy'], /skirt .*, blouse/],
    ['en marinblå kappa och en röd kjol', 'coat', ['navy'], /skirt/],
    ['a green dress and a white skirt', 'dress', ['green'], /skirt/],
    ['a black blazer with white trousers', 'blazer', ['black'], /trousers/],
    ['a top and skirt set in green', 'top', ['green'], /skirt/],
  ])('%s: the first is designed in its own colours', (text, garment, colors, warned) => {
    const made = read(text);
    expect(made).toMatchObject({ garment, colors });
    expect(made.warnings).toMatch(warned);
  });

  it.each([
    ['a red shirt dress', 'dress', ['red']],
    ['a green coat and belt', 'coat', ['green']],
    ['a red skirt with a matching belt', 'skirt', ['red']],
    ['a red dress with a jacket collar', 'dress', ['red']],
    ['a red dress with a fitted bodice and a pleated black skirt', 'dress', ['red', 'black']],
    ['a grey coat with a fitted bodice and flared skirt', 'coat', ['grey']],
    ['a black dress with a full skirt', 'dress', ['black']],
  ])('%s is one garment', (text, garment, colors) => {
    expect(read(text)).toEqual({ garment, colors, warnings: '' });
  });
});
