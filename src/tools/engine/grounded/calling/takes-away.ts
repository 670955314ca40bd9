import type { Call } from './call.js';

const TAKES_AWAY =
  /(?<!\p{L})(?:remov(?:e[ds]?|ing)|delet(?:e[ds]?|ing)|revok(?:e[ds]?|ing)|uninvite[ds]?|(?:take|kick|throw)\s(?:[^.!?\n]|\.(?=\S)){1,60}?\s(?:off|out)|ta bort|plocka bort|entfern\p{L}*|lösch\p{L}*|supprim\p{L}*|enlev\p{L}*|retirez|retirer|retirar|elimin\p{L}*)(?!\p{L})/giu;
const GIVES = /^(?:add|create|invite|book|enable|subscribe|grant|assign|insert|append|register)/iu;

/** "Add Bo and take Ada off it": whether something is to be taken away, and all that is called adds. */
export function takesAway(calls: readonly Call[], question: string): boolean {
  if (!calls.every(({ name }) => GIVES.test(name))) return false;
  const held = JSON.stringify(calls.map(({ arguments: args }) => args)).toLowerCase();
  return [...question.matchAll(TAKES_AWAY)].some(([said]) => !held.includes(said.toLowerCase()));
}
