/**
 * How a page hears of the league: `live` once it does, `paused` while nothing trades, `lost` while the server is away, `crowded`
 * while too many of the same network listen.
 */
export type LineState = 'live' | 'lost' | 'paused' | 'waiting' | 'crowded';
