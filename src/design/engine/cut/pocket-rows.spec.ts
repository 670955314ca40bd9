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
  ['a linen jacket with three patch pockets', '2 patch hip, 1 patch chest'],
  ['a denim jacket', '2 flap chest, 2 slash hip'],
  ['a shirt with a chest pocket', '1 chest chest'],
  ['a western shirt', '2 flap chest'],
  ['a hoodie with a kangaroo pocket', '1 kangaroo belly'],
  ['a jacket without pockets', ''],
])('%s has %s', (text, expected) => {
  expect(rows(text)).toBe(expected);
});
