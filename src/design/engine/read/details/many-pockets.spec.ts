import { readBrief } from '../read-brief.js';

const pocketsOf = (description: string): string[] => {
  const read = readBrief({ description });
  return read.ok ? read.brief.spec.pockets : [];
};

it.each([
  ['cargo shorts in khaki with six pockets', ['cargo', 'slash', 'back']],
  ['cargo shorts, 6 pockets', ['cargo', 'slash', 'back']],
  ['cargo trousers with four pockets', ['cargo', 'slash']],
  ['trousers with 4 pockets', ['slash', 'back']],
  ['trousers with two pockets', ['slash']],
  ['trousers with back pockets, four pockets in all', ['back', 'slash']],
  ['jeans with 4 pockets', ['slash', 'back']],
  ['jeans with 5 pockets', ['curved', 'back', 'coin']],
  ['a skirt with four patch pockets', ['patch']],
])('%s', (description, pockets) => expect(pocketsOf(description)).toEqual(pockets));
