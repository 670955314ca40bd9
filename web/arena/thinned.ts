import type { Lines } from './view.js';

/** No screen shows more. */
const POINTS = 240;

/** Every n-th point and the last, so that a page carries no more than a chart can show. */
export function thinned({ times, lines, unit }: Lines): Lines {
  const step = Math.ceil(times.length / POINTS);
  const kept = <Value>(values: readonly Value[]): Value[] =>
    values.filter((_, i) => i % step === 0 || i === values.length - 1);
  return {
    unit,
    times: kept(times),
    lines: lines.map((line) => ({ ...line, values: kept(line.values).map(rounded) })),
  };
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e4) / 1e4);
