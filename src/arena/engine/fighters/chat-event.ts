import type { Duration } from '../matches/window.js';
import type { MarketSymbol } from '../types.js';
import type { Role } from './voice-book.js';
import { coin, signedPct } from './words.js';

export interface Who {
  id: string;
  name: string;
}

/** Something that happened and may be worth a word. Fractions are fractions, money USD ≥ 0. */
export type ChatEvent =
  | { kind: 'match_start'; duration: Duration; participants: number }
  | { kind: 'match_end'; duration: Duration; winner: Who; return_fraction: number }
  | {
      kind: 'lead_change';
      duration: Duration;
      leader: Who;
      previous?: Who;
      /** false: the previous leader has fallen further back, and has nothing to say about being second */
      previous_is_second?: boolean;
      return_fraction: number;
    }
  | { kind: 'overtaken'; duration: Duration; by: Who; whom: Who; rank_by: number; rank_whom: number }
  | { kind: 'big_win' | 'big_loss' | 'liquidation'; who: Who; symbol: MarketSymbol; usd: number }
  | { kind: 'newcomer'; who: Who }
  | { kind: 'market_jump'; symbol: MarketSymbol; change_fraction: number; minutes: number }
  /** `paid` is what `who` paid (true) or received */
  | { kind: 'funding'; who: Who; symbol: MarketSymbol; usd: number; paid: boolean }
  | { kind: 'silence'; minutes: number };

export type Slots = Record<string, string>;

/** What the event is to the speaker, and the words for the slots of a line; null when it is none of its business. */
export function rolePlayed(speaker: string, event: ChatEvent): { role: Role; slots: Slots } | null {
  const role = roleOf(speaker, event);
  return role && { role, slots: slotsOf(speaker, event) };
}

function roleOf(speaker: string, event: ChatEvent): Role | null {
  switch (event.kind) {
    case 'match_start':
    case 'silence':
      return event.kind;
    case 'match_end':
      return event.winner.id === speaker ? 'won_match' : 'match_end';
    case 'lead_change':
      if (event.leader.id === speaker) return 'took_lead';
      if (event.previous?.id !== speaker) return 'rival_leads';
      return event.previous_is_second === false ? null : 'lost_lead';
    case 'overtaken':
      return event.by.id === speaker ? 'passing' : event.whom.id === speaker ? 'passed' : null;
    case 'big_win':
      return event.who.id === speaker ? 'win' : 'rival_win';
    case 'big_loss':
      return event.who.id === speaker ? 'loss' : 'rival_loss';
    case 'liquidation':
      return event.who.id === speaker ? 'liquidated' : 'rival_liquidated';
    case 'newcomer':
      return event.who.id === speaker ? null : 'newcomer';
    case 'market_jump':
      return event.change_fraction > 0 ? 'jump_up' : 'jump_down';
    case 'funding':
      return event.who.id !== speaker ? null : event.paid ? 'funding_paid' : 'funding_earned';
  }
}

const LENGTHS: Record<Duration, string> = { '1h': 'the hour', '1d': 'the day', '1w': 'the week' };

function slotsOf(speaker: string, event: ChatEvent): Slots {
  const dur = 'duration' in event ? LENGTHS[event.duration] : '';
  switch (event.kind) {
    case 'match_start':
      return { dur, n: String(event.participants) };
    case 'match_end':
      return { dur, who: named(event.winner), pct: signedPct(event.return_fraction) };
    case 'lead_change': {
      const prev = event.previous ? named(event.previous) : 'the rest';
      return { dur, who: named(event.leader), prev, pct: signedPct(event.return_fraction) };
    }
    case 'overtaken': {
      const passing = event.by.id === speaker;
      const rank = String(passing ? event.rank_by : event.rank_whom);
      return { dur, who: named(passing ? event.whom : event.by), rank };
    }
    case 'newcomer':
      return { who: named(event.who) };
    case 'market_jump':
      return { coin: coin(event.symbol), pct: signedPct(event.change_fraction), min: String(event.minutes) };
    case 'silence':
      return { min: String(event.minutes) };
    default:
      return { who: named(event.who), coin: coin(event.symbol), usd: dollars(event.usd) };
  }
}

/** A name as one harmless word group: no line breaks, markup or slot signs, at most 40 characters. */
const named = (who: Who): string =>
  who.name
    .replace(/[^\p{L}\p{N} ,’'&!?_-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40) || 'somebody';

const dollars = (usd: number): string =>
  usd >= 100 ? `$${Math.round(usd).toLocaleString('en-US')}` : `$${usd.toFixed(2)}`;
