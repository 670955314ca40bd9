import { decided } from '../../cut/cut-of.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { readSpec } from './account/account.fixture.js';
import { lerp } from '../../geometry/point.js';
import { contains, distanceToLoop } from '../../geometry/polyline.js';
import { draftPattern, standardBodies } from './index.js';

const draft = async (text: string) =>
  draftPattern(decided(readSpec(text) as GarmentSpec), (await standardBodies('women'))[4]);

it.each([
  'a hoodie with a kangaroo pocket',
  'a zip hoodie',
  'a bomber jacket with ribbed cuffs',
  'a shirt with french cuffs',
  'a wool coat with flap pockets, lined',
  'jeans',
  'a wrap dress',
])('%s: each piece says how it lies on the cloth', async (text) => {
  const { drafted } = await draft(text);
  expect(drafted.filter(({ grain }) => grain === null).map(({ id }) => id)).toEqual([]);
});

it("a pullover's pocket is one piece on the fold, that of a zip front two", async () => {
  const pocket = async (text: string) => (await draft(text)).pieces.find(({ id }) => id === 'huey.pocket');
  expect(await pocket('a hoodie with a kangaroo pocket')).toMatchObject({ on_fold: true, cut: 1 });
  expect(await pocket('a zip hoodie with a kangaroo pocket')).toMatchObject({ on_fold: false, cut: 2 });
});

it('names the pleated bib that is not drafted, and no pleat at the back', async () => {
  const { deviations } = await draft('tuxedo shirt with a pleated bib, wing collar');
  expect(deviations.join(' ')).toContain('pleated bib');
  expect(deviations.join(' ')).not.toContain('Some details');
});

it.each(['a silk slip dress', 'a pencil skirt with a back vent', 'a one-piece swimsuit', 'a bib dress', 'chinos'])(
  '%s: the arrow lies on the piece, not on its edge',
  async (text) => {
    const { drafted } = await draft(text);
    const unseen = drafted.filter(({ grain, loop }) => {
      const middle = grain && lerp(...grain);
      return middle && (!contains(loop, middle) || distanceToLoop(middle, loop) < 3);
    });
    expect(unseen.map(({ id }) => id)).toEqual([]);
  },
);
