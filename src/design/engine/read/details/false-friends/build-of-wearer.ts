import { weakBreak } from '../../words/tokens.js';
import { says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';

const WEARER = /^(?:i|he|she|they|i'm|he's|she's|they're|jag|han|hon|ich|er|sie|je|il|elle|yo|el|ella)$/;

const IS = /^(?:am|is|are|be|ar|bin|ist|suis|est|soy|es)$/;

/** "Han är lång", "she is very short", "ich bin schmal": said of who wears it. */
export function isOfWearer(units: readonly Unit[], i: number): boolean {
  const { lexeme } = units[i];
  if (
    lexeme === null ||
    lexeme.garment ||
    lexeme.head ||
    ['colors', 'gender', 'fabrics', 'occasion'].some((a) => says(units[i], a))
  )
    return false;
  let j = i - 1;
  while (
    j > i - 4 &&
    /^(?:a|very|quite|rather|so|really|too|pretty|big|bit|valdigt|ganska|rätt|ratt|mycket|sehr|ziemlich|recht|tres|assez|plutot|muy|bastante)$/.test(
      units[j]?.word ?? '',
    )
  )
    j--;
  if (j < 0 || units.slice(j + 1, i + 1).some(({ before }) => weakBreak(before))) return false;
  const contracted = /'(?:m|s|re)$/.test(units[j].word) && WEARER.test(units[j].word);
  return contracted || (IS.test(units[j].word) && WEARER.test(units[j - 1]?.word ?? ''));
}

const SIZED =
  /^(?:big|bigger|large|larger|full|fuller|small|wide|wider|broad|heavy|generous|stor|stora|större|storre|liten|smal|smala|bred|breda|kraftig|kraftiga|gross|grosse[mnrs]?|breite[mnrs]?|grosse|large|larges|fort|forte|grande|grandes|anch[oa]s?)$/;

const OF_BODY =
  /^(?:bust|busted|boobs|tummy|belly|stomach|hips|hipped|thighs|calves|bum|bottom|behind|frame|byst|bysten|mage|magen|rumpa|hofter|hofterna|lar|vader|brust|bauch|huften|po|poitrine|hanches|cuisses|pecho|caderas|barriga)$/;

/** "A big bust", "breda höfter": how somebody is built. */
export const isOfBuild = (units: readonly Unit[], i: number): boolean =>
  SIZED.test(units[i].words.at(-1) ?? '') &&
  !units[i].lexeme?.garment &&
  OF_BODY.test(next(units, i)?.words[0] ?? '') &&
  next(units, i)?.lexeme?.garment == null;

/** "Så man inte svettas", "där man kan knäppa": anybody. */
export const isAnybody = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'man' &&
  units[i].words.length === 1 &&
  (/^(?:sa|att|om|nar|som|dar|vad|hur|da|kan|vill|ska|far|innan|medan)$/.test(units[i - 1]?.word ?? '') ||
    /^(?:inte|kan|vill|ska|har|far|ar|blir|behover|ser|maste|tar|gar)$/.test(next(units, i)?.word ?? ''));

/** "I'm a dress size 14 and want a coat": how large somebody is; "a dress size 128" is the dress. */
export const isDressSize = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'dress' &&
  units[i].words.length === 1 &&
  next(units, i)?.word === 'size' &&
  (/^(?:my|her|your|of)$/.test(units[i - 1]?.word ?? '') ||
    units.some((unit, j) => j !== i && !unit.negated && unit.lexeme?.garment));
