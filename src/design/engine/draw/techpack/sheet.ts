import PDFDocument from 'pdfkit';
import type { TechPackFonts } from './input.js';
import { COLORS, CONTENT, COVER_TEXT, MARGIN, PAGE, TYPES, type Face, type Type } from './theme.js';
import { breakLines, fitted, settable, type Line, type Measure } from './typeset.js';

/** A line of text as it was set: its box in points from the page's upper left corner. */
export interface PlacedText {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

export interface TextOptions {
  type?: Type;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** at most so many lines; the last ends in an ellipsis when there is more */
  lines?: number;
}

interface EmbeddedFont {
  font?: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** Running title of the pages. */
export interface Running {
  name: string;
  reference: string;
}

const CONTINUED = ' (continued)';

/** A document of A4 landscape pages on which text cannot leave its box. */
export class Sheet {
  readonly placed: PlacedText[] = [];
  /** first page of every section */
  readonly sections: Array<{ title: string; page: number }> = [];
  private pages = 0;
  private section = '';
  private readonly widths = new Map<string, number>();
  private readonly glyphs = new Map<number, boolean>();

  constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly running: Running,
  ) {}

  get page(): number {
    return this.pages;
  }

  /** Starts a page; `section` null leaves header and title away (the cover). */
  newPage(section: string | null): void {
    this.doc.addPage();
    this.pages++;
    this.section = section ?? '';
    if (section === null) return;
    if (!section.endsWith(CONTINUED)) this.sections.push({ title: section, page: this.pages });
    this.text(section, MARGIN, 30, CONTENT.width * 0.6, { type: TYPES.title, lines: 1 });
    this.text(
      `${this.running.name}  ·  ${this.running.reference}`,
      CONTENT.width * 0.5 + MARGIN,
      36,
      CONTENT.width * 0.5,
      {
        type: TYPES.note,
        color: COLORS.soft,
        align: 'right',
        lines: 1,
      },
    );
    this.rule(MARGIN, 58, CONTENT.width, COLORS.ink, 0.8);
  }

  /** The next page of the same section. */
  continue(): number {
    const name = this.section.replace(CONTINUED, '');
    this.newPage(`${name}${CONTINUED}`);
    return CONTENT.y;
  }

  /** `y` where `height` fits below it, else the top of a new page. */
  room(y: number, height: number): number {
    return y + height <= CONTENT.bottom ? y : this.continue();
  }

  footers(left: string): void {
    for (let i = 0; i < this.pages; i++) {
      this.doc.switchToPage(i);
      const page = `${i + 1} / ${this.pages}`;
      const options: TextOptions = { type: TYPES.note, color: COLORS.soft, lines: 1 };
      if (i > 0) this.put(i + 1, left, MARGIN, 566, CONTENT.width * 0.7, options);
      const width = i > 0 ? CONTENT.width : COVER_TEXT;
      this.put(i + 1, page, MARGIN, 566, width, { ...options, align: i > 0 ? 'right' : 'left' });
    }
  }

  hasGlyph = (codePoint: number): boolean => {
    const known = this.glyphs.get(codePoint);
    if (known !== undefined) return known;
    this.doc.font('regular');
    const { font } = (this.doc as unknown as { _font: EmbeddedFont })._font;
    const has = font?.hasGlyphForCodePoint(codePoint) ?? true;
    this.glyphs.set(codePoint, has);
    return has;
  };

  /** Width of a run in points. */
  measure(face: Face, size: number): Measure {
    return (text) => {
      const key = `${face}${size}${text}`;
      const known = this.widths.get(key);
      if (known !== undefined) return known;
      const width = this.doc.font(face).fontSize(size).widthOfString(text);
      this.widths.set(key, width);
      return width;
    };
  }

  clean = (text: string): string => settable(text, this.hasGlyph).text;

  lines(text: string, width: number, type: Type): Line[] {
    return breakLines(text, width, this.measure(type.face, type.size));
  }

  heightOf(text: string, width: number, type: Type = TYPES.body): number {
    return this.lines(this.clean(text), width, type).length * type.leading;
  }

  /** Sets text in a box of the given width. @returns the y below it */
  text(raw: string, x: number, y: number, width: number, options: TextOptions = {}): number {
    return this.put(this.pages, raw, x, y, width, options);
  }

  /** Goes back to a page that is already set; the caller returns to the last. */
  on(page: number): void {
    this.doc.switchToPage(page - 1);
  }

  put(page: number, raw: string, x: number, y: number, width: number, options: TextOptions): number {
    const type = options.type ?? TYPES.body;
    const text = this.clean(raw);
    const measure = this.measure(type.face, type.size);
    const all = this.lines(text, width, type);
    const most = options.lines ?? all.length;
    all.slice(0, most).forEach((line, i) => {
      const rest = i === most - 1 && all.length > most ? text.slice(line.start) : text.slice(line.start, line.end);
      const shown = fitted(rest.trim(), width, measure);
      const indent =
        options.align === 'right'
          ? width - measure(shown)
          : options.align === 'center'
            ? (width - measure(shown)) / 2
            : 0;
      this.run(page, shown, x + indent, y + i * type.leading, type, options.color ?? COLORS.ink);
    });
    return y + Math.min(most, all.length) * type.leading;
  }

  /** One run without breaking; the caller has measured it. */
  run(page: number, text: string, x: number, y: number, type: Type, color: string): void {
    if (text === '') return;
    const width = this.measure(type.face, type.size)(text);
    this.placed.push({ page, x, y, width, height: type.leading, text });
    this.doc
      .font(type.face)
      .fontSize(type.size)
      .fillColor(color)
      .text(text, x, y + (type.leading - type.size * 1.25) / 2, { lineBreak: false });
  }

  rule(x: number, y: number, width: number, color: string = COLORS.line, weight = 0.5): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
  }

  box(x: number, y: number, width: number, height: number, fill: string, line: string | null = null): void {
    this.doc.rect(x, y, width, height).fillColor(fill).fill();
    if (line) this.doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(line).stroke();
  }

  heading(text: string, x: number, y: number, width: number): number {
    return this.text(text, x, y, width, { type: TYPES.heading, lines: 1 }) + 3;
  }
}

export interface FileInfo {
  title: string;
  subject: string;
}

/** The library wants a date for the file's id; the file itself carries none. */
const EPOCH = new Date(0);

/** Takes out the date, and the XMP packet that would repeat it. */
function undate(doc: PDFKit.PDFDocument): void {
  delete (doc.info as { CreationDate?: Date }).CreationDate;
  Object.assign(doc, { endMetadata: () => undefined });
}

/** A document with the pack's fonts; its bytes depend on what is drawn alone. */
export function openDocument(info: FileInfo, fonts: TechPackFonts): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: {
      Title: info.title,
      Subject: info.subject,
      Author: 'Fyra',
      Producer: 'Fyra',
      Creator: 'Fyra',
      CreationDate: EPOCH,
    },
  });
  undate(doc);
  for (const face of ['regular', 'semibold', 'italic'] as const) doc.registerFont(face, Buffer.from(fonts[face]));
  return doc;
}
