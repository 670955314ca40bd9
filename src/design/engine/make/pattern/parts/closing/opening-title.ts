import type { Closure, ClosurePlace } from '../../../../garments/spec.js';

/** How titles of pieces say where the garment opens; what sews the pieces reads it there. */
const WORDS: Readonly<Record<ClosurePlace, string>> = {
  front: 'centre front',
  back: 'centre back',
  side: 'left side',
  shoulder: 'left shoulder',
};

const TITLE = /\((zip|open) (\d+) cm, (centre front|centre back|left side|left shoulder)\)/;
const STAND = '(buttons, stand and facing grown on)';

export interface TitledOpening {
  zip: boolean;
  cm: number;
  place: ClosurePlace;
}

export const isZip = (how: Closure): boolean => /zip/.test(how);

/** `the left side`, as in sentences. */
export const placeWords = (place: ClosurePlace): string => `the ${WORDS[place]}`;
/** `left side`, as in titles. */
export const placeTitle = (place: ClosurePlace): string => WORDS[place];

/** `Back` → `Back (zip 22 cm, centre back)`. @param length mm */
export const openTitle = (
  title: string,
  { how, place }: { how: Closure; place: ClosurePlace },
  length: number,
): string => `${title} (${isZip(how) ? 'zip' : 'open'} ${Math.round(length / 10)} cm, ${WORDS[place]})`;

export const standTitle = (title: string): string => `${title} ${STAND}`;
export const hasStand = (title: string): boolean => title.includes(STAND);

/** What a piece's title says of an opening in it; null where it says nothing. */
export function openingIn(title: string): TitledOpening | null {
  const found = TITLE.exec(title);
  const place = (Object.keys(WORDS) as ClosurePlace[]).find((p) => WORDS[p] === found?.[3]);
  return found && place ? { zip: found[1] === 'zip', cm: Number(found[2]), place } : null;
}

/** Length of the zip that a pattern is opened for, cm; null where it has none of that kind. */
export function zipOf(pieces: readonly { name: string }[]): number | null {
  const zip = pieces.map((p) => openingIn(p.name)).find((o) => o?.zip);
  return zip?.cm ?? null;
}
