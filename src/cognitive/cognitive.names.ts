/** The lease of the single writer. */
export const LEASE = 'cognitive';
/** Notified when a second has been closed. */
export const SECOND_CLOSED = 'cognitive_second';

/** Quota buckets of this interface. */
export const DEMO_BUCKET = 'cognitive_demo';
export const REPLAY_BUCKET = 'cognitive_replays';
export const HISTORY_BUCKET = 'cognitive_history';
/** An address may have so many moments computed again, each as dear as an hour of the engine's life … */
export const REPLAYS_AN_HOUR = 120;
/** … and so many answers of a megabyte. */
export const HISTORIES_AN_HOUR = 600;
export const KEYED_BUCKET = 'cognitive';
