import type { Cut } from '../../cut/cut.js';
import type { Pattern } from './index.js';

export interface Told {
  name: string;
  ok: boolean;
  /** how its failure is named among the deviations */
  words: RegExp;
}

/** Everything that a pattern tells of getting into it. */
export const toldOf = ({ checks }: Pattern): Told[] => [
  ...checks.openings.map((o) => ({ name: o.opening, ok: o.ok, words: new RegExp(`The ${o.opening} opens to`) })),
  ...checks.finished_measures.map((g) => ({ name: g.name, ok: g.ok, words: new RegExp(`Finished ${g.name} `) })),
];

/** Opened from neck to hem, so that nothing has to pass. */
export const opensThroughout = ({ opening }: Cut): boolean => opening !== null && opening.by !== 'pullover';
