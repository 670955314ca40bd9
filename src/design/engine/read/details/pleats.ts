import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { PleatKind, Pleats } from '../../garments/spec.js';
import { said } from '../draft.js';
import type { Draft } from '../draft.js';
import kinds from '../lexicon/pleat-kinds.yaml.js';
import { phraseWords } from '../words/lexeme.js';
import { COUNTS, countOf } from '../words/numbers.js';
import { weakBreak } from '../words/tokens.js';
import { plainClaims } from '../words/units.js';
import type { Unit } from '../words/units.js';

/** A skirt's pleats as the text says them; UTF-16 units of the text. */
export interface FoundPleats {
  pleats: Pleats;
  /** where they are said to lie in front only */
  inFront: boolean;
  start: number;
  end: number;
}

type Row = 'each' | 'front' | PleatKind;
const TABLE = kinds as unknown as Readonly<Record<Row, string>>;
const named = (row: Row): string[] => TABLE[row].split('|').map((phrase) => phraseWords(phrase.trim()).join(' '));
const KINDS = (['box', 'inverted', 'knife'] as const).map((kind) => [kind, named(kind)] as const);
const [EACH, FRONT] = [named('each'), named('front')];

/** A number stands so many words before its pleats. */
const NEAR = 3;
const MOST = 24;
/** So many words after them say where they lie. */
const PLACED = 6;
const NUMBER = new RegExp(`^(?:\\d{1,2}|${COUNTS.join('|')})$`, 'iu');

const holds = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => ` ${words} `.includes(` ${phrase} `));

function kindOf(units: readonly Unit[], i: number): PleatKind | null {
  const words = units
    .slice(Math.max(0, i - 1), i + 2)
    .flatMap((unit) => unit.words)
    .join(' ');
  return KINDS.find(([, phrases]) => holds(words, phrases))?.[0] ?? null;
}

/** "A pleated skirt" counts skirts. */
function numberBefore(units: readonly Unit[], i: number, text: string): number | null {
  if (units[i].lexeme?.garment) return null;
  for (let j = i - 1; j >= Math.max(0, i - NEAR) && !weakBreak(units[j + 1].before); j--) {
    const word = text.slice(units[j].start, units[j].end).toLowerCase();
    if (NUMBER.test(word)) return countOf(word);
    if (units[j].lexeme?.garment) return null;
  }
  return null;
}

const wordsAfter = (units: readonly Unit[], i: number): string =>
  units
    .slice(i + 1, i + 1 + PLACED)
    .flatMap((unit) => unit.words)
    .join(' ');

/** Of a number said of the whole skirt half lies in front; of an odd one all, as of what is said to lie on each side. */
const perSide = (count: number, where: string): number =>
  holds(where, EACH) || holds(where, FRONT) || count % 2 === 1 ? count : count / 2;

const isPleats = (unit: Unit): boolean =>
  !unit.negated && plainClaims(unit).some(({ attribute, value }) => attribute === 'details' && value === 'pleats');

function pleatsAt(units: readonly Unit[], i: number, text: string): FoundPleats | null {
  const [kind, count, where] = [kindOf(units, i), numberBefore(units, i, text), wordsAfter(units, i)];
  const counted = count !== null && count > 0 && count <= MOST;
  if (kind === null && !counted) return null;
  return {
    pleats: { kind: kind ?? 'knife', ...(counted ? { per_side: perSide(count, where) } : {}) },
    inFront: !holds(where, EACH) && holds(where, FRONT),
    start: units[i].start,
    end: units[i].end,
  };
}

/** "Three box pleats front and back", "fyra motveck"; null where neither kind nor number is said. */
export const findPleats = (units: readonly Unit[], text: string): FoundPleats | null =>
  units.flatMap((unit, i) => (isPleats(unit) ? (pleatsAt(units, i, text) ?? []) : []))[0] ?? null;

/** What has a skirt whose pleats can be laid. */
export const isSkirted = ({ category }: Pick<GarmentSpec, 'category'>): boolean =>
  category === 'skirt' || category === 'dress';

/** Says in the spec how a skirt's pleats are laid, with evidence. @returns what is made otherwise */
export function withPleats(units: readonly Unit[], draft: Draft, spec: GarmentSpec): string[] {
  const { description } = draft;
  const found = isSkirted(spec) && spec.details.includes('pleats') ? findPleats(units, description) : null;
  if (found === null) return [];
  const { pleats, inFront, start, end } = found;
  spec.pleats = pleats;
  draft.evidence.pleats = said(description, start, end, 0.9, pleats.kind);
  return inFront ? [`"${description.slice(start, end)}": pleats are laid in front and back alike.`] : [];
}
