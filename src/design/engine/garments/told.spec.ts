import { readBrief } from '../read/index.js';
import { toldOf } from './told.js';

it.each([
  ['a navy wool trench coat with a hood and slash pockets', /^Navy wool.* trench coat: .*slash pockets.*, hood/],
  ['a red linen shirt dress with short sleeves', /^Red linen .*dress.*short.* sleeves/],
  ['black jeans', /^Black .*jeans/],
])('tells %j by its spec', (description, expected) => {
  const read = readBrief({ description });
  const told = read.ok ? toldOf(read.brief.spec) : '';
  expect(told).toMatch(expected);
  expect(told).not.toMatch(/null|undefined|-{2}|, ,/);
});
