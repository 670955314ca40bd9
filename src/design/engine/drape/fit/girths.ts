import { taped } from '../../geometry/hull.js';
import { xy } from '../../geometry/point.js';
import type { GirthCheck } from '../../make/pattern/checks.js';
import { levelCut } from '../form/tape.js';
import type { Form } from '../types.js';
import { share, mm } from './figures.js';
import type { FitInput } from './fit-input.js';
import { isAround, LEVELS, type Level } from './levels.js';
import { cutAt, type Axis, type ClothCut } from './slices.js';

/** A girth of the garment where it goes all the way round the body. */
export interface GirthFit {
  at: string;
  height_mm: number;
  body_mm: number;
  /** the cloth at that height as it was cut, and as it is worn */
  cut_mm: number;
  worn_mm: number;
  /** the finished measure that the pattern declares; null where it declares none, or on other cloth than the tape lies on */
  declared_mm: number | null;
  /** cut less body, and that as a share of the body */
  ease_mm: number;
  ease: number;
  /** worn by cut, less one */
  strain: number;
}

type Declared = readonly Pick<GirthCheck, 'name' | 'finished_mm'>[];

/** Cloth that covers less of the way round is open, or not there. */
const ROUND = 0.9;
/** About where the left leg stands, metres: the nearest line of a level cut is meant. */
const LEFT = 0.1;

/** A tape on cloth that was cut wider or narrower than declared lies elsewhere than where that is measured, a share. */
const ELSEWHERE = 0.005;

export function girthsOf(input: FitInput, declared: Declared): GirthFit[] {
  return LEVELS.flatMap((level) => girthAt(input, level, declared));
}

function girthAt(input: FitInput, level: Level, declared: Declared): GirthFit[] {
  const y = input.form.landmarks[level.landmark];
  const { body, axis } = bodyAt(input.form, level, y);
  const cut = clothAt(input, level, y, axis);
  if (!cut) return [];
  return [
    {
      at: level.at,
      height_mm: mm(y),
      body_mm: mm(body),
      cut_mm: mm(cut.flat),
      worn_mm: mm(cut.worn),
      declared_mm: declaredAt(level, declared, mm(cut.flat)),
      ease_mm: mm(cut.flat - body),
      ease: share(cut.flat / body - 1),
      strain: share(cut.worn / cut.flat - 1),
    },
  ];
}

function declaredAt({ at }: Level, declared: Declared, cut_mm: number): number | null {
  const finished = declared.find(({ name }) => name === at || name.endsWith(` ${at}`))?.finished_mm;
  return finished !== undefined && Math.abs(cut_mm / finished - 1) <= ELSEWHERE ? finished : null;
}

/** What a tape reads on the form, and the middle of what it goes round. */
function bodyAt(form: Form, { around }: Level, y: number): { body: number; axis: Axis } {
  const line = levelCut(form, y, around === 'trunk' ? 0 : LEFT);
  const middle = (axis: 0 | 2): number => {
    const along = line.map((p) => p[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  return { body: taped(line.map((p) => xy(p[0], p[2]))), axis: { x: middle(0), z: middle(2) } };
}

/** The garment's own panels, or the bands where only those lie there. */
function clothAt({ graph, mesh, draped }: FitInput, level: Level, y: number, axis: Axis): ClothCut | undefined {
  return [false, true]
    .map((bands) => {
      const counts = (i: number): boolean => {
        const { region, side } = graph.panels[i];
        return isAround(region, level) && (side === 'round') === bands;
      };
      return cutAt(mesh, draped.positions, y, counts, axis);
    })
    .find(({ covers }) => covers >= ROUND);
}
