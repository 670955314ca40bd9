import { decided } from '../../../cut/cut-of.js';
import type { Garment } from '../../../garments/spec.js';
import type { Point } from '../../../geometry/point.js';
import { area, distanceToLoop } from '../../../geometry/polyline.js';
import { CHART_SIZES } from '../../measurements/index.js';
import { bodyOfSize, draftPattern, draftSizes, gradedSizes, type GradedDraft } from '../index.js';
import { specOf } from '../specs.fixture.js';
import { gradedDxf } from './graded-dxf.js';

async function draftsOf(garment: Garment): Promise<GradedDraft[]> {
  const cut = decided(specOf(garment));
  const bodies = await Promise.all(CHART_SIZES.map((name) => bodyOfSize(name, 'women')));
  const chart = CHART_SIZES.map((name, i) => ({ name, body: bodies[i] ?? {} }));
  const own = (await bodyOfSize('38', 'women')) ?? {};
  const { drafted } = await draftPattern(cut, own);
  return draftSizes(cut, gradedSizes({ name: 'EU 38', body: own }, chart), drafted, 10);
}

interface Read {
  block: string;
  points: Point[];
  rules: number[];
}

/** The boundary of each block and the rule at each of its points. */
function boundariesIn(dxf: string): Read[] {
  const lines = dxf.split('\r\n');
  const out: Read[] = [];
  let entity: Record<string, string> = {};
  const end = (): void => {
    const at = { x: Number(entity['10']), y: Number(entity['20']) };
    if (entity['0'] === 'BLOCK') out.push({ block: entity['2'], points: [], rules: [] });
    if (entity['0'] === 'VERTEX' && entity['8'] === '1') out[out.length - 1].points.push(at);
    if (entity['0'] === 'TEXT' && /^[23]$/.test(entity['8']) && entity['1'].startsWith('# '))
      out[out.length - 1].rules.push(Number(entity['1'].slice(2)));
  };
  for (let i = 0; i + 1 < lines.length; i += 2) {
    if (lines[i].trim() !== '0') entity[lines[i].trim()] = lines[i + 1];
    else {
      end();
      entity = { '0': lines[i + 1] };
    }
  }
  return out;
}

function tableIn(rul: string): { sizes: string[]; sample: string; moves: Map<number, Point[]> } {
  const said = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(rul.replaceAll('\r', ''))?.[1] ?? '';
  const moves = new Map(
    [...rul.matchAll(/RULE: DELTA (\d+)\r\n(.*)\r\n/g)].map(([, number, row]) => [
      Number(number),
      row.split('  ').map((pair) => {
        const [x, y] = pair.split(',').map(Number);
        return { x, y };
      }),
    ]),
  );
  return { sizes: said('SIZE LIST').split(' '), sample: said('SAMPLE SIZE'), moves };
}

it.each<Garment>(['shirt', 'dress', 'blazer'])(
  'a %s graded by the table is the one that was drafted',
  async (garment) => {
    const drafts = await draftsOf(garment);
    const { dxf, rules } = gradedDxf(drafts, 'Style');
    const { sizes, sample, moves } = tableIn(rules);
    expect(sizes).toHaveLength(drafts.length);
    expect(sample).toBe('EU38');
    const own = drafts.find((d) => d.own) as GradedDraft;
    const off = boundariesIn(dxf).flatMap(({ points, rules: numbers }, piece) => {
      expect(numbers).toHaveLength(points.length);
      return drafts.flatMap((draft, size) => {
        const truth = draft.pieces.find((p) => p.id === own.pieces[piece].id);
        if (!truth) return [];
        const graded = points.map((p, i) => {
          const by = (moves.get(numbers[i]) as Point[])[size];
          return { x: p.x + by.x, y: -(p.y + by.y) };
        });
        const line = truth.cutLoop ?? truth.loop;
        const worst = Math.max(...graded.map((p) => distanceToLoop(p, line)));
        const closed = [...graded, graded[0]];
        const missed = Math.max(...line.map((p) => distanceToLoop(p, closed)));
        const grown = Math.abs(area(closed) / area(line) - 1);
        return worst > 0.1 || missed > 1 || grown > 0.005
          ? [`${truth.id} ${draft.name}: ${worst} ${missed} ${grown}`]
          : [];
      });
    });
    expect(off).toEqual([]);
  },
);

it('is plain ASCII, the same bytes each time, and its sample size moves nowhere', async () => {
  const drafts = await draftsOf('skirt');
  const [a, b] = [gradedDxf(drafts, 'Rock – blå'), gradedDxf(drafts, 'Rock – blå')];
  expect(a).toEqual(b);
  for (const text of [a.dxf, a.rules]) expect(/^[\x20-\x7e\r\n]*$/.test(text)).toBe(true);
  const { moves } = tableIn(a.rules);
  const at = drafts.findIndex((d) => d.own);
  expect([...moves.values()].every((row) => row[at].x === 0 && row[at].y === 0)).toBe(true);
  expect([...moves.values()].some((row) => row.some(({ x }) => Math.abs(x) > 5))).toBe(true);
});
