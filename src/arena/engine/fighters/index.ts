/**
 * The house fighters. Pure: an answer depends on the arguments alone.
 *
 * Running one: once per minute, for each fighter of FIGHTERS with `isDue(fighter, minuteStart)`, call
 * `fighter.decide(view, account, memory, random)` with the observable history (at most 1500 one-minute candles per
 * symbol are looked at, the last one current), its own account, the memory it returned last time (`{}` at first) and a
 * generator that nobody else draws from (say `Random.from(`${matchSeed}/${fighter.id}/${minuteStart}`)`). Execute
 * `actions` in order like anybody's decision, store `memory` as JSON, put `research`, when present, on the tape.
 * A fighter without enough history answers no actions. Actions carry `equity_pct` of exposure, or `quantity` for a
 * partial close; stops and targets have five significant digits, so round them to the tick.
 */
export * from './fighter.js';
export { FIGHTERS, fighterById, isDue } from './roster.js';
