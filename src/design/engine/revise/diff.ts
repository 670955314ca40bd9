import { LISTS, SINGLES, isSingle } from '../garments/attributes.js';
import type { Brief } from '../read/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { SpecColor, SpecFabric } from '../garments/spec.js';
import { completeSpec } from '../cut/typical.js';
import { lookWords } from '../garments/look-words.js';
import { UNLINED } from '../cut/unlined.js';
import type { Change, Revisable, Span } from './types.js';
import { assign, valueOf } from './work.js';
import type { Work } from './work.js';

const SPEC_ATTRIBUTES = [...SINGLES, 'category', ...LISTS, 'colors', 'fabrics'] as const;

/** A value as the diff shows it: without where it came from. */
function shown(spec: GarmentSpec, attribute: (typeof SPEC_ATTRIBUTES)[number]): unknown {
  if (attribute === 'colors')
    return spec.colors.map(({ name, hex, role, parts }: SpecColor) => ({
      name,
      hex,
      role,
      ...(parts ? { parts } : {}),
    }));
  if (attribute === 'fabrics') return spec.fabrics.map((fabric: SpecFabric) => ({ ...fabric, source: undefined }));
  if (isSingle(attribute)) return valueOf(spec, attribute);
  return spec[attribute];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isOpen = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

interface Sides {
  before: Revisable;
  after: Revisable;
  /** Both as they are drawn. */
  drawn: readonly [GarmentSpec, GarmentSpec];
  textOf: (attribute: string) => string | null;
  /** Attributes that the instruction names. */
  named: ReadonlySet<string>;
}

function specChanges({ before, after, drawn, textOf, named }: Sides): Change[] {
  return SPEC_ATTRIBUTES.flatMap((attribute): Change[] => {
    const [was, is] = [shown(before.brief.spec, attribute), shown(after.brief.spec, attribute)];
    const [wasDrawn, isDrawn] = drawn.map((spec) => shown(spec, attribute));
    const looks = named.has(attribute) && !same(wasDrawn, isDrawn);
    if (same(was, is) && !looks) return [];
    const assumed = isOpen(was) && !isOpen(wasDrawn) ? { assumed: wasDrawn } : {};
    const negated = isOpen(is) && after.brief.denied.includes(attribute) ? { negated: true as const } : {};
    return [{ attribute, before: was, after: is, ...assumed, ...negated, text: textOf(attribute) }];
  });
}

const plainValues = ({ brief, request }: Revisable): Record<string, unknown> => ({
  style: brief.style,
  buttons: brief.buttons?.count ?? null,
  'pockets.count': brief.pockets?.count ?? null,
  motif: brief.spec.motif ?? null,
  motif_place: brief.spec.motif_place ?? null,
  print_scale: brief.spec.print_scale ?? null,
  pleats: brief.spec.pleats?.kind ?? null,
  'pleats.per_side': brief.spec.pleats?.per_side ?? null,
  button_look: brief.spec.button_look ? lookWords(brief.spec.button_look) : null,
  ...Object.fromEntries(Object.entries(brief.spec.lengths_cm ?? {}).map(([of, cm]) => [`lengths_cm.${of}`, cm])),
  lining: brief.denied.includes(UNLINED) ? 'none' : null,
  ...Object.fromEntries(Object.entries(request.measurements ?? {}).map(([name, cm]) => [`measurements.${name}`, cm])),
});

function otherChanges({ before, after, textOf }: Sides): Change[] {
  const [was, is] = [plainValues(before), plainValues(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((attribute) => !same(was[attribute] ?? null, is[attribute] ?? null))
    .map((attribute) => ({
      attribute,
      before: was[attribute] ?? null,
      after: is[attribute] ?? null,
      text: textOf(attribute),
    }));
}

const drawnOf = ({ spec, denied }: Brief): GarmentSpec => completeSpec(spec, denied);

/** What two versions differ in. @param causes the words of the instruction behind each attribute */
export function diffOf(
  before: Revisable,
  after: Revisable,
  instruction: string,
  causes: ReadonlyMap<string, Span>,
): Change[] {
  const whole: Span = [0, instruction.length];
  const sides: Sides = {
    before,
    after,
    drawn: [drawnOf(before.brief), drawnOf(after.brief)],
    textOf: (attribute) => instruction.slice(...(causes.get(attribute) ?? whole)).trim(),
    named: new Set(causes.keys()),
  };
  return [...specChanges(sides), ...otherChanges(sides)];
}

/** Whatever the diff does not name is the parent's to the letter, evidence included. */
export function keepTheRest(work: Work, diff: readonly Change[]): void {
  const changed = new Set(diff.map((change) => change.attribute));
  const { base, brief } = work;
  for (const attribute of SPEC_ATTRIBUTES) {
    if (changed.has(attribute)) continue;
    if (isSingle(attribute)) assign(brief.spec, attribute, valueOf(base.spec, attribute));
    else Object.assign(brief.spec, { [attribute]: structuredClone(base.spec[attribute]) });
    if (base.evidence[attribute]) brief.evidence[attribute] = base.evidence[attribute];
    else delete brief.evidence[attribute];
  }
}
