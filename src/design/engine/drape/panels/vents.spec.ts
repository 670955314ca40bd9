import { sewnGraph } from './sewn-graph.js';
import { draftOf, faultsOf } from './sewn.fixture.js';
import { outlineOf } from './mesh.js';

/** How far below its top each panel of a piece reaches, how wide it ends, and how much further to one side its lowest part reaches than what lies above. */
async function looked(text: string, piece: RegExp): Promise<{ high: number; wide: number; juts: number }[]> {
  const graph = sewnGraph((await draftOf(text))!);
  expect(graph.holes).toEqual([]);
  expect(faultsOf(graph)).toEqual([]);
  return graph.panels
    .filter(({ id }) => piece.test(id))
    .map((panel) => {
      const line = outlineOf(panel);
      const [top, low] = [Math.max(...line.map((p) => p.y)), Math.min(...line.map((p) => p.y))];
      const end = line.filter((p) => p.y < low + 0.01).map((p) => Math.abs(p.x));
      const above = line.filter((p) => p.y > low + 0.2).map((p) => Math.abs(p.x));
      return {
        high: top - low,
        wide: Math.max(...end) - Math.min(...end),
        juts: Math.min(...above) - Math.min(...end),
      };
    });
}

it.each(['a blazer', 'a trench coat'])('the vent of %s lies under its other side', async (text) => {
  const backs = await looked(text, /\.back#/);
  expect(backs).toHaveLength(2);
  for (const { juts } of backs) expect(Math.abs(juts)).toBeLessThan(0.012);
});

it('the vents at both sides of a blazer lie under the panels beside it', async () => {
  for (const { juts, wide } of await looked('a blazer with double vents', /\.(back|side)#/)) {
    expect(Math.abs(juts)).toBeLessThan(0.02);
    expect(wide).toBeGreaterThan(0.08);
  }
});

it('sleeves of a blazer end at the wrist: their hem is turned up, their vent sewn', async () => {
  const { drafted } = (await draftOf('a blazer'))!;
  const { tsWristRight, hemRight } = drafted.find(({ id }) => id === 'jaeger.topsleeve')!.points;
  expect(hemRight.y - tsWristRight.y).toBeGreaterThan(20);
  const sleeves = await looked('a blazer', /topsleeve/);
  for (const { high } of sleeves) expect(Math.abs(high - tsWristRight.y / 1000)).toBeLessThan(0.002);
});
