import { around, intervalFor } from '../../arena/around.js';
import type { Looking } from '../../arena/looking.js';
import type { Agent, Decision, Fighter, RoundTrip } from '../../arena/view.js';
import type { Candle } from '../../charts/candles.js';
import { ask } from './ask.js';
import { named } from '../../format.js';
import { arenaWords } from '../../words/arena.js';

/** What is last known of somebody, and not all of it. */
const LAST = 3;

/** Who looks closer asks the API. */
export const looking: Looking = {
  async about({ id, kind }) {
    const asked = `participant=${encodeURIComponent(id)}&limit=${LAST}`;
    const [who, { decisions }, { roundtrips: trips }] = await Promise.all([
      kind === 'house' ? houseFighter(id) : challenger(id),
      ask<{ decisions: Decision[] }>(`/api/v1/decisions?${asked}`),
      ask<{ roundtrips: RoundTrip[] }>(`/api/v1/roundtrips?${asked}`),
    ]);
    return { ...who, decisions, trips };
  },
  async candles({ symbol, at }) {
    const time = Date.parse(at);
    const { interval, limit } = intervalFor(Math.max(0, Date.now() - time));
    const path = `/api/v1/markets/${symbol!.replace('/', '-')}/candles?interval=${interval}&limit=${limit}`;
    return around((await ask<{ candles: Candle[] }>(path)).candles, time);
  },
};

async function houseFighter(id: string) {
  const of = await ask<Fighter>(`/api/v1/fighters/${encodeURIComponent(id)}`);
  return { of, title: of.title, said: of.lore.split('\n\n')[0] };
}

async function challenger(id: string) {
  const of = await ask<Agent>(`/api/v1/agents/${encodeURIComponent(id)}`);
  return {
    of,
    title: arenaWords().challengerState(named(arenaWords().states, of.status)),
    said: of.description ?? null,
  };
}
