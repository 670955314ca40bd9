import { bodyOfBra } from '../../../cut/bra-size.js';
import { completeBody } from '../bodies/bodies.js';
import { toMillimetres } from '../bodies/measurements.js';
import { checkGirths, checkOutlines, checkSeams } from '../checks.js';
import { bra, braGirths, wireOf } from './bra.js';

const bodyFor = async (band: number, cup: string) =>
  toMillimetres((await completeBody({ ...bodyOfBra(band, cup, false) }, 'women')).measurements);

it.each([
  [65, 'AA'],
  [75, 'B'],
  [75, 'F'],
  [85, 'C'],
  [100, 'G'],
  [110, 'B'],
] as const)('%i%s meets at every seam and closes round the body', async (band, cup) => {
  const body = await bodyFor(band, cup);
  const pieces = bra(body, 6);
  const { seams, unmeasured } = checkSeams(
    pieces,
    pieces.flatMap((p) => p.seams ?? []),
  );
  expect(unmeasured).toEqual([]);
  expect(seams.map(({ name, ok }) => [name, ok])).toEqual([
    ['Cup seam', true],
    ['Cup to frame', true],
    ['Frame to wing', true],
  ]);
  expect(checkOutlines(pieces).filter(({ ok }) => !ok)).toEqual([]);
  expect(checkGirths(pieces, braGirths(body)).map(({ name, ok }) => [name, ok])).toEqual([
    ['band', true],
    ['over the cups', true],
  ]);
});

it('has one wire for sister sizes, and a third of an inch more for each cup', async () => {
  const wires = await Promise.all(
    (
      [
        [34, 'B'],
        [32, 'C'],
        [36, 'A'],
        [34, 'C'],
      ] as const
    ).map(async ([band, cup]) => wireOf(await bodyFor(band, cup))),
  );
  expect(wires.slice(0, 3).map(Math.round)).toEqual([114, 114, 114]);
  expect(wires[3] - wires[0]).toBeCloseTo(8.5, 0);
});
