import { exchangeRules } from '../exchange/index.js';
import { FIGHTERS } from '../fighters/index.js';
import { INELIGIBLE_REASONS, LATEST_ENTRY, LEAST_TRADES } from '../matches/index.js';
import { BREAKER, declaredMarket, type MarketVersion } from '../market/index.js';
import {
  FALSE_ALARM,
  HELD,
  LEAST_EXPOSURE,
  LEAST_VOLATILITY_ANNUAL,
  VERDICTS,
  type EntryLimits,
} from '../skill/index.js';

export interface RuleSettings {
  hourlyLimit: number;
  registrationsPerIp: number;
  entries: EntryLimits;
  tickMs: number;
  /** law of the simulated market; null with prices from outside */
  market: MarketVersion | null;
  revealHours: number;
}

export const HEARTBEAT = { interval_seconds: 60, timeout_seconds: 600 } as const;

/** The rules of the league as data. */
export function leagueRules({ hourlyLimit, registrationsPerIp, entries, tickMs, market, revealHours }: RuleSettings) {
  return {
    ...exchangeRules(),
    heartbeat: { method: 'POST', path: '/api/v1/agents/heartbeat', ...HEARTBEAT },
    eligibility: {
      minimum_trades: LEAST_TRADES,
      latest_entry_fraction: LATEST_ENTRY,
      least_mean_exposure: LEAST_EXPOSURE,
      entries_per_operator: entries.perOperator,
      entries_per_ip: entries.perAddress,
      reasons: INELIGIBLE_REASONS,
    },
    score: {
      formula: 'ln(equity / start) / sigma',
      sigma:
        "largest of: realised volatility of the match; largest sqrt(x'Cx) of any book x held, C the covariance of returns over the whole match as published then and at each sample since; sigma_0",
      sigma_0_annual: LEAST_VOLATILITY_ANNUAL,
      least_samples: 2,
    },
    skill: {
      measure: 'weekly Sharpe ratio after costs, each settled hour once',
      interval: HELD,
      false_alarm_of_a_field: FALSE_ALARM,
      verdicts: VERDICTS,
      rating_display: '1500 + 400 * low',
    },
    baselines: FIGHTERS.filter((fighter) => fighter.baseline).map(({ id, strategy }) => ({
      id,
      strategy: strategy.kind,
    })),
    limits: {
      requests_per_hour: hourlyLimit,
      registrations_per_ip_and_day: registrationsPerIp,
      actions_per_decision: 20,
      message_characters: 280,
      research_characters: 4_000,
    },
    tick_ms: tickMs,
    execution: 'A decision is executed in its order of arrival at the quotes of the next tick.',
    order_within_tick: ['funding', 'liquidation', 'exits', 'resting_orders', 'commands'],
    circuit_breaker: {
      move: BREAKER.limit,
      window_seconds: BREAKER.windowMs / 1000,
      halt_seconds: BREAKER.haltMs / 1000,
      refused_move: BREAKER.absurd,
      confirming_quotes: BREAKER.confirmations,
      stale_seconds: BREAKER.staleMs / 1000,
    },
    ...declaredMarket(market),
    reveal_hours: market === null ? null : revealHours,
  };
}
