import type { Category } from '../garments/spec.js';
import { applies } from './categories.js';
import { closurePlaceAt } from './details/closure-places.js';
import type { Attribute, Claim, Head } from './words/lexeme.js';
import { JOINERS } from './lexicon/function-words.js';
import { headBehind, headsAhead, headsAt } from './words/heads.js';
import { clothOfName, partHead, partsAfter, partsOf, printedPart, skirtly } from './words/part-head.js';
import { weakBreak } from './words/tokens.js';
import { isContextual, plainClaims, says } from './words/units.js';
import type { Unit } from './words/units.js';
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
  /** All parts that a cloth is said of; absent where it is said of the whole. */
  parts?: readonly Head[];
  index: number;
}

const useful = (claims: readonly Claim[]): boolean => claims.some((c) => c.attribute !== 'part');

/** "Slim fit and puff sleeves": the fit is that of the garment, unless a part follows at once. */
const COMPLETE = /^(?:fit|fitting|silhouette|passform|coupe)$/;

/** "Oversized and side seam pockets": the next thing is another one. */
const ofWhole = (units: readonly Unit[], i: number, ahead: ReadonlyArray<{ head: Head; index: number }>): boolean =>
  COMPLETE.test(units[i].words.at(-1) ?? '')
    ? ahead[0]?.index !== i + 1 || units[i + 1].lexeme?.head === null
    : JOINERS.has(units[i + 1]?.word ?? '') && !/^(?:leg|garment|sleeve|collar)$/.test(ahead[0]?.head ?? '');

/** The head that a describing word belongs to, by what it can mean there. */
export function chooseReading(
  units: readonly Unit[],
  i: number,
): { claims: readonly Claim[]; head: Head; index: number } | null {
  const readings = units[i].lexeme?.readings ?? [];
  const at = (head: Head): readonly Claim[] | null => readings.find((r) => r.heads.includes(head))?.claims ?? null;
  const ahead = headsAhead(units, i);
  const garmentAhead = ahead.some((f) => f.head === 'garment');
  const fit = at('garment')?.some(({ attribute }) => attribute === 'fit') === true;
  const fits = ofWhole(units, i, ahead) ? at('garment') : null;
  if (fits && fit) return { claims: fits, head: 'garment', index: i };
  for (const found of ahead) {
    const claims = (found.head === 'garment' && skirtly(units[found.index]) ? at('skirt') : null) ?? at(found.head);
    const bare = !found.crossed && (found.index === i + 1 || units[found.index].lexeme?.head !== null);
    if (claims && (useful(claims) || (!garmentAhead && (bare || !fit)))) return { claims, ...found };
  }
  if (ahead.length === 0) {
    const behind = headBehind(units, i, units[i - 1]?.word === 'of');
    const claims = behind ? at(behind.head) : null;
    const ownGarment = behind?.crossed === true && behind.head !== 'garment' && at('garment') !== null;
    if (behind && claims && useful(claims) && !ownGarment) return { claims, ...behind };
    if (behind?.head === 'trim' && !behind.crossed && behind.index === i - 1) return null;
  }
  const apart = ahead.every(({ crossed }) => crossed) || units[i + 1]?.lexeme === null;
  const whole = garmentAhead || apart || fit ? at('garment') : null;
  return whole ? { claims: whole, head: 'garment', index: i } : null;
}

const fact = (unit: Unit, index: number, claim: Claim, more: Partial<Fact>): Fact => ({
  attribute: claim.attribute,
  value: claim.value,
  implied: claim.implied,
  direct: true,
  start: unit.said ?? unit.start,
  end: unit.end,
  confidence: (claim.implied ? 0.8 : 0.98) - (unit.corrected ? 0.15 : 0),
  negated: unit.negated,
  head: null,
  index,
  ...more,
});

/** Cloths that, at an edge, trim it. */
const EDGING: Readonly<Record<string, string>> = { lace: 'lace-trim', 'faux-fur': 'fur-trim', shearling: 'fur-trim' };

/** What a word says of each of the parts it is placed at; nothing when it is placed at none. */
function factsAt(units: readonly Unit[], i: number, category: Category): Fact[] {
  const unit = units[i];
  const heads = unit.lexeme && !unit.lexeme.head ? headsAt(units, i) : [];
  if (heads.length === 0) return [];
  const cloth = plainClaims(unit).find((c) => c.attribute === 'fabrics' && Object.hasOwn(EDGING, c.value));
  if (cloth && !isContextual(unit))
    return [
      fact(unit, i, { attribute: 'details', value: EDGING[cloth.value], implied: false }, { head: heads[0].head }),
    ];
  return heads.flatMap(({ head }) =>
    (unit.lexeme?.readings.find((r) => r.heads.includes(head))?.claims ?? [])
      .filter((c) => c.attribute !== 'part')
      .flatMap((c) => {
        const value = resolveValue(c, category);
        return value === null ? [] : [fact(unit, i, { ...c, value }, { direct: false, head })];
      }),
  );
}

/** "Ribbed collar and cuffs": what the word says of the further parts of a list. */
function factsOfList(
  units: readonly Unit[],
  i: number,
  chosen: { head: Head; index: number } | null,
  category: Category,
): Fact[] {
  if (chosen === null || chosen.index <= i || chosen.head === 'garment') return [];
  return partsAfter(units, chosen.index).flatMap((head) =>
    (units[i].lexeme?.readings.find((r) => r.heads.includes(head))?.claims ?? []).flatMap((claim) => {
      const value = claim.attribute === 'part' ? null : resolveValue(claim, category);
      return value === null ? [] : [fact(units[i], i, { ...claim, value }, { direct: false, head })];
    }),
  );
}

/** "Boxy, bone, crew neck": the colour of that name, where other words stand beside it. */
const isPlainColor = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'colors') && units[i].words.length === 1 && i > 0 && weakBreak(units[i].before);

/** "Red stitching", "white topstitch". */
const isStitched = (next: Unit | undefined): boolean =>
  next !== undefined && !weakBreak(next.before) && /^(stitching|stitches|stitch|topstitch)$/.test(next.word);

/** A belt that is the thing itself is no part. */
const worn = (head: Head | null, category: Category): Head | null =>
  head === 'belt' && category === 'accessory' ? 'garment' : head;

/** "Embroidery on the cuffs": where it is, not how they are. */
const isPlaced = (units: readonly Unit[], i: number): boolean =>
  units[i].words.length === 1 &&
  /^(?:on|pa|auf|sur|en)$/.test(units[i - 1]?.word ?? '') &&
  says(units[i - 2] ?? units[i], 'details');

function clothParts(units: readonly Unit[], i: number): Head[] {
  const named = clothOfName(units[i]);
  return named ? [named] : partsOf(units, i);
}

/** Facts of one unit, given the kind of garment that is being described. */
export function factsOf(units: readonly Unit[], i: number, category: Category): Fact[] {
  const unit = units[i];
  const facts: Fact[] = [];
  const placed = factsAt(units, i, category);
  if (placed.length > 0) return placed;
  const chosen = unit.lexeme?.readings.some((r) => r.heads.length > 0) ? chooseReading(units, i) : null;
  const claims =
    chosen && (useful(chosen.claims) || plainClaims(unit).length === 0) ? chosen.claims : plainClaims(unit);
  for (const claim of claims) {
    const direct = claims !== chosen?.claims;
    const value = resolveValue(claim, category);
    const named =
      claim.attribute === 'pockets' &&
      claim.value.startsWith('@') &&
      !direct &&
      chosen !== null &&
      says(units[chosen.index], 'pockets');
    if (value === null || named) continue;
    if (value === 'open-back' && category === 'accessory') continue;
    if (value.endsWith('-trim') && isPlainColor(units, i)) continue;
    if (claim.attribute === 'print' && printedPart(units, i) !== null) continue;
    if (claim.attribute === 'cuff' && isPlaced(units, i)) continue;
    const head =
      claim.attribute === 'fabrics' || claim.attribute === 'colors'
        ? worn(clothOfName(unit) ?? partHead(units, i), category)
        : (chosen?.head ?? null);
    const parts = claim.attribute === 'fabrics' && head !== null && head !== 'garment' ? clothParts(units, i) : [];
    facts.push(fact(unit, i, { ...claim, value }, { direct, head, ...(parts.length > 0 ? { parts } : {}) }));
  }
  facts.push(...factsOfList(units, i, chosen, category));
  const place = applies('closure_place', category) ? closurePlaceAt(units, i) : null;
  if (place) {
    const { place: value, ...span } = place;
    facts.push(fact(unit, i, { attribute: 'closure_place', value, implied: false }, span));
  }
  if ((says(unit, 'colors') || unit.hex) && isStitched(units[i + 1]))
    facts.push(fact(unit, i, { attribute: 'details', value: 'contrast-stitching', implied: true }, {}));
  if (unit.hex)
    facts.push(fact(unit, i, { attribute: 'colors', value: unit.hex, implied: false }, { head: partHead(units, i) }));
  return facts;
}
