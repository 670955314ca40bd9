import type { Odds } from './view.js';

/** What stands for all who are not told by name; no participant’s id. */
const OTHERS = 'others';

/** The chance of each participant to win among everybody who may still, the not yet eligible included; null where it is not told. */
export function chancesOf(odds: readonly Odds[]): (id: string) => number | null {
  const told = new Map(odds.map(({ id, win_probability }) => [id, win_probability]));
  const rest = odds.length === 0 || told.has(OTHERS) ? null : 0;
  return (id) => told.get(id) ?? rest;
}

/** The likeliest of them, by name. */
export const favouriteOf = (odds: readonly Odds[]): Odds | undefined =>
  odds
    .filter(({ id }) => id !== OTHERS)
    .reduce<Odds | undefined>(
      (best, one) => (best && best.win_probability >= one.win_probability ? best : one),
      undefined,
    );
