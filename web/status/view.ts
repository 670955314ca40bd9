import type { components } from '../api.js';
import { fixed, whole } from '../format.js';

type Schemas = components['schemas'];

export type StatusAnswer = Schemas['StatusView'];
export type Interface = Schemas['InterfaceStatus'];
export type Day = Schemas['DayView'];
export type Incident = Schemas['IncidentView'];

/** How a day was: `well` within the product's own objective, `lacking` below it, `away` for more than an hour of it. */
export type Level = 'well' | 'lacking' | 'away' | 'unknown';

const OBJECTIVE = 0.999;
const AN_HOUR_AWAY = 23 / 24;

/** @param availability 0–1, null where nobody asked */
export function levelOf(availability: number | null): Level {
  if (availability === null) return 'unknown';
  if (availability >= OBJECTIVE) return 'well';
  return availability >= AN_HOUR_AWAY ? 'lacking' : 'away';
}

/** 99.93 %, cut and not rounded: what failed once is never written as whole. */
export const exactPercent = (share: number): string =>
  `${share === 1 ? whole(100) : fixed(Math.floor(share * 10_000) / 100, 2)}\u00a0%`;

export const milliseconds = (ms: number): string => `${whole(ms)}\u00a0ms`;
