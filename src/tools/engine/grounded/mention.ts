/** What a stretch of a text says. Positions are UTF-16 units of the text. */
export interface Mention {
  kind:
    | 'number'
    | 'date'
    | 'time'
    | 'email'
    | 'url'
    | 'phone'
    | 'code'
    | 'person'
    | 'place'
    | 'country'
    | 'size'
    | 'company'
    | 'street'
    | 'postcode'
    | 'cloth';
  value: string | number;
  text: string;
  start: number;
  end: number;
  /** Of a number: its unit, `cm`, `USD`. */
  unit?: string;
  /** Of a word of clothes: which attribute of a garment it says. */
  attribute?: string;
  hex?: string;
  negated?: boolean;
  /** Of a place: where from or where to. */
  way?: 'from' | 'to';
}

export const overlaps = (a: Pick<Mention, 'start' | 'end'>, b: Pick<Mention, 'start' | 'end'>): boolean =>
  a.start < b.end && b.start < a.end;

/** Without those that stand inside what was found before. */
export const outside = <T extends Pick<Mention, 'start' | 'end'>>(
  found: readonly T[],
  taken: readonly Pick<Mention, 'start' | 'end'>[],
): T[] => found.filter((one) => !taken.some((other) => overlaps(one, other)));

/** All matches of a pattern with the flag `g`, as stretches of text. */
export const stretches = (
  pattern: RegExp,
  text: string,
): { text: string; start: number; end: number; groups: readonly string[] }[] =>
  [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    groups: match.slice(1).map((group) => group ?? ''),
  }));
