import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Category, Lengths } from '../../garments/spec.js';
import { said } from '../draft.js';
import type { Draft } from '../draft.js';
import type { Fact } from '../facts.js';
import { BODY_INSEAM_CM, classOf } from './lengths.js';
import type { FoundLength } from './lengths.js';
import { findMeasures } from '../words/numbers.js';
import type { FoundMeasure, FoundSize } from '../words/numbers.js';
import { headOf, isContextual } from '../words/units.js';
import type { Unit } from '../words/units.js';

/** Usual heights of women and men, centimetres. */
const HEIGHT = { women: 168, men: 178 };

/** The height of the wearer, centimetres: said, else the usual one. */
export function heightIn(text: string, facts: readonly Fact[]): number {
  const told = findMeasures(text).find((m) => m.name === 'height' && m.value >= 120 && m.value <= 220);
  const men = facts.some((f) => f.attribute === 'gender' && !f.negated && f.value === 'men');
  return told?.value ?? (men ? HEIGHT.men : HEIGHT.women);
}

/** Measurements of the body in the text; the inseam of shorts and lengths of the garment are none. */
export function bodyMeasures(text: string): FoundMeasure[] {
  const ofGarment = /(?<![\p{L}])(?:lång|lang)$/iu;
  return findMeasures(text).filter(
    ({ name, value, start, end }) =>
      !(name === 'inseam' && value < BODY_INSEAM_CM) &&
      !(name === 'height' && (value < 120 || value > 220) && ofGarment.test(text.slice(start, end))),
  );
}

/** Units in which "long" of "60 cm long" says no more than the number does. */
export const withoutMeasured = (units: readonly Unit[], lengths: readonly FoundLength[]): Unit[] =>
  units.map((unit) =>
    unit.lexeme && headOf(unit) === null && lengths.some((f) => unit.start >= f.start && unit.end <= f.end)
      ? { ...unit, lexeme: { ...unit.lexeme, readings: [] } }
      : unit,
  );

/** "Full zip. Medium": a size says nothing of the shape. */
export const withoutSize = (units: readonly Unit[], size: FoundSize | null): Unit[] =>
  units.map((unit) =>
    size &&
    unit.lexeme &&
    isContextual(unit) &&
    headOf(unit) === null &&
    unit.start >= size.start &&
    unit.end <= size.end
      ? { ...unit, lexeme: { ...unit.lexeme, readings: [] } }
      : unit,
  );

/** What the numbers say in the vocabulary of lengths. */
export function lengthFacts(lengths: readonly FoundLength[], category: Category, height: number): Fact[] {
  return lengths.flatMap((found): Fact[] => {
    const value = classOf(found, category, height);
    if (value === null) return [];
    const attribute = found.of === 'sleeve' ? 'sleeve.length' : 'length';
    const { start, end } = found;
    return [
      {
        attribute,
        value,
        implied: false,
        direct: true,
        start,
        end,
        confidence: 0.9,
        negated: false,
        head: null,
        index: -1,
      },
    ];
  });
}

const NAMES: Readonly<Record<keyof Lengths, string>> = {
  garment: 'length',
  sleeve: 'sleeve length',
  inseam: 'inseam',
};

/** Keeps the numbers in spec and evidence. @returns which of them no draft of such a garment has */
export function withLengths(lengths: readonly FoundLength[], draft: Draft, spec: GarmentSpec): string[] {
  if (lengths.length === 0) return [];
  spec.lengths_cm = Object.fromEntries(lengths.map(({ of, cm }) => [of, cm]));
  return lengths.flatMap(({ of, cm, start, end }) => {
    draft.evidence[`lengths_cm.${of}`] = said(draft.description, start, end, 0.95, cm);
    if (of === 'inseam' && cm >= BODY_INSEAM_CM) return [];
    const taken = of === 'sleeve' ? spec.sleeve.length : spec.length;
    const words = draft.description.slice(start, end);
    return taken === null
      ? [`"${words}" is kept in the spec; the pattern has no such ${NAMES[of]} and was not made to it.`]
      : [];
  });
}
