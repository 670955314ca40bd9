import { readDesign } from '../read/read-design.js';
import { completedOf } from './typical.js';

const printed = (description: string): string | null | undefined => {
  const read = readDesign({ description });
  return read.ok ? completedOf(read.brief).print : null;
};

it.each([
  'a striped linen shirt',
  'off-white shirt with thin navy stripes',
  'striped trousers',
  'en randig skjorta',
  'striped pyjamas',
])('%s: woven stripes run down it', (description) => expect(printed(description)).toBe('vertical-stripes'));

it.each([
  'a shirt with horizontal stripes',
  'horizontally striped trousers',
  'tvärrandiga byxor i linne',
  'eine quergestreifte Bluse',
  'a striped T-shirt',
  'striped leggings',
  'a striped jersey shirt',
])('%s: stripes lie across', (description) => expect(printed(description)).toBe('stripes'));
