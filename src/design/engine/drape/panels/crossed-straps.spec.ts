import { handlesOf } from './handles.fixture.js';
import { mesh } from './mesh.js';
import { faultsOf, sewnOf } from './sewn.fixture.js';

it.each([
  'a dungaree dress in dark denim with buttons at the side',
  'a dungaree dress in purple corduroy',
  'apron in heavy canvas with leather straps',
])('%s is sewn up, each strap by both ends to the two sides of the wearer', async (description) => {
  const { graph } = await sewnOf(description);
  expect([graph.holes, faultsOf(graph)]).toEqual([[], []]);
  const straps = graph.panels.flatMap(({ edging }, i) => (edging === 'over' ? [i] : []));
  expect(straps).toHaveLength(2);
  for (const strap of straps) expect(graph.stitches.filter(({ a }) => a.panel === strap)).toHaveLength(2);
});

it('the bib of a dungaree dress is one panel at the middle of the front, whatever its band opens at', async () => {
  for (const opens of ['at the side', 'at the back']) {
    const { graph } = await sewnOf(`a dungaree dress with a zip ${opens}`);
    const bibs = graph.panels.filter(({ piece }) => piece === 'own.bib');
    expect(bibs.map(({ turn }) => Math.round(turn * 10) / 10)).toEqual([0]);
    expect(handlesOf(graph)).toBe(1); // straps that do not cross make none
  }
});

it('its band is held by the seam to the skirt, not by that to the bib', async () => {
  const { graph } = await sewnOf('a dungaree dress in dark denim');
  const { held, seams, seamOf } = mesh(graph, 0.025);
  const names = [...seamOf].flatMap((s, k) =>
    held?.[seams[2 * k]] === 1 && held[seams[2 * k + 1]] === 1 ? [graph.stitches[s].name] : [],
  );
  expect(new Set(names)).toContain('Skirt to waist');
  expect(names).not.toContain('Bib to waistband');
});
