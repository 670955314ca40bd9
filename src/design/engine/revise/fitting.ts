import { isForChildren } from '../garments/for-children.js';
import { CHILD_SIZES, childHeight } from '../make/pattern/bodies/children.js';
import { MEASUREMENTS, measurementProblems } from '../make/pattern/bodies/measurements.js';
import { plainSize } from '../read/asked.js';
import { spanIn } from './pieces.js';
import type { Span } from './types.js';
import type { Heard } from './heard.js';
import { SIZE_STEP } from './words.js';
import { note, put } from './work.js';
import type { Work } from './work.js';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
const SMALLEST_EU = 32;
const LARGEST_EU = 54;

/** A size rules; measurements asked for before are forgotten. */
function setSize(work: Work, size: string, span: Span): void {
  put(work, 'size', plainSize(size), { span, confidence: 0.95 });
  work.request.size = plainSize(size);
  for (const name of Object.keys(work.request.measurements ?? {})) note(work, `measurements.${name}`, span);
  delete work.request.measurements;
  work.brief.measurements = [];
}

/** The next size up (+1) or down (-1); null where there is none. */
function neighbour(size: string, way: 1 | -1): string | null {
  if (childHeight(size) !== null) return CHILD_SIZES[CHILD_SIZES.indexOf(size as never) + way] ?? null;
  if (!/^\d+$/.test(size)) return LETTERS[LETTERS.indexOf(size as never) + way] ?? null;
  const next = Number(size) + 2 * way;
  return next >= SMALLEST_EU && next <= LARGEST_EU ? String(next) : null;
}

const DEFAULT_SIZE = { women: '38', men: '50', child: '116' } as const;

const wearerOf = (gender: Work['brief']['spec']['gender']): 'women' | 'men' | 'child' =>
  isForChildren({ gender }) ? 'child' : gender === 'men' ? 'men' : 'women';

function stepSize(work: Work, text: string): string {
  const found = SIZE_STEP.exec(text);
  if (!found) return text;
  const word = (found.groups?.after ?? found.groups?.before ?? 'up').toLowerCase();
  const way = /down|small|mindre|klein|petit|peque/.test(word) ? -1 : 1;
  const gender = work.request.gender ?? wearerOf(work.brief.spec.gender);
  const now = work.request.size ?? work.brief.spec.size ?? DEFAULT_SIZE[gender];
  const once = neighbour(plainSize(now), way);
  const next = once && /^(?:two|2|två)\b/i.test(found[0]) ? neighbour(once, way) : once;
  const span = [found.index, found.index + found[0].length] as const;
  work.understood.push(span);
  if (next) setSize(work, next, span);
  else work.warnings.push(`There is no size beyond ${now}.`);
  return text.slice(0, span[0]) + ' '.repeat(found[0].length) + text.slice(span[1]);
}

/** Sizes said by comparison, and the text without them. */
export const takeSizeSteps = stepSize;

/** "hips" in everyday words is the fullest part, which the patterns call seat. */
const bodyName = (name: string): string => (name === 'hips' ? 'seat' : name);

function measure(work: Work, name: string, value: number, span: Span): void {
  const key = bodyName(name);
  work.understood.push(span);
  if (!Object.hasOwn(MEASUREMENTS, key)) return;
  const [problem] = measurementProblems({ [key]: value });
  if (problem)
    return void work.warnings.push(`The ${key} of ${value} cm is not a body's and was not used: ${problem.message}.`);
  work.request.measurements = { ...work.request.measurements, [key]: value };
  note(work, `measurements.${key}`, span);
}

/** Size, body measurements and whom it is for, where the instruction says them. */
export function setFitting(work: Work, { about, piece }: Heard): void {
  const { size, measurements } = about;
  if (size?.size) setSize(work, size.size, spanIn(piece, size.start, size.end));
  for (const { name, value, start, end } of measurements) measure(work, name, value, spanIn(piece, start, end));
  const { gender } = work.brief.spec;
  if (!work.causes.has('gender')) return;
  delete work.request.gender;
  if (gender === 'men' || gender === 'women') work.request.gender = gender;
  if (isForChildren({ gender })) work.request.gender = 'child';
}
