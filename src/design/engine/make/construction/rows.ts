import type { Notion } from '../materials/index.js';
import { names, type Kit, type StepDraft, type UsedPiece } from './kit.js';
import type { Phase } from './types.js';

/** A step of a garment that is sewn in a way of its own: whose pieces it needs, what it says, which seams it closes. */
export interface Row {
  phase: Phase;
  title: string;
  /** the step is left out where none of these pieces is cut */
  pieces: RegExp;
  text: (pieces: string) => string;
  joins?: RegExp;
  seam: 'join' | 'attach' | 'turned' | 'bind';
  minutes: number;
  /** haberdashery that only the pieces tell of */
  takes?: (uses: readonly UsedPiece[]) => Notion[];
}

export const stepOf = (kit: Kit, row: Row): StepDraft[] => {
  const uses = kit.pieces.filter((p) => row.pieces.test(p.id));
  if (uses.length === 0) return [];
  const { phase, title, joins, minutes, takes } = row;
  return [
    {
      phase,
      title,
      text: row.text(names(uses)),
      uses,
      joins,
      seams: [kit.seams[row.seam]],
      minutes,
      ...(takes ? { takes: takes(uses) } : {}),
    },
  ];
};
