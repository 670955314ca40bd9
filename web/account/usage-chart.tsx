import { scaleOf } from '../charts/scale.js';
import type { Day } from './days.js';
import { accountWords } from '../words/account.js';

const [WIDTH, HEIGHT, LEFT, BELOW] = [900, 190, 44, 24];
const LABEL_EACH_DAYS = 15;

/** A column a day, of what was answered, refused and failed. */
export function UsageChart({ days }: { days: readonly Day[] }) {
  const w = accountWords();
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  const y = scaleOf([0, most], [HEIGHT, 6], 4);
  const wide = (WIDTH - LEFT) / days.length;
  const x = (i: number) => LEFT + i * wide;
  const all = days.reduce((sum, { requests }) => sum + requests, 0);
  return (
    <svg
      class="usage-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + BELOW}`}
      role="img"
      aria-label={w.chart(days.length, all, most)}
    >
      {y.ticks.filter(Number.isInteger).map((tick) => (
        <g key={tick}>
          <path class="rule" d={`M${LEFT} ${y(tick)}H${WIDTH}`} />
          <text class="num" x={LEFT - 8} y={y(tick) + 4}>
            {tick}
          </text>
        </g>
      ))}
      {days.map((day, i) => (
        <g key={day.day}>
          <title>{w.dayTold(day.day, day)}</title>
          <rect class="hit" x={x(i)} y={0} width={wide} height={HEIGHT} />
          <Column day={day} x={x(i) + wide * 0.12} width={wide * 0.76} y={y} />
          {(days.length - 1 - i) % LABEL_EACH_DAYS === 0 && (
            <text x={x(i) + wide} y={HEIGHT + 18} class="num">
              {day.day.slice(5)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

interface ColumnProps {
  day: Day;
  x: number;
  width: number;
  y: (value: number) => number;
}

function Column({ day: { requests, refused, failed }, x, width, y }: ColumnProps) {
  const parts = [
    ['answered', 0, requests - refused - failed],
    ['refused', requests - refused - failed, requests - failed],
    ['failed', requests - failed, requests],
  ] as const;
  return (
    <>
      {parts
        .filter(([, from, to]) => to > from)
        .map(([name, from, to]) => (
          <rect class={name} x={x} width={width} y={y(to)} height={y(from) - y(to)} key={name} />
        ))}
    </>
  );
}
