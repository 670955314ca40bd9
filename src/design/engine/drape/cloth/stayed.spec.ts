import { COTTON, hold, laid, strip } from './sheets.fixture.js';
import { sheetOf } from './sheet.js';
import { settle } from './settle.js';
import { stayed } from './stayed.js';

/** How much a strip of cotton grows along its lower edge that is pulled sideways at its corners, a share. */
function grows(isStayed: boolean): number {
  const mesh = strip(0.2, 0.1, 0.02);
  const cloth = sheetOf(mesh, [COTTON], new Uint8Array(1), laid(mesh, 'hanging'));
  const sheet = hold(cloth, mesh, (x) => x < 1e-6);
  const held = Uint8Array.from(mesh.panelOf, (_, i) => (mesh.flat[2 * i + 1] < 1e-6 ? 1 : 0));
  const xs = [...held.keys()].filter((i) => held[i] === 1).map((i) => mesh.flat[2 * i]);
  const [far] = [...held.keys()].filter((i) => held[i] === 1 && mesh.flat[2 * i] === Math.max(...xs));
  const pull = (N: number) => (_: unknown, step: number) => {
    sheet.position[3 * far] += N * sheet.inverseMass[far] * step * step;
  };
  const stay = isStayed ? [stayed(sheet, mesh, held)] : [];
  settle(sheet, { step: 0.0001, gravity: 0, damping: 20 }, [...stay, pull(1)], { quiet: 0, still: 1, longest: 0.1 });
  return sheet.position[3 * far] / mesh.flat[2 * far] - 1;
}

it('a seam with a stay grows by a fraction of what the cloth beside it would', () => {
  const [bare, stays] = [grows(false), grows(true)];
  expect(bare).toBeGreaterThan(0.01);
  expect(stays).toBeGreaterThan(0);
  expect(stays).toBeLessThan(0.5 * bare);
});
