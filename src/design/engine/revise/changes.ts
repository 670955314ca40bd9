import { isListed, isSingle } from '../garments/attributes.js';
import { readAbout } from '../read/index.js';
import { plainSize } from '../read/asked.js';
import { settle } from './consequences.js';
import { diffOf, keepTheRest } from './diff.js';
import { turnInto } from './garment.js';
import { wholeOf } from './pieces.js';
import type { ReviseInput, ReviseResult, Span } from './types.js';
import { setValues } from './values.js';
import { listOf, wordsFor } from './wanted.js';
import type { Wanted, WantedChange } from './wanted.js';
import { deny, note, put, putList, workOn } from './work.js';
import type { Work } from './work.js';

/** Colours and cloths are said in words of their own, so that they take the place of the main ones. */
function recloth(work: Work, [start, end]: Span): void {
  const text = `${' '.repeat(start)}${work.instruction.slice(start, end)}`;
  const spelled = text.replace(/^(\s*)\p{L}+:/u, (label) => ' '.repeat(label.length));
  setValues(work, { about: readAbout(spelled, work.brief.spec.garment), piece: wholeOf(spelled), exchanged: false });
}

function change(work: Work, wanted: WantedChange, span: Span): void {
  const { attribute } = wanted;
  const [value, ...more] = listOf(wanted);
  const from = { span, confidence: 1 };
  if (attribute === 'garment') turnInto(work, { garment: value as never, span });
  else if (attribute === 'colors' || attribute === 'fabrics') recloth(work, span);
  else if (isListed(attribute) && value !== undefined)
    putList(work, attribute, [value, ...more], [value, ...more], from);
  else if (isSingle(attribute) && value !== undefined) put(work, attribute, value, from);
  else if (isListed(attribute) || isSingle(attribute)) deny(work, attribute, span);
}

function fit(work: Work, { measurements, size }: Wanted): void {
  const whole: Span = [0, work.instruction.length];
  if (size !== undefined) {
    put(work, 'size', plainSize(size), { span: whole });
    work.request.size = plainSize(size);
    delete work.request.measurements;
    work.brief.measurements = [];
  }
  for (const name of Object.keys(measurements ?? {})) note(work, `measurements.${name}`, whole);
  if (measurements) work.request.measurements = { ...work.request.measurements, ...measurements };
}

/** Makes a version by attributes: as `revise`, but nothing is read, so nothing can be misunderstood. */
export function reviseBy(input: ReviseInput, wanted: Wanted): ReviseResult {
  const work = workOn(input);
  let at = 0;
  for (const one of wanted.changes) {
    const words = wordsFor({ changes: [one] });
    const start = input.instruction.indexOf(words, at);
    at = start + words.length;
    change(work, one, [start, at]);
  }
  fit(work, wanted);
  settle(work);
  const revised = { brief: work.brief, request: work.request };
  const diff = diffOf(input.base, revised, input.instruction, work.causes);
  if (diff.length === 0) return { ok: false, code: 'nothing_to_change', message: 'The design is so already.' };
  keepTheRest(work, diff);
  return { ok: true, revised, diff, warnings: work.warnings };
}
