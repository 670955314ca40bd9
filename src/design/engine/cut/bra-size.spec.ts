import { bodyOfBra } from './bra-size.js';

/** EN 13402-3: the band is the underbust, A is 12 to 14 cm between it and the bust, each cup two more. */
it.each([
  [75, 'B', false, 75, 90],
  [75, 'C', false, 75, 92],
  [80, 'AA', false, 80, 91],
  [70, 'E', false, 70, 91],
  [90, 'C', true, 75, 92],
  [34, 'C', false, 75, 92],
  [32, 'DD', false, 70, 91],
  [38, 'b', false, 85, 100],
  [36, 'DDD', false, 80, 103],
] as const)('%i%s', (band, cup, french, underbust, chest) =>
  expect(bodyOfBra(band, cup, french)).toEqual({ underbust, chest }),
);

it.each([
  [33, 'C'],
  [76, 'C'],
  [20, 'A'],
  [34, 'Q'],
] as const)('%i%s is no size', (band, cup) => expect(bodyOfBra(band, cup, false)).toBeNull());
