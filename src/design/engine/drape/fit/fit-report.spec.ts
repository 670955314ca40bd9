import { bodyOfSize } from '../../make/pattern/bodies/bodies.js';
import type { MeasuredLine } from '../../make/pattern/checks.js';
import type { OpeningCheck } from '../../make/pattern/pieces/piece.js';
import { distanceAt } from '../form/distance-at.js';
import { dressForm } from '../form/dress-form.js';
import { tube } from '../panels/tube.fixture.js';
import { mesh } from '../panels/mesh.js';
import { place } from '../placing/place.js';
import type { Form } from '../types.js';
import type { FitInput } from './fit-input.js';
import { fitReport, type FitReport, type PatternSays } from './fit-report.js';

type Body = Record<string, number>;

const FINISHED = { body_mm: 1000, ease_mm: 240, off_by_mm: 0, tolerance_mm: 5, plausible_mm: null, ok: true };

const AS_IS = (body: Body): Body => body;

/** Made once for each body: a form takes seconds. */
const FORMS = new Map<(body: Body) => Body, Form>();
async function formOf(change: (body: Body) => Body): Promise<Form> {
  const form = FORMS.get(change) ?? dressForm(change((await bodyOfSize('M', 'women')) as Body));
  FORMS.set(change, form);
  return form;
}

/** A tube of known width that hangs round a body as it was laid, without a strain but one that is planted. */
async function worn(width: number, change: (body: Body) => Body = AS_IS): Promise<FitInput> {
  const graph = tube(width / 2, 0.6);
  const [cloth, form] = [mesh(graph, 0.03), await formOf(change)];
  const slack = new Float32Array(cloth.triangles.length / 3);
  const positions = place(graph, cloth, await formOf(AS_IS));
  const away = Float32Array.from(cloth.panelOf, (_, i) =>
    distanceAt(form.distance, positions[3 * i], positions[3 * i + 1], positions[3 * i + 2], new Float64Array(4)),
  );
  const draped = { positions, warp: slack.slice(), weft: slack, steps: 0, kinetic: 0, settled: true };
  return { graph, mesh: cloth, form, away, draped, comfortable: graph.panels.map(() => 0.06) };
}

const fit = (input: FitInput, says: Partial<PatternSays> = {}): FitReport =>
  fitReport(input, { finished_measures: [], openings: [], lengths: [], ...says });

const girth = ({ girths }: FitReport, at: string) => girths.find((g) => g.at === at);

it('reads the girth of the cloth and its ease over the body, and only where there is cloth', async () => {
  const made = fit(await worn(1.24), {
    finished_measures: [
      { ...FINISHED, name: 'skirt waist', finished_mm: 1236 },
      { ...FINISHED, name: 'hips', finished_mm: 1200 },
      { ...FINISHED, name: 'seat', finished_mm: 1240 },
    ],
  });
  expect(girth(made, 'seat')).toMatchObject({ declared_mm: 1240 });
  expect(girth(made, 'waist')).toMatchObject({ declared_mm: 1236 });
  // the tape lies on other cloth than where that is measured
  expect(girth(made, 'hips')).toMatchObject({ declared_mm: null });
  expect(girth(made, 'seat')?.cut_mm).toBeCloseTo(1240, -0.5);
  expect(girth(made, 'seat')?.ease_mm).toBeCloseTo(240, -1);
  for (const bare of ['chest', 'thigh', 'knee']) expect(girth(made, bare)).toBeUndefined();
  expect(made.stands_away_mm.at.map(({ at }) => at)).toEqual(['waist', 'hips', 'seat']);
  expect(made.panels.map(({ pulls }) => pulls)).toEqual([0, 0]);
  expect(made.pulls).toEqual([]);
  const { front, back, left, right } = made.hem_mm;
  for (const side of [front, back, left, right]) expect(side).toBeCloseTo(front ?? 0, -1);
});

/** Halfway up the tube, right across. */
const across = (piece: string, times: number): MeasuredLine => ({ piece, times, from: [0, -300], to: [620, -300] });

it('lays a tape along the line on which a measure is drafted, and says how much it is stretched', async () => {
  const hung = await worn(1.24);
  for (const panel of hung.graph.panels) panel.laid = { turn: 0 };
  const whole = { ...FINISHED, name: 'chest', finished_mm: 1240, lines: [across('front', 1), across('back', 1)] };
  const halves = { ...whole, name: 'twice the front', lines: [across('front', 2)] };
  const other = { ...whole, name: 'elsewhere', lines: [across('front', 1)] };
  const says = { finished_measures: [whole, halves, other] };
  const middle = (report: FitReport) => report.measures.map(({ name, declared_mm }) => [name, declared_mm]);
  const before = fit(hung, says);
  expect(middle(before)).toEqual([
    ['chest', 1240],
    ['twice the front', 1240],
  ]);
  for (let i = 0; i < hung.draped.positions.length; i++) hung.draped.positions[i] *= i % 3 === 1 ? 1 : 1.05;
  const [chest, again] = [before, fit(hung, says)].map(({ measures }) => measures[0]);
  expect(chest.height_mm).toBeGreaterThan(700);
  expect(again.worn_mm / chest.worn_mm).toBeCloseTo(1.05, 3);
  expect(again.strain - chest.strain).toBeCloseTo(0.05, 2);
});

it('what is narrower than the body is right where it is as wide as that; what ribbing draws in from as far as that draws it', async () => {
  const hung = await worn(1.24);
  for (const panel of hung.graph.panels) panel.laid = { turn: 0 };
  const measured = (y: number) =>
    ['front', 'back'].map((piece): MeasuredLine => ({ piece, times: 1, from: [0, y], to: [620, y] }));
  const expected = (y: number, form = hung.form) =>
    fit({ ...hung, form }, { finished_measures: [{ ...FINISHED, name: 'hem', finished_mm: 1240, lines: measured(y) }] })
      .measures[0].expected_mm;
  expect(expected(-500)).toEqual([1240, 1240]);
  const wide = { ...hung.form, positions: hung.form.positions.map((v, k) => (k % 3 === 1 ? v : v * 1.5)) };
  const [least, most] = expected(-500, wide);
  expect(least).toBe(most);
  expect(most).toBeGreaterThan(1250);
  for (const panel of [0, 1])
    hung.graph.stitches.push({ a: { panel, from_m: 0, to_m: 0.62 }, b: { panel, from_m: 0, to_m: 0.465 }, kind: 'stretch', name: 'Rib' }); // prettier-ignore
  expect(expected(-500)).toEqual([1240, 1240]);
  const [drawn, cut] = expected(-10);
  expect(cut).toBe(1240);
  expect(drawn).toBeLessThan(1100);
});

it('what gathers draw in along a measure is right from as far as they draw it; across it they draw nothing in', async () => {
  const hung = await worn(1.24);
  for (const panel of hung.graph.panels) panel.laid = { turn: 0 };
  const lines = ['front', 'back'].map((piece): MeasuredLine => ({ piece, times: 1, from: [0, -500], to: [620, -500] }));
  const expected = (way: [number, number]) => {
    hung.mesh.drawn = Float32Array.from({ length: hung.mesh.triangles.length }, (_, k) => [0.9, ...way][k % 3]);
    return fit(hung, { finished_measures: [{ ...FINISHED, name: 'hem', finished_mm: 1240, lines }] }).measures[0]
      .expected_mm;
  };
  expect(expected([1, 0])[0]).toBeCloseTo(0.9 * 1240, -1);
  expect(expected([0, 1])[0]).toBe(1240);
});

it('lays the tape on the cloth beside an edge, and tells what it says in proportion', async () => {
  const hung = await worn(1.24);
  for (const panel of hung.graph.panels) panel.laid = { turn: 0 };
  const edge = (piece: string): MeasuredLine => ({ piece, times: 1, from: [0, 3], to: [620, 3] });
  const hem = { ...FINISHED, name: 'hem', finished_mm: 1250, lines: [edge('front'), edge('back')] };
  const [read] = fit(hung, { finished_measures: [hem] }).measures;
  expect(read.declared_mm).toBe(1250);
  expect(read.worn_mm / 1250 - 1).toBeCloseTo(read.strain, 3);
});

it('draws a tape over it to its hem in front and behind, and says in which of them it is short', async () => {
  const hung = await worn(1.24);
  hung.graph.waist_m = 0;
  const says = { lengths: [{ of: 'garment', finished_mm: 600 } as const] };
  const read = () =>
    Object.fromEntries(fit(hung, { ...says } as Partial<PatternSays>).lengths.map((one) => [one.at, one.worn_mm]));
  const before = read();
  for (const at of ['front', 'back']) expect(Math.abs(before[at] - 600)).toBeLessThan(6);
  const { positions } = hung.draped;
  const low = Math.min(...positions.filter((_, i) => i % 3 === 1));
  for (let i = 0; i < positions.length; i += 3)
    if (positions[i + 2] < 0 && positions[i + 1] < low + 0.03) positions[i + 1] = low + 0.03;
  expect(before.back - read().back).toBeGreaterThan(28);
  expect(before.back - read().back).toBeLessThan(32);
  expect(read().front).toBe(before.front);
});

it('a length is told from where the neckline begins, and how much longer the front is cut', async () => {
  const hung = await worn(1.24);
  const declared = (graph: object): number[] =>
    fit({ ...hung, graph: { ...hung.graph, ...graph } }, {
      lengths: [{ of: 'garment', finished_mm: 600 }],
    } as Partial<PatternSays>).lengths.map(({ declared_mm }) => declared_mm);
  expect(declared({})).toEqual([600, 600]);
  expect(declared({ neck_lower_m: 0.01, front_longer_m: 0.03 })).toEqual([620, 590]);
});

it('what lies in folds is told by the middle one of several tapes', async () => {
  const hung = await worn(1.24);
  const read = (): number[] =>
    fit(hung, { lengths: [{ of: 'garment', finished_mm: 600 }] } as Partial<PatternSays>).lengths.map(
      ({ worn_mm }) => worn_mm,
    );
  const before = read();
  const { positions } = hung.draped;
  // a fold that stands out by 6 cm, lower down, where the middle is
  for (let i = 0; i < positions.length; i += 3)
    if (Math.abs(positions[i]) < 0.008 && positions[i + 1] < 0.75) positions[i + 2] *= 1.4;
  read().forEach((mm, i) => expect(Math.abs(mm - before[i])).toBeLessThan(2));
});

it('a waist that is 1 % more takes its ease at the waist, and nowhere else', async () => {
  const waist = (body: Body): Body => ({ ...body, waist: body.waist * 1.01 });
  const [before, after] = [fit(await worn(1.24)), fit(await worn(1.24, waist))];
  const moved = (at: string): number => (girth(after, at)?.ease_mm ?? NaN) - (girth(before, at)?.ease_mm ?? NaN);
  expect(moved('waist')).toBeCloseTo(-7.6, 0);
  expect(Math.abs(moved('seat'))).toBeLessThan(0.5);
  const away = ({ stands_away_mm }: FitReport, at: string): number =>
    stands_away_mm.at.find((one) => one.at === at)?.mean ?? NaN;
  expect(away(after, 'waist') - away(before, 'waist')).toBeCloseTo(-7.6 / (2 * Math.PI), 0);
  expect(away(after, 'seat')).toBeCloseTo(away(before, 'seat'), 0);
});

it('names where it pulls, what gapes, and what does not pass', async () => {
  const hung = await worn(1.24);
  const high = hung.mesh.triangles.findIndex(
    (p) => hung.draped.positions[3 * p + 1] > hung.form.landmarks.waist - 0.01,
  );
  hung.draped.weft[Math.floor(high / 3)] = 0.09;
  hung.draped.positions[3 * hung.mesh.seams[0]] += 0.02;
  const passing: OpeningCheck = { opening: 'waist', passes: 'seat', body_mm: 1000, opens_mm: 800, ok: false };
  const report = fit(hung, { openings: [passing] });
  expect(report.pulls).toMatchObject([{ at: 'waist', strain: 0.09, comfortable: 0.06 }]);
  expect(report.panels.map(({ pulls }) => pulls > 0)).toContain(true);
  expect(Math.max(...report.seams.map(({ gap_mm }) => gap_mm))).toBeGreaterThan(10);
  expect(report.put_on).toEqual({ ok: false, openings: [passing] });
});

it('measures a leg of trousers round the leg', async () => {
  const hung = await worn(1.24);
  const { thigh } = hung.form.landmarks;
  const [girthOf, top] = [0.7, thigh + 0.3];
  hung.graph = tube(girthOf / 2, 0.6);
  for (const panel of hung.graph.panels) panel.region = 'left-leg';
  hung.mesh = mesh(hung.graph, 0.03);
  const { flat, panelOf } = hung.mesh;
  const radius = girthOf / (2 * Math.PI);
  hung.draped.positions = Float32Array.from({ length: 3 * panelOf.length }, (_, k) => {
    const [i, axis] = [Math.floor(k / 3), k % 3];
    const turn = flat[2 * i] / radius + panelOf[i] * Math.PI;
    return [0.1 + radius * Math.sin(turn), top - 0.6 + flat[2 * i + 1], radius * Math.cos(turn)][axis];
  });
  hung.away = new Float32Array(panelOf.length);
  hung.draped.warp = hung.draped.weft = new Float32Array(hung.mesh.triangles.length / 3);
  const made = fit(hung);
  expect(girth(made, 'thigh')?.cut_mm).toBeCloseTo(700, -0.5);
  expect(girth(made, 'thigh')?.body_mm).toBeGreaterThan(450);
  expect(girth(made, 'thigh')?.body_mm).toBeLessThan(650);
  for (const side of Object.values(made.hem_mm)) expect(side).toBeCloseTo(1000 * (top - 0.6), -1);
});

it('of legs the length is how far below the crotch their hems end', async () => {
  const hung = await worn(1.24);
  for (const panel of hung.graph.panels) panel.region = 'left-leg';
  const made = fit(hung, { lengths: [{ of: 'inseam', finished_mm: 700 }] } as Partial<PatternSays>);
  expect(made.lengths.map(({ at, declared_mm }) => [at, declared_mm])).toEqual([
    ['front', 700],
    ['back', 700],
  ]);
  for (const { at, worn_mm } of made.lengths)
    expect(worn_mm).toBeCloseTo(1000 * hung.form.landmarks.crotch - (made.hem_mm[at] ?? 0), 0);
  // cut to end a metre below the waist, whatever its own crotch has of it
  const { waist, crotch } = hung.form.landmarks;
  const deeper = fit({ ...hung, graph: { ...hung.graph, leg_m: 1 } }, {
    lengths: [{ of: 'inseam', finished_mm: 700 }],
  } as Partial<PatternSays>);
  for (const { declared_mm } of deeper.lengths) expect(declared_mm).toBeCloseTo(1000 * (1 - waist + crotch), 0);
});
