import type { ChatAnswer, Turn } from './facts.js';

/** Two questions in one message, the second of them begun by its question word. */
const TWO =
  /^(?<first>.{10,300}?)(?:[,;]? (?:and|och) |\? (?:and |och )?)(?<second>(?:what|how|where|when|who|which|can|does|do|is|hur|vad|var|när|vem|vilken|kan)\b.{6,300})$/isu;
const BEGINS = /^(what|how|where|when|who|which|can|does|do|is|hur|vad|var|när|vem|vilken|kan|får)\b/iu;

/** The answers to both of two questions; null where there are not two, or one of them is not known. */
export function twoAnswers(history: readonly Turn[], message: string, answerTo: Answering): ChatAnswer | null {
  const { first, second } = TWO.exec(message.trim())?.groups ?? {};
  if (!first || !second || !BEGINS.test(first)) return null;
  const one = answerTo(history, first);
  if (!one.understood || one.topics.length === 0) return null;
  const turns: Turn[] = [...history, { role: 'user', text: first }, { role: 'assistant', text: one.text }];
  const other = answerTo(turns, second);
  if (
    !other.understood ||
    other.topics.length === 0 ||
    other.text === one.text ||
    other.text.startsWith(SAME[one.language])
  )
    return null;
  const joined = (key: 'topics' | 'sources'): string[] => [...new Set([...one[key], ...other[key]])];
  return { ...one, text: `${one.text} ${other.text}`, topics: joined('topics'), sources: joined('sources') };
}

/** How an answer begins that has nothing to add. */
const SAME = { en: 'To that I have no surer answer', sv: 'På det har jag inget säkrare svar' };

/** How one question is answered. */
export type Answering = (history: readonly Turn[], message: string) => ChatAnswer;
