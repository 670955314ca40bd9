import { cutOf } from '../../cut/cut-of.js';
import { completeSpec } from '../../cut/typical.js';
import { CATEGORY, GARMENT } from '../../garments/index.js';
import type { Garment } from '../../garments/spec.js';
import { distanceToLoop } from '../../geometry/polyline.js';
import { constructionOf, type Step } from '../../make/construction/index.js';
import { bodyOfSize, draftPattern, stretchLine, type Pattern } from '../../make/pattern/index.js';
import { specOf } from '../../make/pattern/specs.fixture.js';
import { panelsOf, stepsSvg } from './index.js';

interface Made {
  pattern: Pattern;
  steps: Step[];
}

async function made(garment: Garment): Promise<Made> {
  const body = (await bodyOfSize('M', 'women')) ?? {};
  const cut = cutOf(completeSpec(specOf(garment, { category: CATEGORY[garment] })), body);
  const pattern = await draftPattern(cut, body);
  return { pattern, steps: constructionOf(cut, pattern.pieces, pattern.sa_mm, false, pattern.seams).steps };
}

const drawnIn = ({ pattern }: Made, { joins }: Step) => panelsOf(joins, pattern.drafted, pattern.edges);

/** A drawing shows only edges of its step's seams, which the graph joins and counts as sewn, and lies within its window. */
function faultsOf(all: Made): string[] {
  const { pattern, steps } = all;
  return steps.flatMap((step) =>
    drawnIn(all, step).flatMap(({ seams, shapes, window }) => [
      ...seams.filter((seam) => !pattern.seams.includes(seam)).map(({ name }) => `${step.title}: ${name} is no seam`),
      ...seams
        .flatMap(({ a, b }) => [a, b])
        .flatMap((side) => {
          const edge = pattern.edges.find((e) => e.piece === side.piece && e.id === side.edge);
          const drawn = stretchLine(side, pattern.drafted, pattern.edges);
          const off = drawn ? Math.max(...drawn.line.map((p) => distanceToLoop(p, drawn.piece.loop))) : Infinity;
          const sewn = edge && ['seamed', 'faced'].includes(edge.state);
          return sewn && off < 0.5
            ? []
            : [`${step.title}: ${side.piece}.${side.edge} is ${edge?.state}, off by ${off}`];
        }),
      ...(seams.length > 0 && shapes.some(({ look }) => look === 'stitch' || look === 'edge')
        ? []
        : [`${step.title}: nothing is sewn`]),
      ...(window.width > 0 && window.height > 0 ? [] : [`${step.title}: nothing is seen`]),
    ]),
  );
}

it('draws in the whole catalogue only edges of the pieces that the pattern joins, for nearly half of the steps that sew', async () => {
  const all = await Promise.all((Object.keys(GARMENT) as Garment[]).map(made));
  expect(all.flatMap(faultsOf)).toEqual([]);
  const sewing = all.flatMap((one) =>
    one.steps.filter(({ seams }) => seams.length > 0).map((step) => drawnIn(one, step)),
  );
  const share = sewing.filter((panels) => panels.length > 0).length / sewing.length;
  expect(share).toBeGreaterThan(0.45);
});

const panelsFor = async (garment: Garment, title: string) => {
  const all = await made(garment);
  const step = all.steps.find((s) => s.title === title);
  return step ? drawnIn(all, step) : null;
};

it('lays shoulders right sides together, and a sleeve beside its armhole', async () => {
  const looks = (panels: Awaited<ReturnType<typeof panelsFor>>) =>
    panels?.map(({ shapes }) => ['right', 'wrong'].map((look) => shapes.filter((s) => s.look === look).length));
  expect(looks(await panelsFor('t-shirt', 'Close the shoulders'))).toEqual([[1, 1]]);
  expect(looks(await panelsFor('t-shirt', 'Set the sleeves'))).toEqual([
    [2, 0],
    [2, 0],
  ]);
});

it('draws no seam that is closed in part: above a zip or a fly', async () => {
  expect(await panelsFor('dress', 'Centre back seam')).toEqual([]);
  expect(await panelsFor('jeans', 'Crotch seam')).toEqual([]);
});

it('leaves out what a design from before edges told where they begin cannot show', async () => {
  const { pattern, steps } = await made('t-shirt');
  const edges = pattern.edges.map(({ start_mm: _start, ...edge }) => edge);
  expect(steps.flatMap(({ joins }) => panelsOf(joins, pattern.drafted, edges))).toEqual([]);
});

it('sets all drawings on one sheet, a group for each step', async () => {
  const { pattern, steps } = await made('t-shirt');
  const svg = stepsSvg(steps, pattern.drafted, pattern.edges, 'Tee & more');
  const drawn = steps.filter(({ joins }) => joins.length > 0);
  expect([...svg.matchAll(/<g id="step-(\d+)">/g)].map(([, n]) => Number(n))).toEqual(drawn.map((s) => s.number));
  expect(svg).toContain('Tee &amp; more');
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});
