import { creased } from './creased.js';
import { laidOver } from './laid-over.js';
import { sheetOf } from './sheet.js';
import { COTTON, laid, strip } from './sheets.fixture.js';

/** A strip of which the far half is turned over along its middle row. */
function folded() {
  const mesh = strip(0.04, 0.06, 0.01 / 0.866);
  const row = (i: number): number => Math.round(mesh.flat[2 * i + 1] / 0.01);
  return {
    ...mesh,
    turned: Uint8Array.from(mesh.panelOf, (_, i) => Math.min(2, Math.max(0, row(i) === 3 ? 2 : row(i) > 3 ? 1 : 0))),
  };
}

it('both sides of a crease are drawn to each other and no momentum is made', () => {
  const mesh = folded();
  const sheet = sheetOf(mesh, [COTTON], Uint8Array.of(0), laid(mesh, 'lying'));
  const { creases } = sheet.hinges;
  expect(creases.length).toBeGreaterThan(0);
  const [p, q] = creases;
  const apart = (): number =>
    Math.hypot(...[0, 1, 2].map((k) => sheet.position[3 * p + k] - sheet.position[3 * q + k]));
  const balance = (): number[] =>
    [0, 1, 2].map((k) => sheet.mass.reduce((sum, m, i) => sum + m * sheet.position[3 * i + k], 0));
  const [before, at] = [apart(), balance()];
  for (let i = 0; i < 20; i++) creased(sheet, 0.004)(sheet, 0.0005);
  expect(apart()).toBeLessThan(before);
  expect(apart()).toBeGreaterThanOrEqual(0.0039);
  balance().forEach((b, k) => expect(b).toBeCloseTo(at[k], 9));
});

it('what is turned over is laid outside the cloth that was pushed through it', () => {
  const [nodes, floor] = [5, -0.5];
  const values = Float32Array.from({ length: nodes ** 3 }, (_, i) => 0.25 * (Math.floor(i / nodes) % nodes) + floor);
  const grid = { origin: [-0.5, floor, -0.5], cell: 0.25, size: [nodes, nodes, nodes], values } as const;
  const mesh = {
    flat: new Float32Array(6),
    panelOf: Uint16Array.of(0, 1, 1),
    turned: Uint8Array.of(1, 0, 0),
    triangles: new Uint32Array(0),
    seams: new Uint32Array(0),
    seamOf: new Uint16Array(0),
  };
  const at = Float32Array.of(0, 0.02, 0, 0.004, 0.03, 0, 0.2, 0.5, 0);
  const lifted = laidOver(mesh, at, grid);
  expect(lifted[1]).toBeCloseTo(0.036, 4);
  expect(lifted.slice(3)).toEqual(at.slice(3));
  expect(laidOver({ ...mesh, turned: undefined }, at, grid)).toBe(at);
});
