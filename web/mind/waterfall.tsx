import { fixed } from '../format.js';
import { mindWords } from '../words/mind.js';
import type { Contribution } from './view.js';

const DIGITS = 4;

interface WaterfallProps {
  contributions: readonly Contribution[];
  /** what they add up to */
  sum: number;
  caption: string;
}

/** What a number is made of: each row begins where the one before ended, and the rows as written add up to the sum as written. */
export function Waterfall({ contributions, sum, caption }: WaterfallProps) {
  const words = mindWords();
  const ends = contributions.map((_, i) => partialOf(contributions, i + 1));
  const most = Math.max(1e-9, ...ends, sum);
  const least = Math.min(0, ...ends);
  return (
    <table class="waterfall">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.becauseOf}</th>
          <th scope="col" class="num">
            {words.weighed}
          </th>
          <th scope="col">
            <span class="unseen">{words.drawn}</span>
          </th>
          <th scope="col" class="num">
            {words.makes}
          </th>
        </tr>
      </thead>
      <tbody>
        {contributions.map(({ driver, raw, weight }, i) => (
          <tr key={`${driver}${i}`}>
            <th scope="row">{words.drivers[driver] ?? driver.replaceAll('_', ' ')}</th>
            <td class="num">
              {fixed(raw, 2)} × {fixed(weight, 2)}
            </td>
            <td>
              <Step from={partialOf(contributions, i)} to={ends[i]} least={least} most={most} />
            </td>
            <td class="num">{writtenParts(contributions.map((one) => one.contribution))[i]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.together}</th>
          <td />
          <td />
          <td class="num">{fixed(sum, DIGITS)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const partialOf = (contributions: readonly Contribution[], count: number): number =>
  contributions.slice(0, count).reduce((sum, { contribution }) => sum + contribution, 0);

/** Parts rounded so that what is written adds up to the written sum: each is the difference of two rounded partial sums. */
export function writtenParts(parts: readonly number[]): string[] {
  let before = 0;
  let sum = 0;
  return parts.map((part) => {
    sum += part;
    const now = Number(sum.toFixed(DIGITS));
    const written = fixed(now - before, DIGITS);
    before = now;
    return written;
  });
}

interface StepProps {
  from: number;
  to: number;
  least: number;
  most: number;
}

function Step({ from, to, least, most }: StepProps) {
  const at = (value: number) => ((value - least) / (most - least)) * 200;
  const left = Math.min(at(from), at(to));
  return (
    <svg class="step" viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="bar-ground" width="200" height="10" />
      <rect
        class={to < from ? 'minus' : 'plus'}
        x={left.toFixed(2)}
        width={Math.max(0.6, Math.abs(at(to) - at(from))).toFixed(2)}
        height="10"
      />
    </svg>
  );
}
