/**
 * How a page hears of the league: `live` once it does, `paused` while nothing trades, `lost` while the server is away, `crowded`
 * while too many of the same network listen.
 */
export type LineState = 'live' | 'lost' | 'paused' | 'waiting' | 'crowded';

/** What stands before the time of the last news. */
export const SAID: Record<LineState, string> = {
  live: 'live',
  lost: 'The server is away; this page comes back by itself. So it was at',
  paused: 'The market is paused since',
  waiting: 'as of',
  crowded: 'Too many pages of your network follow the league; this one waits for a place. So it was at',
};
