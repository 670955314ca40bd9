import { cutOf } from '../../cut/cut-of.js';
import { renderAsync } from '@resvg/resvg-js';
import fc from 'fast-check';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { DETAILS, GARMENTS, type Garment } from '../../garments/spec.js';
import { captionOf } from './caption/words.js';
import { illustrate } from './index.js';
import { randomSpec, specOf } from './specs.fixture.js';

const [WIDTH, HEIGHT] = [160, 240];
const draw = (spec: GarmentSpec): string =>
  illustrate(cutOf(spec), {
    width: WIDTH,
    height: HEIGHT,
    seed: 5,
    pose: 'poised',
    body: 'slender',
    palette: [],
    caption: null,
  }).svg;

/** Where the picture shows the garment: a loud colour that nothing else in it has. */
async function mask(garment: Garment, rest: Partial<GarmentSpec> = {}): Promise<Uint8Array> {
  const { pixels } = await renderAsync(draw(specOf(garment, { ...rest, hex: '#00b000' })), {
    font: { loadSystemFonts: false },
  });
  const out = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < out.length; i++) {
    const [r, g, b] = [pixels[i * 4], pixels[i * 4 + 1], pixels[i * 4 + 2]];
    out[i] = g > r * 1.6 && g > b * 1.6 && g > 40 ? 1 : 0;
  }
  return out;
}

/** Shared area of two silhouettes over their joint area (Jaccard 1912). */
function overlap(a: Uint8Array, b: Uint8Array): number {
  let [shared, joint] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    shared += a[i] & b[i];
    joint += a[i] | b[i];
  }
  return joint === 0 ? 1 : shared / joint;
}

/** Pairs of silhouettes that overlap more than the limit. @param until share of the picture's height that is compared */
async function apart(
  list: readonly (readonly [Garment, Partial<GarmentSpec>])[],
  limit: number,
  until = 1,
): Promise<string[]> {
  const masks: Uint8Array[] = [];
  for (const [garment, rest] of list)
    masks.push((await mask(garment, rest)).slice(0, WIDTH * Math.round(HEIGHT * until)));
  const alike: string[] = [];
  for (let i = 0; i < masks.length; i++) {
    expect(masks[i].reduce((s, v) => s + v, 0)).toBeGreaterThan(60);
    for (let k = 0; k < i; k++) {
      const share = overlap(masks[i], masks[k]);
      if (share > limit) alike.push(`${JSON.stringify(list[i])} ~ ${JSON.stringify(list[k])} ${share.toFixed(2)}`);
    }
  }
  return alike;
}

describe('silhouettes tell garments apart', () => {
  it('garments from one another', async () => {
    const kinds: readonly Garment[] = [
      't-shirt',
      'shirt',
      'dress',
      'jumpsuit',
      'skirt',
      'trousers',
      'shorts',
      'coat',
      'cape',
      'poncho',
      'swimwear',
      'corset',
      'overalls',
    ];
    expect(
      await apart(
        kinds.map((g) => [g, {}]),
        0.88,
      ),
    ).toEqual([]);
  });

  it('lengths of a dress', async () => {
    const lengths = ['mini', 'knee', 'midi', 'maxi'] as const;
    expect(
      await apart(
        lengths.map((length) => ['dress', { length, silhouette: 'a-line' }]),
        0.88,
      ),
    ).toEqual([]);
  });

  it('forms of a skirt', async () => {
    const forms = ['pencil', 'a-line', 'circle', 'mermaid', 'balloon'] as const;
    expect(
      await apart(
        forms.map((silhouette) => ['skirt', { silhouette, length: 'midi' }]),
        0.9,
      ),
    ).toEqual([]);
  });

  it('sleeves by length and by cut', async () => {
    const lengths = ['sleeveless', 'short', 'three-quarter', 'long'] as const;
    expect(
      await apart(
        lengths.map((length) => ['shirt', { sleeve: { type: null, length } }]),
        0.96,
      ),
    ).toEqual([]);
    const types = ['set-in', 'puff', 'bell', 'kimono', 'leg-of-mutton', 'balloon'] as const;
    expect(
      await apart(
        types.map((type) => ['top', { fit: 'slim', length: 'waist', sleeve: { type, length: 'long' } }]),
        0.96,
      ),
    ).toEqual([]);
  });

  it('necklines', async () => {
    const necks = ['crew', 'deep-v', 'boat', 'square', 'off-shoulder', 'halter', 'turtleneck', 'strapless'] as const;
    expect(
      await apart(
        necks.map((neckline) => ['dress', { neckline, sleeve: { type: null, length: 'sleeveless' } }]),
        0.97,
        0.34,
      ),
    ).toEqual([]);
  });

  it('legs', async () => {
    const legs = ['skinny', 'straight', 'wide', 'flared', 'barrel'] as const;
    expect(
      await apart(
        legs.map((leg) => ['trousers', { leg }]),
        0.95,
      ),
    ).toEqual([]);
  });
});

/** Details that cannot be seen on a garment worn and seen from the front. */
const UNSEEN: ReadonlySet<string> = new Set(['lining', 'open-back', 'racerback', 'vent']);

describe('what a spec names is drawn', () => {
  const bare = new Map<Garment, string>();
  const plain = (garment: Garment): string => {
    const svg = bare.get(garment) ?? draw(specOf(garment));
    bare.set(garment, svg);
    return svg;
  };

  it.each(DETAILS.filter((d) => !UNSEEN.has(d)))('%s', (detail) => {
    const shows = (garment: Garment): boolean => draw(specOf(garment, { details: [detail] })) !== plain(garment);
    expect((['dress', 'jacket', 'trousers', 'skirt', 'shirt', 'bodysuit'] as const).some(shows)).toBe(true);
  });

  it('never breaks on any garment with any words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GARMENTS), fc.integer({ min: 0, max: 1e6 }), (garment, seed) => {
        const svg = illustrate(cutOf(randomSpec(garment, seed)), { width: 128, height: 192, seed }).svg;
        expect(/NaN|undefined|Infinity/.exec(svg)).toBeNull();
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});

it('captions a picture by its garment, cloth, neck and sleeves', () => {
  const spec = specOf('dress', {
    category: 'dress',
    silhouette: 'wrap',
    length: 'midi',
    neckline: 'surplice',
    print: 'floral',
    fabric: 'viscose',
    sleeve: { type: 'flutter', length: 'short' },
  });
  expect(captionOf(cutOf(spec))).toEqual({
    title: 'Wrap midi dress',
    subtitle: 'main floral viscose · surplice neck · flutter sleeve',
  });
  expect(captionOf(cutOf(specOf('t-shirt'))).title).toBe('T-shirt');
});
