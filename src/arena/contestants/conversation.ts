import { UpstreamFailure } from '../../common/upstream/failure.js';
import { askedAgain, keptText, type Message } from '../engine/contestant/index.js';
import type { Outcome } from '../entities/round.entity.js';
import type { Model, Reply } from './model.js';

/** What a model saw and said in a round, and what that took. */
export interface Conversation {
  outcome: Outcome;
  /** why it was asked again, or did not decide */
  problems: string[];
  prompt: Message[];
  answers: string[];
  latency_ms: number;
  tokens_in: number;
  tokens_out: number;
  cost_usd: number;
  /** for how long the model's server asks to be left alone, s */
  retry_after: number | null;
}

/** Answers a round is asked for: a first one, and one more when that cannot be taken. */
const ANSWERS = 2;
/** Of an answer, as it is kept and told again, characters. */
const KEPT = 16_000;
const KEPT_PROBLEM = 300;
const KEPT_PROBLEMS = 10;

/**
 * Asks a model until its answer is taken, twice at most. A model that fails is an outcome, not an error.
 * @param take why an answer cannot be taken; nothing when it was
 * @param mayAsk called before each question; null, or why no further one may be asked
 */
export async function converse(
  model: Pick<Model, 'ask'>,
  prompt: Message[],
  take: (text: string) => Promise<readonly string[]>,
  mayAsk: (talk: Conversation) => Promise<string | null> = () => Promise.resolve(null),
): Promise<Conversation> {
  const talk = newConversation(prompt);
  const messages = [...prompt];
  for (let answer = 1; answer <= ANSWERS; answer++) {
    const reason = await mayAsk(talk);
    if (reason !== null) return { ...talk, problems: [...talk.problems, reason] };
    const text = await replyIn(talk, model, messages);
    if (text === null) return talk;
    const problems = (await take(text)).slice(0, KEPT_PROBLEMS).map((one) => keptText(one, KEPT_PROBLEM));
    if (problems.length === 0) return { ...talk, outcome: 'decided' };
    talk.problems.push(...problems);
    messages.push({ role: 'assistant', content: keptText(text, KEPT) }, askedAgain(problems));
  }
  return talk;
}

/** What it said, noted down; null when it did not answer. */
async function replyIn(talk: Conversation, model: Pick<Model, 'ask'>, messages: readonly Message[]) {
  const began = performance.now();
  try {
    return noted(talk, await model.ask(messages));
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    talk.outcome = 'silent';
    talk.retry_after = error.retryAfterSeconds;
    talk.problems.push(`the model did not answer: ${error.message}`);
    return null;
  } finally {
    talk.latency_ms += Math.round(performance.now() - began);
  }
}

function noted(talk: Conversation, { text, tokens_in, tokens_out, cost_usd }: Reply): string {
  talk.answers.push(keptText(text, KEPT));
  talk.tokens_in += tokens_in;
  talk.tokens_out += tokens_out;
  talk.cost_usd += cost_usd;
  return text;
}

/** One in which nothing was said yet. */
export const newConversation = (prompt: Message[]): Conversation => ({
  outcome: 'refused',
  problems: [],
  prompt,
  answers: [],
  latency_ms: 0,
  tokens_in: 0,
  tokens_out: 0,
  cost_usd: 0,
  retry_after: null,
});
