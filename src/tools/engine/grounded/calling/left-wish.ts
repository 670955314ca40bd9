import type { Ground } from '../filling/ground.js';
import type { FunctionTool } from '../matching.js';
import type { Call } from './call.js';
import { asksOrTells } from './commanded.js';
import { isDenied } from './denied.js';
import { askedFor, deedsOf, onlyTells } from './heard/deeds.js';
import { filledBy } from './heard/fill.js';
import { fitting } from './heard/fitness.js';
import { sentencesOf } from './heard/mood.js';
import { textOf } from './heard/text.js';
import type { CallAnswer, CallQuestion } from './question.js';
import { isWish, wishesOf } from './wishes.js';

const LED = /^\W*(?:(?:and|also|then|och|sedan|und|dann|auch|et|puis|aussi|y|luego|también|please|bitte)\s+){1,3}/iu;
const MARGIN = 0.4;
/** What a function has to weigh in a part of which nothing is taken yet, and in one of which another call takes something. */
const LEAST = 1.5;
const SURE = 2.5;

/**
 * "Close the blinds and lower the heating": calls of which each wish has its own; where one of them is left out, for it lacks something,
 * that is asked for, and nothing is done by halves.
 */
export function withoutLeftWish(answer: CallAnswer, asked: CallQuestion, house: Ground['house']): CallAnswer {
  if (answer.kind !== 'calls' || asked.tools.length < 2) return answer;
  const parts = sentencesOf(asked.question)
    .flatMap(wishesOf)
    .map((part) => part.replace(LED, ''));
  if (parts.length < 2) return answer;
  const open = parts.filter(
    (part) =>
      (isWish(part) || asksOrTells(part)) &&
      !isDenied(part) &&
      !answer.calls.some((call) => does(call, part, asked.tools)),
  );
  const left = open.flatMap((part) => wantedBy(part, answer.calls, asked, house) ?? []);
  return left[0] ?? answer;
}

/** Whether a call does what a part of the text wishes. */
const does = ({ name }: Call, part: string, tools: readonly FunctionTool[]): boolean =>
  tools.filter((tool) => tool.name === name).some((tool) => deedsOf(tool).some((deed) => askedFor(deed, part) === 1));

/** Whether a call takes something of a part. */
const takes = ({ evidence }: Call, part: string): boolean =>
  evidence.some(({ quote = '' }) => quote !== '' && part.includes(quote));

/** What a part lacks of another function that it clearly asks for. */
function wantedBy(
  part: string,
  calls: readonly Call[],
  { tools, today }: CallQuestion,
  house: Ground['house'],
): CallAnswer | null {
  const said = textOf(part, today);
  const [best, next] = fitting(tools, said);
  const isCalled = best && calls.some(({ name }) => name === best.tool.name);
  if (!best || isCalled || onlyTells(deedsOf(best.tool)) || best.weight - (next?.weight ?? 0) < MARGIN) return null;
  const isTaken = calls.some((call) => takes(call, part));
  if (isTaken ? !(best.deed === 1 && best.named >= 0.5) : !(best.deed === 1 || best.named >= 0.9)) return null;
  const { missing } = filledBy(best.tool, said, {
    reading: said.reading,
    before: null,
    house,
    plans: null,
    wishes: true,
  });
  if (best.weight < (isTaken ? SURE : LEAST) || (best.named === 0 && missing.length > 1)) return null;
  return missing.length > 0 ? { kind: 'missing', name: best.tool.name, missing } : { kind: 'none' };
}
