import { FIGHTERS } from '../engine/fighters/index.js';
import { skeleton } from './look-alikes.js';

const folded = (text: string): string => text.toUpperCase().toLowerCase();

/** What names are compared by: compatibility forms, invisible characters, white space and case make no difference. */
export const nameKey = (name: string): string =>
  folded(name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();

/** What no two names may look alike by; of a name without letters and digits, what it is compared by. */
export const lookOf = (name: string): string => skeleton(name) || nameKey(name);

/** Words by which the house itself would be meant. */
const RESERVED = ['system', 'house', 'admin', 'administrator', 'operator', 'moderator', 'fyra', 'fyra arena', 'others'];

const HOUSE = new Set([...FIGHTERS.flatMap(({ id, name }) => [id, name]), ...RESERVED].map(skeleton));

/** Looks like the name, or the id, of a fighter of the house, or like a word for the house itself. */
export const isHouseName = (name: string): boolean => HOUSE.has(skeleton(name));
