import type { PanelMesh } from '../types.js';
import { keptOutside } from './kept-outside.js';
import { COTTON } from './sheets.fixture.js';
import { sheetOf } from './sheet.js';

const SIDE = 12;
/** The form is all that lies behind z = 0. */
const FORM = {
  origin: [-0.3, -0.3, -0.3] as const,
  cell: 0.05,
  size: [SIDE, SIDE, SIDE] as const,
  values: Float32Array.from({ length: SIDE ** 3 }, (_, i) => -0.3 + 0.05 * Math.floor(i / SIDE ** 2)),
};

/** A triangle of 24 mm and a small one before its middle. */
const flat = [0, 0, 0.024, 0, 0.012, 0.02, 0.01, 0.006, 0.014, 0.006, 0.012, 0.009];
const mesh: PanelMesh = {
  flat: Float32Array.from(flat),
  panelOf: Uint16Array.from([0, 0, 0, 1, 1, 1]),
  triangles: Uint32Array.from([0, 1, 2, 3, 4, 5]),
  seams: new Uint32Array(0),
  seamOf: new Uint16Array(0),
  turned: Uint8Array.from([0, 0, 0, 1, 1, 1]),
};

const sheetAt = (small: number) =>
  sheetOf(
    mesh,
    [COTTON],
    new Uint8Array(2),
    Float32Array.from([0, 1, 2, 3, 4, 5].flatMap((i) => [flat[2 * i], flat[2 * i + 1], i < 3 ? 0.1 : small])),
  );

const apart = ({ position: x }: ReturnType<typeof sheetAt>): number =>
  Math.min(x[11], x[14], x[17]) - Math.max(x[2], x[5], x[8]);

it.each([0.097, 0.1, 0.11])('what is turned over comes to lie outside the cloth beneath, from z = %p', (small) => {
  const sheet = sheetAt(small);
  const constrain = keptOutside(sheet, mesh, FORM);
  for (let i = 0; i < 200; i++) constrain?.(sheet, 0.0004);
  expect(apart(sheet)).toBeGreaterThan(0.0035);
  expect(apart(sheet)).toBeLessThan(0.0105);
});

it('holds nothing where nothing is turned over', () => {
  const { turned: _, ...plain } = mesh;
  expect(keptOutside(sheetAt(0.1), plain, FORM)).toBeNull();
});

it.each([
  [1000, 'is looked up anew', 0.097],
  [5000, 'is left as it was found, so that the cloth comes to rest', 0.1035],
])('what lies over what after %p steps %s', (steps, _said, least) => {
  const sheet = sheetAt(0.1);
  const constrain = keptOutside(sheet, mesh, FORM);
  for (let i = 0; i < steps; i++) constrain?.(sheet, 0.0004);
  for (let i = 3; i < 6; i++) [sheet.position[3 * i], sheet.position[3 * i + 2]] = [0.2, 0.097];
  for (let i = 0; i < 300; i++) constrain?.(sheet, 0.0004);
  expect(Math.min(...[11, 14, 17].map((i) => sheet.position[i]))).toBeGreaterThanOrEqual(least - 1e-6);
  expect(Math.max(...[11, 14, 17].map((i) => sheet.position[i])) > 0.1).toBe(steps > 4500);
});
