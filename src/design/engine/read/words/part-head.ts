import { headBehind, headsAhead } from './heads.js';
import type { Found } from './heads.js';
import type { Head } from './lexeme.js';
import { ARTICLES, JOINERS } from '../lexicon/function-words.js';
import { strongBreak, weakBreak } from './tokens.js';
import { inLexicon } from './vocabulary.js';
import { headOf, isContextual, plainClaims, says } from './units.js';
import type { Unit } from './units.js';

/** A skirt may be the garment or a part of a dress; words that mean something for skirts mean it for both. */
export const skirtly = (unit: Unit): boolean =>
  plainClaims(unit).some((c) => c.attribute === 'garment' && c.value === 'skirt');

/** "Silk-lined": the word before is said of the lining. */
const linesIt = (next: Unit | undefined): boolean =>
  next?.word === 'lined' && next.lexeme?.words.length === 1 && !weakBreak(next.before);

/** "Lace bodice and sleeves in ivory satin": what has its cloth or colour already is not said to have another. */
function hasOwn(units: readonly Unit[], part: number, of: 'colors' | 'fabrics'): boolean {
  for (let j = part - 1; j >= Math.max(0, part - 5) && !weakBreak(units[j + 1].before); j--) {
    if (says(units[j], of)) return partsOf(units, j).some((head) => head === partNoun(units[part]));
    if (!units[j].lexeme && !JOINERS.has(units[j].word) && !ARTICLES.has(units[j].word)) return false;
  }
  return false;
}

const WITH_SKIRT: ReadonlySet<string> = new Set(['dress', 'coat', 'jumpsuit']);

/** The skirt of "a lace dress with a satin skirt". */
const isSkirtPart = (units: readonly Unit[], i: number): boolean =>
  skirtly(units[i]) &&
  units.slice(0, i).some((unit) => !unit.negated && WITH_SKIRT.has(unit.lexeme?.garment ?? '')) &&
  !units.slice(i + 1, i + 2).some((unit) => unit.lexeme?.garment);

const BELT = /^(?:belts?|sash|cummerbund|obi|balte|baltet|skarp|skarpet|livrem|gurtel|ceinture|cinturon|faja)$/;
const CORD =
  /^(?:drawcords?|drawstrings?|cords?|dragsko|snoren?|snore|dragsnore[nt]?|kordel|kordeln|cordons?|cordon(?:es)?)$/;

/** Belts, straps and cords are of their own cloth: "a leather belt" is no leather garment. */
function ownCloth(unit: Unit): Head | null {
  const last = unit.lexeme?.words.at(-1) ?? unit.word;
  if (BELT.test(last)) return 'belt';
  if (CORD.test(last) && !says(unit, 'waistline') && !says(unit, 'fabrics')) return 'drawcord';
  const strap = plainClaims(unit).some((c) => c.attribute === 'sleeve.type' && c.value === 'strap');
  return strap && unit.lexeme?.garment === null ? 'strap' : null;
}

/** The part that a unit names, for cloths and colours. */
const partNoun = (unit: Unit): Head | null => (unit.lexeme ? ownCloth(unit) : null) ?? headOf(unit);

/** A cloth that the name of the part holds: "leather belt" is one phrase. */
export const clothOfName = (unit: Unit): Head | null => (says(unit, 'fabrics') ? ownCloth(unit) : null);

/** "Justaucorps bordeaux manches longues": in French and Spanish what follows a garment's name is said of it, whatever part comes next. */
function followsName(units: readonly Unit[], i: number): boolean {
  const [garment, part] = [units[i - 1], units[i + 1]];
  if (!garment?.lexeme?.garment || weakBreak(units[i].before) || part === undefined || weakBreak(part.before))
    return false;
  const [word] = part.words;
  return part.lexeme !== null && !inLexicon(word, 'en') && (inLexicon(word, 'fr') || inLexicon(word, 'es'));
}

/**
 * "Boiler suit petrol blue cotton drill long sleeves": where nothing is marked off, what stands behind the garment's name is
 * said of it, and a word that only a part can have opens the next phrase.
 */
function runsOn(units: readonly Unit[], i: number): number | null {
  let from = i;
  while (from > 0 && isOfCloth(units[from]) && !weakBreak(units[from].before)) from--;
  if (from === i || !units[from].lexeme?.garment || units[from].negated) return null;
  let to = i + 1;
  while (units[to] && isOfCloth(units[to]) && !weakBreak(units[to].before)) to++;
  const opens = units[to] && !weakBreak(units[to].before) && /^(?:long|short|sleeveless|3\/4)$/.test(units[to].word);
  return opens && (isContextual(units[to]) || says(units[to], 'sleeve.length')) ? from : null;
}

const isOfCloth = (unit: Unit): boolean => says(unit, 'colors') || says(unit, 'fabrics') || says(unit, 'shade');

/** The head that the cloth or colour at `i` is said of, and where it stands. */
function partAt(units: readonly Unit[], i: number): { head: Head; index: number; behind: boolean } | null {
  if (followsName(units, i)) return { head: 'garment', index: i - 1, behind: true };
  const name = runsOn(units, i);
  if (name !== null) return { head: 'garment', index: name, behind: true };
  const exact = (f: Found): Found => ({ ...f, head: partNoun(units[f.index]) ?? f.head });
  const ahead = headsAhead(units, i, ownCloth)
    .map(exact)
    .filter((f) => !f.crossed || (f.head === 'garment' && !isSkirtPart(units, f.index)));
  const garment = ahead.find((f) => f.head === 'garment');
  const after = (garment ?? ahead[0]) ? null : headBehind(units, i, true);
  const behind = after && exact(after);
  const found = garment ?? ahead[0] ?? behind;
  if (!found) return null;
  const head = found.head === 'garment' && isSkirtPart(units, found.index) ? 'skirt' : found.head;
  return { head, index: found.index, behind: behind !== null };
}

/** "A crepe dress, long sleeves in lace": the whole has its cloth already. */
const hasCloth = (units: readonly Unit[], before: number): boolean =>
  units.slice(0, before).some((unit) => !unit.negated && says(unit, 'fabrics'));

/** What is said of a part rather than of the whole, for cloth and colour. */
export function partHead(units: readonly Unit[], i: number): Head | null {
  if (linesIt(units[i + 1])) return 'lining';
  const at = partAt(units, i);
  if (!at?.behind) return at?.head ?? null;
  if (at.head === 'garment') return 'garment';
  const bare =
    units[at.index].lexeme?.head !== null ||
    (units[at.index].lexeme?.words.length === 1 && ['hood', 'cuff', 'lapel'].includes(at.head)) ||
    ['collar', 'print', 'trim', 'lining', 'belt', 'strap', 'drawcord'].includes(at.head);
  const cloth = says(units[i], 'fabrics') || (units[i + 1] !== undefined && says(units[i + 1], 'fabrics'));
  if (!bare) return cloth && at.head === 'sleeve' && hasCloth(units, at.index) ? at.head : null;
  return hasOwn(units, at.index, cloth ? 'fabrics' : 'colors') ? 'garment' : at.head;
}

/** "Black buttons and a mandarin collar": these open a phrase that has a colour of its own, or none. */
const INDEFINITE = /^(?:an?|en|ett|eine?[nmr]?|une?|una)$/;

/** The bare part that stands at `j`, joined to another by "and" or a comma: the collar of "sleeves, collar and cuffs". */
function joinedPart(units: readonly Unit[], j: number): { head: Head; index: number } | null {
  if (INDEFINITE.test(units[j]?.word ?? '')) return null;
  const at = ARTICLES.has(units[j]?.word ?? '') && !units[j].lexeme ? j + 1 : j;
  const head = units[at] ? partNoun(units[at]) : null;
  const bare = head !== null && head !== 'garment' && (units[at].lexeme?.words.length ?? 3) <= 2;
  return bare && !strongBreak(units[at].before) ? { head, index: at } : null;
}

const joins = (unit: Unit | undefined): boolean => unit !== undefined && !unit.lexeme && JOINERS.has(unit.word);

/** All parts that the cloth or colour at `i` is said of: "white collar and cuffs", "collar and cuffs in white". */
export function partsOf(units: readonly Unit[], i: number): Head[] {
  if (linesIt(units[i + 1])) return ['lining'];
  const at = partAt(units, i);
  if (!at || at.head === 'garment') return [];
  return at.behind ? [...partsBefore(units, at.index), at.head] : [at.head, ...partsAfter(units, at.index)];
}

function partsBefore(units: readonly Unit[], from: number): Head[] {
  const parts: Head[] = [];
  for (let j = from; joins(units[j - 1]); j -= 2) {
    const more = joinedPart(units, j - 2);
    if (more?.index !== j - 2) break;
    parts.unshift(more.head);
  }
  return parts;
}

/** The parts that go on with the list which the part at `from` begins. */
export function partsAfter(units: readonly Unit[], from: number): Head[] {
  const parts: Head[] = [];
  for (let more = nextPart(units, from); more; more = nextPart(units, more.index)) parts.push(more.head);
  return parts;
}

/** "Sleeves, collar and cuffs": after a comma a bare part and "and" go on with the list. */
function nextPart(units: readonly Unit[], j: number): { head: Head; index: number } | null {
  const next = units[j + 1];
  if (next === undefined) return null;
  if (joins(next)) return strongBreak(next.before) ? null : joinedPart(units, j + 2);
  const listed = /^\s*,\s*$/.test(next.before) && joins(units[j + 2]);
  return listed && joinedPart(units, j + 3) ? joinedPart(units, j + 1) : null;
}

const SMALL_PARTS: ReadonlySet<Head | null> = new Set<Head | null>(['lining', 'cuff', 'collar', 'lapel', 'pocket']);

/** "Leopard print and pockets", "a stand collar, gingham": the print stands by itself, as English does not say it behind. */
function isApart(units: readonly Unit[], i: number): boolean {
  const [before, next] = [units[i - 1], units[i + 1]];
  if (joins(next)) return !says(units[i + 2] ?? next, 'print');
  const ahead = next !== undefined && !weakBreak(next.before) && next.lexeme !== null;
  return !ahead && inLexicon(units[i].words[0], 'en') && !/^(?:in|of|i|aus|av|mit)$/.test(before?.word ?? '');
}

/** The small part that a print at `i` is said of, which is then not that of the garment: "a checked lining". */
export function printedPart(units: readonly Unit[], i: number): Head | null {
  const head = partHead(units, i);
  return SMALL_PARTS.has(head) && !isApart(units, i) ? head : null;
}
