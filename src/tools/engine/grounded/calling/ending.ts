import type { FunctionTool } from '../matching.js';
import type { Call } from './call.js';
import type { CallAnswer, CallQuestion } from './question.js';

/** What the end of a wish says of one argument, and the wish without it. */
export interface Ending {
  rest: string;
  /** the name of the argument, of a function that has it */
  nameOf: (tool: FunctionTool) => string | undefined;
  withIt: (call: Call, name: string) => Call;
}

/**
 * What the rest of a wish calls, with what its end says; null where several are called, or what is called has no such argument or has it
 * already.
 * @param answerOf what a question is answered with
 */
export function withEnding(
  asked: CallQuestion,
  { rest, nameOf, withIt }: Ending,
  answerOf: (rest: CallQuestion) => CallAnswer,
): CallAnswer | null {
  const answer = answerOf({ ...asked, question: rest });
  const [call, ...more] = answer.kind === 'calls' ? answer.calls : [];
  const own = call && asked.tools.find(({ name }) => name === call.name);
  const name = own && nameOf(own);
  return !call || more.length > 0 || name === undefined || name in call.arguments
    ? null
    : { kind: 'calls', calls: [withIt(call, name)] };
}
