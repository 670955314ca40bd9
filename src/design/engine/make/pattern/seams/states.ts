/** What becomes of an edge of a cut piece. */
export const EDGE_STATES = ['seamed', 'hemmed', 'folded', 'faced', 'free'] as const;
export type EdgeState = (typeof EDGE_STATES)[number];
