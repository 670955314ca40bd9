import { clearOf } from './clear.js';
import { holdAt } from './hold.js';
import { COTTON, gridOf, laid, strip } from './sheets.fixture.js';
import { sheetOf } from './sheet.js';
import { advance } from './step.js';

const hung = (mesh: ReturnType<typeof strip>) => sheetOf(mesh, [COTTON], new Uint8Array(1), laid(mesh, 'hanging'));

it('pins what is held to its height and lets it go round; what is only drawn there gives', () => {
  const mesh = strip(0.2, 0.2, 0.02);
  const held = Uint8Array.from(mesh.panelOf, (_, i) => (mesh.flat[2 * i + 1] > 0.199 ? 1 : 0));
  const topOf = (share?: number): number[] => {
    const sheet = hung(mesh);
    for (let i = 0; i < 400; i++)
      advance(sheet, { step: 0.0005, gravity: 9.81, damping: 10 }, [holdAt(sheet, held, 0.21, share)]);
    return [...sheet.position].filter((_, k) => k % 3 === 1 && held[(k - 1) / 3] === 1);
  };
  expect(topOf().every((y) => y === 0.21)).toBe(true);
  const drawn = topOf(0.05);
  expect(Math.max(...drawn)).toBeLessThan(0.21);
  expect(Math.min(...drawn)).toBeGreaterThan(0.2);
});

it('lifts triangles whose middle lies in what is round, and leaves alone what lies clear', () => {
  const mesh = strip(0.1, 0.1, 0.02);
  const cylinder = gridOf(
    [-0.05, -0.05, -0.15],
    [0.15, 0.15, 0.05],
    (x, _, z) => Math.hypot(x - 0.05, z + 0.05) - 0.045,
  );
  const sheet = hung(mesh);
  const before = sheet.position.slice();
  clearOf(sheet, cylinder, 0.006);
  const moved = before.map((v, i) => sheet.position[i] - v);
  const [near, far] = [0.05, 0].map((x) =>
    Math.max(
      ...[...before].flatMap((v, i) => (i % 3 === 0 && Math.abs(v - x) < 0.011 ? [Math.abs(moved[i + 2])] : [])),
    ),
  );
  expect(near).toBeGreaterThan(0.0005);
  expect(far).toBe(0);
});
