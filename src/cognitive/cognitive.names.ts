/** The lease of the single writer. */
export const LEASE = 'cognitive';
/** Notified when a second has been closed. */
export const SECOND_CLOSED = 'cognitive_second';

/** Quota buckets of this interface. */
export const DEMO_BUCKET = 'cognitive_demo';
export const KEYED_BUCKET = 'cognitive';
