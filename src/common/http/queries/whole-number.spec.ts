import { readWhole } from './whole-number.js';

it.each([
  ['16', 16],
  ['007', 7],
  ['0', 0],
])('%j is %p', (text, number) => expect(readWhole(text)).toBe(number));

it.each(['0x10', '1e2', '5.0', ' 10', '10 ', '+5', '-5', '', '١٢', '1'.repeat(16)])('%j is no whole number', (text) =>
  expect(readWhole(text)).toBe(text),
);
