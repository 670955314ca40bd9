import type { PanelMesh } from '../types.js';
import { settle } from './settle.js';
import { sheetOf } from './sheet.js';
import { COTTON, hold, laid, strip } from './sheets.fixture.js';
import { GRAVITY } from './step.js';

const ROW = 0.01;
/** The row along which the second panel is sewn to the first, and the last one. */
const [SEAM, LAST] = [3, 5];

/** Two panels, one after the other, limp, the first of them held. */
function sewn(isPressed: boolean): PanelMesh {
  const mesh = strip(0.04, LAST * ROW, ROW / 0.866);
  const row = (i: number): number => Math.round(mesh.flat[2 * i + 1] / ROW);
  const panelOf = mesh.panelOf.map((_, i) => (row(i) > SEAM ? 1 : 0));
  const pressed = Uint8Array.from(panelOf, (_, i) => (row(i) === SEAM ? 1 : 0));
  return { ...mesh, panelOf, ...(isPressed && { pressed }) };
}

/** How far below its seam the end of the second panel hangs, of its length. */
function hangs(mesh: PanelMesh): number {
  const cloth = { ...COTTON, weight: 0.6, bending: [1.5e-5, 1.5e-5] as const };
  const sheet = hold(
    sheetOf(mesh, [cloth], Uint8Array.of(0, 0), laid(mesh, 'lying')),
    mesh,
    (_, y) => y < SEAM * ROW + 1e-4,
  );
  const patience = { quiet: 1e-6, still: 0.05, longest: 1.5 };
  settle(sheet, { step: 0.00025, gravity: GRAVITY, damping: 8 }, [], patience);
  return -sheet.position[3 * (sheet.count - 1) + 1] / ((LAST - SEAM) * ROW);
}

it('what is pressed flat and stitched down does not fold over along its seam', () => {
  expect(hangs(sewn(false))).toBeGreaterThan(0.6);
  expect(hangs(sewn(true))).toBeLessThan(0.2);
});
