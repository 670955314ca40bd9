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

  it.each([
    'a work jacket with a hammer loop',
    'work trousers with tool loops',
    'a coat with a detachable collar',
    'a coat with a removable collar',
    'a trench coat with a gun flap',
    'work trousers with knee pads',
    'a jacket with a phone pocket',
    'a parka with a detachable hood',
    'en rock med avtagbar krage',
  ])('is told of once: %s', (text) => {
    const told = read(text).warnings.map((warning) => /"([^"]+)"/.exec(warning)?.[1]?.toLowerCase() ?? warning);
    expect(told.filter((phrase, i) => told.some((other, k) => k !== i && other.includes(phrase)))).toEqual([]);
  });

  it('is not told of where it is denied', () => expect(read('trousers without a gusset').warnings).toEqual([]));
});
