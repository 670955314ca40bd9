import type { Random } from '../../../common/kernel/random.js';
import type { VoiceBook } from './voice-book.js';
import type { AccountView, Action, MarketHistory, MarketSymbol } from '../types.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a fighter remembers between decisions; goes through JSON unchanged. A new fighter starts with `{}`. */
export type Memory = { readonly [key: string]: Json };

/** A note for the tape: why the fighter stands where it stands, with its numbers. */
export interface Research {
  /** ≤ 120 characters */
  title: string;
  /** ≤ 4000 characters */
  body: string;
  symbols: MarketSymbol[];
}

export interface FighterDecision {
  /** 0–20, to be executed in order */
  actions: Action[];
  memory: Memory;
  research?: Research;
}

export type StrategyKind =
  | 'trend'
  | 'breakout'
  | 'mean_reversion'
  | 'momentum_rotation'
  | 'volatility_targeting'
  | 'pairs'
  | 'funding_carry'
  | 'contrarian'
  | 'multi_timeframe'
  | 'seasonal'
  | 'volume_surge'
  | 'lead_lag'
  | 'buy_and_hold'
  | 'random';

export interface Identity {
  /** slug `^[a-z0-9-]{3,40}$` */
  id: string;
  name: string;
  title: string;
  /** two or three paragraphs, separated by an empty line */
  lore: string;
  /** how it fights, in a few words */
  style: string;
  strategy: { kind: StrategyKind; description: string; parameters: Record<string, number | string> };
  /** shown, never rated */
  baseline: boolean;
  /** minutes between two decisions */
  intervalMinutes: number;
  /** the minute of each interval at which it decides; spreads the fighters over the clock */
  offsetMinutes: number;
  voice: VoiceBook;
  /** a medallion, 256 × 256, as a standalone SVG document; its ids begin with the fighter's */
  face: string;
}

export interface Fighter extends Identity {
  /** Pure: equal arguments (and generator state) give equal answers. Takes ≤ 0.2 ms with 1500 minutes of history. */
  decide(view: MarketHistory, account: AccountView, memory: Memory, random: Random): FighterDecision;
}

/** Whether the market is one of declared edges, version 2 or later: the fighters' rules and words changed with it. */
export const declaresEdges = ({ version = 1 }: MarketHistory): boolean => version > 1;

/** Where a strategy wants to be in one market. */
export interface Target {
  symbol: MarketSymbol;
  /** signed, fraction of equity: −0.25 = short for 25 % of equity */
  exposure: number;
  /** 0–1 */
  confidence: number;
  /** why, with its numbers; one or two sentences, which are made only when it acts */
  reason(): string;
  /** what would prove it wrong */
  invalidation?: string;
}

/** What a strategy answers: targets of the markets it has an opinion on (others stay as they are). */
export interface Plan {
  targets: Target[];
  /** the strategy's own part of the memory */
  own?: Memory;
  /** the whole view in a paragraph, for the research note; absent without targets */
  thesis?(): string;
}

export type Strategy = (view: MarketHistory, account: AccountView, own: Memory, random: Random) => Plan;

/** How a fighter turns its plan into orders. */
export interface Temper {
  /** 1–5 */
  leverage: number;
  /** cap on Σ|exposure|, fraction of equity */
  grossLimit: number;
  /** smallest change of exposure worth a fee, fraction of equity */
  band: number;
  /** part of the way to its target that it goes at each decision, 0–1; 1 = at once */
  pace: number;
  /** stop distance in standard deviations of the price over `horizonHours`; 0 = no stops */
  stopSigmas: number;
  /** distance of the profit target in the same unit; 0 = none */
  targetSigmas: number;
  horizonHours: number;
  /** minutes out of a market after a stop */
  coolOffMinutes: number;
  /** least minutes between two research notes */
  researchMinutes: number;
}
