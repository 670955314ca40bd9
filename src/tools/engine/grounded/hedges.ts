import type { Mention } from './mention.js';

const MAYBE =
  /(?<!\p{L})(?:maybe|perhaps|possibly|probably|might be|could be|not sure|kanske|möjligen|eventuellt|vielleicht|eventuell|peut-être|quizás?|tal vez)(?!\p{L})[^.!?]{0,12}$/iu;
const OR = /^\s?(?:\p{L}+\s){0,2}?(?:or|eller|oder|ou|o)\s(?:(?:even|maybe|perhaps|kanske|vielleicht)\s)?$/iu;

/** Numbers that the text itself leaves open: "maybe 5, maybe 6 metres", "5 or 6 metres". */
export function leftOpen(text: string, numbers: readonly Mention[]): ReadonlySet<Mention> {
  const unsure = numbers.filter(({ start }) => MAYBE.test(text.slice(Math.max(0, start - 40), start)));
  const either = numbers.flatMap((one, i) => {
    const next = numbers.at(i + 1);
    return next && OR.test(text.slice(one.end, next.start)) && (one.unit === undefined || one.unit === next.unit)
      ? [one, next]
      : [];
  });
  return new Set([...(unsure.length > 1 ? unsure : []), ...either]);
}
