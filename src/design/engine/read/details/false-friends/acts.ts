import { weakBreak } from '../../words/tokens.js';
import { says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';

/** "Stuck on my coat toile", "made a toile": cut from plain cloth to try a pattern, no print. */
export function isTrial(units: readonly Unit[], i: number): boolean {
  if (units[i].word !== 'toile' || units[i].words.length > 1 || weakBreak(units[i].before)) return false;
  const before = units[i - 1];
  const after = next(units, i);
  if (after?.lexeme && !after.lexeme.head) return false;
  return (
    before?.lexeme?.garment != null ||
    /^(?:my|the|first|second|third|final|quick|rough|made|sewn|fitted|fitting|another|this|her|his|their)$/.test(
      before?.word ?? '',
    ) ||
    (/^(?:a|one)$/.test(before?.word ?? '') &&
      /^(?:made|make|making|sew|sewn|sewing|need|did|do)$/.test(units[i - 2]?.word ?? ''))
  );
}

const OLD =
  /^(?:old|worn|recycled|upcycled|vintage|thrifted|second|hand|used|discarded|leftover|mens|men's|dad's|dads|grandpa's|grandad's|grandma's|gamla?|gammal|begagnade?|uttjanta?|aterbrukade?|alte[nrsm]?|gebrauchte[nr]?|vieux|vieilles?|viej[oa]s?)$/;

/** "A tote from old jeans", "a skirt made of mens ties": worn before, and cut up for another garment. */
function isOldStuff(units: readonly Unit[], i: number): boolean {
  const own = units[i].words.length > 1 && OLD.test(units[i].words[0]);
  let from = i - 1;
  while (from > 0 && i - from < 4 && OLD.test(units[from].words.at(-1) ?? '')) from--;
  return (
    (own || from < i - 1) &&
    /^(?:from|of|av|aus|von|fran|de)$/.test(units[from]?.words.at(-1) ?? '') &&
    units.some((unit, j) => j !== i && unit.lexeme?.garment && !unit.negated)
  );
}

/** "My late husband's shirts are to become …", "old sheets turned into a dress": what it is made from. */
export function isSource(units: readonly Unit[], i: number): boolean {
  if (!units[i].lexeme?.garment) return false;
  if (isOldStuff(units, i)) return true;
  for (let j = i + 1; j < Math.min(units.length, i + 6) && !weakBreak(units[j].before); j++) {
    const into = units[j].word === 'into' && REMADE.test(units[j - 1].word);
    const become = /^(?:become|becomes|becoming)$/.test(units[j].word);
    // "morfars kavaj ska bli en väst"
    const blir = units[j].word === 'bli' && /^(?:ska|skall|att|kan|far)$/.test(units[j - 1].word);
    if (into || become || blir) return units.slice(j + 1, j + 5).some((unit) => unit.lexeme?.garment);
  }
  return false;
}

const REMADE =
  /^(?:turn|turned|turning|made|make|cut|remade|remake|sewn|sew|refashioned|upcycled|converted|transformed|it|them)$/;

/** "I suit green", "they match": said of the wearer, no garment. */
export const isVerb = (units: readonly Unit[], i: number): boolean =>
  /^(suits?|dress|dresses|tops?|coats?|caps?|watch|tie|belt|bag)$/.test(units[i].word) &&
  units[i].lexeme?.words.length === 1 &&
  !weakBreak(units[i].before) &&
  /^(that|which|it|i|you|we|they|he|she|will|would|could|can|should|cannot|can't|don't|doesn't|always|usually|often)$/.test(
    units[i - 1]?.word ?? '',
  );

/** "The low back stays": it is to stay. */
const staysSo = (units: readonly Unit[], i: number): boolean =>
  !weakBreak(units[i].before) &&
  Boolean(units[i - 1]?.lexeme) &&
  !/^(?:boned|linen|front|back|corset)$/.test(units[i - 1].words.join(' ')) &&
  next(units, i) === null &&
  units.some((unit, j) => j !== i && unit.lexeme?.garment && !unit.negated);

/** "Asked to dress a band", "he sweats a lot": what somebody does. */
export function isDone(units: readonly Unit[], i: number): boolean {
  const { word, lexeme } = units[i];
  if (lexeme?.words.length !== 1) return false;
  const after = next(units, i)?.word ?? '';
  if (word === 'stays') return staysSo(units, i);
  if (word === 'sweats') return /^(?:a|heavily|easily|when|so|too|like)$/.test(after);
  const verb = /^(?:dress|suit|top|coat|cap|watch|tie|belt|bag|wrap|flare)$/.test(word);
  return (
    verb &&
    units[i - 1]?.word === 'to' &&
    /^(?:a|an|the|my|our|his|her|their|up|everyone|people|it|me|you|him|them)$/.test(after)
  );
}

/** "Zari work", "gold work", "lace work": made by hand, not worn to work. */
export const isHandwork = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'work' &&
  units[i].lexeme?.words.length === 1 &&
  !weakBreak(units[i].before) &&
  ['details', 'fabrics', 'colors', 'print'].some((attribute) => says(units[i - 1] ?? units[i], attribute)) &&
  next(units, i)?.lexeme?.garment == null;
