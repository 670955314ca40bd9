import { availabilityFrom } from '../memory/activation.js';
import { EPISODE_TYPES, type Episode } from '../memory/episode.js';
import { PARAMETERS } from '../parameters.js';
import { forgetRow, newForecast, type Forecast } from './forecast.js';

const { exponent, base, valenceBase, activationBase } = PARAMETERS.dreams;
const { uses: USES } = PARAMETERS.memory;

/**
 * What episodes ask to be replayed with, row by row. Between two dreams hardly one of them is used again, so what only a use
 * changes is taken down once; an episode's number of uses tells whether that still holds.
 */
export interface Columns {
  rows: number;
  uses: Episode['uses'][];
  /** uses ever and the second of the first, when the row was taken down */
  n: Float64Array;
  first: Float64Array;
  /** seconds of the last uses, `USES` to a row, and how many there are */
  recent: Float64Array;
  known: Uint8Array;
  /** (.05 + surprise)(.25 + |valence|) */
  felt: Float64Array;
  /** place in `EPISODE_TYPES`, and how many episodes are of each */
  kind: Uint8Array;
  many: Uint32Array;
  /** of p^.6, between two uses */
  weights: Forecast;
  /** room for the rows' shares of a draw, and what each kind's are multiplied by: (1 ÷ their number)^.6 */
  drawn: Float64Array;
  shares: Float64Array;
}

const KIND = new Map(EPISODE_TYPES.map((type, i) => [type, i]));

const kept = new WeakMap<readonly Episode[], Columns>();

/** The columns of a memory, brought up to what it holds now. */
export function columnsOf(episodes: readonly Episode[]): Columns {
  let columns = kept.get(episodes);
  if (!columns || columns.kind.length < episodes.length) {
    columns = newColumns(Math.max(episodes.length, PARAMETERS.memory.episodes));
    kept.set(episodes, columns);
  }
  refresh(columns, episodes);
  return columns;
}

const newColumns = (rows: number): Columns => ({
  rows: 0,
  uses: [],
  n: new Float64Array(rows),
  first: new Float64Array(rows),
  recent: new Float64Array(rows * USES),
  known: new Uint8Array(rows),
  felt: new Float64Array(rows),
  kind: new Uint8Array(rows),
  many: new Uint32Array(EPISODE_TYPES.length),
  weights: newForecast(rows),
  drawn: new Float64Array(rows),
  shares: new Float64Array(EPISODE_TYPES.length),
});

function refresh(c: Columns, episodes: readonly Episode[]): void {
  if (isUnturned(c, episodes)) return refreshUses(c, episodes);
  let changed = c.rows !== episodes.length;
  for (let i = 0; i < episodes.length; i++) {
    if (i < c.rows && isCurrent(c, i, episodes[i])) continue;
    takeDown(c, i, episodes[i]);
    changed = true;
  }
  c.rows = episodes.length;
  if (changed) countKinds(c);
}

/** Whether no episode has come or gone: they come and go in order, one at a time. */
const isUnturned = ({ rows, uses }: Columns, episodes: readonly Episode[]): boolean =>
  rows > 0 && rows === episodes.length && uses[0] === episodes[0].uses && uses[rows - 1] === episodes[rows - 1].uses;

function refreshUses(c: Columns, episodes: readonly Episode[]): void {
  for (let i = 0; i < c.rows; i++) if (c.uses[i].n !== c.n[i]) takeDown(c, i, episodes[i]);
}

const isCurrent = (c: Columns, i: number, { uses }: Episode): boolean => c.uses[i] === uses && c.n[i] === uses.n;

function takeDown(c: Columns, i: number, { type, surprise, pad, uses }: Episode): void {
  c.uses[i] = uses;
  c.n[i] = uses.n;
  c.first[i] = uses.first;
  c.recent.set(uses.recent, i * USES);
  c.known[i] = uses.recent.length;
  c.felt[i] = (base + surprise) * (valenceBase + Math.abs(pad[0]));
  c.kind[i] = KIND.get(type) ?? 0;
  forgetRow(c.weights, i);
}

function countKinds({ many, shares, kind, rows }: Columns): void {
  many.fill(0);
  for (let i = 0; i < rows; i++) many[kind[i]]++;
  for (let k = 0; k < many.length; k++) shares[k] = Math.pow(1 / many[k], exponent);
}

/** The same as `priorityOf` of a row's episode. */
export const priorityIn = ({ felt, recent, known, n, first }: Columns, i: number, now: number): number =>
  felt[i] * (activationBase + availabilityFrom(recent, i * USES, known[i], n[i], first[i], now));
