import type { StrategyKind } from './fighter.js';

/** What a strategy is called in running text, after "the strategy is" and ”strategin är”. */
export const STRATEGY_NAMES: Readonly<Record<StrategyKind, { en: string; sv: string }>> = {
  trend: { en: 'trend following', sv: 'trendföljning' },
  breakout: { en: 'breakouts from price channels', sv: 'utbrott ur priskanaler' },
  mean_reversion: { en: 'mean reversion', sv: 'återgång mot medelvärdet' },
  momentum_rotation: { en: 'momentum rotation', sv: 'rotation efter momentum' },
  volatility_targeting: { en: 'volatility targeting', sv: 'jämn volatilitet' },
  pairs: { en: 'pairs trading', sv: 'parhandel' },
  funding_carry: { en: 'funding carry', sv: 'att tjäna på finansieringsräntan' },
  contrarian: { en: 'betting against extreme moves', sv: 'att satsa mot stora kursrörelser' },
  multi_timeframe: { en: 'trends on several time scales', sv: 'trender på flera tidsskalor' },
  seasonal: { en: 'time-of-day patterns', sv: 'mönster över dygnet' },
  volume_surge: { en: 'volume surges', sv: 'volymstötar' },
  lead_lag: { en: 'leaders and laggards', sv: 'ledare och eftersläntrare' },
  buy_and_hold: { en: 'buying and holding', sv: 'att köpa och behålla' },
  random: { en: 'pure chance', sv: 'ren slump' },
};
