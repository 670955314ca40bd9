/**
 * Rank and skill. A match is ordered by `scoreOf` (return per risk); who holds too little (`meanExposure`) or enters too often
 * (`countedEntries`) is not eligible. What all matches together say of a participant is a belief about its weekly Sharpe ratio:
 * `addHour` once per hour, `measuredSharpe`, then `beliefs` of the whole field; `verdictOf` puts it into words. PSR and DSR beside it.
 */
export * from './score.js';
export * from './exposure-time.js';
export * from './entries.js';
export * from './evidence.js';
export * from './belief.js';
export * from './sharpe-tests.js';
export * from './verdict.js';
