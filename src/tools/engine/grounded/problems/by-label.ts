import { type Amount, exact, type Problem, type Solved } from './problem.js';

const DAY =
  '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday|sday)?s?|(?:mån|tis|ons|tors|fre|lör|sön)(?:dag)?|(?:mo|di|mi|do|fr|sa|so)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?|lun(?:es)?|mart(?:es)?|mié(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sáb(?:ado)?|dom(?:ingo)?';
/** What stands right before each number of a series: a weekday, a week, a quarter. */
const LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:${DAY}|(?:week|woche|vecka|semaine|semana|wk)\s\d{1,2}|q[1-4])\.?\s?[:=–-]?\s?[$€£]?$`,
  'iu',
);
const ASKS = {
  total: /^(?:total|sum|all|overall|altogether|summa|totalt|gesamt|summe|insgesamt|somme|suma)$/u,
  average: /^(?:average|avg|mean|snitt|medel|medelvärde|genomsnitt|durchschnitt|schnitt|moyenne|promedio|media)$/u,
  most: /^(?:max|maximum|highest|most|busiest|best|peak|högst|höchste|flest|meiste|mest|máximo)$/u,
  least: /^(?:min|minimum|lowest|least|fewest|quietest|lägst|minst|wenigste|mínimo)$/u,
};
const MUTE =
  /^(?:per|day|daily|week|weekly|of|the|in|count|number|repairs?|value|pro|tag|par|jour|por|día|dia|dag|om|i|a|un|units|pieces|eur|usd|gbp|sek|hours)$/u;

const ONE_DAY = new RegExp(`^(?:${DAY})$`, 'iu');
const NEXT_TO = (day: string): RegExp => new RegExp(String.raw`(?<!\p{L})${day.slice(0, 3)}\p{L}*`, 'iu');

/** `cut_monday` of "36 dresses on Monday, 41 on Tuesday": the number of the one part that has just this day. */
export function ofDay({ property: { words, unit }, text, amounts }: Problem): Solved {
  const days = words.filter((word) => word.length > 2 && ONE_DAY.test(word));
  const parts = amounts.map((one, i) => ({
    one,
    part: text
      .slice(one.start, amounts[i + 1]?.start ?? text.length)
      .split(/[.;!?\n]/u)[0]
      .split(/,\s|\s(?:and|och|und|et|y)\s/u)[0],
  }));
  const told = parts.filter(({ part }) => (part.match(ANY_DAY) ?? []).length === 1);
  if (days.length !== 1 || unit !== null || told.length < 2) return undefined;
  const own = told.filter(({ part }) => NEXT_TO(days[0]).test(part));
  return own.length === 1 ? { value: own[0].one.value } : undefined;
}
const ANY_DAY = new RegExp(String.raw`(?<!\p{L})(?:${DAY})(?!\p{L})`, 'giu');

/** "Mon 14 repairs, Tue 9, Wed 16": what all days come to, or one of them on average. */
export function byLabel({ property: { words }, text, amounts }: Problem): Solved {
  const [asked, ...more] = Object.entries(ASKS).filter(([, names]) => words.some((word) => names.test(word)));
  const isPlain = words.every(
    (word) =>
      MUTE.test(word) || Object.values(ASKS).some((names) => names.test(word)) || text.toLowerCase().includes(word),
  );
  if (!asked || more.length > 0 || !isPlain || amounts.length < 3 || !isSeries(amounts)) return undefined;
  const values = amounts.map(({ value }) => value);
  const sum = values.reduce((all, one) => all + one, 0);
  const value = { total: sum, average: sum / values.length, most: Math.max(...values), least: Math.min(...values) }[
    asked[0]
  ];
  return value === undefined
    ? undefined
    : { value: exact(value), ...(amounts[0].unit ? { unit: amounts[0].unit.unit } : {}) };
}

const isSeries = (amounts: readonly Amount[]): boolean =>
  amounts.every(({ before, unit }) => LABEL.test(before) && unit?.unit === amounts[0].unit?.unit);
