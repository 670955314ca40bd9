import type { PatternChecks } from '../../make/pattern/types.js';
import type { FitInput } from './fit-input.js';
import { approximateIn } from './approximate.js';
import { gapsOf, type SeamGap } from './gaps.js';
import { girthsOf, type GirthFit } from './girths.js';
import { hemOf, type HemHeights } from './hem.js';
import { lengthsOf, type LengthFit } from './lengths.js';
import { measuresOf, type MeasureFit } from './measures.js';
import { panelFits, type PanelFit } from './panels.js';
import { pullsOf, type Pull } from './pulls.js';
import { unlikeIn } from './unlike.js';
import { standsAway, type StandsAway } from './stands-away.js';

/** What the pattern's own checks say: what it measures, and what has to pass its openings. */
export type PatternSays = Pick<PatternChecks, 'finished_measures' | 'openings' | 'lengths'>;

/** How a garment fits: `fit.json`. Millimetres; strains and eases are shares (.05 is 5 % longer than it was cut). */
export interface FitReport {
  version: 3;
  unit: 'mm';
  girths: GirthFit[];
  /** what the pattern declares, each along its own line */
  measures: MeasureFit[];
  /** what the text gives of its length, by a tape drawn tight over it in front and behind */
  lengths: LengthFit[];
  pulls: Pull[];
  stands_away_mm: StandsAway;
  hem_mm: HemHeights;
  /** what has to pass when it is put on; `ok` where everything does */
  put_on: { ok: boolean; openings: PatternChecks['openings'] };
  seams: SeamGap[];
  panels: PanelFit[];
  /** what is shown otherwise than it will be worn; empty where nothing is */
  approximate: string[];
}

export function fitReport(input: FitInput, says: PatternSays): FitReport {
  const measures = measuresOf(input, says.finished_measures);
  const lengths = lengthsOf(input, says.lengths);
  return {
    version: 3,
    unit: 'mm',
    girths: girthsOf(input, says.finished_measures),
    measures,
    lengths,
    pulls: pullsOf(input),
    stands_away_mm: standsAway(input),
    hem_mm: hemOf(input),
    put_on: { ok: says.openings.every(({ ok }) => ok), openings: says.openings },
    seams: gapsOf(input),
    panels: panelFits(input),
    approximate: [...approximateIn(input.graph, measures, lengths), ...unlikeIn(input)],
  };
}
