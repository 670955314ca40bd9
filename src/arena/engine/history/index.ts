export { changeOfFill, changeOfPosting, equityPaths, TOLD_BY_FILLS } from './equity-path.js';
export type { AccountChange, PriceSample } from './equity-path.js';
export { netOf, RoundTrips } from './round-trip.js';
export type { FundingHour, RoundTrip, TripFill } from './round-trip.js';
export { shownActions, WITHHELD_MS } from './shown-action.js';
