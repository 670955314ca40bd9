import { saidButtons } from '../../make/materials/notions.js';
import { cutOf } from '../../cut/cut-of.js';
import { drawFlat } from '../flat/index.js';
import { materialsOf } from '../../make/materials/index.js';
import { resolveBody, sizeChart } from '../../make/measurements/index.js';
import { readDesign } from '../../read/read-design.js';
import { paletteOf } from '../../color/palette.js';
import { draftPattern, zipOf } from '../../make/pattern/index.js';
import { completedOf, withAssumptions } from '../../cut/typical.js';
import type { TechPackInput } from './input.js';

/** A one-pixel picture stands in for the illustration. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4v5QBAATVAdNu2uGxAAAAAElFTkSuQmCC',
  'base64',
);

/** A pack's input made from a text the way the service makes it. */
export async function inputFrom(text: string, description = text): Promise<TechPackInput> {
  const read = readDesign({ description: text });
  if (!read.ok) throw new Error(read.reason);
  const { brief } = read;
  const completed = completedOf(brief);
  const body = await resolveBody({
    measurements: null,
    size: null,
    gender: null,
    found: brief.measurements,
    spec: completed,
  });
  const cut = cutOf(completed, body.measurements);
  const pattern = await draftPattern(cut, body.measurements);
  return {
    version: 2,
    description,
    style: brief.style,
    spec: brief.spec,
    completed: cut,
    evidence: withAssumptions(brief.evidence, brief.spec, completed),
    palette: paletteOf(brief.spec),
    materials: materialsOf(cut, pattern.yardage, saidButtons(brief), zipOf(pattern.pieces)),
    measurements: {
      gender: body.gender,
      size: body.size,
      values: body.measurements,
      given: body.given,
      estimated: body.estimated,
    },
    size_chart: { gender: body.gender, sizes: await sizeChart(body.gender) },
    pattern,
    proportions: pattern.proportions,
    flats: drawFlat(cut, pattern),
    illustration: PIXEL,
    worn: null,
    warnings: brief.warnings,
  };
}
