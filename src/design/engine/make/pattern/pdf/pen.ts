import type { Box } from '../../../geometry/box.js';
import type { Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import PDFDocument from 'pdfkit';
import { BASELINE, INK, type Drawn, type Stroke, type TextStyle } from '../sheet/ink.js';
import type { Paper } from './paper.js';

/** Font files (TrueType), embedded as subsets. */
export interface PdfFonts {
  regular: Uint8Array;
  semibold: Uint8Array;
}

/** PDF units per millimetre. */
export const MM = 72 / 25.4;

type Document = InstanceType<typeof PDFDocument>;

/** What the library keeps of a document and has no types for. */
interface Reference {
  data: Record<string, unknown>;
}
interface Inside {
  info: Record<string, unknown>;
  page: { content: Reference; resources: Reference; dictionary: Reference; xobjects: Record<string, Reference> };
  _root: { data: { Pages: { data: { Kids: Reference[]; Count: number } }; OCProperties?: unknown } };
  addContent(words: string): void;
  ref(data: Record<string, unknown>): Reference & { end(): void };
}

/** Something drawn once that many pages show. */
export interface Sheet {
  /** mm */
  height: number;
  content: Reference;
}

/** A PDF in the making. Everything is in millimetres from the upper left corner of the page. */
export class Pen {
  private readonly doc: Document;
  private readonly chunks: Uint8Array[] = [];
  private readonly ended: Promise<Uint8Array>;
  private readonly layers = new Map<string, Reference>();

  /**
   * Nothing in the file tells when it was made.
   * @param shown which layers a reader shows before anybody chose
   */
  constructor(
    fonts: PdfFonts,
    title: string,
    private readonly shown: (layer: string) => boolean = () => true,
  ) {
    this.doc = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      info: { Title: title, Producer: 'Fyra', Creator: 'Fyra', CreationDate: EPOCH, ModDate: EPOCH },
    });
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    this.ended = new Promise((resolve) => this.doc.on('end', () => resolve(Buffer.concat(this.chunks))));
    this.doc.registerFont('regular', Buffer.from(fonts.regular));
    this.doc.registerFont('semibold', Buffer.from(fonts.semibold));
  }

  /** @param unit millimetres of the page that are a millimetre of what is drawn (PDF 1.6, UserUnit) */
  page(width: number, height: number, unit = 1): void {
    this.doc.addPage({ size: [(width * MM) / unit, (height * MM) / unit], margin: 0 });
    if (unit !== 1) this.inside.page.dictionary.data.UserUnit = unit;
    this.doc.scale(MM / unit, MM / unit);
  }

  private get inside(): Inside {
    return this.doc as unknown as Inside;
  }

  end(): Promise<Uint8Array> {
    // The library wants dates, and writes down what it can enumerate.
    for (const name of ['CreationDate', 'ModDate'])
      Object.defineProperty(this.inside.info, name, { enumerable: false });
    if (this.layers.size > 0) this.inside._root.data.OCProperties = this.optionalContent();
    this.doc.end();
    return this.ended;
  }

  /** What `draw` draws, mm, kept for `show`: it stands in the file once and is on no page yet. */
  sheet(width: number, height: number, draw: () => void): Sheet {
    this.page(width, height);
    draw();
    const { page, _root } = this.inside;
    const pages = _root.data.Pages.data;
    pages.Kids.pop();
    pages.Count -= 1;
    page.dictionary.data = {};
    const BBox = [0, 0, width * MM, height * MM];
    Object.assign(page.content.data, { Type: 'XObject', Subtype: 'Form', BBox, Resources: page.resources });
    return { height, content: page.content };
  }

  /** Shows a stretch of a sheet on a new page, before anything else is drawn there. All mm. */
  pageShowing(sheet: Sheet, { width, height, margin }: Paper, { minX, minY, maxX, maxY }: Box): void {
    this.doc.addPage({ size: [width * MM, height * MM], margin: 0 });
    this.inside.page.xobjects.Sheet = sheet.content;
    this.doc.save();
    this.doc.rect(margin * MM, margin * MM, (maxX - minX) * MM, (maxY - minY) * MM).clip();
    this.doc.transform(1, 0, 0, -1, (margin - minX) * MM, (margin - minY + sheet.height) * MM);
    this.inside.addContent('/Sheet Do');
    this.doc.restore();
    this.doc.scale(MM, MM);
  }

  draw(items: readonly Drawn[]): void {
    for (const item of items) {
      if (item.kind === 'group') this.draw(item.items);
      else if (item.kind === 'layer') this.onLayer(item.name, () => this.draw(item.items));
      else if (item.kind === 'edge') continue;
      else if (item.kind === 'path') this.path(item.ops, item.style);
      else this.text(item.words, item.x, item.y, item.size, item.style);
    }
  }

  /** Optional content (ISO 32000-1, 8.11): readers list the layers by name and let them be hidden. */
  private onLayer(name: string, draw: () => void): void {
    const { page } = this.inside;
    const known = this.layers.get(name) ?? this.newLayer(name);
    const tag = `L${[...this.layers.keys()].indexOf(name)}`;
    const properties = (page.resources.data.Properties ?? {}) as Record<string, Reference>;
    page.resources.data.Properties = { ...properties, [tag]: known };
    this.inside.addContent(`/OC /${tag} BDC`);
    draw();
    this.inside.addContent('EMC');
  }

  private newLayer(name: string): Reference {
    const made = this.inside.ref({ Type: 'OCG', Name: literal(name) });
    made.end();
    this.layers.set(name, made);
    return made;
  }

  private optionalContent(): unknown {
    const all = [...this.layers.values()];
    const [on, off] = [true, false].map((way) =>
      [...this.layers].filter(([name]) => this.shown(name) === way).map(([, reference]) => reference),
    );
    return { OCGs: all, D: { Name: literal('Layers'), Order: all, ON: on, OFF: off } };
  }

  /** Drawn smaller or elsewhere. */
  drawScaled(items: readonly Drawn[], x: number, y: number, scale: number): void {
    this.doc.save();
    this.doc.translate(x, y).scale(scale, scale);
    this.draw(items);
    this.doc.restore();
  }

  /** Cloth is not tinted: ink is dear. */
  private path(ops: readonly Op[], { width, stroke = INK.line, dash, fill = 'none' }: Stroke): void {
    this.trace(ops);
    if (width === 0) {
      this.doc.fill(fill);
      return;
    }
    this.doc.lineWidth(width).lineCap('round').lineJoin('round');
    if (dash) this.doc.dash(dash.split(' ').map(Number) as unknown as number, {});
    else this.doc.undash();
    if (fill === 'none') this.doc.stroke(stroke);
    else this.doc.fillAndStroke(fill, stroke);
  }

  private trace(ops: readonly Op[]): void {
    for (const op of ops) {
      if (op.type === 'close') this.doc.closePath();
      else if (op.type === 'move') this.doc.moveTo(...micro(op.to));
      else if (op.type === 'line') this.doc.lineTo(...micro(op.to));
      else this.doc.bezierCurveTo(...micro(op.cp1), ...micro(op.cp2), ...micro(op.to));
    }
  }

  text(words: string, x: number, y: number, size: number, style: TextStyle = {}): void {
    const { anchor, fill = INK.line, rotate = 0, spacing = 0, baseline } = style;
    this.font(size, style.weight);
    const width = this.doc.widthOfString(words, { characterSpacing: spacing });
    const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
    const down = baseline === 'central' ? y + size * BASELINE : y;
    this.doc.save();
    if (rotate) this.doc.rotate(rotate, { origin: [x, y] });
    this.doc
      .fillColor(fill)
      .text(words, left, down, { lineBreak: false, characterSpacing: spacing, baseline: 'alphabetic' });
    this.doc.restore();
  }

  /** Words broken into lines of at most `width` mm. @returns y below the last line */
  paragraph(words: string, x: number, y: number, width: number, size: number, style: TextStyle = {}): number {
    let at = y;
    for (const row of this.rows(words, width, size, style.weight)) {
      this.text(row, x, at, size, style);
      at += size * 1.35;
    }
    return at;
  }

  /** The words, or as many of their letters as go into `width` mm and an ellipsis. */
  fitted(words: string, width: number, size: number): string {
    if (this.widthOf(words, size) <= width) return words;
    let kept = words.length;
    while (kept > 1 && this.widthOf(`${words.slice(0, kept)}…`, size) > width) kept--;
    return `${words.slice(0, kept).trimEnd()}…`;
  }

  widthOf(words: string, size: number, weight?: 400 | 700): number {
    this.font(size, weight);
    return this.doc.widthOfString(words);
  }

  private rows(words: string, width: number, size: number, weight?: 400 | 700): string[] {
    const rows = [''];
    for (const word of words.split(/\s+/)) {
      const longer = rows[rows.length - 1] ? `${rows[rows.length - 1]} ${word}` : word;
      if (this.widthOf(longer, size, weight) <= width || rows[rows.length - 1] === '') rows[rows.length - 1] = longer;
      else rows.push(word);
    }
    return rows;
  }

  private font(size: number, weight: 400 | 700 = 400): void {
    this.doc.font(weight === 700 ? 'semibold' : 'regular').fontSize(size);
  }
}

/** The library writes plain strings as names, and string objects as strings. */
// oxlint-disable-next-line no-new-wrappers
const literal = (words: string): unknown => new String(words);

/** To a thousandth of a millimetre: finer figures only make the file larger. */
const micro = ({ x, y }: Point): [number, number] => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

/** The library wants a date; `end` keeps it out of the file. */
const EPOCH = new Date(0);
