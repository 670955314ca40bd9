import type { Scale } from './scale.js';

/** The path of a line; a missing value breaks it. */
export function linePath(times: readonly number[], values: readonly (number | null)[], x: Scale, y: Scale): string {
  let path = '';
  let drawing = false;
  for (const [i, value] of values.entries()) {
    if (value === null) drawing = false;
    else {
      path += `${drawing ? 'L' : 'M'}${x(times[i]).toFixed(1)} ${y(value).toFixed(1)}`;
      drawing = true;
    }
  }
  return path;
}
