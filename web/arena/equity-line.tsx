import { extentOf, scaleOf } from '../charts/scale.js';
import { linePath } from '../charts/line-path.js';
import { usd } from '../format.js';
import { hueOf } from './match-chart.js';
import { arenaWords } from '../words/arena.js';

const [WIDTH, HEIGHT] = [640, 150];

interface EquityLineProps {
  id: string;
  /** [time ISO 8601, USD] */
  curve: readonly (readonly [string, number])[];
}

/** How somebody's money went, from first to last. */
export function EquityLine({ id, curve }: EquityLineProps) {
  if (curve.length < 2) return <p class="hint">{arenaWords().noCurve}</p>;
  const times = curve.map(([time]) => Date.parse(time));
  const values = curve.map(([, value]) => value);
  const x = scaleOf([times[0], times.at(-1)!], [0, WIDTH]);
  const y = scaleOf(extentOf(values), [HEIGHT, 0]);
  return (
    <figure class={`equity hue-${hueOf(id)}`}>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={arenaWords().equity(usd(values[0]), usd(values.at(-1)!))}
      >
        <path class="line chosen" d={linePath(times, values, x, y)} />
      </svg>
      <figcaption>
        {arenaWords().equityWhen(
          curve[0][0].slice(0, 10),
          curve.at(-1)![0].slice(0, 10),
          usd(values[0]),
          usd(values.at(-1)!),
        )}
      </figcaption>
    </figure>
  );
}
