import { decided } from '../../../cut/cut-of.js';
import { boxOf } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { contains, crossing } from '../../../geometry/polyline.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import type { Garment } from '../../../garments/spec.js';
import { bodyOfSize, draftPattern } from '../index.js';
import { FABRIC_WIDTHS_CM, SELVEDGE_MM } from '../lay/yardage.js';
import { specOf } from '../specs.fixture.js';
import { labelSpot } from '../sheet/label-spot.js';
import { markerLays, markerSvg } from './marker.js';

const VELVET = { name: 'velvet', weight_gsm: 250, composition: '100 % cotton', source: 'stated' } as const;

const CASES: [Garment, Partial<GarmentSpec>][] = [
  ['shirt', {}],
  ['dress', { silhouette: 'circle', length: 'floor' }],
  ['coat', {}],
  ['skirt', { silhouette: 'a-line', fabrics: [VELVET] }],
  ['tie', {}],
];

const overlap = (a: readonly Point[], b: readonly Point[]): boolean => {
  const [p, q] = [boxOf(a), boxOf(b)];
  if (p.maxX < q.minX || q.maxX < p.minX || p.maxY < q.minY || q.maxY < p.minY) return false;
  if (a.some((v) => contains(b, v)) || b.some((v) => contains(a, v))) return true;
  return a.slice(1).some((v, i) => b.slice(1).some((w, j) => crossing(a[i], v, b[j], w)));
};

describe.each(CASES)('the marker of a %s %j', (garment, more) => {
  it('lays every cut once, within the cloth, none over another, on the length that is published', async () => {
    const cut = decided(specOf(garment, more));
    const { drafted, yardage } = await draftPattern(cut, (await bodyOfSize('M', 'women')) ?? {});
    for (const width of FABRIC_WIDTHS_CM)
      for (const lay of markerLays(drafted, cut, width)) {
        const published = yardage.find((y) => y.material === lay.material)?.widths.find((w) => w.width_cm === width);
        expect([lay.metres, lay.use, lay.pieced]).toEqual([published?.metres, published?.use, published?.pieced]);
        if (lay.metres === null) continue;
        const wanted = drafted.flatMap((p) =>
          p.cuts
            .filter((c) => c.material === lay.material)
            .flatMap((c) => Array.from({ length: c.count }, (_, i) => `${p.id} ${i + 1}`)),
        );
        expect([...new Set(lay.placed.map((p) => `${p.piece.id} ${p.copy}`))].sort()).toEqual(
          [...new Set(wanted)].sort(),
        );
        const box = boxOf(lay.placed.flatMap(({ loops }) => loops.flat()));
        expect(box.minX).toBeGreaterThanOrEqual(0);
        expect(box.maxX).toBeLessThanOrEqual(width * 10 - 2 * SELVEDGE_MM);
        expect(box.maxY).toBeLessThanOrEqual(lay.metres * 1000);
        const over = lay.placed.flatMap((a, i) =>
          lay.placed
            .slice(i + 1)
            .filter((b) => a.loops.some((p) => b.loops.some((q) => overlap(p, q))))
            .map((b) => `${a.piece.id} on ${b.piece.id}`),
        );
        expect(over).toEqual([]);
      }
  });
});

it('turns no piece of cloth with a nap upside down, and says which way it runs', async () => {
  const body = (await bodyOfSize('M', 'women')) ?? {};
  const ways = async (more: Partial<GarmentSpec>) => {
    const cut = decided(specOf('trousers', more));
    const { drafted } = await draftPattern(cut, body);
    const lays = markerLays(drafted, cut, 140);
    const main = lays.find((l) => l.material === 'fabric');
    const turned = main?.placed.filter(({ t, piece }) => {
      const upright = lays[0].placed.find((o) => o.piece === piece)?.t?.rotate ?? 0;
      return Math.abs(Math.abs(t?.rotate ?? 0) - Math.abs(upright)) > 90;
    });
    return { turned: turned?.length, svg: markerSvg(lays, drafted, wordsFor(body)) };
  };
  const [napped, plain] = [await ways({ fabrics: [VELVET] }), await ways({})];
  expect(napped.turned).toBe(0);
  expect(napped.svg).toContain('every piece the same way up');
  expect(plain.svg).toContain('pieces may lie either way up');
});

const wordsFor = (body: Record<string, number>) => ({
  title: 'Trousers',
  size: 'EU 38',
  sa_mm: 10,
  body,
  finished: [],
  yardage: [],
  deviations: [],
});

it.each([
  { width: 600, height: 60 },
  { width: 30, height: 900 },
])('words on a bent strip of $width by $height lie on it', ({ width, height }) => {
  const bow = (k: number): Point => ({
    x: width * k + 0.2 * height * Math.sin(Math.PI * k),
    y: height * k + 0.2 * width * Math.sin(Math.PI * k),
  });
  const middle = Array.from({ length: 21 }, (_, i) => bow(i / 20));
  const strip = [
    ...middle.map(({ x, y }) => ({ x: x - 9, y: y + 9 })),
    ...middle.toReversed().map(({ x, y }) => ({ x: x + 9, y: y - 9 })),
  ];
  const loop = [...strip, strip[0]];
  const block = { width: 14 * 0.62, height: 1.35 };
  const { at, size, upright } = labelSpot(loop, block, [], 42);
  const [across, along] = [(block.width * size) / 2, (block.height * size) / 2];
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      upright ? { x: at.x + y * along, y: at.y + x * across } : { x: at.x + x * across, y: at.y + y * along },
    ),
  );
  expect(corners.filter((p) => !contains(loop, p))).toEqual([]);
});
