import data from './knowledge/around.yaml.js';
import { tokensOf } from './text.js';

interface Around {
  opens: readonly string[];
  closes: readonly string[];
  asks: readonly string[];
  others: string;
}

const { opens, closes, asks, others } = data as Around;
const longestFirst = (turns: readonly string[]): readonly string[] => [...turns].sort((a, b) => b.length - a.length);
const OPENS = longestFirst(opens);
const CLOSES = longestFirst(closes);
const ASKS: ReadonlySet<string> = new Set(asks);
const OTHERS: ReadonlySet<string> = new Set(others.trim().split(/\s+/));

/** So many turns are taken from either end, and so many words are left. */
const MOST_TURNS = 8;
const LEAST_LEFT = 3;
/** Longer messages are read as they stand. */
const LONGEST = 2000;

/** Whether a service is named that is not ours. */
export const namesOther = (message: string): boolean => tokensOf(message).some((token) => OTHERS.has(token));

/** A message without the courtesies around its question: greetings, excuses, thanks in advance; as it was where little is left. */
export function withoutAround(message: string): string {
  if (message.length > LONGEST) return message;
  const core = repeated(repeated(message.trim(), withoutOpening), withoutClosing);
  return tokensOf(core).length >= LEAST_LEFT ? core : message;
}

function repeated(text: string, step: (text: string) => string): string {
  let left = text;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = step(left);
    if (next === left || next === '') return left;
    left = next;
  }
  return left;
}

/** Without the turn that it begins with, where a stop, a comma or the question follows. */
function withoutOpening(text: string): string {
  const lower = plainMarks(text);
  const turn = OPENS.find((one) => lower.startsWith(one) && !isOfWord(lower[one.length]));
  return turn === undefined ? text : text.slice(turn.length).replace(LEADING, '');
}

/** Without the turn that it ends with, where a stop or a comma stands before that. */
function withoutClosing(text: string): string {
  const body = text.slice(0, text.length - lengthOfMarks(text));
  const lower = plainMarks(body);
  const turn = CLOSES.find(
    (one) => lower.endsWith(one) && MARKS.has(lower.slice(0, -one.length).trimEnd().at(-1) ?? ''),
  );
  return turn === undefined ? text : body.slice(0, -turn.length).trimEnd();
}

const plainMarks = (text: string): string => text.toLowerCase();
const LEADING = /^[\s,.!?:;–—-]+/u;
const MARKS: ReadonlySet<string> = new Set(',.!?:;–—-)');
const isOfWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}'’]/u.test(char);

function lengthOfMarks(text: string): number {
  let at = text.length;
  while (at > 0 && !isOfWord(text[at - 1])) at--;
  return text.length - at;
}

/** The clauses of a message that may ask something by themselves, the last first; none where it is of one piece. */
export function partsOf(message: string): string[] {
  if (message.length > LONGEST) return [];
  const parts = message
    .split(/(?<=[.!?;:,])\s|\s(?:but|so|and|because|since|men|så|och|eftersom|und|aber|et|mais|pero|y)\s/iu)
    .map((part) => withoutAround(part.trim()))
    .filter((part) => tokensOf(part).length >= LEAST_LEFT && !ASKS.has(tokensOf(part).join(' ')));
  const whole = withoutAsks(message);
  return [...new Set([...(whole === message ? [] : [whole]), ...parts.toReversed()])].filter(
    (part) => part !== message,
  );
}

/** Without the weak question that closes it: "…, what now?". */
function withoutAsks(message: string): string {
  const body = message.slice(0, message.length - lengthOfMarks(message));
  const cut = [...MARKS].reduce((last, mark) => Math.max(last, body.lastIndexOf(`${mark} `)), -1);
  return cut > 0 && ASKS.has(tokensOf(body.slice(cut)).join(' ')) ? body.slice(0, cut) : message;
}
