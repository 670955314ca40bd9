import type { Abroad } from '../text.js';
import data from './abroad-notes.yaml.js';

/** A particular question and its answer in the three languages. */
export interface AbroadNote extends Readonly<Record<Abroad, string>> {
  id: string;
  /** All of them have to be met. */
  asks: readonly RegExp[];
}

const rows = data as readonly (Readonly<Record<Abroad, string>> & { id: string; asks: readonly string[] })[];

export const ABROAD_NOTES: readonly AbroadNote[] = rows.map(({ asks, ...rest }) => ({
  ...rest,
  asks: asks.map((pattern) => new RegExp(pattern, 'iu')),
}));
