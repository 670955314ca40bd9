/** The league's market and exchange offline, to train with: docs/gym.md. */
export { Gym } from './gym.js';
export type { Reset, Step, StepInfo } from './gym.js';
export { JsonLines } from './json-lines.js';
export type { Observation, PlaceInMatch } from './observation.js';
export { DEFAULTS } from './settings.js';
export type { GymSettings } from './settings.js';
