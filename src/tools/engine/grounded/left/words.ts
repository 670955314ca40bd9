import data from '../words/left.yaml.js';

const { written, done } = data as unknown as { written: string; done: string[] };

/** Names for what somebody wants written. */
export const WRITTEN: ReadonlySet<string> = new Set(written.split(/\s+/u));
/** Words for one deed, a row each. */
export const DONE: readonly ReadonlySet<string>[] = done.map((row) => new Set(row.split(/\s+/u)));
