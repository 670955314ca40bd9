import { escapeHtml } from '../../common/kernel/html.js';

/** Markup that is safe to stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Piece = Html | string | number | false | null | undefined | readonly Piece[];

/** Markup with everything put into it escaped, unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.reduce((page, text, i) => page + rendered(pieces[i - 1]) + text));

function rendered(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(rendered).join('');
  return escapeHtml(String(piece as string | number));
}
