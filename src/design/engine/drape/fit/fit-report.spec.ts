import { bodyOfSize } from '../../make/pattern/bodies/bodies.js';
import { dressForm } from '../form/dress-form.js';
import { tube } from '../panels/tube.fixture.js';
import { mesh } from '../panels/mesh.js';
import { place } from '../placing/place.js';
import type { Draped, Form, PanelMesh, SewnGraph } from '../types.js';
import { fitTo, type Fit, type Passing } from './fit-report.js';

type Body = Record<string, number>;

/** A tube of known width that hangs round a body as it was laid, without a strain but one that is planted. */
async function worn(
  width: number,
  change: (body: Body) => Body = (body) => body,
): Promise<{ graph: SewnGraph; cloth: PanelMesh; form: Form; draped: Draped }> {
  const body = (await bodyOfSize('M', 'women')) as Body;
  const [graph, form] = [tube(width / 2, 0.6), dressForm(change(body))];
  const cloth = mesh(graph, 0.03);
  const slack = new Float32Array(cloth.triangles.length / 3);
  const positions = place(graph, cloth, dressForm(body));
  return {
    graph,
    cloth,
    form,
    draped: { positions, warp: slack.slice(), weft: slack, steps: 0, kinetic: 0, settled: true },
  };
}

const fit = ({ graph, cloth, form, draped }: Awaited<ReturnType<typeof worn>>, openings: Passing[] = []): Fit =>
  fitTo({ graph, mesh: cloth, draped, form, comfortable: graph.panels.map(() => 0.06), openings });

const girth = ({ report }: Fit, at: string) => report.girths.find((g) => g.at === at);

it('reads the girth of the cloth and its ease over the body, and only where there is cloth', async () => {
  const made = fit(await worn(1.24));
  expect(girth(made, 'seat')?.cut_mm).toBeCloseTo(1240, -0.5);
  expect(girth(made, 'seat')?.ease_mm).toBeCloseTo(240, -1);
  expect(girth(made, 'chest')).toBeUndefined();
  expect(made.report.panels.map(({ pulls }) => pulls)).toEqual([0, 0]);
  expect(made.report.pulls).toEqual([]);
  const { front, back, left, right } = made.report.hem_mm;
  for (const side of [front, back, left, right]) expect(side).toBeCloseTo(front ?? 0, -1);
});

it('a waist that is 1 % more takes its ease at the waist, and nowhere else', async () => {
  const waist = (body: Body): Body => ({ ...body, waist: body.waist * 1.01 });
  const [before, after] = [fit(await worn(1.24)), fit(await worn(1.24, waist))];
  const moved = (at: string): number => (girth(after, at)?.ease_mm ?? NaN) - (girth(before, at)?.ease_mm ?? NaN);
  expect(moved('waist')).toBeCloseTo(-7.6, 0);
  expect(Math.abs(moved('seat'))).toBeLessThan(0.5);
  expect(after.report.stands_away_mm.mean).toBeLessThan(before.report.stands_away_mm.mean);
});

it('names where it pulls, what gapes, and what does not pass', async () => {
  const hung = await worn(1.24);
  const high = hung.cloth.triangles.findIndex(
    (p) => hung.draped.positions[3 * p + 1] > hung.form.landmarks.waist - 0.01,
  );
  hung.draped.weft[Math.floor(high / 3)] = 0.09;
  hung.draped.positions[3 * hung.cloth.seams[0]] += 0.02;
  const passing = { opening: 'waist', passes: 'seat', body_mm: 1000, opens_mm: 800, ok: false };
  const { report, strain } = fit(hung, [passing]);
  expect(report.pulls).toMatchObject([{ at: 'waist', strain: 0.09, comfortable: 0.06 }]);
  expect(Math.max(...strain)).toBeCloseTo(0.09, 5);
  expect(Math.max(...report.seams.map(({ gap_mm }) => gap_mm))).toBeGreaterThan(10);
  expect(report.put_on).toEqual({ ok: false, openings: [passing] });
});
