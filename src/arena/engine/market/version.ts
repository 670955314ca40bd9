/** Which law a simulated path follows, and which layout its state has. */
export type MarketVersion = 1 | 2 | 3;

/** The law of every epoch that begins now; earlier ones stay, so that their paths can be recomputed. */
export const PRESENT_VERSION = 3 satisfies MarketVersion;
