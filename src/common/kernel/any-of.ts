/**
 * The source of an expression that matches any of the words as `a|b|c` does, with beginnings that they share written once:
 * of two thousand words only those are tried that begin as the text does.
 * @param words plain text; of two that match at the same place the earlier one is taken
 */
export function anyOf(words: readonly string[]): string {
  return branch(words.map((word) => [...word]));
}

type Letters = readonly string[];

function branch(words: readonly Letters[]): string {
  const parts = runsOf(words).flatMap((run) => (run[0].length === 0 ? [''] : grouped(run)));
  return parts.length === 1 ? parts[0] : `(?:${parts.join('|')})`;
}

/** What ends here stands between what goes on, as the words' order has it. */
function runsOf(words: readonly Letters[]): Letters[][] {
  const runs: Letters[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && last[0].length > 0 && word.length > 0) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

function grouped(words: readonly Letters[]): string[] {
  const byFirst = new Map<string, Letters[]>();
  for (const [first, ...rest] of words) byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  return [...byFirst].map(([first, rests]) => escaped(first) + branch(rests));
}

const escaped = (letter: string): string => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
