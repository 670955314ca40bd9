import { exact, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** Curtains and gathers are made at most so many times as wide. */
const MOST = 5;

/** "180 cm wide, 2.5 times fullness": a width as often as it is gathered; open where one of both is not told. */
export function withFullness({ property, text, amounts }: Problem): Solved {
  if (!SAYS.fullness.test(text) || property.unit?.dimension !== 'length') return undefined;
  const widths = amounts.filter(({ unit }) => unit?.dimension === 'length');
  const times = amounts.filter(({ unit, value }) => unit === undefined && value > 1 && value <= MOST);
  if (widths.length + times.length !== amounts.length || amounts.length > 2) return undefined;
  if (widths.length !== 1 || times.length !== 1) return null;
  return { value: exact(widths[0].value * times[0].value), unit: widths[0].unit!.unit };
}
