/** A word as an expression that finds just it. */
export const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What finds a property by its own words, whatever parts them; '' where it has none. */
export const nameExpression = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).join(String.raw`[\s_-]{1,3}`);
