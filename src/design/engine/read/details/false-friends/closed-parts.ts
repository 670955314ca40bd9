import { ARTICLES } from '../../lexicon/function-words.js';
import { weakBreak } from '../../words/tokens.js';
import { headOf, says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';
import { saying } from './one-claim.js';

/** "Buckled cuffs", "buttoned tabs": they close the part, not the garment. */
export function closesPart(units: readonly Unit[], i: number): boolean {
  const thing = next(units, i);
  const head = thing && units[i + 1].lexeme?.head;
  return (
    says(units[i], 'closure') &&
    units[i].lexeme?.head === null &&
    /^(?:cuff|hem|strap)$/.test(head ?? '') &&
    (units[i + 1].lexeme?.words.length ?? 0) === 1
  );
}

/** "Button-through back pockets", "two button-down flap pockets": they close the pockets. */
export function closesPocketsAhead(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'closure') || units[i].lexeme?.garment) return false;
  const ahead = units.slice(i + 1, i + 4);
  const at = ahead.findIndex(({ before }) => weakBreak(before));
  const run = at < 0 ? ahead : ahead.slice(0, at);
  const pocket = run.findIndex((unit) => headOf(unit) === 'pocket' || says(unit, 'pockets'));
  return (
    pocket >= 0 &&
    run.slice(0, pocket).every((unit) => unit.lexeme !== null && !unit.lexeme.garment) &&
    !isZip(units[i])
  );
}

const isZip = ({ words }: Unit): boolean => words.some((word) => /^(?:zip|zipped|zippered|zipper)$/.test(word));

const SASH = /^(?:sash|belt|obi|skarp|balte|gurtel|scharpe|ceinture|echarpe|faja|fajin|cinturon)$/;

/** "A sash in green that ties in a bow": the sash is tied, the garment is closed by something else. */
export function tiesSash(units: readonly Unit[], i: number): boolean {
  if (!/^(?:ties?|tied|knots?|knyts|gebunden|noue|nouee|anuda|ata)$/.test(units[i].word) || !says(units[i], 'closure'))
    return false;
  for (let j = i - 1; j >= Math.max(0, i - 6) && !weakBreak(units[j + 1].before); j--)
    if (units[j].words.some((word) => SASH.test(word))) return true;
  return false;
}

const WITH = /^(?:with|med|mit|avec|con)$/;

/** Whether the garment is closed by something else than the unit at `i`. */
const closesOtherwise = (units: readonly Unit[], i: number): boolean =>
  units.some((unit, j) => j !== i && !unit.negated && says(unit, 'closure'));

/** "Back pocket with velcro", "buttons, a plain back with a buckle": it closes that part. */
export function closesPocket(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'closure') || units[i].lexeme?.head !== null || weakBreak(units[i].before)) return false;
  let at = i - 1;
  if (units[at] && !units[at].lexeme && !WITH.test(units[at].word) && !ARTICLES.has(units[at].word)) at--;
  if (ARTICLES.has(units[at]?.word ?? '')) at--;
  const before = units[at - 1];
  if (!WITH.test(units[at]?.word ?? '') || weakBreak(units[at].before) || before === undefined) return false;
  // "cargo trousers with a zip": the name brings its pockets, the zip is the garment's
  if (before.lexeme?.garment) return false;
  const head = headOf(before) ?? '';
  return (
    head === 'pocket' ||
    says(before, 'pockets') ||
    (/^(?:back|strap|belt|cuff|hood|collar|lining)$/.test(head) && closesOtherwise(units, i))
  );
}

export const ZIPPED = saying('zip', 'pockets', 'zip');

/** "Back pocket with a zip", "bröstficka med dragkedja": how the pocket is closed. */
export function zipsPocket(units: readonly Unit[], i: number): boolean {
  if (
    !/^(?:zips?|zippers?|zipper|dragkedja|dragkedjor|blixtlas|reissverschluss|reissverschlusse)$/.test(
      units[i].words.join(' '),
    )
  )
    return false;
  const at = ARTICLES.has(units[i - 1]?.word ?? '') ? i - 2 : i - 1;
  const pocket = units[at - 1];
  if (!WITH.test(units[at]?.word ?? '') || !pocket || weakBreak(units[at].before) || pocket.negated) return false;
  const back = DIRECTION.test(pocket.word) ? units[at - 2] : pocket;
  return back?.lexeme != null && !back.lexeme.garment && (headOf(back) === 'pocket' || says(back, 'pockets'));
}

const DIRECTION = /^(?:bak|fram|baktill|framtill|inside|outside|invandigt)$/;

/** "Without buttons on the cuffs", "knapparna i manschetterna": they close the cuffs, not the front. */
export function closesCuffs(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'closure') || !/^(?:on|at|in|i|pa|an|aux|en)$/.test(next(units, i)?.word ?? '')) return false;
  const at = ARTICLES.has(units[i + 2]?.word ?? '') && !units[i + 2].lexeme ? i + 3 : i + 2;
  const part = units[at]?.lexeme?.head ?? '';
  return part === 'cuff' || part === 'sleeve' || (units[at] !== undefined && says(units[at], 'cuff'));
}

export const ZIP = saying('zip', 'closure', 'zip');

/** "Two chest pockets with flaps zip not buttons": what closes the garment, as what it has instead closes it. */
export function isZipInstead(units: readonly Unit[], i: number): boolean {
  const at = units[i + 1];
  if (!/^(?:zip|zipper)$/.test(units[i].words.join(' ')) || at === undefined || weakBreak(at.before)) return false;
  if (!/^(?:not|no|instead|rather)$/.test(at.word)) return false;
  return units.slice(i + 2, i + 4).some((unit) => says(unit, 'closure') && !unit.word.startsWith('zip'));
}
