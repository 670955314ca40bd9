import { listOf, type Sayings, saying } from '../judged/phrase.js';
import data from '../words/irony.yaml.js';
import { tellsOfFault } from './faults.js';

const WORDS = data as unknown as Record<'ironic' | 'untried' | 'turns', string>;
const IRONIC = saying(listOf(WORDS.ironic));
const UNTRIED = saying(listOf(WORDS.untried));
const TURNS = saying(listOf(WORDS.turns));
const says = (said: Sayings, text: string): boolean => said.allIn(text.replaceAll('’', "'")).length > 0;

/** "I have not opened mine yet": what others say of theirs is no verdict. */
export const isUntried = (text: string): boolean => says(UNTRIED, text);

/**
 * How a text sounds where its words praise and it tells of a fault: "superb cut; en revanche a seam gave way" is both, "well great, it fits my dog
 * now" blame, and without a turn or a formula nothing can be said.
 */
export function inEarnest(feeling: number | null, text: string): number | 'both' | null {
  if (feeling === null || feeling < 0 || !tellsOfFault(text)) return feeling;
  if (says(IRONIC, text)) return -1;
  if (feeling === 0) return null;
  return says(TURNS, text) ? 'both' : null;
}
