import type { Trim } from './types.js';
import trims from './trims.yaml.js';

/** Details, each with the places on a piece where it can sit. */
export const TRIMS = trims as readonly Trim[];

export const trimById = new Map(TRIMS.map((trim) => [trim.id, trim]));
