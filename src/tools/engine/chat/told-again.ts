import { meaningOf } from './entailed.js';
import type { Turn } from './facts.js';
import { oneOfAsked } from './kind-asked.js';
import { sentencesOf } from './manner.js';
import { capital } from './reply/say.js';
import { tokensOf } from './text.js';
import { own, type Told } from './told.js';
import type { Question } from './question.js';

/** Whether an answer would say the same again to another question; only who asks the same hears the same. */
export function repeats(
  { text, topics, sources }: Told,
  { history, message }: { history: readonly Turn[]; message: string },
): boolean {
  const [asked, told] = history.slice(-2);
  if (told?.role !== 'assistant' || topics.length === 0 || text.length < SAME_LENGTH) return false;
  if (sources.includes('conversation') || /^(league|mood|stain|persona)/.test(topics[0])) return false;
  return told.text.includes(text) && tokensOf(asked.text).join(' ') !== tokensOf(message).join(' ');
}

/** Shorter answers may well be the same twice. */
const SAME_LENGTH = 60;

/** What was told already and answers this too: the part of it that speaks of what is asked now; else that there is no more. */
export function toldAgain(question: Question, { text, topics, sources }: Told): Told {
  const wanted = meaningOf(question.plain);
  const parts = sentencesOf(text).flatMap((one) => one.split(/(?<=;) /));
  const one = oneOfAsked(question.plain);
  const named = one ? parts.filter((part) => one.test(part)) : [];
  if (named.length > 0) return { text: named.map(sentence).join(' '), topics, sources };
  const met = parts.map((part) => meaningOf(tokensOf(part).join(' ')).filter((word) => wanted.includes(word)).length);
  const most = Math.max(...met);
  const any = parts.filter((_, at) => met[at] > 0);
  const about = any.length < parts.length ? any : parts.filter((_, at) => met[at] === most);
  if (about.length === 0 || about.length === parts.length) return { ...own(nothingNew(question)), declined: true };
  return { text: about.map(sentence).join(' '), topics, sources };
}

const sentence = (part: string): string => capital(part.replace(/;$/, '.'));

function nothingNew({ language }: Question): string {
  return language === 'sv'
    ? 'På det har jag inget säkrare svar än det jag nyss gav. Säg gärna med ord vilket tyg, plagg eller tillfälle du menar, så försöker jag igen.'
    : 'To that I have no surer answer than the one I just gave. Name the cloth, the piece or the occasion you mean, and I will try again.';
}
