import type { Category } from '../spec.js';
import type { Attribute, Claim, Head } from './lexeme.js';
import { headBehind, headsAhead } from './heads.js';
import { weakBreak } from './tokens.js';
import { plainClaims } from './units.js';
import type { Unit } from './units.js';
import { resolveValue } from './resolve.js';

/** One thing read from the text. */
export interface Fact {
  attribute: Attribute;
  value: string;
  implied: boolean;
  /** Said outright, not through a word whose meaning hangs on its head. */
  direct: boolean;
  start: number;
  end: number;
  confidence: number;
  negated: boolean;
  /** The part it was said of. */
  head: Head | null;
  index: number;
}

const useful = (claims: readonly Claim[]): boolean => claims.some((c) => c.attribute !== 'part');

/** A skirt may be the garment or a part of a dress; words that mean something for skirts mean it for both. */
const skirtly = (unit: Unit): boolean =>
  plainClaims(unit).some((c) => c.attribute === 'garment' && c.value === 'skirt');

/** The head that a describing word belongs to, by what it can mean there. */
export function chooseReading(
  units: readonly Unit[],
  i: number,
): { claims: readonly Claim[]; head: Head; index: number } | null {
  const readings = units[i].lexeme?.readings ?? [];
  const at = (head: Head): readonly Claim[] | null => readings.find((r) => r.heads.includes(head))?.claims ?? null;
  const ahead = headsAhead(units, i);
  const garmentAhead = ahead.some((f) => f.head === 'garment');
  for (const found of ahead) {
    const claims = (found.head === 'garment' && skirtly(units[found.index]) ? at('skirt') : null) ?? at(found.head);
    if (claims && (useful(claims) || !garmentAhead)) return { claims, ...found };
  }
  if (ahead.length === 0) {
    const behind = headBehind(units, i, false);
    const claims = behind ? at(behind.head) : null;
    if (behind && claims && useful(claims)) return { claims, ...behind };
  }
  const whole = ahead.length === 0 || garmentAhead ? at('garment') : null;
  return whole ? { claims: whole, head: 'garment', index: i } : null;
}

const fact = (unit: Unit, index: number, claim: Claim, more: Partial<Fact>): Fact => ({
  attribute: claim.attribute,
  value: claim.value,
  implied: claim.implied,
  direct: true,
  start: unit.start,
  end: unit.end,
  confidence: (claim.implied ? 0.8 : 0.98) - (unit.corrected ? 0.15 : 0),
  negated: unit.negated,
  head: null,
  index,
  ...more,
});

/** "Silk-lined": the word before is said of the lining. */
const linesIt = (next: Unit | undefined): boolean =>
  next?.word === 'lined' && next.lexeme?.words.length === 1 && !weakBreak(next.before);

/** What is said of a part rather than of the whole, for cloth and colour. */
export function partHead(units: readonly Unit[], i: number): Head | null {
  if (linesIt(units[i + 1])) return 'lining';
  const ahead = headsAhead(units, i).filter((f) => f.head === 'garment' || !f.crossed);
  if (ahead.some((f) => f.head === 'garment')) return 'garment';
  if (ahead.length > 0) return ahead[0].head;
  const behind = headBehind(units, i, true);
  if (!behind) return null;
  const unit = units[behind.index];
  if (behind.head === 'garment') return 'garment';
  const bare = unit.lexeme?.head !== null || ['collar', 'print', 'trim', 'lining'].includes(behind.head);
  return bare ? behind.head : null;
}

/** Facts of one unit, given the kind of garment that is being described. */
export function factsOf(units: readonly Unit[], i: number, category: Category): Fact[] {
  const unit = units[i];
  const facts: Fact[] = [];
  const chosen = unit.lexeme?.readings.some((r) => r.heads.length > 0) ? chooseReading(units, i) : null;
  const claims =
    chosen && (useful(chosen.claims) || plainClaims(unit).length === 0) ? chosen.claims : plainClaims(unit);
  for (const claim of claims) {
    const direct = claims !== chosen?.claims;
    const value = resolveValue(claim, category);
    if (value === null) continue;
    const head =
      claim.attribute === 'fabrics' || claim.attribute === 'colors' ? partHead(units, i) : (chosen?.head ?? null);
    facts.push(fact(unit, i, { ...claim, value }, { direct, head }));
  }
  if (unit.hex)
    facts.push(fact(unit, i, { attribute: 'colors', value: unit.hex, implied: false }, { head: partHead(units, i) }));
  return facts;
}
