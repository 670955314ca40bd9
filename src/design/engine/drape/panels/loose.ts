import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Stitch } from '../types.js';
import type { Sheet } from './lay-out.js';

/** What may be missing from the picture: the garment stays on without it. */
const MAY_BE_LOOSE: ReadonlySet<Role> = new Set(['collar', 'casing', 'hood', 'front-band', 'other', 'gusset', 'godet']);
const isBinding = ({ shell: { piece } }: Sheet): boolean => /binding/i.test(piece.title);
const isTie = ({ shell: { role, piece } }: Sheet): boolean =>
  role === 'strap' && /tie|string|cord|belt|handle|^brace/i.test(piece.title);

/** The panels that hang together, and the titles of those that nothing holds and that may be left off. */
export function withoutLoose(
  sheets: readonly Sheet[],
  stitches: readonly Stitch[],
): { sheets: Sheet[]; stitches: Stitch[]; loose: string[] } {
  const parts = partsOf(sheets.length, stitches);
  const isLoose = (i: number): boolean =>
    sheets.every((s, k) => parts[k] !== parts[i] || MAY_BE_LOOSE.has(s.shell.role) || isTie(s) || isBinding(s));
  const kept = sheets.flatMap((_, i) => (isLoose(i) && parts.some((p) => p !== parts[i]) ? [] : [i]));
  const number = new Map(kept.map((old, i) => [old, i]));
  const moved = (panel: number): number => number.get(panel) ?? -1;
  return {
    sheets: kept.map((i) => sheets[i]),
    stitches: stitches
      .filter(({ a }) => number.has(a.panel))
      .map((s) => ({ ...s, a: { ...s.a, panel: moved(s.a.panel) }, b: { ...s.b, panel: moved(s.b.panel) } })),
    loose: [...new Set(sheets.filter((_, i) => !number.has(i)).map(({ shell }) => shell.piece.title))],
  };
}

/** For each panel the first one that it hangs together with. */
export function partsOf(count: number, stitches: readonly Stitch[]): number[] {
  const first = Array.from({ length: count }, (_, i) => i);
  for (let changed = true; changed;) {
    changed = false;
    for (const { a, b } of stitches) {
      const least = Math.min(first[a.panel], first[b.panel]);
      if (first[a.panel] !== least || first[b.panel] !== least) changed = true;
      [first[a.panel], first[b.panel]] = [least, least];
    }
  }
  return first;
}
