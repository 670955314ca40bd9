import { MS_PER_YEAR } from '../matches/window.js';
import type { Hour } from './evidence.js';

/** What a line of an hourly board tells of its hour. Members in percent, volatility and Sharpe ratio annual. */
export interface HourLine {
  return_pct: number;
  /** absent on boards from before there were scores */
  volatility_pct?: number | null;
  sharpe: number | null;
}

/** Gain of an account that is as good as lost. */
const LOST = Math.log(1e-3);
const HOURS_PER_YEAR = MS_PER_YEAR / 3_600_000;

/** The hour of a participant, from the settled board alone: whoever has the records can rate anew. */
export function hourOf({ return_pct, volatility_pct, sharpe }: HourLine): Hour {
  const gain = Math.max(LOST, Math.log1p(Math.max(return_pct / 100, -1)));
  const annual =
    volatility_pct === undefined ? volatilityBehind(return_pct / 100, sharpe) : (volatility_pct ?? 0) / 100;
  return { gain, variance: annual ** 2 / HOURS_PER_YEAR };
}

/** Annual volatility of which a return and its annual Sharpe ratio speak; 0 where there is none. */
const volatilityBehind = (gain: number, sharpe: number | null): number =>
  sharpe === null || sharpe === 0 ? 0 : Math.abs((gain * HOURS_PER_YEAR) / sharpe);
