import { readingOf } from '../../grounded/reading.js';
import { isCurrency } from '../../grounded/units.js';
import { RECKONED_WORDS } from './reckoned-words.js';
import { SAYS } from './shop-words.js';

/** "10 % off the whole order for 5 or more items". */
const OF_ITEMS = new RegExp(
  `(?<!\\p{L}|\\d)(?<count>\\d{1,2})(?:\\+|\\s(?:or more|eller fler|oder mehr|ou plus|o más))?\\s(?:or more\\s|eller fler\\s|oder mehr\\s|ou plus\\s|o más\\s)?${RECKONED_WORDS.items}(?!\\p{L})`,
  'iu',
);
const AT_LEAST =
  /(?<!\p{L})(?:or more|from|at least|minimum|eller fler|från|minst|oder mehr|ab|mindestens|ou plus|dès|à partir|au moins|o más|desde|a partir|mínimo)(?!\p{L})|\d\+/iu;
/** Of whom or of what it is only. */
const OF_SOME =
  /(?<!\p{L})(?:students?|members?|subscribers?|newsletter|pensioners?|seniors?|first|second|studenter|medlemmar|pensionärer|första|studierende|mitglieder|erste\p{L}*|étudiants?|membres?|premi\p{L}+|estudiantes|socios|primer\p{L}*)(?!\p{L})/iu;

/** What several things come to, less what the shop takes off for so many or for so great a sum. */
export function reducedSum(
  items: readonly { price: { amount: number }; count: number }[],
  instructions: string,
): { sum: number; percent: number } {
  const sum = items.reduce((all, { price, count }) => all + price.amount * count, 0);
  const count = items.reduce((all, item) => all + item.count, 0);
  const rules = sentencesOf(instructions).flatMap((one) => ruleIn(one, { sum, count }));
  const percent = rules.length === 1 ? rules[0] : 0;
  return { sum: (sum * (100 - percent)) / 100, percent };
}

/** Whether a shop takes something off for so many, or for so great a sum: what is added to a sum may change it. */
export const isLessForMany = (instructions: string): boolean =>
  sentencesOf(instructions).some((one) => ruleIn(one, { sum: Infinity, count: Infinity }).length > 0);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!\n])\s+|;\s/u);

/** What a sentence takes off for so many, or such a sum; none where it is of something else. */
function ruleIn(sentence: string, { sum, count }: { sum: number; count: number }): number[] {
  const all = [...sentence.matchAll(new RegExp(SAYS.percent.source, 'giu'))];
  if (all.length !== 1 || !SAYS.off.test(sentence.replace(SAYS.percent, ' ')) || OF_SOME.test(sentence)) return [];
  const percent = Number(all[0][1]);
  const least = OF_ITEMS.exec(sentence)?.groups?.count;
  if (least !== undefined && AT_LEAST.test(sentence)) return count >= Number(least) ? [percent] : [];
  const limits = readingOf(sentence).mentions.filter(
    (one) => isCurrency(one.unit) && SAYS.freeFrom.test(sentence.slice(0, one.start)),
  );
  const [limit] = limits;
  if (!limit || limits.length > 1) return [];
  const isAbove = SAYS.above.test(sentence.slice(0, limit.start));
  return (isAbove ? sum > Number(limit.value) : sum >= Number(limit.value)) ? [percent] : [];
}
