import { isoTime } from '../../common/kernel/clock.js';
import { kindOf, type FeedState } from './feed.js';

/** What `/league` says of where prices come from. @param commitment of the running epoch; only the simulator has one */
export function feedView(state: FeedState, commitment: string | null): Record<string, unknown> {
  if (!('feed' in state)) return { kind: 'simulated', source: SIMULATOR, seed_commitment: commitment };
  if (state.feed === 'live') {
    const { exchange, markets } = state;
    return { kind: 'live', source: exchange, markets, quote: 'USDT and USDC are taken as USD' };
  }
  const { source, position, origin, ends, markets } = state;
  return {
    kind: 'replay',
    source,
    markets,
    starts_at: isoTime(origin),
    position: isoTime(Math.min(position, ends)),
    ends_at: isoTime(ends),
    ended: position >= ends,
  };
}

const SIMULATOR = 'stochastic-volatility simulator, hourly seeds committed in advance';

/** What the week before the opening was made of. */
export const weekSource = (state: FeedState): string =>
  kindOf(state) === 'simulated' ? 'simulated' : 'simulated, scaled to end at the first prices of the feed';
