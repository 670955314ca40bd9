import type { Said } from './topic.js';
import data from './status-codes.yaml.js';

/** What an answer of this server by its status says, by the status. */
export const STATUS_CODES: ReadonlyMap<string, Said> = new Map(Object.entries(data as Readonly<Record<string, Said>>));
