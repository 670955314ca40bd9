import { readDesign } from './read-design.js';

const read = (description: string) => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error(result.reason);
  return result.brief;
};

describe('what is known by name and not made as such', () => {
  it.each([
    ['a navy wool bunad', 'dress', /"bunad" is a garment that is not made here as such/],
    ['a coat in loden', 'coat', /"loden" is a cloth .*nearest to it: wool/],
    ['a kilt in Black Watch', 'skirt', /"black watch" is a pattern .*nearest to it: tartan/],
    ['a jacket with a two-way zip', 'jacket', /"two way zip" is a way of making .*nearest to it: zip/],
    ['trousers with a gusset', 'trousers', /"gusset" is a way of making .*does not show it/],
  ])('%s', (text, garment, warning) => {
    const { spec, warnings } = read(text);
    expect(spec.garment).toBe(garment);
    expect(warnings.join('\n')).toMatch(warning);
  });

  it('is implied, never stated', () => {
    expect(read('a jacket in moleskin').evidence.fabrics).toMatchObject({ source: 'implied', text: 'moleskin' });
    expect(read('a jacket in moleskin').spec.fabrics[0].source).toBe('implied');
  });

  it('is not told of where it is denied', () => expect(read('trousers without a gusset').warnings).toEqual([]));
});
