import { createHash } from 'node:crypto';
import { careOf, type CareLabel } from '../../make/care/index.js';
export { capital, nameOf, words } from '../../garments/name-of.js';
import { nameOf } from '../../garments/name-of.js';
import { constructionOf, type Construction } from '../../make/construction/index.js';
import { costOf, type CostEstimate } from '../../make/cost/index.js';
import { drawFlat, type Flat } from '../flat/index.js';
import type { TechPackInput } from './input.js';
import { pointsOfMeasure, type PointOfMeasure } from './points-of-measure.js';

/** The input with what the pack works out of it. */
export interface Prepared {
  input: TechPackInput;
  /** where the flats' parts lie; without them in the input found again, if the flats are today's */
  anchors: Flat['anchors'];
  /** `Navy wool coat` */
  name: string;
  /** `7K2QXA9D · v1`: from what the pack shows, so that the same design has the same one */
  reference: string;
  construction: Construction;
  care: CareLabel;
  cost: CostEstimate;
  points: PointOfMeasure[];
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight letters of Crockford's alphabet from a hash of the design; no id, no date. */
function styleNumber({ description, style, spec, measurements }: TechPackInput): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([description, style, spec, measurements]))
    .digest();
  return Array.from(hash.subarray(0, 8), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function prepared(input: TechPackInput): Prepared {
  const { completed, pattern, materials } = input;
  const drawn = drawFlat(completed, input);
  const same = drawn.frontSvg === input.flats.frontSvg;
  const lined = materials.lining.length > 0;
  const construction = constructionOf(completed, pattern.pieces, pattern.sa_mm, lined, pattern.seams);
  return {
    input,
    anchors: input.flats.anchors ?? (same ? drawn.anchors : { front: {}, back: {} }),
    name: nameOf(input.spec),
    reference: `${styleNumber(input)} · v${input.version}`,
    construction,
    care: careOf(completed, materials),
    cost: costOf(completed, materials, pattern.pieces.length > 0 ? construction.minutes : 0),
    points: pointsOfMeasure(input),
  };
}
