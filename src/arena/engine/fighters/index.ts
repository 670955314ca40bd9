/**
 * The house fighters: fourteen, of which two are baselines (`baseline: true`: shown, never rated). Pure: an answer
 * depends on the arguments alone.
 *
 * **Deciding.** Once per minute, for each fighter of `FIGHTERS` with `isDue(fighter, now)`, call
 * `fighter.decide(view, account, memory, random)` with the observable history (up to 1450 one-minute candles per symbol
 * are looked at, the last one current), its own account, the memory it returned last time (`{}` at first) and a
 * generator of its own, say `Random.from(`${seed}/${fighter.id}/${minute}`)`. Execute `actions` in order like
 * anybody's decision, store `memory` as JSON, put `research`, when present, on the tape. Without enough history a
 * fighter answers no actions; the slowest needs 18 hours. Entries carry `equity_pct`, a stop and a justification with
 * its numbers; partial closes carry `quantity`. Stops have five and quantities six significant digits: round them to
 * tick and lot. Measured on one quiet core: .01 to .1 ms a decision, a week of all fourteen (17,800 decisions) about
 * .8 s; 13,000 to 18,000 fills in that week.
 *
 * **Speaking.** `speakersFor(event, ids, most, random)` chooses who answers a `ChatEvent`; `speak(id, event, memory,
 * random)` gives the line (or null) and the voice's own memory, kept apart from the trading memory. Of a challenger
 * only the cleaned name is ever repeated.
 *
 * **Faces.** `face`: a 256 × 256 medallion.
 */
export * from './fighter.js';
export { STRATEGY_NAMES } from './strategy-names.js';
export { FIGHTERS, fighterById, HOUSE_VERSION, isDue } from './roster.js';
export { speak, speakersFor } from './voice.js';
export type { ChatEvent, Who } from './chat-event.js';
