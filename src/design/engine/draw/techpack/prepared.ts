import { createHash } from 'node:crypto';
import { careOf, type CareLabel } from '../../make/care/index.js';
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

const lettered = (text: string): string => text.replaceAll(/\ba[- ]line\b/g, 'A-line');
/** A value as it is written: `wide-leg` → `wide leg`, `a-line` → `A-line`. */
export const words = (value: string): string => lettered(value.replaceAll('-', ' '));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lengthWord = (length: string): string =>
  ['mini', 'micro', 'midi', 'maxi'].includes(length) ? length : length === 'crop' ? 'cropped' : `${length}-length`;

/** Name of the style: its stated colour, length, cloth or print, and what it is. */
export function nameOf(spec: TechPackInput['spec']): string {
  const color = spec.colors.find((c) => c.role === 'main' && c.source !== 'default');
  const fabric = spec.fabrics.find((f) => f.source === 'stated' && f.role !== 'lining' && f.role !== 'trim');
  const figure = spec.print === 'graphic' && spec.motif ? `with ${words(spec.motif)} print` : null;
  const print = spec.print && spec.print !== 'solid' && !figure ? words(spec.print) : null;
  const length =
    ['dress', 'skirt', 'outerwear'].includes(spec.category) && spec.length ? lengthWord(spec.length) : null;
  const noun = spec.variant ?? words(spec.garment);
  const told = length !== null && noun.includes(length) ? null : length;
  const parts = [color?.name, print, fabric && words(fabric.name), told, noun, figure];
  const text = parts.filter((p): p is string => Boolean(p)).join(' ');
  const unique = text.split(' ').filter((word, i, all) => word !== all[i - 1]);
  return capital(lettered(unique.join(' ')));
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
