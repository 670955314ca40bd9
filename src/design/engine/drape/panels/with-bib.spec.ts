import { handlesOf } from './handles.fixture.js';
import { mesh } from './mesh.js';
import { draftOf, faultsOf, sewnOf } from './sewn.fixture.js';

describe.each(['denim dungarees with a bib pocket', 'linen dungarees without pockets', "men's dungarees"])(
  '%s',
  (description) => {
    it('are sewn up: the bib to both fronts and backs, the straps of the backs to the bib', async () => {
      const { graph } = await sewnOf(description);
      expect([graph.holes, faultsOf(graph), handlesOf(graph)]).toEqual([[], [], 0]);
      const straps = graph.panels.flatMap(({ edging }, i) => (edging === 'over' ? [i] : []));
      const ends = graph.stitches.filter(({ a }) => straps.includes(a.panel)).map(({ b }) => graph.panels[b.panel]);
      expect(ends.map(({ piece }) => piece).sort((p, q) => p.localeCompare(q))).toEqual([
        'opal.back',
        'opal.back',
        'opal.bib',
        'opal.bib',
      ]);
      expect(graph.left_off).toContain('Waistband');
    });

    it('are held where the bib meets the fronts, not along its sides nor by their straps', async () => {
      const { graph } = await sewnOf(description);
      const { held, seams, seamOf } = mesh(graph, 0.025);
      const names = [...seamOf].flatMap((s, k) =>
        held?.[seams[2 * k]] === 1 && held[seams[2 * k + 1]] === 1 ? [graph.stitches[s].name] : [],
      );
      expect(names.filter((name) => name !== 'Bib to front').length).toBeLessThan(names.length / 4);
      expect(names).toContain('Bib to front');
    });

    it('have each leg on its own side', async () => {
      const { graph } = await sewnOf(description);
      const side = (piece: string) => graph.panels.filter((p) => p.piece === piece).map(({ region }) => region);
      expect([side('opal.front'), side('opal.back')]).toEqual([
        ['left-leg', 'right-leg'],
        ['right-leg', 'left-leg'],
      ]);
    });
  },
);

it('lined swim trunks are sewn at their centres, not on their linings there', async () => {
  const pattern = await draftOf("men's lined swim shorts in navy");
  const centres = pattern?.seams.filter(({ name }) => name === 'Centre seam').map(({ a }) => a.piece) ?? [];
  expect(centres).toEqual(expect.arrayContaining(['shin.front', 'shin.back', 'shin.frontLining', 'shin.backLining']));
});
