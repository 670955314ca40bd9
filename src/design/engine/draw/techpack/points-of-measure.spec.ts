import { inputFrom } from './input.fixture.js';
import { spansOf } from './pages/pom-spans.js';
import { pointsOfMeasure, type PointOfMeasure } from './points-of-measure.js';
import { prepared } from './prepared.js';
import { inkBox } from './svg.js';

const of = async (text: string): Promise<Map<string, PointOfMeasure>> =>
  new Map(pointsOfMeasure(await inputFrom(text)).map((p) => [p.kind === 'other' ? p.name : p.kind, p]));

/** What a maker of such a piece asks for; kinds, and names of what has none. */
const ASKED: ReadonlyArray<readonly [string, readonly string[]]> = [
  [
    "men's oxford shirt with barrel cuffs",
    [
      'chest',
      'waist',
      'hem',
      'length',
      'shoulder',
      'armhole',
      'neck',
      'neck-drop',
      'sleeve',
      'upper-arm',
      'sleeve-opening',
    ],
  ],
  [
    'linen dress with knife pleats and short sleeves',
    ['length', 'Bodice length, front', 'skirt-length', 'Hem sweep', 'sleeve'],
  ],
  ['indigo jeans', ['waist', 'hip', 'front-rise', 'back-rise', 'inseam', 'outseam', 'thigh', 'knee', 'leg-opening']],
  ['wide leg jumpsuit, sleeveless', ['chest', 'length', 'front-rise', 'inseam', 'leg-opening']],
  ['circle skirt', ['waist', 'skirt-length', 'Hem sweep']],
  ['wool blazer for men', ['chest', 'length', 'shoulder', 'sleeve', 'upper-arm', 'sleeve-opening']],
  ['tote bag in canvas', ['Width', 'Height', 'Handle length']],
  ['bucket hat', ['Head opening', 'Crown']],
  ['red swimsuit', ['chest', 'waist', 'hip']],
];

it.each(ASKED)('%s has the points that its maker asks for', async (text, asked) => {
  expect([...(await of(text)).keys()]).toEqual(expect.arrayContaining([...asked]));
});

it.each(ASKED.map(([text]) => text))('%s names no point and no letter twice', async (text) => {
  const points = pointsOfMeasure(await inputFrom(text));
  expect(new Set(points.map((p) => p.name)).size).toBe(points.length);
  expect(new Set(points.map((p) => p.code)).size).toBe(points.length);
});

it.each(['a corduroy pinafore dress with a bib', 'denim dungarees'])(
  '%s is measured from its waistband down, not at its straps',
  async (text) => {
    const input = await inputFrom(text);
    const points = pointsOfMeasure(input);
    expect(points.map((p) => p.kind)).not.toContain('chest');
    const { anchors } = prepared(input);
    const waist = points.find((p) => p.kind === 'waist');
    expect(waist).toBeDefined();
    const spans = spansOf(input, points, anchors.front, inkBox(input.flats.frontSvg));
    expect(spans.get(waist?.code ?? '')?.from.y).toBeGreaterThanOrEqual((anchors.front.waistband?.y ?? 0) - 12);
  },
);

it('measures a bra at its band, below the cups', async () => {
  const input = await inputFrom('a black lace bra');
  const points = pointsOfMeasure(input);
  expect(points.map((p) => p.name)).toEqual(['Band width, relaxed']);
  const ink = inkBox(input.flats.frontSvg);
  const [span] = spansOf(input, points, {}, ink).values();
  expect(span.from.y).toBeGreaterThan(ink.y + ink.height * 0.8);
});

it('adds bodice and skirt up to the length of a dress', async () => {
  const points = await of('linen dress with knife pleats and short sleeves');
  const [whole, bodice, skirt] = ['length', 'Bodice length, front', 'skirt-length'].map(
    (k) => points.get(k)?.value ?? 0,
  );
  expect(whole).toBeCloseTo(bodice + skirt, 0);
});

it('measures the sleeve of a coat without what is turned in at the wrist', async () => {
  const input = await inputFrom('wool coat for men');
  const sleeve = pointsOfMeasure(input).find((p) => p.kind === 'sleeve');
  const arm = input.measurements.values.shoulderToWrist;
  expect(Math.abs((sleeve?.value ?? 0) - arm)).toBeLessThan(6);
});

/** What a size two steps up really drafts to; the chart must be near it. */
const REDRAFTED = ['chest', 'length', 'shoulder', 'upper-arm', 'thigh', 'front-rise', 'leg-opening'] as const;
it.each(["men's oxford shirt", 'indigo jeans for women', 'wool blazer for men'])(
  'grades %s near to what the larger size drafts to',
  async (text) => {
    const [own, larger] = [await inputFrom(`${text}, size M`), await inputFrom(`${text}, size XL`)];
    const at = own.size_chart.sizes.findIndex((row) => row.size === 'XL');
    const drafted = new Map(pointsOfMeasure(larger).map((p) => [p.kind, p.value]));
    const compared = pointsOfMeasure(own).filter((p) => (REDRAFTED as readonly string[]).includes(p.kind));
    expect(compared.length).toBeGreaterThan(2);
    for (const p of compared) expect(Math.abs(p.graded[at] - (drafted.get(p.kind) ?? 0))).toBeLessThan(2);
  },
);

it.each(['knee-length wool coat for men', 'linen shirt', 'sleeveless jumpsuit with wide legs', 'indigo jeans'])(
  'takes the waist of %s between shoulder or edge and hip, and the hip above the hem',
  async (text) => {
    const input = await inputFrom(text);
    const points = pointsOfMeasure(input);
    const { frontSvg, backSvg } = input.flats;
    const { anchors } = prepared({ ...input, flats: { frontSvg, backSvg } });
    const stored = { ...input, flats: { frontSvg, backSvg } };
    const spans = spansOf(stored, points, anchors.front, inkBox(frontSvg));
    const y = (kind: string): number | undefined => spans.get(points.find((p) => p.kind === kind)?.code ?? '')?.from.y;
    const levels = [y('shoulder'), y('chest'), y('waist'), y('hip'), y('thigh'), y('hem') ?? y('leg-opening')].filter(
      (v): v is number => v !== undefined,
    );
    expect(levels.length).toBeGreaterThan(2);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
  },
);
