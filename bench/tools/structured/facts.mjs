import { OFFERS } from '../../../dist/src/tools/models/offers.js';

/** A league and an engine whose standings are known, for what asks after them. */
const entry = (rank, id, name, score, returnPct, winProbability) => ({
  rank,
  id,
  name,
  kind: 'house',
  score,
  returnPct,
  pnlUsd: returnPct * 100,
  equityUsd: 10_000 + returnPct * 100,
  maxDrawdownPct: 1.5,
  sharpe: null,
  trades: 12 * rank,
  winRate: 0.5,
  feesUsd: 4,
  eligible: true,
  skill: { hours: 120, probability: 0.7 - rank / 10, verdict: 'too early to tell' },
  record: { matches: 130, wins: 30 - 5 * rank },
  winProbability,
  open: { positions: 0, unrealizedPnlUsd: 0 },
  strategy: { en: 'momentum', sv: 'momentum' },
});
const ENTRIES = [
  entry(1, 'astra-vale', 'Astra Vale', 0.84, 2.1, 0.4),
  entry(2, 'brim', 'Brim', 0.61, 1.2, 0.3),
  entry(3, 'corvo', 'Corvo', -0.2, -0.7, 0.1),
];

export const FACTS = {
  publicUrl: 'http://localhost:3000',
  persona: 'ede',
  callsRemaining: 2,
  offers: OFFERS,
  league: {
    name: 'Fyra league',
    status: 'running',
    tick: 5000,
    asOf: 1_795_246_800_000,
    participants: { house: 13, challengersActive: 3, challengersQueued: 0 },
    totals: { trades: 912, volumeUsd: 45_000, feesUsd: 40 },
    markets: [
      { symbol: 'BTC-USD', price: 61_234.5, change24hPct: 1.2 },
      { symbol: 'ETH-USD', price: 2999, change24hPct: -0.4 },
    ],
    matches: ['1h', '1d', '1w'].map((duration) => ({
      duration,
      secondsLeft: 1800,
      participants: 16,
      lastEnded: {
        endedAt: 1_795_244_400_000,
        winner: { id: 'brim', name: 'Brim', returnPct: 0.42 },
      },
      entries: ENTRIES,
      last: ENTRIES[2],
      favourites: ENTRIES.map(({ id, name, winProbability }) => ({ id, name, winProbability })),
    })),
    positions: [],
  },
  mood: {
    emotion: 'curious',
    edePhase: 'explore',
    health: 'ok',
    confidence: 0.61,
    curiosity: 0.72,
    fatigue: 0.2,
    creativity: 0.5,
    lucidity: 0.4,
    currentDream: 'Ett hav av linne',
    hypotheses: [],
    drivers: {},
    recentEvents: [],
    asOf: 1_795_246_800_000,
  },
};
