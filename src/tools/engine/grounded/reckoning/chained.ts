import { unitOf } from '../units.js';
import type { Mention } from '../mention.js';
import { exact, nounsAfter, type Question, type Reckoned, sameNoun, topicsOf } from './asked.js';

const LEADS = String.raw`(?:/|per|an?|each|every|pro|om|i|je|par|por|al)`;
const PER = new RegExp(String.raw`^(?:\s\p{L}[\p{L}-]*){0,3}?\s?${LEADS}\s?(\p{L}{1,12})(?!\p{L})`, 'iu');
const NAMED = /^(?:per|a|an|each|every|pro|om|je|par|por|al)$/;

/** "45 shirts per hour, 8 hours a day": how many that is a day. */
export function chained({ property, text, numbers }: Question): Reckoned {
  const at = property.words.findIndex((word) => NAMED.test(word));
  const whole = at < 0 ? undefined : property.words.at(at + 1);
  if (whole === undefined || numbers.some(({ unit }) => unit === 'percent')) return undefined;
  const told = numbers.flatMap((one) => {
    const per = PER.exec(text.slice(one.end, one.end + 50))?.[1].toLowerCase();
    return per === undefined ? [] : [{ one, per }];
  });
  const spans = told.filter(({ one, per }) => one.unit !== undefined && sameNoun(per, whole));
  const rates = told.filter(({ one, per }) =>
    spans.some((span) => unitOf(per)?.unit === span.one.unit && one !== span.one),
  );
  const own = rates.filter(({ one }) => isOf(property, text, one));
  if (spans.length !== 1 || rates.length !== 1 || own.length !== 1) return undefined;
  return { value: exact(Number(own[0].one.value) * Number(spans[0].one.value)), unit: own[0].one.unit };
}

function isOf(property: Question['property'], text: string, one: Mention): boolean {
  const nouns = nounsAfter(text, one);
  const topics = topicsOf(property).filter((word) => !NAMED.test(word));
  return topics.slice(0, -1).every((word) => nouns.some((noun) => sameNoun(noun, word)));
}
