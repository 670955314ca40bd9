import type { Mention } from '../mention.js';
import { exact, isCount, nounsAfter, type Question, type Reckoned, sameNoun, topicsOf } from './asked.js';

const HERE =
  /(?:^| )(?:in house|in stock|on hand|in store|at home|here|available|present|remaining|left|usable|i huset|i lager|hemma|kvar|im haus|da)(?: |$)/u;
const HERE_WORDS =
  /^(?:in|on|at|house|stock|hand|store|home|here|available|present|remaining|left|i|huset|lager|hemma|kvar|im|haus|da)$/u;
const AWAY =
  /^\s(?:of|av|von)\s(?:the|our|my|these|them|those|de|våra|den)\s?(?:\p{L}[\p{L}-]*\s)?(?:is|are|were|was|have been|has been|är|sind)\s(?:(?:currently|still|out|away)\s)?(?:at|with|on loan|lent|away|out|missing|broken|gone|in repair|being|sent|hos|utlånade|borta|beim?|verliehen|weg)(?!\p{L})/iu;

/** "Wigs 5. Two of the wigs are at the hairdresser": how many are in the house. */
export function stillHere({ property, text, numbers }: Question): Reckoned {
  if (property.unit !== null || !HERE.test(property.words.join(' '))) return undefined;
  const topics = topicsOf(property).filter((word) => !HERE_WORDS.test(word));
  const [topic] = topics;
  const away = numbers.filter((one) => isCount(one) && AWAY.test(text.slice(one.end, one.end + 80)));
  if (topics.length !== 1 || away.length !== 1) return undefined;
  const all = numbers.filter((one) => one !== away[0] && isCount(one) && isOf(text, one, topic));
  const isSame = new RegExp(String.raw`^\s\p{L}+\s(?:them|those|dem|ihnen)(?!\p{L})`, 'iu').test(
    text.slice(away[0].end),
  );
  const named = nounsAfter(text, {
    ...away[0],
    end: away[0].end + (/^\s(?:of|av|von)\s\p{L}+/iu.exec(text.slice(away[0].end))?.[0].length ?? 0),
  });
  if (all.length !== 1 || (!isSame && !named.some((noun) => sameNoun(noun, topic)))) return undefined;
  const left = Number(all[0].value) - Number(away[0].value);
  return left < 0 ? null : { value: exact(left) };
}

/** "Wigs 5", "5 wigs". */
const isOf = (text: string, one: Mention, topic: string): boolean =>
  nounsAfter(text, one).some((noun) => sameNoun(noun, topic)) ||
  sameNoun(
    /(?<!\p{L})(\p{L}{1,25}):?\s$/u.exec(text.slice(Math.max(0, one.start - 30), one.start))?.[1].toLowerCase() ?? '',
    topic,
  );
