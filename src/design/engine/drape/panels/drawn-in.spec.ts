import { sheetOf } from '../cloth/sheet.js';
import { strainOf } from '../cloth/strain.js';
import type { Cloth, Panel, SewnGraph } from '../types.js';
import { mesh } from './mesh.js';

const panel = (id: string, width: number, height: number): Panel => ({
  id,
  piece: id,
  copy: 1,
  material: 'fabric',
  outline: Float64Array.from([0, 0, width, 0, width, height, 0, height]),
  grain: 0,
  edges: [],
  lines: [],
  region: 'skirt',
  side: 'front',
  turn: 0,
});

/** The upper edge of a skirt, 1 m wide, on the lower edge of a band. */
const sewn = (band: number, kind: 'gather' | 'flush' | 'pleat'): SewnGraph => ({
  panels: [panel('skirt', 1, 0.4), panel('band', band, 0.04)],
  stitches: [{ a: { panel: 0, from_m: 1.4, to_m: 2.4 }, b: { panel: 1, from_m: band, to_m: 0 }, kind, name: 'waist' }],
  holes: [],
  left_off: [],
});

const cloth: Cloth = {
  weight: 0.2,
  thickness: 0.0005,
  stiffness: [1000, 1000, 50],
  bending: [1e-5, 1e-5],
  friction: [0.3, 0.3],
  stretch: 0.06,
};

/** Greatest strain, either way, of what lies in rows of the skirt between two heights when these are drawn to a share. */
function strainWhen(graph: SewnGraph, share: number, [low, high]: readonly [number, number]): number {
  const made = mesh(graph, 0.02);
  const at = Float32Array.from({ length: made.panelOf.length * 3 }, (_, k) =>
    k % 3 === 2 ? 0 : made.flat[2 * Math.floor(k / 3) + (k % 3)] * (k % 3 === 0 ? share : 1),
  );
  const { warp, weft } = strainOf(sheetOf(made, [cloth], new Uint8Array(2), at), made.triangles.length / 3, 'inverse');
  const rows = Array.from(warp, (_, t) => t).filter((t) =>
    [0, 1, 2].every((k) => {
      const i = made.triangles[3 * t + k];
      return made.panelOf[i] === 0 && made.flat[2 * i + 1] > low && made.flat[2 * i + 1] < high;
    }),
  );
  return Math.max(...rows.flatMap((t) => [Math.abs(warp[t]), Math.abs(weft[t])]));
}

const [BESIDE, FAR] = [[0.375, 0.41] as const, [0, 0.29] as const];

it('cloth that is gathered lies at rest as wide as the band beside it, and as it was cut a hand below', () => {
  expect(strainWhen(sewn(0.5, 'gather'), 0.5, BESIDE)).toBeLessThan(0.06);
  expect(strainWhen(sewn(0.5, 'gather'), 1, FAR)).toBeLessThan(1e-6);
});

it('deep pleats of a skirt are pressed down to its hem, wider over the hips; shallow ones open below their seam', () => {
  const sharesOf = (band: number): Map<number, number> => {
    const { drawn, flat, triangles, panelOf } = mesh(sewn(band, 'pleat'), 0.02);
    const rows = [...triangles.keys()].filter((k) => k % 3 === 0 && panelOf[triangles[k]] === 0);
    return new Map(rows.map((k) => [Math.round(100 * flat[2 * triangles[k] + 1]), drawn?.[k] ?? 1]));
  };
  const [deep, shallow] = [sharesOf(1 / 3), sharesOf(0.8)];
  expect(Math.min(...deep.values())).toBeCloseTo(1 / 3, 1);
  expect(Math.max(...deep.values())).toBeLessThan(0.55);
  expect(Math.max(...deep.values())).toBeGreaterThan(1.35 / 3);
  expect(Math.max(...shallow.values())).toBe(1);
});

it('elastic draws in its band and what is sewn to it, and that stretches nothing', () => {
  const { panels, ...rest } = sewn(1, 'flush');
  const graph = { ...rest, panels: [panels[0], { ...panels[1], drawn: 0.7 }] };
  expect(strainWhen(graph, 0.7, BESIDE)).toBeLessThan(0.06);
  expect(strainWhen(graph, 1, FAR)).toBeLessThan(1e-6);
  const { drawn, panelOf, triangles } = mesh(graph, 0.02);
  const shares = drawn!.filter((_, i) => i % 3 === 0 && panelOf[triangles[i]] === 1);
  expect([...new Set(shares)]).toEqual([Math.fround(0.7)]);
});

it('what is sewn flush is drawn in by nothing', () => {
  expect(mesh(sewn(1, 'flush'), 0.02).drawn?.every((v, i) => i % 3 !== 0 || v === 1)).toBe(true);
  expect(strainWhen(sewn(1, 'flush'), 1, BESIDE)).toBeLessThan(1e-6);
});

it('the fuller it is, the further down it grows as wide as it was cut', () => {
  const drawnBelow = (band: number): number => strainWhen(sewn(band, 'gather'), 1, [0.2, 0.29]);
  expect(drawnBelow(0.5)).toBeLessThan(1e-6);
  expect(drawnBelow(0.1)).toBeGreaterThan(0.1);
});
