import { distance } from 'fastest-levenshtein';
import { clothWords, colourWords, hintWorlds } from './hints.js';
import type { World } from './types.js';
import { aliasWorld } from './world-aliases.js';

/** The name of a world that a word is a slip of: "minimlist". */
export function nearAlias(word: string): { alias: string; world: World } | null {
  if (word.length < 5 || hintWorlds.has(word) || colourWords.has(word) || clothWords.has(word)) return null;
  const allowed = word.length >= 8 ? 2 : 1;
  const near = [...aliasWorld].find(([alias]) => alias.length >= 5 && distance(alias, word) <= allowed);
  return near ? { alias: near[0], world: near[1] } : null;
}
