import type { Cloth } from './types.js';
import cloths from './cloths.yaml.js';

export const CLOTHS = cloths as readonly Cloth[];

export const clothById = new Map(CLOTHS.map((cloth) => [cloth.id, cloth]));
