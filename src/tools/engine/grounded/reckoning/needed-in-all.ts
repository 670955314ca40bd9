import type { Mention } from '../mention.js';
import { unitNamed } from '../units.js';
import { exact, isCount, type Question, type Reckoned } from './asked.js';

const EACH =
  /(?<!\p{L})(?:each|every|apiece|per|a piece|varje|vardera|styck|jede[rsnm]?|je|pro|chaque|chacun\p{L}*|cada)(?!\p{L})/giu;
const MORE =
  /(?<!\p{L})(?:plus|add|adding|extra|allow|allowance|on top|waste|wastage|flaws|shrinkage|spill|påslag|zuschlag|verschnitt|perte|merma)(?!\p{L})/iu;
const PACK =
  /^(?:rolls?|bolts?|pieces?|skins?|hides?|packs?|packets?|balls?|skeins?|boxes|box|spools?|reels?|rullar|rulle|rollen?|ballen|rouleaux?|rollos?)$/;
const packsOf = (word: string): RegExp =>
  new RegExp(
    String.raw`${word.replace(/(?:es|s)$/u, '')}\p{L}{0,2}\s(?:of|à|at|with|gives(?: me)?|is|holds|has|av|zu|mit|de)\s(?:only\s)?$`,
    'iu',
  );

const OPEN =
  /(?<!\p{L})(?:fewer|less|already|included|of\s\S{1,8}\s?m? width|m wide|weniger|schon|eingerechnet|breit|färre|redan|inräknat|moins|déjà|menos|ya)(?!\p{L})/iu;

interface Need {
  /** of all, without and with what is added for waste */
  plain: number;
  all: number;
  unit: string | undefined;
}

/** "85 jackets at 1.9 m each, plus 5 % for flaws", "38 sq ft, I add 20 %": what all take together, where each number has its part in it. */
function needOf(text: string, numbers: readonly Mention[], packs: readonly Mention[]): Need | null {
  const own = numbers.filter((one) => !packs.includes(one));
  const shares = own.filter(({ unit }) => unit === 'percent');
  const measures = own.filter(({ unit }) =>
    ['length', 'area', 'mass', 'volume'].includes(unitNamed(unit)?.dimension ?? ''),
  );
  const counts = own.filter(isCount);
  const isWaste = shares.every((one) => MORE.test(text.slice(Math.max(0, one.start - 30), one.end + 30)));
  if (measures.length !== 1 || shares.length > 1 || !isWaste || own.length !== counts.length + shares.length + 1)
    return null;
  if (
    OPEN.test(text) ||
    counts.length + shares.length === 0 ||
    counts.length > 2 ||
    (text.match(EACH) ?? []).length < counts.length
  )
    return null;
  const plain = counts.reduce((all, { value }) => all * Number(value), Number(measures[0].value));
  return { plain, all: plain * (1 + Number(shares.at(0)?.value ?? 0) / 100), unit: measures[0].unit };
}

/** `metres_with_waste`. */
const WASTE = /^(?:with|waste|incl|including|extra|total|allowance|gross)$/;
/** "… and how much with 10 % extra?": another amount than the one without. */
const isInQuestion = (text: string, { end }: Mention): boolean => /^[^.!?;]*\?/u.test(text.slice(end));

/** How much cloth all need together, and how many rolls, pieces or skins of a known size that takes. */
export function neededInAll({ property, text, numbers }: Question): Reckoned {
  const pack = property.words.find((word) => PACK.test(word));
  const packs = numbers.filter((one) => unitNamed(one.unit) !== undefined && isPack(text, one));
  const need = needOf(text, numbers, packs);
  if (!need || (packs.length === 0 && Math.abs(need.all - need.plain) < 1e-9)) return undefined;
  if (pack !== undefined && property.unit === null) {
    const [size, ...more] = packs;
    if (size === undefined || more.length > 0 || size.unit !== need.unit) return undefined;
    return { value: Math.ceil(Number((need.all / Number(size.value)).toFixed(9))) };
  }
  const isAsked = numbers.some((one) => one.unit === 'percent' && isInQuestion(text, one));
  const isWhole = !isAsked || property.words.some((word) => WASTE.test(word));
  const isLike = unitNamed(need.unit)?.dimension === property.unit?.dimension;
  if (
    !isLike ||
    property.words.some((word) =>
      /^(?:per|each|left|leftover|remaining|one|width|length|height|depth|wide|long)$/.test(word),
    )
  )
    return undefined;
  return { value: exact(isWhole ? need.all : need.plain), unit: need.unit };
}

const ANY_PACK = 'roll|bolt|piece|skin|hide|pack|packet|ball|skein|box|spool|reel|rull|rolle|ballen|rouleau|rollo'
  .split('|')
  .map((word) => packsOf(word));
const PACK_BEHIND =
  /^\s(?:rolls?|bolts?|pieces|packs?|packets?|balls?|skeins?|boxes|spools?|reels?|rullar|rollen|rouleaux|rollos)(?!\p{L})/iu;

/** "Pieces of 50 m", "50 m rolls", "one skin gives me 6 sq ft". */
const isPack = (text: string, { start, end }: Mention): boolean =>
  PACK_BEHIND.test(text.slice(end, end + 12)) ||
  ANY_PACK.some((pattern) => pattern.test(text.slice(Math.max(0, start - 30), start)));
