/**
 * Matches: windows, eligibility, metrics, ranking.
 *
 * Three matches run at once (`DURATIONS`); `matchWindow(duration, t)` is the one at `t`. Per match and participant
 * keep one `Performance` (JSON-safe): `startPerformance(equity)` at the match's start or at entry,
 * `addEquity(performance, equity)` every `sampleMs(duration)` on the grid of the match, `marked` at every tick for
 * drawdown between samples; read `returnOf`, `sharpe`, `sortino` (with `samplesPerYear(duration)`), `drawdown`, `winRate`.
 * `eligibility(match, enteredAt, trades)` says who counts and why not, `ranked(entries)` orders a board.
 */
export * from './window.js';
export * from './eligibility.js';
export * from './metrics.js';
export * from './ranking.js';
