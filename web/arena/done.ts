import type { Tape } from './view.js';

const DONE: ReadonlySet<string> = new Set(['trade', 'liquidation', 'research']);

/** What somebody did, not what befell everybody: a funding of all positions is no news. */
export const isDone = ({ type, participant_id }: Tape): boolean => DONE.has(type) && Boolean(participant_id);
