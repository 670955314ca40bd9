import type { State } from '../../state.js';
import type { Topic } from '../../swedish/nouns.js';
import { countWord } from '../../swedish/phrase.js';
import type { Asked } from './session.js';

export type Tongue = 'sv' | 'en';

/** What the answer is about beside the engine: the text's topic and words, and what was asked before. */
export interface Context {
  topic: Topic | null;
  before: Asked | null;
  words: readonly string[];
}

export type Answer = (state: State, context: Context) => Record<Tongue, string>;

/** "för tre minuter sedan". @param seconds since then */
export function agoOf(seconds: number): Record<Tongue, string> {
  if (seconds < 10) return { sv: 'alldeles nyss', en: 'just now' };
  const [n, one, many, unit] =
    seconds < 120
      ? [seconds, 'sekund', 'sekunder', 'second']
      : seconds < 7200
        ? [Math.round(seconds / 60), 'minut', 'minuter', 'minute']
        : [Math.round(seconds / 3600), 'timme', 'timmar', 'hour'];
  return {
    sv: `för ${countWord(n)} ${n === 1 ? one : many} sedan`,
    en: `${n} ${unit}${n === 1 ? '' : 's'} ago`,
  };
}
