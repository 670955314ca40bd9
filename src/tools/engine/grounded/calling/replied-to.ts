import type { CallAnswer, CallQuestion } from './question.js';
import { sentencesOf } from './heard/mood.js';

const LONGEST = 120;

/**
 * "It's B-9031." after "Please cancel my order." and an assistant's "What is the order number?": the call that the question before wished
 * for, with what the reply tells; null where it lacked nothing, or lacks something still.
 * @param answerOf what a question is answered with
 */
export function repliedTo(asked: CallQuestion, answerOf: (question: CallQuestion) => CallAnswer): CallAnswer | null {
  const { question, before, told = '' } = asked;
  const isReply = question.length <= LONGEST && !question.includes('?') && before !== '' && asksSomething(told);
  const wished = isReply ? answerOf({ ...asked, question: last(before), before: '', told: '', earlier: [] }) : null;
  if (wished?.kind !== 'missing') return null;
  const own = { ...asked, told: '', earlier: [] };
  const ways = [
    { ...own, askedFor: wished.name },
    { ...own, before: '', question: `${last(before)} ${question}` },
  ];
  return ways.map(answerOf).find((one) => one.kind === 'calls' && isOf(one.calls, wished.name)) ?? null;
}

const isOf = (calls: readonly { name: string }[], wished: string): boolean =>
  calls.length === 1 && calls[0].name === wished;

const asksSomething = (told: string): boolean => sentencesOf(told).at(-1)?.trim().endsWith('?') ?? false;

const last = (before: string): string => before.trim().split('\n').at(-1) ?? '';
