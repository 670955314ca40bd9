import { wordLists } from '../text/word-lists.js';
import data from '../words/priced.yaml.js';

/** The lists of `priced.yaml`. */
export const { wordsIn, standsIn, beginsWith, endsWith } = wordLists(
  data as unknown as Readonly<Record<string, string>>,
);
