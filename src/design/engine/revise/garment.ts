import { LISTS, SINGLES, isListed, isSingle } from '../garments/attributes.js';
import { readAbout } from '../read/index.js';
import { CATEGORY } from '../garments/index.js';
import { ACCESSORY, applies } from '../read/categories.js';
import { impliedBy } from '../read/imply.js';
import { smallWearName } from '../garments/kinds.js';
import type { Garment } from '../garments/spec.js';
import type { Span } from './types.js';
import { BECOMES } from './words.js';
import { note, put, release, revisedBy } from './work.js';
import type { Work } from './work.js';

const INDEFINITE =
  /(?<![\p{L}])(?<lead>with|med|mit|avec|con|over|under|över|like|som)?\s*(?:a|an|en|ett|ein|eine|einen|un|une|una|into|to|till|zu)\s+(?:[\p{L}\d-]+\s+){0,4}$/iu;

const clauseAround = (text: string, at: number): [string, string] => [
  /[^.;:!?,\n]*$/u.exec(text.slice(0, at))?.[0] ?? '',
  /^[^.;:!?,\n]*/u.exec(text.slice(at))?.[0] ?? '',
];

/** "Turn it into a jumpsuit", "a jumpsuit instead", "jumpsuit"; not "the dress", "with a jacket over it", "a scarf to go with it". */
function becomes(text: string, at: number, extra: boolean): boolean {
  const [before, after] = clauseAround(text, at);
  const article = INDEFINITE.exec(before);
  if (article?.groups?.lead) return false;
  if (article && (BECOMES.test(before) || BECOMES.test(after))) return true;
  return !extra && (before.trim() === '' || (article !== null && article.index === 0));
}

export interface NewGarment {
  garment: Garment;
  span: Span;
}

/** The garment that the instruction turns the design into; null when it stays what it is. */
export function newGarment(text: string, now: Garment): NewGarment | null {
  const extra = (garment: Garment): boolean => ACCESSORY.has(garment) && !ACCESSORY.has(now);
  const found = readAbout(text, now).named.find(
    ({ garment, start }) => garment !== now && becomes(text, start, extra(garment)),
  );
  return found ? { garment: found.garment, span: [found.start, found.end] } : null;
}

const same = (
  a: readonly [number, number] | null | undefined,
  b: readonly [number, number] | null | undefined,
): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];

/** What only the old name implied goes with it, and what the new kind cannot have. */
function shed(work: Work, span: Span, oldName: readonly [number, number] | null): void {
  const { spec, evidence } = work.brief;
  for (const attribute of [...SINGLES, ...LISTS]) {
    const why = evidence[attribute];
    const byName = attribute !== 'garment' && why?.source === 'implied' && same(why.span, oldName);
    if (!byName && applies(attribute, CATEGORY[spec.garment])) continue;
    if (isSingle(attribute)) release(work, attribute, span);
    else if (spec[attribute].length > 0) {
      Object.assign(spec, { [attribute]: [] });
      delete evidence[attribute];
      work.causes.set(attribute, span);
    }
  }
  release(work, 'variant', span);
}

/** What the new name says by itself: a hoodie has a hood. */
function bring(work: Work, span: Span): void {
  const { spec, denied, evidence } = work.brief;
  for (const { attribute, value } of impliedBy(spec.garment)) {
    if (denied.includes(attribute)) continue;
    const from = { span, source: 'implied', confidence: 0.8 } as const;
    if (isListed(attribute) && spec[attribute].length === 0) {
      Object.assign(spec, { [attribute]: [value] });
      const entry = revisedBy(work, value, from);
      evidence[attribute] = { ...entry, items: [entry] };
      note(work, attribute, span);
    } else if (isSingle(attribute) && !evidence[attribute]) put(work, attribute, value, from);
  }
}

/** "Into a bikini": which piece of swimwear. */
function rename(work: Work, garment: Garment, span: Span): void {
  const name = smallWearName(garment, work.instruction.slice(...span));
  if (name !== null) put(work, 'variant', name, { span });
}

/** Turns the design into another garment; what was said of it stays as far as the new kind can have it. */
export function turnInto(work: Work, { garment, span }: NewGarment): void {
  const oldName = work.brief.evidence.garment?.span ?? null;
  put(work, 'garment', garment, { span, confidence: 0.95 });
  work.brief.spec.category = CATEGORY[garment];
  work.causes.set('category', span);
  shed(work, span, oldName);
  bring(work, span);
  rename(work, garment, span);
}
