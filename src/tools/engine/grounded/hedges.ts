import { sentenceAt } from './clause.js';
import type { Mention } from './mention.js';
import type { Property } from './property.js';

const MAYBE =
  /(?<!\p{L})(?:maybe|perhaps|possibly|probably|might be|could be|not sure|kanske|möjligen|eventuellt|vielleicht|eventuell|peut-être|quizás?|tal vez)(?!\p{L})[^.!?]{0,12}$/iu;
const OR = /^\s?(?:\p{L}+\s){0,2}?(?:or|eller|oder|ou|o)\s(?:(?:even|maybe|perhaps|kanske|vielleicht)\s)?$/iu;

/** Numbers that the text itself leaves open: "maybe 5, maybe 6 metres", "5 or 6 metres". */
export function leftOpen(text: string, numbers: readonly Mention[]): ReadonlySet<Mention> {
  const unsure = numbers.filter(({ start }) => MAYBE.test(text.slice(Math.max(0, start - 40), start)));
  const either = numbers.flatMap((one, i) => {
    const next = numbers.at(i + 1);
    const isEither = next && (OR.test(text.slice(one.end, next.start)) || isNameOrName(text, one, next));
    return isEither && (one.unit === undefined || one.unit === next.unit) ? [one, next] : [];
  });
  return new Set([...(unsure.length > 1 ? unsure : []), ...either]);
}

/** "Ward 2 or Ward 5". */
function isNameOrName(text: string, one: Mention, next: Mention): boolean {
  const name = /^\s(?:or|eller|oder|ou|o)\s(\p{L}{2,20})\s$/iu.exec(text.slice(one.end, next.start))?.[1];
  return name !== undefined && text.slice(0, one.start).toLowerCase().endsWith(`${name.toLowerCase()} `);
}

const DONE =
  /^(?:ordered|booked|bought|sold|paid|delivered|received|sent|shipped|hired|made|cut|beställda|sålda|köpta|betalt|levererade|bestellt|verkauft|geliefert)$/;
const SUPPOSED =
  /(?<!\p{L})(?:perhaps|maybe|might|could (?:use|do with|take|order|buy)|would like|if (?:we|i|you|they) (?:had|could|were)|kanske|skulle (?:kunna|behöva)|vielleicht|könnten|peut-être|quizás?)(?!\p{L})/iu;

/** "Perhaps we could use 5 more": what is only thought of has not been done. */
export function isSupposed({ words }: Property, text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  const said = text.slice(start, end);
  const done = words.filter((word) => DONE.test(word));
  return done.length > 0 && SUPPOSED.test(said) && !done.some((word) => said.toLowerCase().includes(word));
}
