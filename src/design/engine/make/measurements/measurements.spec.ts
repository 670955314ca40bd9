import { readBrief } from '../../read/index.js';
import { MEASUREMENTS } from '../pattern/index.js';
import { resolveBody, sizeChart } from './index.js';
import type { BodyRequest, ResolvedBody } from './index.js';

async function body(description: string, more: Partial<BodyRequest> = {}): Promise<ResolvedBody> {
  const result = readBrief({ description });
  if (!result.ok) throw new Error('refused');
  return resolveBody({
    measurements: null,
    size: null,
    gender: null,
    found: result.brief.measurements,
    spec: result.brief.spec,
    ...more,
  });
}

it.each([
  ['chest 96 cm', { chest: 96 }],
  ['a 32 inch waist', { waist: 81.3 }],
  ['Midja: 74 cm, bröst: 92 cm', { waist: 74, chest: 92 }],
  ['hips 100cm', { hips: 100 }],
  ['neck 15.5"', { neck: 39.4 }],
])('reads "%s"', (text, expected) => {
  const result = readBrief({ description: `a shirt, ${text}` });
  const found = result.ok ? Object.fromEntries(result.brief.measurements.map((m) => [m.name, m.value])) : {};
  expect(found).toEqual(expected);
});

it('keeps what was given and estimates the rest, saying so', async () => {
  const made = await body('a dress', { measurements: { chest: 96, waist: 80 } });
  expect(made.measurements).toMatchObject({ chest: 96, waist: 80 });
  expect(made.size).toBe('made to measure');
  expect(made.given).toEqual(['chest', 'waist']);
  expect(made.estimated).toHaveLength(Object.keys(made.measurements).length - 2);
  expect(made.warnings.join()).toMatch(/estimated/);
});

it('says where measurements contradict each other', async () => {
  const made = await body('a dress, chest 60 cm', { measurements: { waist: 200 } });
  expect(made.measurements).toMatchObject({ chest: 60, waist: 200 });
  expect(made.warnings.join()).toMatch(/waist of 200 cm and a chest of 60 cm contradict/);
});

it('leaves out what no body has', async () => {
  const made = await body('a shirt, waist 15 cm');
  expect(made.given).toEqual([]);
  expect(made.warnings.join()).toMatch(/15 cm/);
});

it.each([
  ['a dress', 'EU 38', 'women'],
  ['a shirt for men', 'EU 50', 'men'],
  ['a coat in size L', 'L', 'women'],
] as const)('%s → %s', async (text, size, gender) => expect(await body(text)).toMatchObject({ size, gender }));

it('charts sizes that grow and can be drafted', async () => {
  for (const gender of ['women', 'men'] as const) {
    const rows = await sizeChart(gender);
    expect(rows.map((r) => r.size)).toEqual(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']);
    rows.slice(1).forEach((row, i) => expect(row.measurements.chest).toBeGreaterThan(rows[i].measurements.chest));
    for (const { measurements } of rows)
      for (const [name, value] of Object.entries(measurements))
        expect(value).toBeGreaterThanOrEqual(MEASUREMENTS[name].min);
  }
});
