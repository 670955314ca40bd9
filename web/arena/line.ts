/** How a page hears of the league: `live` once it does, `paused` while nothing trades, `lost` while the server is away. */
export type LineState = 'live' | 'lost' | 'paused' | 'waiting';

/** What stands before the time of the last news. */
export const SAID: Record<LineState, string> = {
  live: 'live',
  lost: 'The server is away; this page comes back by itself. So it was at',
  paused: 'The market is paused since',
  waiting: 'as of',
};
