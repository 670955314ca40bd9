import type { Turn } from '../engine/chat/index.js';
import type { ModelMessage } from './text-model.js';

const KEPT_TURNS = 24;
/** Of a long text the engine, which takes in some 300 words, reads so much of the beginning and of the end, where the question usually stands. */
const [HEAD, TAIL] = [500, 1000];

/** Of a text that facts are looked for in so many characters are read. */
const MOST_SEARCHED = 20_000;

/** Of instructions the engine, which follows their language and length alone, reads the beginning. */
const INSTRUCTIONS = 4000;

export interface Conversation {
  history: Turn[];
  question: string;
  /** The caller's `system` messages, where there are any beside the question. */
  instructions?: string;
  /** The question as it was sent, and what the same side said before it, for who looks for facts in it. */
  asked: string;
  before: string;
}

/** The last question and what was said before it. Instructions (`system`) are taken as the question only where nothing else is said. */
export function conversationOf(messages: readonly ModelMessage[]): Conversation {
  const said = messages.filter(({ text }) => /\S/u.test(text));
  const talk = said.filter((message): message is ModelMessage & Turn => message.role !== 'system');
  const at = talk.findLastIndex(({ role }) => role === 'user');
  const question = talk[at]?.text ?? said.at(-1)?.text ?? '';
  const history = talk.slice(Math.max(0, at - KEPT_TURNS), Math.max(0, at));
  const system = said.filter(({ role, text }) => role === 'system' && text !== question);
  const instructions = system.map(({ text }) => text).join('\n');
  return {
    history: history.map(({ role, text }) => ({ role, text: readable(text) })),
    question: readable(question),
    asked: question.slice(0, MOST_SEARCHED),
    before: talk
      .slice(0, Math.max(0, at))
      .filter(({ role }) => role === 'user')
      .map(({ text }) => text)
      .join('\n')
      .slice(-MOST_SEARCHED),
    ...(instructions === '' ? {} : { instructions: instructions.slice(0, INSTRUCTIONS) }),
  };
}

function readable(text: string): string {
  if (text.length <= HEAD + TAIL) return text;
  const [head, tail] = [text.slice(0, HEAD), text.slice(-TAIL)];
  return `${head.replace(/[\uD800-\uDBFF]$/, '')}\n${tail.replace(/^[\uDC00-\uDFFF]/, '')}`;
}
