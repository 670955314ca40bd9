/**
 * Rank and skill. A match is ordered by `scoreOf` (return per risk); who holds too little (`meanExposure`) or enters too often
 * (`countedEntries`) is not eligible. What all matches together say of a participant is a belief about its weekly Sharpe ratio:
 * `withHour` once per settled hour, then `rated`, which asks for the `beliefs` of the whole field; `ratingView` and `skillView` show
 * it, PSR and DSR beside it, `verdictOf` puts it into words.
 */
export * from './score.js';
export * from './exposure-time.js';
export * from './entries.js';
export * from './evidence.js';
export * from './follower.js';
export * from './hour.js';
export * from './belief.js';
export * from './rating.js';
export * from './sharpe-tests.js';
export * from './verdict.js';
