import { apart, extentOf, scaleOf, type Scale } from '../charts/scale.js';
import { linePath } from '../charts/line-path.js';
import { price, signed } from '../format.js';
import { Face } from './face.js';
import type { Line, Lines } from './view.js';
import { arenaWords } from '../words/arena.js';

const [WIDTH, HEIGHT] = [920, 520];
const PLOT = { left: 46, right: 680, top: 14, bottom: 484 };
const LABEL_GAP = 27;
/** So many lines stand out; the others keep in the ground. */
const STRONG = 5;

/** Something that happened on a line: a fill, with what it is found by. */
export interface Pip {
  id: string;
  participantId: string;
  at: number;
  side: 'buy' | 'sell';
}

interface ChartProps {
  base: string;
  lines: Lines;
  /** milliseconds since the epoch */
  from: number;
  until: number;
  pips?: readonly Pip[];
  /** Who is looked at: the others step back. */
  chosen?: string | null;
  onPip?: (pip: Pip) => void;
  title: string;
}

/** The lines of a match with face, name and value at each end. What it shows stands in the board beside it, too. */
export function MatchChart({
  base,
  lines: { times, lines, unit },
  from,
  until,
  pips = [],
  chosen,
  onPip,
  title,
}: ChartProps) {
  const there = lines.filter(({ values }) => lastOf(values) !== null);
  const x = scaleOf([from, until], [PLOT.left, PLOT.right]);
  const y = scaleOf(extentOf(valuesOf(there)), [PLOT.bottom, PLOT.top]);
  const ends = there.map(({ values }) => y(lastOf(values)!));
  const places = apart(ends, LABEL_GAP, [PLOT.top + 10, PLOT.bottom]);
  const rank = (i: number) => (chosen ? (there[i].id === chosen ? 'chosen' : 'back') : i < STRONG ? 'strong' : 'back');
  return (
    <svg class="match-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      <Grid x={x} y={y} from={from} until={until} unit={unit} />
      {there.toReversed().map((line) => (
        <path
          class={`line hue-${hueOf(line.id)} ${rank(there.indexOf(line))}`}
          d={linePath(times, line.values, x, y)}
          key={line.id}
        />
      ))}
      {pips.map((pip) => (
        <PipMark
          pip={pip}
          line={there.find(({ id }) => id === pip.participantId)}
          {...{ times, x, y, onPip }}
          key={pip.id}
        />
      ))}
      {there.map((line, i) => (
        <End
          {...{ base, line, unit }}
          from={[x(times[lastIndexOf(line.values)]), ends[i]]}
          to={places[i]}
          rank={rank(i)}
          key={line.id}
        />
      ))}
    </svg>
  );
}

interface GridProps {
  x: Scale;
  y: Scale;
  from: number;
  until: number;
  unit: Lines['unit'];
}

const HOUR = 3_600_000;

function Grid({ x, y, from, until, unit }: GridProps) {
  const step = [HOUR / 6, HOUR * 4, HOUR * 24].find((one) => (until - from) / one <= 7) ?? HOUR * 24;
  const marks = Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, i) => from + i * step);
  return (
    <g class="grid">
      {y.ticks.map((value) => (
        <g key={value}>
          <path class={value === 0 ? 'zero' : ''} d={`M${PLOT.left} ${y(value).toFixed(1)}H${PLOT.right}`} />
          <text x={PLOT.left - 8} y={y(value) + 4} text-anchor="end">
            {unit === 'percent' ? `${price(value)} %` : price(value)}
          </text>
        </g>
      ))}
      {marks.map((time) => (
        <text x={x(time)} y={PLOT.bottom + 22} text-anchor="middle" key={time}>
          {step >= HOUR * 24 ? new Date(time).toISOString().slice(5, 10) : new Date(time).toISOString().slice(11, 16)}
        </text>
      ))}
    </g>
  );
}

interface EndProps {
  base: string;
  line: Line;
  unit: Lines['unit'];
  from: [number, number];
  to: number;
  rank: string;
}

function End({ base, line, unit, from: [x, y], to, rank }: EndProps) {
  const value = lastOf(line.values)!;
  const at = PLOT.right + 26;
  return (
    <g class={`end hue-${hueOf(line.id)} ${rank}`}>
      <circle cx={x} cy={y} r="3.5" />
      <path class="leader" d={`M${x + 5} ${y.toFixed(1)}L${PLOT.right + 12} ${to.toFixed(1)}H${at - 2}`} />
      <Face base={base} id={line.id} name={line.name} kind={line.kind} x={at} y={to - 11} size={22} />
      <text x={at + 29} y={to + 4.5}>
        <tspan class="name">{short(line.name)} </tspan>
        <tspan class="value">
          {signed(value)}
          {unit === 'percent' ? ' %' : ''}
        </tspan>
      </text>
    </g>
  );
}

interface PipProps {
  pip: Pip;
  line: Line | undefined;
  times: readonly number[];
  x: Scale;
  y: Scale;
  onPip?: (pip: Pip) => void;
}

function PipMark({ pip, line, times, x, y, onPip }: PipProps) {
  const value = line && valueAt(times, line.values, pip.at);
  if (value === null || value === undefined) return null;
  const [at, height] = [x(pip.at), y(value)];
  const tip = pip.side === 'buy' ? -1 : 1;
  const shape = `M${at - 5} ${height - 3 * tip}L${at} ${height + 5 * tip}L${at + 5} ${height - 3 * tip}Z`;
  return (
    <path class={`pip hue-${hueOf(pip.participantId)} ${pip.side}`} d={shape} onClick={onPip && (() => onPip(pip))}>
      <title>
        {arenaWords().pip(line!.name, arenaWords().sides[pip.side], new Date(pip.at).toISOString().slice(11, 16))}
      </title>
    </path>
  );
}

/** The value at a moment, between the two around it; before the line begins, its first. */
export function valueAt(times: readonly number[], values: readonly (number | null)[], at: number): number | null {
  const after = times.findIndex((time, i) => time >= at && values[i] !== null);
  if (after < 0) return lastOf(values);
  const [before, next] = [values[after - 1] ?? null, values[after]!];
  if (before === null || times[after - 1] > at) return next;
  const share = (at - times[after - 1]) / (times[after] - times[after - 1]);
  return before + share * (next - before);
}

const lastIndexOf = (values: readonly (number | null)[]): number => values.findLastIndex((value) => value !== null);
const lastOf = (values: readonly (number | null)[]): number | null => values[lastIndexOf(values)] ?? null;

function* valuesOf(lines: readonly Line[]): Iterable<number> {
  for (const { values } of lines) for (const value of values) if (value !== null) yield value;
  yield 0;
}

const short = (name: string): string => (name.length <= 17 ? name : `${name.slice(0, 16)}…`);

const HUES = 14;

/** The same colour for the same participant, everywhere and always; the factors are such that no two of the house share one. */
export function hueOf(id: string): number {
  let sum = 4;
  for (const letter of id) sum = (sum * 64_770 + letter.codePointAt(0)!) % 99_991;
  return sum % HUES;
}
