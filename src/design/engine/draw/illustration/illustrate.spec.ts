import { cutOf } from '../../cut/cut-of.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { GARMENTS } from '../../garments/spec.js';
import { illustrate, renderPng, type PoseName } from './index.js';
import { randomSpec, specOf } from './specs.fixture.js';

const SMALL = { width: 128, height: 192 } as const;

/** Problems of a drawing as XML and as numbers; none when it is sound. */
function faults(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, end, name, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z0-9-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (end === '/') {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (self !== '/') open.push(name);
  }
  if (open.length > 0) found.push(`<${open.join('> <')}> left open`);
  if ((svg.match(/</g) ?? []).length !== (svg.match(/<\/?[a-zA-Z]+(?:\s[a-zA-Z0-9-]+="[^"<]*")*\s*\/?>/g) ?? []).length)
    found.push('a tag is malformed');
  if (/NaN|undefined|Infinity|null/.test(svg)) found.push('a number is missing');
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g))
    if (!ids.has(id)) found.push(`#${id} is not defined`);
  return found;
}

/** Places of all outlines, drawing units. */
function reach(svg: string): { x: number[]; y: number[] } {
  const points = [...svg.matchAll(/<path id="[^"]+" d="([^"]+)"/g)].flatMap((m) => [
    ...m[1].matchAll(/(-?[\d.]+) (-?[\d.]+)/g),
  ]);
  const range = (values: number[]): number[] => [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)),
  ];
  return { x: range(points.map((p) => Number(p[1]))), y: range(points.map((p) => Number(p[2]))) };
}

describe('illustrate', () => {
  it('gives the same bytes for the same spec, size and seed', () => {
    const spec = specOf('dress', { silhouette: 'wrap', print: 'floral', fabric: 'viscose' });
    const options = {
      width: 1024,
      height: 1536,
      seed: 7,
      caption: { title: 'Omlottklänning', subtitle: 'blommig viskos' },
    };
    const first = illustrate(cutOf(spec), options).svg;
    expect(illustrate(cutOf(structuredClone(spec)), structuredClone(options)).svg).toBe(first);
    expect(illustrate(cutOf(spec), { ...options, seed: 8 }).svg).not.toBe(first);
  });

  it.each([
    ['dress', 'buttons', 'back'],
    ['trousers', 'zip', 'side'],
    ['blouse', 'buttons', 'shoulder'],
  ] as const)('leaves out of the front of a %s what closes elsewhere', (garment, closure, place) => {
    const of = (more: object): string =>
      illustrate(cutOf({ ...specOf(garment), closure, ...more }), { ...SMALL, seed: 3, caption: null, palette: [] })
        .svg;
    expect(of({ closure_place: place })).not.toBe(of({ closure_place: 'front' }));
    expect(of({ closure_place: place })).toBe(of({ closure: 'pullover' }));
  });

  it.each([0, 1, 2 ** 31 - 1, -5])('draws with seed %d', (seed) => {
    expect(faults(illustrate(cutOf(specOf('coat')), { ...SMALL, seed }).svg)).toEqual([]);
  });

  it.each(GARMENTS)('draws every kind of %s soundly and within the page', (garment) => {
    for (let seed = 0; seed < 2; seed++) {
      const { svg } = illustrate(cutOf(randomSpec(garment, seed)), { ...SMALL, seed });
      expect(faults(svg)).toEqual([]);
      const { x, y } = reach(svg);
      expect(Math.min(x[0], 1000 - x[1])).toBeGreaterThan(-60);
      expect(y[0]).toBeGreaterThan(20);
      expect(y[1]).toBeLessThan(1480);
    }
  });

  it.each<PoseName>(['contrapposto', 'stride', 'poised', 'akimbo', 'crossed'])('stands %s when asked to', (pose) => {
    const svg = illustrate(cutOf(specOf('shirt')), { ...SMALL, seed: 3, pose }).svg;
    const other = illustrate(cutOf(specOf('shirt')), {
      ...SMALL,
      seed: 3,
      pose: pose === 'stride' ? 'poised' : 'stride',
    }).svg;
    expect(faults(svg)).toEqual([]);
    expect(svg).not.toBe(other);
  });

  it.each(['v-neck', 'sweetheart', 'scoop', 'cowl', 'round'] as const)(
    'hangs a %s on thin straps when told',
    (neckline) => {
      const on = (type: 'strap' | null): string =>
        illustrate(cutOf(specOf('dress', { neckline, sleeve: { type, length: 'sleeveless' } })), { ...SMALL, seed: 2 })
          .svg;
      expect(faults(on('strap'))).toEqual([]);
      expect(on('strap')).not.toBe(on(null));
    },
  );

  it('shows the palette and sets the caption', () => {
    const spec: GarmentSpec = specOf('skirt', {
      colors: ['#112233', '#445566'].map((hex) => ({ name: hex, hex, role: 'main', source: 'stated' })),
    });
    const bare = illustrate(cutOf(spec), { ...SMALL, seed: 1 }).svg;
    const titled = illustrate(cutOf(spec), {
      ...SMALL,
      seed: 1,
      caption: { title: 'Åsa & Örn — 50 % <b>', subtitle: '漢字 ok' },
    }).svg;
    expect(bare).toContain('fill="#445566"');
    expect(titled.length).toBeGreaterThan(bare.length + 500);
    expect(faults(titled)).toEqual([]);
  });
});

describe('renderPng', () => {
  it.each([
    [512, 768],
    [768, 1152],
    [1024, 1024],
    [1024, 1536],
  ])('renders %d × %d', async (width, height) => {
    const { svg } = illustrate(cutOf(specOf('trench-coat')), { width, height, seed: 2 });
    const png = Buffer.from(await renderPng(svg, width, height));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  });

  it('gives the same bytes twice', async () => {
    const { svg } = illustrate(cutOf(specOf('hoodie')), { ...SMALL, seed: 4 });
    expect(
      Buffer.compare(Buffer.from(await renderPng(svg, 128, 192)), Buffer.from(await renderPng(svg, 128, 192))),
    ).toBe(0);
  });
});
