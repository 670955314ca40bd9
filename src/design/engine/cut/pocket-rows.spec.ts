import { readDesign } from '../read/read-design.js';
import { cutOf } from './cut-of.js';
import { pocketRows } from './pocket-rows.js';
import { completedOf } from './typical.js';

const rows = (description: string): string => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error(result.reason);
  return pocketRows(cutOf(completedOf(result.brief)))
    .map(({ kind, at, count }) => `${count} ${kind} ${at}`)
    .join(', ');
};

it.each([
  ['a safari jacket', '2 flap hip, 2 flap chest'],
  ['a safari jacket with a chest pocket', '1 chest chest'],
  ['a linen jacket with two patch pockets', '2 patch hip'],
  ['a safari jacket with four flap patch pockets', '2 flap hip, 2 flap chest'],
  ['a twill jacket with two patch pockets with flaps', '2 flap hip'],
  ['a velvet jacket with notched lapels and two patch pockets with flaps', '2 patch hip, 2 flap hip'],
  ['a linen jacket with three patch pockets', '2 patch hip, 1 patch chest'],
  ['a denim jacket', '2 flap chest, 2 slash hip'],
  ['a shirt with a chest pocket', '1 chest chest'],
  ['a western shirt', '2 flap chest'],
  ['a hoodie with a kangaroo pocket', '1 kangaroo belly'],
  ['a jacket without pockets', ''],
  ['a blazer', '2 flap hip, 1 chest chest'],
  ['a blazer with welt pockets', '2 welt hip, 1 chest chest'],
  ['a tailored blazer with two welt pockets', '2 welt hip'],
  ['a blazer with three patch pockets', '2 patch hip, 1 chest chest'],
  ['a blazer with four patch pockets', '2 patch hip, 1 patch chest, 1 chest chest'],
  ['a blazer with four welt pockets', '2 welt hip, 2 chest chest'],
  ['a blazer with two flap pockets and a breast pocket', '1 chest chest, 2 flap hip'],
  ['a blazer without a breast pocket', '2 flap hip'],
  ['a blazer with a chest pocket', '1 chest chest'],
  ['a linen jacket with two flap pockets and a chest pocket', '1 chest chest, 2 flap hip'],
])('%s has %s', (text, expected) => {
  expect(rows(text)).toBe(expected);
});
