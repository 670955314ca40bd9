import type { Candle } from '../charts/candles.js';
import type { Agent, Decision, Entry, Fighter, RoundTrip, Tape } from './view.js';

/** What is told of one participant. */
export interface About {
  /** lore, or what a challenger says of itself */
  said: string | null;
  title: string;
  of: Fighter | Agent;
  decisions: readonly Decision[];
  trips: readonly RoundTrip[];
}

/** What the page asks for when somebody looks closer; none of it on the server. @throws Error in words */
export interface Looking {
  about: (who: Pick<Entry, 'id' | 'kind'>) => Promise<About>;
  /** around a trade; none where they are too long ago */
  candles: (trade: Tape) => Promise<Candle[]>;
}
