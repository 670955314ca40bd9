import type { Abroad } from '../text.js';
import data from './cloth-kinds.yaml.js';

/** What a cloth is, by its topic. */
export const CLOTH_KINDS = data as Readonly<Record<string, Readonly<Record<Abroad, string>>>>;
