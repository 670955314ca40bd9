import { meanOf, mm, mostOf } from './figures.js';
import type { FitInput } from './fit-input.js';
import { isAround, LEVELS, type Level } from './levels.js';

/** Distance of the cloth from the form, millimetres. */
export interface Away {
  mean: number;
  most: number;
}

/** Over all cloth, and at each height where there is some. */
export interface StandsAway extends Away {
  at: (Away & { at: string; height_mm: number })[];
}

/** Particles so near to a height are at it, metres; and so many at least. */
const [BAND, LEAST] = [0.015, 8];

export function standsAway(input: FitInput): StandsAway {
  return {
    ...awayOf(input.away),
    at: LEVELS.flatMap((level) => {
      const height = input.form.landmarks[level.landmark];
      const near = input.away.filter((_, i) => isNear(input, level, height, i));
      return near.length < LEAST ? [] : [{ at: level.at, height_mm: mm(height), ...awayOf(near) }];
    }),
  };
}

/** What touches the form is 0 away, however deep a corner of the grid says that it lies. */
const awayOf = (away: Float32Array): Away => {
  const outside = away.map((far) => Math.max(0, far));
  return { mean: mm(meanOf(outside)), most: mm(Math.max(0, mostOf(outside))) };
};

const isNear = ({ graph, mesh, draped }: FitInput, level: Level, height: number, i: number): boolean =>
  isAround(graph.panels[mesh.panelOf[i]].region, level) && Math.abs(draped.positions[3 * i + 1] - height) < BAND;
