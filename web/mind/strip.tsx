import { apart, scaleOf, type Scale } from '../charts/scale.js';
import { linePath } from '../charts/line-path.js';
import { clockSeconds, percent } from '../format.js';
import { mindWords } from '../words/mind.js';
import { moodWords } from '../words/mood.js';
import { bandsOf, isAsleep, SIGNALS, STRIP_SECONDS, thresholdsAt, type Point, type Rhythm } from './view.js';

const [WIDTH, HEIGHT] = [1100, 444];
const PLOT = { left: 52, right: 960, top: 12, bottom: 250 };
const PRESSURE = { top: 324, bottom: 420 };
const LABEL_GAP = 19;
const MARK_LETTERS = 26;

/** Something that was said to it from this page. */
export interface Mark {
  /** Unix seconds */
  t: number;
  said: string;
}

interface StripProps {
  points: readonly Point[];
  rhythm: Rhythm;
  marks: readonly Mark[];
  /** Unix seconds that are looked at; null for the present */
  at: number | null;
}

/** A quarter of an hour: its signals with sleep as bands, and its sleep pressure between the thresholds. */
export function Strip({ points, rhythm, marks, at }: StripProps) {
  const until = points.at(-1)?.t ?? 0;
  const x = scaleOf([until - STRIP_SECONDS, until], [PLOT.left, PLOT.right]);
  const y = scaleOf([0, 1], [PLOT.bottom, PLOT.top], 4);
  return (
    <svg class="mind-strip" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={mindWords().stripDrawn}>
      <Bands points={points} x={x} />
      <Grid x={x} y={y} until={until} />
      {SIGNALS.map((field, i) => (
        <path
          class={`line hue-${i}`}
          d={linePath(
            points.map(({ t }) => t),
            points.map((point) => point[field]),
            x,
            y,
          )}
          key={field}
        />
      ))}
      <Ends points={points} y={y} />
      <Events points={points} x={x} />
      <Pressure points={points} rhythm={rhythm} x={x} until={until} />
      {marks.map((mark) => (
        <MarkLine mark={mark} x={x} key={mark.t} />
      ))}
      {at !== null && <path class="looked" d={`M${x(at).toFixed(1)} ${PLOT.top}V${PRESSURE.bottom}`} />}
    </svg>
  );
}

const Bands = ({ points, x }: { points: readonly Point[]; x: Scale }) => (
  <>
    {bandsOf(points, isAsleep).map(([from, to]) => (
      <Band class="sleep" from={x(from)} to={x(to)} key={from} />
    ))}
    {bandsOf(points, (phase) => phase === 'rem' || phase === 'lucid').map(([from, to]) => (
      <Band class="dreamt" from={x(from)} to={x(to)} key={from} />
    ))}
  </>
);

const Band = ({ class: kind, from, to }: { class: string; from: number; to: number }) => {
  const left = Math.max(PLOT.left, from);
  const width = Math.min(PLOT.right, to) - left;
  return width > 0 ? (
    <rect class={kind} x={left} y={PLOT.top} width={width} height={PRESSURE.bottom - PLOT.top} />
  ) : null;
};

const Grid = ({ x, y, until }: { x: Scale; y: Scale; until: number }) => (
  <g class="grid">
    {y.ticks.map((value) => (
      <g key={value}>
        <path d={`M${PLOT.left} ${y(value)}H${PLOT.right}`} />
        <text x={PLOT.left - 8} y={y(value) + 4} text-anchor="end">
          {percent(value)}
        </text>
      </g>
    ))}
    {minutesOf(until).map((t) => (
      <text x={x(t)} y={PLOT.bottom + 34} text-anchor="middle" key={t}>
        {clockSeconds(t).slice(0, 5)}
      </text>
    ))}
  </g>
);

const minutesOf = (until: number): number[] => {
  const first = Math.ceil((until - STRIP_SECONDS) / 180) * 180;
  return Array.from({ length: 5 }, (_, i) => first + i * 180).filter((t) => t <= until);
};

function Ends({ points, y }: { points: readonly Point[]; y: Scale }) {
  const last = points.at(-1);
  if (!last) return null;
  const places = apart(
    SIGNALS.map((field) => y(last[field])),
    LABEL_GAP,
    [PLOT.top + 6, PLOT.bottom],
  );
  return (
    <>
      {SIGNALS.map((field, i) => (
        <g class={`end hue-${i}`} key={field}>
          <path class="leader" d={`M${PLOT.right + 3} ${y(last[field]).toFixed(1)}L${PLOT.right + 16} ${places[i]}`} />
          <text x={PLOT.right + 22} y={places[i] + 4.5}>
            {moodWords().fields[field]} <tspan class="value">{percent(last[field])}</tspan>
          </text>
        </g>
      ))}
    </>
  );
}

/** A stitch below the lines wherever something reached it. */
const Events = ({ points, x }: { points: readonly Point[]; x: Scale }) => (
  <>
    {points
      .filter(({ events, t }) => events > 0 && x(t) >= PLOT.left)
      .map(({ t, events }) => (
        <path class="event" d={`M${x(t).toFixed(1)} ${PLOT.bottom + 6}v${4 + 2 * Math.min(5, events)}`} key={t}>
          <title>{mindWords().events(events, clockSeconds(t))}</title>
        </path>
      ))}
  </>
);

interface PressureProps {
  points: readonly Point[];
  rhythm: Rhythm;
  x: Scale;
  until: number;
}

function Pressure({ points, rhythm, x, until }: PressureProps) {
  const y = scaleOf([0, 1], [PRESSURE.bottom, PRESSURE.top]);
  const times = Array.from({ length: 31 }, (_, i) => until - STRIP_SECONDS + (i * STRIP_SECONDS) / 30);
  const [falls, wakes] = [0, 1].map((which) => times.map((t) => thresholdsAt(rhythm, t)[which]));
  const label = (text: string, value: number) => (
    <text x={PLOT.right + 8} y={y(value) + 4}>
      {text}
    </text>
  );
  return (
    <g class="pressure">
      <path class="threshold" d={linePath(times, falls, x, y)} />
      <path class="threshold" d={linePath(times, wakes, x, y)} />
      <path
        class="line"
        d={linePath(
          points.map(({ t }) => t),
          points.map((point) => point.sleep_pressure),
          x,
          y,
        )}
      />
      {label(mindWords().fallsAsleep, falls.at(-1)!)}
      {label(mindWords().wakes, wakes.at(-1)!)}
      <text x={PLOT.left} y={PRESSURE.top - 6}>
        {mindWords().pressure(percent(points.at(-1)?.sleep_pressure ?? 0))}
      </text>
    </g>
  );
}

const MarkLine = ({ mark: { t, said }, x }: { mark: Mark; x: Scale }) =>
  x(t) < PLOT.left ? null : (
    <g class="said-mark">
      <path d={`M${x(t).toFixed(1)} ${PLOT.top}V${PLOT.bottom + 16}`} />
      <text x={x(t) - 6} y={PLOT.top + 10} text-anchor="end">
        {mindWords().you(said.length <= MARK_LETTERS ? said : `${said.slice(0, MARK_LETTERS - 1)}…`)}
      </text>
    </g>
  );
