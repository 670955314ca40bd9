import { spellings } from '../spelled.js';
import data from '../words/amounts.yaml.js';

const LISTS = new Map(
  Object.entries(data as unknown as Readonly<Record<string, string>>).map(([name, words]) => [
    name,
    new Set(words.split(/\s+/u).flatMap(spellings)),
  ]),
);
const NONE: ReadonlySet<string> = new Set();

/** A list of words, by its name in `amounts.yaml`. */
export const list = (name: string): ReadonlySet<string> => LISTS.get(name) ?? NONE;
