/**
 * The source of an expression that matches any of the words as `a|b|c` does, with beginnings that they share written once:
 * of two thousand words only those are tried that begin as the text does.
 * @param words plain text; of two that match at the same place the earlier one is taken
 */
export function anyOf(words: readonly string[]): string {
  return branch(
    words.map((word) => [...word]),
    0,
  );
}

type Letters = readonly string[];

/** @param from how many letters of the words, which are the same in all, are written already */
function branch(words: readonly Letters[], from: number): string {
  if (words.length === 1) return words[0].slice(from).map(escaped).join('');
  const parts = runsOf(words, from).flatMap((run) => (run[0].length === from ? [''] : grouped(run, from)));
  return parts.length === 1 ? parts[0] : `(?:${parts.join('|')})`;
}

/** What ends here stands between what goes on, as the words' order has it. */
function runsOf(words: readonly Letters[], from: number): Letters[][] {
  const runs: Letters[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && last[0].length > from && word.length > from) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

function grouped(words: readonly Letters[], from: number): string[] {
  const byFirst = new Map<string, Letters[]>();
  for (const word of words) {
    const alike = byFirst.get(word[from]);
    if (alike) alike.push(word);
    else byFirst.set(word[from], [word]);
  }
  return [...byFirst].map(([first, alike]) => escaped(first) + branch(alike, from + 1));
}

const escaped = (letter: string): string => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
