import { FIGHTERS } from './engine/fighters/index.js';

const folded = (text: string): string => text.toUpperCase().toLowerCase();

/** What names are compared by: compatibility forms, invisible characters, white space and case make no difference. */
export const nameKey = (name: string): string =>
  folded(name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();

const HOUSE = new Set(
  FIGHTERS.flatMap(({ id, name }) => [nameKey(id), nameKey(id.replaceAll('-', ' ')), nameKey(name)]),
);

/** The name, or the id, of a fighter of the house. */
export const isHouseName = (name: string): boolean => HOUSE.has(nameKey(name));
