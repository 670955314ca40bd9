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

/** The last sentence asks, or the one before it, and the last has it told: "Which member is it for? Please tell me the number." */
function asksSomething(told: string): boolean {
  const [before = '', last = ''] = ['', ...sentencesOf(told).map((one) => one.trim())].slice(-2);
  return last.endsWith('?') || (before.endsWith('?') && HAS_TOLD.test(last));
}
const HAS_TOLD =
  /^(?:please (?:tell|give|send|let)|tell me|let me know|säg|ange|skriv|(?:bitte )?(?:nennen|sagen|geben) sie|sag mir|(?:merci de|veuillez|dites|indiquez)|(?:por favor[, ]+)?(?:dime|dígame|indica|indique))(?!\p{L})/iu;

const last = (before: string): string => before.trim().split('\n').at(-1) ?? '';
