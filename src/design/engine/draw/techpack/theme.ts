/** A4 landscape in points; content lies within the margins, header above and footer below it. */
export const PAGE = { width: 841.89, height: 595.28 } as const;
export const MARGIN = 36;
export const CONTENT = { x: MARGIN, y: 74, width: PAGE.width - 2 * MARGIN, bottom: 552 } as const;

/** Width of the cover's text beside the picture, which is as high as the page. */
export const COVER_TEXT = 374;

export const COLORS = {
  ink: '#16171b',
  soft: '#5c606a',
  line: '#d4d6db',
  faint: '#ecedf0',
  panel: '#f6f6f4',
  mark: '#fff0b3',
  warn: '#9a3412',
} as const;

export type Face = 'regular' | 'semibold' | 'italic';

export interface Type {
  face: Face;
  size: number;
  /** of a line, pt */
  leading: number;
}

const type = (face: Face, size: number, leading = size * 1.32): Type => ({ face, size, leading });

export const TYPES = {
  display: type('semibold', 30, 34),
  title: type('semibold', 17, 21),
  heading: type('semibold', 11, 15),
  body: type('regular', 9.2, 12.6),
  strong: type('semibold', 9.2, 12.6),
  cell: type('regular', 8.2, 10.8),
  cellStrong: type('semibold', 8.2, 10.8),
  note: type('regular', 7.4, 9.8),
  noteStrong: type('semibold', 7.4, 9.8),
  quote: type('italic', 10.5, 15),
} as const satisfies Record<string, Type>;
