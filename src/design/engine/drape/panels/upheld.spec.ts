import type { Panel, SewnGraph } from '../types.js';
import { mesh } from './mesh.js';
import { tube } from './tube.fixture.js';

const [WIDE, HIGH, LONG] = [0.4, 0.2, 0.5];

/** A bodice that is sewn to a skirt at the waist, both of a front and a back. */
function gown(more: Partial<Panel>[] = []): SewnGraph {
  const [bodice, skirt] = [tube(WIDE, HIGH), tube(WIDE, LONG)];
  const sewn = skirt.stitches.map(({ a, b, ...rest }) => ({
    ...rest,
    a: { ...a, panel: a.panel + 2 },
    b: { ...b, panel: b.panel + 2 },
  }));
  const waist = [0, 1].map((panel) => ({
    a: { panel, from_m: 0, to_m: WIDE },
    b: { panel: panel + 2, from_m: 2 * WIDE + LONG, to_m: WIDE + LONG },
    kind: 'flush' as const,
    name: 'waist',
  }));
  const panels = [...bodice.panels.map((p): Panel => ({ ...p, region: 'torso' })), ...skirt.panels];
  const extra = more.map((p): Panel => ({ ...bodice.panels[0], region: 'torso', ...p }));
  return {
    ...bodice,
    panels: [...panels, ...extra],
    stitches: [...bodice.stitches, ...sewn, ...waist],
    bodice_m: 0.4,
  };
}

it('a bare bodice stands as high above its waist behind as it is cut', () => {
  const made = mesh(gown(), 0.05);
  expect(made.upheld?.above_m).toBeCloseTo(HIGH, 3);
  const on = [...made.panelOf.keys()].filter((i) => made.upheld?.on[i] === 1);
  expect(on.length).toBeGreaterThan(4);
  expect(on.every((i) => made.panelOf[i] === 1 && made.flat[2 * i + 1] > HIGH - 0.001)).toBe(true);
});

it.each([
  ['straps', { edging: 'over' }],
  ['sleeves', { region: 'left-arm' }],
] as const)('one with %s hangs by them', (_, panel) => {
  expect(mesh(gown([panel]), 0.05).upheld).toBeUndefined();
});
