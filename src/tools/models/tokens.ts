/**
 * Tokens by a stated rule, since the embedded model has no vocabulary of its own: a run of letters counts one for each
 * six bytes of UTF-8 begun, digits one for each three begun, every other visible character one; white space belongs to
 * what follows.
 */
const PIECE = /\p{L}[\p{L}\p{M}]*|\p{N}{1,3}|[^\s\p{L}\p{N}]/gu;
const BYTES_PER_TOKEN = 6;
/** Around each message, and before the answer. */
const PER_MESSAGE = 4;
const PER_REQUEST = 3;

export function countTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE)) tokens += tokensIn(piece);
  return tokens;
}

export const promptTokens = (messages: readonly { text: string }[]): number =>
  messages.reduce((sum, { text }) => sum + PER_MESSAGE + countTokens(text), PER_REQUEST);

/** The longest beginning of a text that has at most so many tokens. */
export function firstTokens(text: string, most: number): string {
  let tokens = 0;
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    tokens += tokensIn(match[0]);
    if (tokens > most) return text.slice(0, end);
    end = match.index + match[0].length;
  }
  return text;
}

const tokensIn = (piece: string): number => Math.ceil(Buffer.byteLength(piece) / BYTES_PER_TOKEN);
