/** The lease of the one process that moves the market. */
export const MARKET_LEASE = 'market';
/** Notified when a tick has been committed; the payload is its number. */
export const TICK_CHANNEL = 'arena_tick';
export const ARENA_QUEUE = 'arena';
/** Rounds of the models that are guests of the house. */
export const CONTESTANT_QUEUE = 'contestants';
export const PLAY = 'play';
export const SETTLE = 'settle';
/** The quota bucket of all the arena's operations. */
export const ARENA_BUCKET = 'arena';
/** Notified when records have been sealed; the payload is the newest link of their chain, as JSON. */
export const RECORD_CHANNEL = 'arena_record';
