import type { Call } from './call.js';
import type { CallAnswer, CallQuestion } from './question.js';
import { quotesIn } from './spans.js';

/** Names that no language has: what stands between quotation marks may be taken for none of its words. */
const NAMES = ['Quillarock', 'Zembrinax', 'Vorlathim'] as const;
const HELD = /\p{L}[^\p{L}]+\p{L}|[^\p{L}]$/u;

/** "My neighbour said 'play it louder'": what somebody else said is no wish of who tells it. */
const REPORTED = new RegExp(
  String.raw`(?<!\p{L})(?:said|says|asked|shouted|wrote|told (?:me|us)|sa|sade|skrev|sagte|fragte|schrieb|a dit|a demandé|a écrit|dijo|preguntó|escribió)[,:]?\s[^\p{L}\s]\s?${NAMES[0]}`,
  'iu',
);

/** A text with a name in place of each quotation of several words, and what stood there. */
interface Sealed {
  text: string;
  quotes: readonly string[];
}

function sealedOf(text: string): Sealed | null {
  const quotes = quotesIn(text);
  const isOpen = quotes.length > 0 && quotes.length <= NAMES.length && quotes.some((one) => HELD.test(one.text));
  if (!isOpen || NAMES.some((name) => text.includes(name))) return null;
  const parts = quotes.map(({ start }, i) => text.slice(i === 0 ? 0 : quotes[i - 1].end, start) + NAMES[i]);
  return { text: parts.join('') + text.slice(quotes.at(-1)?.end), quotes: quotes.map((one) => one.text) };
}

/**
 * "Translate 'Please cancel my order' into Swedish": what is called where no word of a quotation says what is wished, and each quotation
 * is all of an argument; null where that calls nothing.
 * @param answerOf what a question is answered with
 */
export function withSealed(asked: CallQuestion, answerOf: (sealed: CallQuestion) => CallAnswer): CallAnswer | null {
  const sealed = asked.choice === 'auto' ? sealedOf(asked.question) : null;
  if (sealed === null) return null;
  const answer = answerOf({ ...asked, question: sealed.text });
  if (answer.kind === 'none' && REPORTED.test(sealed.text)) return answer;
  if (answer.kind !== 'calls') return null;
  const values = answer.calls.flatMap(({ arguments: args }) => Object.values(args));
  const isWhole =
    values.every((value) => isNoPart(value)) &&
    sealed.quotes.every((_, i) => values.map(unmarked).includes(NAMES[i])) &&
    !answer.calls.some(sharesQuotation);
  return isWhole ? { kind: 'calls', calls: answer.calls.map((call) => opened(call, sealed)) } : null;
}

/** "Add the note 'Prefers calls' to her": what is quoted is the note, and nobody's number. */
const sharesQuotation = ({ arguments: args }: Call): boolean => {
  const own = Object.values(args).map(unmarked);
  return NAMES.some((name) => own.filter((one) => one === name).length > 1);
};

/** A text without the quotation marks that it stands between. */
const unmarked = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^["“”„«»'‘’]\s?|\s?["“”„«»'‘’]$/gu, '') : value;

/** Whether a value is a quotation, or has nothing of one. */
const isNoPart = (value: unknown): boolean =>
  NAMES.some((name) => name === unmarked(value)) || !NAMES.some((name) => String(JSON.stringify(value)).includes(name));

function opened({ name, arguments: args, evidence }: Call, { quotes }: Sealed): Call {
  const own = (value: unknown): unknown => {
    const at = NAMES.findIndex((one) => one === unmarked(value));
    return at < 0 ? value : quotes[at];
  };
  return {
    name,
    arguments: Object.fromEntries(Object.entries(args).map(([key, value]) => [key, own(value)])),
    evidence: evidence.map((one) => ({ ...one, quote: String(own(one.quote ?? '')) })),
  };
}
