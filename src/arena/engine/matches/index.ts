/**
 * Matches: windows, eligibility, metrics, ranking, odds, scores, luck, hash. All pure.
 *
 * **Running.** Three matches run at once (`DURATIONS`); `matchWindow(duration, t)` is the one at `t`. Per match and
 * participant keep one `Performance` (JSON-safe): `startPerformance(equity)` at the match's start or at entry,
 * `addEquity(performance, equity)` every `sampleMs(duration)` on the grid of the match, `marked` at every tick for
 * drawdown between samples; read `returnOf`, `sharpe`, `sortino` (with `samplesPerYear(duration)`), `drawdown`,
 * `winRate`. `eligibility(match, entered)` says who counts and why not; `ranked(entries)` orders a board.
 *
 * **Odds.** Keep one `Covariance` for the market (`startCovariance(annual volatilities)`, then `addReturns` with each
 * minute's log returns in the order of SYMBOLS) and one `ExposureHistory` per participant (`startExposures()`, then
 * `observeExposures(history, exposures, now, fills)` at any pace, say each minute). `oddsOf(entrants, covariance,
 * msLeft, msMatch)` with every rated participant; `qualifies` is 0 for who is late, else the chance of `outlookOf(…, msLeft)`, and `drag` its fills times what one costs. Publish and score that distribution; for the board, whose
 * `win_probability` sums to 1 over the eligible only, `amongEligible(p, eligible)`. `decimalOdds(p)`.
 *
 * **Settling.** `brierScore`, `logScore`, `addQuote` into a `Reliability` (additive over matches), `reliabilityBins`,
 * `calibrationError`;
 * `luckIntervals(tracks, 'stillwater', 1000, random)`; `settlementHash(lines)`; `confidenceScore` for an agent's own
 * stated confidence.
 */
export * from './window.js';
export * from './eligibility.js';
export * from './qualifying.js';
export * from './metrics.js';
export * from './ranking.js';
export * from './covariance.js';
export * from './exposure-history.js';
export * from './odds.js';
export * from './scoring.js';
export * from './bootstrap.js';
export * from './settlement-hash.js';
