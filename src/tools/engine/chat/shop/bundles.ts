import { readingOf } from '../../grounded/reading.js';
import { isArticle } from '../../grounded/numbers.js';
import { isCurrency } from '../../grounded/units.js';
import { asksPrice } from '../reply/persona-sum.js';
import { moneySaid, numberSaid } from './money-said.js';
import { reckonedWord, RECKONED_WORDS } from './reckoned-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';

const [SAVES] = (['saves'] as const).map(reckonedWord);
const BUNDLE = new RegExp(`(?<!\\p{L})${RECKONED_WORDS.bundle}(?:s|s of|e|es)?(?!\\p{L})`, 'iu');
const SINGLE =
  /(?<![\p{L}\d])(?:1|one|single|each|apiece|en|ett|styck|per|enda|ein|einzeln\p{L}*|je|une?|pièce|chaque|pro|un[oa]?|cada)(?![\p{L}\d])/iu;
const ONE_BY_ONE =
  /(?<!\p{L})(?:one by one|each|single|singles|separately|individually|en och en|styckvis|var för sig|einzeln|à l['’]unité|séparément|por separado|sueltos?)(?!\p{L})/iu;

interface Offer {
  count: number;
  amount: number;
  currency: string;
}

/** Several for one price: what so many of them come to, and what is spared against one by one. */
export function tellBundles({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  const isSaving = SAVES.test(asked) && (BUNDLE.test(asked) || ONE_BY_ONE.test(asked));
  if (!BUNDLE.test(asked) && !isSaving) return null;
  const { bundle, single } = offersIn(sentences);
  if (!bundle) return null;
  const money = (amount: number): string => moneySaid(amount, bundle.currency, language);
  if (isSaving) {
    if (!single || single.currency !== bundle.currency || !countsOf(asked).every((one) => one === bundle.count))
      return null;
    const spared = single.amount * bundle.count - bundle.amount;
    const steps = `${bundle.count} × ${money(single.amount)} − ${money(bundle.amount)}`;
    return spared > 0 ? { text: `${RECKONED_WORDS.spared[language]} ${money(spared)} (${steps}).` } : null;
  }
  const [count, ...more] = countsOf(asked);
  if (!(SAYS.price.test(asked) || asksPrice(asked)) || SAYS.sent.test(asked) || count === undefined || more.length > 0)
    return null;
  if (OF_BUNDLES.test(asked)) return null;
  if (count % bundle.count !== 0) return { text: shopSays('untold', language), isUntold: true };
  const steps = `${numberSaid(count / bundle.count, language)} × ${money(bundle.amount)}`;
  return {
    text: `${RECKONED_WORDS.said.comesTo[language]} ${money((count / bundle.count) * bundle.amount)} (${steps}).`,
  };
}

/** "Six bundles" are more than six of the thing. */
const OF_BUNDLES = new RegExp(
  `(?:\\d|(?<!\\p{L})(?:two|three|four|five|six|två|tre|fyra|fem|sex|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis))\\s${RECKONED_WORDS.bundle}(?:s|e|es)?(?!\\p{L})`,
  'iu',
);

const countsOf = (text: string): number[] =>
  readingOf(text)
    .mentions.filter((one) => one.kind === 'number' && one.unit === undefined && !isArticle(one) && !ONE.test(one.text))
    .map(({ value }) => Number(value));
/** "One by one". */
const ONE = /^(?:one|1|en|ett|eins?|une?|uno)$/iu;

/** The one price for several and the one for a single one that a shop tells; of two of either none is known. */
function offersIn(sentences: readonly string[]): { bundle?: Offer; single?: Offer } {
  const parts = sentences.flatMap((one) => one.split(/[,;]\s/u)).filter((one) => !SAYS.shipping.test(one));
  const offers = parts.flatMap((part): Offer[] => {
    const sums = readingOf(part).mentions.filter((one) => one.kind === 'number' && isCurrency(one.unit));
    const [sum] = sums;
    if (!sum || sums.length > 1) return [];
    const [count, ...more] = countsOf(part.slice(0, sum.start));
    const isOne = count === undefined && SINGLE.test(part);
    if (more.length > 0 || !(isOne || (count > 1 && (BUNDLE.test(part) || FOR.test(part))))) return [];
    return [{ count: isOne ? 1 : count, amount: Number(sum.value), currency: sum.unit ?? '' }];
  });
  const [bundles, singles] = [offers.filter(({ count }) => count > 1), offers.filter(({ count }) => count === 1)];
  return {
    bundle: bundles.length === 1 ? bundles[0] : undefined,
    single: singles.length === 1 ? singles[0] : undefined,
  };
}
/** "3 for $15". */
const FOR = /\d\s(?:\p{L}+\s)?(?:for|för|für|pour|por)\s[$€£]?\d/iu;
