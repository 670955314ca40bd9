import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Detail, PartPlace } from '../../garments/spec.js';
import { said } from '../draft.js';
import type { Draft } from '../draft.js';
import rows from '../lexicon/part-places.yaml.js';
import { phraseWords } from '../words/lexeme.js';
import { weakBreak } from '../words/tokens.js';
import { plainClaims } from '../words/units.js';
import type { Unit } from '../words/units.js';

const TABLE = rows as unknown as Readonly<Record<PartPlace | 'pair', string>>;
const named = (row: PartPlace | 'pair'): string[] =>
  TABLE[row].split('|').map((phrase) => phraseWords(phrase.trim()).join(' '));
const PLACES = (['side', 'back', 'front'] as const).map((place) => [place, named(place)] as const);
const PAIR = named('pair');

/** So many words before and after a part say where it is. */
const [BEFORE, AFTER] = [2, 3];

const isSaid = (unit: Unit, details: readonly Detail[]): boolean =>
  !unit.negated &&
  plainClaims(unit).some(({ attribute, value }) => attribute === 'details' && details.some((one) => one === value));

/** The words of a unit and of those around it, as far as no comma parts them. */
function around(units: readonly Unit[], i: number): string {
  let [from, to] = [i, i];
  while (from > Math.max(0, i - BEFORE) && !weakBreak(units[from].before)) from--;
  while (to < Math.min(units.length - 1, i + AFTER) && !weakBreak(units[to + 1].before)) to++;
  return units
    .slice(from, to + 1)
    .flatMap((unit) => unit.words)
    .join(' ');
}

const holds = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => ` ${words} `.includes(` ${phrase} `));

interface FoundPlace {
  at: PartPlace | null;
  pair: boolean;
  unit: Unit;
}

function placeOf(units: readonly Unit[], details: readonly Detail[]): FoundPlace | null {
  const i = units.findIndex((unit) => isSaid(unit, details));
  if (i < 0) return null;
  const [own, words] = [units[i].words.join(' '), around(units, i)];
  const at = [own, words].flatMap((text) => PLACES.filter(([, phrases]) => holds(text, phrases)))[0]?.[0] ?? null;
  return { at, pair: holds(words, PAIR), unit: units[i] };
}

/** Says in the spec where slits or vents and a yoke lie, with evidence. */
export function withPartPlaces(units: readonly Unit[], draft: Draft, spec: GarmentSpec): void {
  const note = (name: string, { start, end }: Unit, value: PartPlace): void => {
    draft.evidence[name] = said(draft.description, start, end, 0.9, value);
  };
  const slits = placeOf(units, ['slit', 'vent']);
  const at = slits?.at ?? (slits?.pair ? 'side' : null);
  if (slits && at) {
    spec.slits = { at, count: slits.pair && at === 'side' ? 2 : 1 };
    note('slits', slits.unit, at);
  }
  const yoke = spec.details.includes('yoke') ? placeOf(units, ['yoke']) : null;
  if (yoke?.at === 'back' || yoke?.at === 'front') {
    spec.yoke_place = yoke.at;
    note('yoke_place', yoke.unit, yoke.at);
  }
}
