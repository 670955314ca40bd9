import type { Call } from './call.js';
import { asksOrTells } from './commanded.js';
import { sentencesOf } from './heard/mood.js';
import type { CallAnswer } from './question.js';
import { isWish, partsOf, wishesOf } from './wishes.js';

const LED =
  /^\W*(?:and|also|then|och|sedan|und|dann|auch|et|puis|aussi|y|luego|también)\s+(?:also\s|then\s|auch\s|dann\s|aussi\s|también\s|också\s)?/iu;

/** The parts of a text that each ask or wish for something by themselves; all that is joined, where there is one such part. */
function halvesOf(text: string): string[] {
  const parts = sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[,;]\s(?=(?:and|och|und|et|y)\s)/iu).flatMap(wishesOf))
    .filter((part) => /\p{L}/u.test(part));
  return parts.length > 1 ? parts : partsOf(text);
}

/**
 * "What's the weather in Rome? And convert 80 euros to dollars.": the calls of a text, and those of its parts that no call rests on,
 * where these ask for something by themselves.
 * @param callsOf what a part asks for alone
 */
export function withSecondHalf(answer: CallAnswer, text: string, callsOf: (part: string) => CallAnswer): CallAnswer {
  if (answer.kind !== 'calls') return answer;
  const parts = halvesOf(text);
  const left = parts.filter((part) => !answer.calls.some((call) => restsOn(call, part)));
  if (left.length === 0 || left.length === parts.length) return answer;
  const more = left
    .flatMap((part) => ofPart(part.replace(LED, ''), callsOf))
    .filter((call) => isOwn(call, answer.calls));
  return more.length > 0 ? { kind: 'calls', calls: inOrder([...answer.calls, ...more], text) } : answer;
}

const restsOn = ({ evidence }: Call, part: string): boolean =>
  evidence.some(({ quote = '' }) => quote !== '' && part.includes(quote));

function ofPart(part: string, callsOf: (part: string) => CallAnswer): readonly Call[] {
  const found = isWish(part) || asksOrTells(part) ? callsOf(part) : null;
  return found?.kind === 'calls' ? found.calls : [];
}

/** A call of another function, all that it needs said in its own part. */
const isOwn = (call: Call, before: readonly Call[]): boolean =>
  !before.some(({ name }) => name === call.name) && Object.keys(call.arguments).length > 0;

const placeOf = ({ evidence }: Call, text: string): number =>
  Math.min(...evidence.map(({ quote = '' }) => text.indexOf(quote)).filter((at) => at >= 0), text.length);

const inOrder = (calls: readonly Call[], text: string): Call[] =>
  calls.toSorted((a, b) => placeOf(a, text) - placeOf(b, text));
