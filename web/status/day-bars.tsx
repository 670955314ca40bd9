import type { ComponentChildren } from 'preact';
import { statusWords } from '../words/status.js';
import { exactPercent, levelOf, milliseconds, type Day, type Level } from './view.js';

const STEP = 10;
const THICK = 7;
const TALL = 40;
/** Not by colour alone: the worse a day, the lower its bar. */
const HEIGHTS: Record<Level, number> = { well: TALL, lacking: 28, away: 16, unknown: 3 };

interface BarsProps {
  name: string;
  days: readonly Day[];
}

const Frame = ({ label, days, children }: { label: string; days: number; children: ComponentChildren }) => (
  <svg class="days" viewBox={`0 0 ${days * STEP} ${TALL}`} preserveAspectRatio="none" role="img" aria-label={label}>
    {children}
  </svg>
);

/** A bar a day: how much of it was answered. */
export const Availability = ({ name, days }: BarsProps) => (
  <Frame label={statusWords().bars(name)} days={days.length}>
    {days.map(({ date, availability }, i) => {
      const level = levelOf(availability);
      const height = HEIGHTS[level];
      return (
        <rect class={level} x={i * STEP} y={TALL - height} width={THICK} height={height} key={date}>
          <title>{`${date}: ${availability === null ? statusWords().level.unknown : exactPercent(availability)}`}</title>
        </rect>
      );
    })}
  </Frame>
);

/** A bar a day: 95 % of its answers within, and in it half of them; as high as the slowest day. */
export function Latency({ name, days }: BarsProps) {
  const slowest = Math.max(1, ...days.map(({ p95_ms }) => p95_ms ?? 0));
  const high = (ms: number) => Math.max(1, (Math.log1p(ms) / Math.log1p(slowest)) * TALL);
  return (
    <Frame label={statusWords().waits(name)} days={days.length}>
      {days.map(({ date, p50_ms, p95_ms }, i) => {
        const at = { x: i * STEP, width: THICK };
        if (p50_ms === null || p95_ms === null)
          return <rect class="unknown" {...at} y={TALL - HEIGHTS.unknown} height={HEIGHTS.unknown} key={date} />;
        return (
          <g key={date}>
            <title>{`${date}: ${milliseconds(p50_ms)}, ${milliseconds(p95_ms)}`}</title>
            <rect class="most" {...at} y={TALL - high(p95_ms)} height={high(p95_ms)} />
            <rect class="half" {...at} y={TALL - high(p50_ms)} height={high(p50_ms)} />
          </g>
        );
      })}
    </Frame>
  );
}
