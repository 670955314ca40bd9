import { daysIn } from '../../grounded/opening.js';
import { readingOf } from '../../grounded/reading.js';
import { isCurrency } from '../../grounded/units.js';
import { MATTERS_OF_TIME } from '../reply/shop-words.js';
import { contentWords, saysThing } from './content-words.js';
import { isDuration } from './sending.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { SAYS } from './shop-words.js';

/** "And how long would it take?", "how long will a suit take?": the one sentence that tells how long that takes. */
export function tellTurnaround({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  if (!SAYS.duration.test(asked) || SAYS.sent.test(asked) || SAYS.givesBack.test(asked)) return null;
  const things = contentWords(asked, language).filter((word) => !WORK.test(word) && !SAYS.whichOf.test(word));
  const told = sentences.filter(
    (one) =>
      tellsDuration(one) && (things.length === 0 || (things.every((word) => saysThing(one, word)) && !prices(one))),
  );
  return told.length === 1 ? { text: told[0].trim() } : null;
}

const prices = (sentence: string): boolean => readingOf(sentence).mentions.some(({ unit }) => isCurrency(unit));

/** Whether a sentence tells how long the work takes, and not until when or from when something holds. */
const tellsDuration = (one: string): boolean =>
  readingOf(one).mentions.some(isDuration) &&
  !MATTERS_OF_TIME.some((matter) => matter.test(one)) &&
  !GUARANTEES.test(one) &&
  daysIn(one).size === 0 &&
  !SAYS.sent.test(one) &&
  !SAYS.givesBack.test(one);

const GUARANTEES = /(?<!\p{L})(?:guarant|garant|warrant|gewährleist)\p{L}*/iu;
/** What says no more than that it is worked at, or done. */
const WORK =
  /^(?:takes?|taking|need|ready|done|finish\p{L}*|usually|normally|long|time|tid|zeit|temps|tiempo|roughly|about|would|fertig|dauer[nt]?|brauch\p{L}*|etwa|ungefähr|klart?|klara|färdigt?|ungefär|prêts?|prend|prendre|dure|durée|environ|list[oa]s?|tarda\p{L}*|repairs?|repairing|alterations?|reparatur\p{L}*|änderung\p{L}*|reparation\p{L}*|lagning\p{L}*|ändring\p{L}*|réparations?|retouches?|arreglos?|reparaci\p{L}*)$/u;
