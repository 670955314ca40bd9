import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Category, Lengths } from '../../garments/spec.js';
import { said } from '../draft.js';
import type { Draft } from '../draft.js';
import type { Fact } from '../facts.js';
import { BODY_INSEAM_CM, classOf } from './lengths.js';
import type { FoundLength } from './lengths.js';
import { bodyOfBra } from '../../cut/bra-size.js';
import { findMeasures } from '../words/measures.js';
import type { FoundMeasure } from '../words/found-measure.js';
import { weightsAt } from '../words/stature.js';
import { findSize } from '../words/sizes.js';
import type { FoundSize } from '../words/sizes.js';
import { headOf } from '../words/units.js';
import type { Unit } from '../words/units.js';

interface At {
  start: number;
  end: number;
}

/** Usual heights of women and men, centimetres. */
const HEIGHT = { women: 168, men: 178 };

/** The height of the wearer, centimetres: said, else the usual one. */
export function heightIn(text: string, facts: readonly Fact[]): number {
  const told = findMeasures(text).find((m) => m.name === 'height' && m.value >= 120 && m.value <= 220);
  const men = facts.some((f) => f.attribute === 'gender' && !f.negated && f.value === 'men');
  return told?.value ?? (men ? HEIGHT.men : HEIGHT.women);
}

/** "34C", "75 B" where the text speaks of a bra or of a cup; elsewhere a number and a letter are something else (70D tights). */
const BRA_SIZE = /(?<![\p{L}\d.,])(\d{2,3})[ -]?([A-I]|AA|D{2,4}|FF|GG)(?![\p{L}\d])/giu;
const BRA_WORDS =
  /(?<!\p{L})(?:bras?|bralettes?|brassi[eè]res?|lingerie|bust|boobs?|byst|bh|behå|bygelbh|bügel-?bh|soutien|soutifs?|sujetador|sostén|bikinis?|swimsuit|bustier|cups?|kupa|kupor|körbchen|bonnets?|copas?)(?!\p{L})/iu;
const FRENCH = /(?<!\p{L})(?:soutien|bonnet|taille|sujetador|copa|talla)(?!\p{L})/iu;

function braMeasures(text: string): FoundMeasure[] {
  if (!BRA_WORDS.test(text)) return [];
  const found = [...text.matchAll(BRA_SIZE)]
    .map((m) => ({ at: m, body: bodyOfBra(Number(m[1]), m[2], FRENCH.test(text)) }))
    .find(({ body }) => body !== null);
  if (!found?.body) return [];
  const span = { start: found.at.index, end: found.at.index + found.at[0].length };
  return Object.entries(found.body).map(([name, value]) => ({ name, value, ...span }));
}

/** Measurements of the body in the text; the inseam of shorts and lengths of the garment are none. */
export function bodyMeasures(text: string): FoundMeasure[] {
  const ofGarment = /(?<![\p{L}])(?:lång|lang)$/iu;
  const bra = braMeasures(text);
  const size = findSize(text);
  const taken: readonly At[] = size ? [...bra, size] : bra;
  const apart = findMeasures(text).filter((m) => taken.every(({ start, end }) => m.end <= start || m.start >= end));
  return [...apart, ...bra].filter(
    ({ name, value, start, end }) =>
      !(name === 'inseam' && value < BODY_INSEAM_CM) &&
      !(name === 'height' && (value < 120 || value > 220) && ofGarment.test(text.slice(start, end))),
  );
}

/** Units in which "long" of "60 cm long" says no more than the number does. */
export const withoutMeasured = (units: readonly Unit[], lengths: readonly FoundLength[]): Unit[] =>
  units.map((unit) =>
    unit.lexeme && lengths.some((f) => unit.start >= f.start && unit.end <= f.end) && headOf(unit) === null
      ? { ...unit, lexeme: { ...unit.lexeme, readings: [] } }
      : unit,
  );

/** "UK 18 tall", "24W short": for whom it is cut, no length. */
const STATURE =
  /^\s{0,2},?\s?(?:(?:short|long|regular|reg|tall)(?:\s(?:and|\/|&)\s(?:short|long|regular|tall))?)(?!\p{L}|\s\p{L})/iu;

function withStature(text: string, { start, end }: At): At {
  return { start, end: end + (STATURE.exec(text.slice(end, end + 30))?.[0].length ?? 0) };
}

/** "Full zip. Medium", "40S", "12 stone": sizes and the body's numbers say nothing of the shape, nor of a colour. */
export function withoutSize(units: readonly Unit[], text: string, size: FoundSize | null): Unit[] {
  const sets = findMeasures(text).map((measure) => withStature(text, measure));
  const silent = [...weightsAt(text), ...sets, ...(size ? [withStature(text, size)] : [])];
  const isSilent = ({ start, end }: Unit): boolean => silent.some((one) => start >= one.start && end <= one.end);
  return units.map((unit) =>
    unit.lexeme && isSilent(unit) && headOf(unit) === null
      ? { ...unit, lexeme: { ...unit.lexeme, garment: null, readings: [] } }
      : unit,
  );
}

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
