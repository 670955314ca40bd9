import { cutOf } from '../engine/cut/cut-of.js';
import { draft, read } from './design.worker.js';
import type { StoredDraft, StoredResult } from '../design.result.js';
import { draftPattern } from '../engine/make/pattern/index.js';
import type { TechPackInput } from '../engine/draw/techpack/index.js';
import { pointsOfMeasure } from '../engine/draw/techpack/points-of-measure.js';

async function resultOf(description: string): Promise<StoredResult> {
  const reading = read({ description, style: null, request: {} });
  if (!reading.ok) throw new Error(reading.message);
  const { brief, completed } = reading;
  return (await draft({ brief, completed, request: {} })).result;
}

it('tells how a garment is sewn, cared for, and what that may cost', async () => {
  const result = await resultOf('a knee-length linen dress with short sleeves, four buttons and pockets');
  const { construction, care, cost, palette, pattern, warnings } = result;
  const pieces = new Set(pattern.pieces.map((piece) => piece.id));
  expect(construction.steps.length).toBeGreaterThan(8);
  expect(construction.steps.flatMap((step) => step.piece_ids).filter((id) => !pieces.has(id))).toEqual([]);
  expect(construction.minutes).toBeCloseTo(
    construction.steps.reduce((sum, step) => sum + step.minutes, 0),
    1,
  );
  expect(care.instructions.map((i) => i.process)).toEqual([
    'washing',
    'bleaching',
    'drying',
    'ironing',
    'professional care',
  ]);
  expect(cost.total.mid).toBeCloseTo(
    cost.lines.reduce((sum, line) => sum + line.amount.mid, 0),
    1,
  );
  for (const color of [palette.main, palette.secondary, palette.accent, ...palette.neutrals])
    expect(color.reference.rgb.map((v) => v.toString(16).padStart(2, '0')).join('')).toBe(color.hex.slice(1));
  expect(warnings.filter((line) => /usual number/.test(line))).toEqual([]);
  expect(JSON.stringify(result).length).toBeLessThan(120_000);
});

it('asks no sewing minutes for what has no pattern', async () => {
  const { pattern, cost } = await resultOf('black leather boots');
  expect(pattern.status).toBe('none');
  expect(cost.lines.find((line) => line.item === 'cutting and sewing')?.quantity).toBe(0);
});

it('says what does not go together', async () => {
  const { warnings } = await resultOf('a strapless dress with a peter pan collar');
  expect(warnings).toContainEqual(expect.stringMatching(/collar "peter pan" does not go/));
});

it('draws a wearer as broad as the size told, and a usual one where none is', async () => {
  const girthsFor = async (request: { size?: string; measurements?: Record<string, number> }) => {
    const reading = read({ description: "a women's red shirt", style: null, request });
    if (!reading.ok) throw new Error(reading.message);
    return (await draft({ ...reading, request })).girths;
  };
  expect(await girthsFor({})).toBeNull();
  const [small, large] = [await girthsFor({ size: 'S' }), await girthsFor({ size: '3XL' })];
  expect(large?.waist).toBeGreaterThan(1.3 * (small?.waist ?? Infinity));
  expect((await girthsFor({ measurements: { chest: 118 } }))?.chest).toBe(118);
});

it.each([
  "men's oxford shirt",
  'grey wool pleated trousers for men',
  'wool coat for women',
  'a linen dress with a circle skirt',
  'jumpsuit with wide legs',
  'black leather biker jacket',
  'pencil skirt',
])('keeps of the draft of %s what its points of measure need', async (description) => {
  const reading = read({ description, style: null, request: {} });
  if (!reading.ok) throw new Error(reading.message);
  const { result, stored } = await draft({ ...reading, request: {} });
  const body = result.measurements.values;
  const whole = await draftPattern(cutOf(reading.completed), body);
  const of = (drafted: StoredDraft['pieces']) =>
    pointsOfMeasure({
      completed: reading.completed,
      measurements: result.measurements,
      size_chart: result.size_chart,
      proportions: whole.proportions,
      pattern: { ...whole, drafted },
    } as unknown as TechPackInput).map(({ name, value }) => [name, value]);
  const kept = of(JSON.parse(JSON.stringify(stored.pieces)) as StoredDraft['pieces']);
  expect(kept).toEqual(of(whole.drafted));
  expect(kept.length).toBeGreaterThan(2);
});
