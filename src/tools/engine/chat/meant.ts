import type { Turn } from './facts.js';
import { isOnlyManner, type Manner, mannerOf } from './manner.js';
import { asksForName } from './reply/translate.js';
import { tokensOf } from './text.js';
import { saysOnlyWho } from './who-asks.js';

/** The language of a word that is asked for is not that of the answer. */
export function wishOf(message: string): Manner {
  if (ASKS_WHETHER.test(message)) return {};
  if (!asksForName(tokensOf(message.slice(0, 200)).join(' '))) return mannerOf(message);
  return {};
}

/** "Do you speak German?" asks whether, and does not ask for it. */
const ASKS_WHETHER =
  /^(?:(?:do|can|could) you (?:also )?(?:speak|understand|talk|write)|(?:talar|pratar|förstår) du|kan du (?:tala|prata|förstå|svenska|engelska|tyska|franska|spanska)|which languages|what languages)(?!.{0,40}please)/i;

/** The question meant: the message, or the one before where the message only says how to answer it. */
export function askedOf(history: readonly Turn[], message: string): { history: readonly Turn[]; message: string } {
  if (saysOnlyWho(message)) return withWho(history, message);
  if (!isOnlyManner(message)) return { history, message };
  const at = history.findLastIndex((turn) => turn.role === 'user' && !isOnlyManner(turn.text));
  return at < 0 ? { history, message } : { history: history.slice(0, at), message: history[at].text };
}

/** The question before, now that it is known who asks. */
function withWho(history: readonly Turn[], message: string): { history: readonly Turn[]; message: string } {
  const at = history.findLastIndex((turn) => turn.role === 'user' && !saysOnlyWho(turn.text));
  if (at < 0) return { history, message };
  return { history: history.slice(0, at), message: `${history[at].text.replace(/[.!]?$/, '.')} ${message}` };
}

/** A language once asked for stays; brevity and lists hold for the one answer. */
export function mannerAsked(history: readonly Turn[]): Manner {
  const wishes = history
    .filter((turn) => turn.role === 'user')
    .map((turn) => ({ text: turn.text, manner: wishOf(turn.text) }));
  const last = wishes.findLast(({ manner: { language, abroad } }) => language !== undefined || abroad !== undefined);
  const answered = last && /\b(always|from now on|alltid|hädanefter|only|bara|endast)\b/i.test(last.text);
  const { language, abroad } = last?.manner ?? {};
  return answered ? { ...(language ? { language } : {}), ...(abroad ? { abroad } : {}) } : {};
}
