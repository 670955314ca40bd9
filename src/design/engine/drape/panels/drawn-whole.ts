import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Sheet } from './lay-out.js';

const BOTH_HALVES: ReadonlySet<Role> = new Set([
  'front',
  'back',
  'yoke',
  'skirt',
  'collar',
  'neckband',
  'waistband',
  'bib',
  'hood',
]);

/** A piece that is drawn with both of its halves, so that it needs no fold to cover the wearer's left and right. */
export const isDrawnWhole = ({ shell: { count, role, piece }, whole }: Sheet): boolean =>
  !whole && count === 1 && BOTH_HALVES.has(role) && !/left|right/i.test(nameOf(piece));

/** Its title without what stands in brackets: how it opens, and where. */
export const nameOf = ({ title }: { title: string }): string => title.replace(/\(.*/, '');

/** Whether a panel covers both sides of the wearer: unfolded, or drawn whole. */
export const coversBoth = (sheet: Sheet): boolean => sheet.whole || isDrawnWhole(sheet);
