import { fill } from './filling/fill.js';
import type { House } from './house.types.js';
import { readingOf } from './reading.js';

/** A house without a league, whose conversation knows no answer. */
export const HOUSE: House = {
  league: null,
  mood: null,
  offers: {
    plans: [
      { id: 'design-pro', name: 'Design Pro', priceUsd: 19, limits: { uses: 'unlimited' } },
      { id: 'tools-pro', name: 'Tools Pro', priceUsd: 9, limits: { fashion_daily: 100, chat_daily: 100 } },
      { id: 'tools-enterprise', name: 'Tools Enterprise', priceUsd: 199, limits: { chat_daily: 'unlimited' } },
    ],
    packs: [{ id: 'chat-100', calls: 100, priceUsd: 1 }],
    free: { chat: 3, fashion: 10 },
  },
  answer: { text: '', sources: [], points: [] },
};

/** A planted text, the slots that are asked of it, and what is right; null where it has to be refused. */
export type Planted = readonly [text: string, slots: Record<string, unknown>, want: Record<string, unknown> | null];

export const s = { type: 'string' };
export const n = { type: 'number' };
export const i = { type: 'integer' };
export const b = { type: 'boolean' };
export const day = { type: 'string', format: 'date' };
export const one = (...values: string[]): unknown => ({ type: 'string', enum: values });
export const object = (properties: Record<string, unknown>): unknown => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
export const list = (properties: Record<string, unknown>): unknown => ({ type: 'array', items: object(properties) });

/** The answer to a request for all of these, null where it is refused. */
export function filled(text: string, properties: Record<string, unknown>, house = HOUSE): unknown {
  const ground = { reading: readingOf(text), before: null, house, plans: null };
  try {
    return fill({ type: 'object', properties, required: Object.keys(properties) }, ground).value;
  } catch {
    return null;
  }
}
