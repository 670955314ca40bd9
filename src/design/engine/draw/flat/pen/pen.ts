import { flatten, type Op } from '../../../geometry/path.js';
import { add, distance, lerp, type Point, xy } from '../../../geometry/point.js';
import { type Box, boxOf } from '../../../geometry/box.js';
import type { Side } from '../../../cut/side.js';
import { placeOf, type Heights } from '../../../cut/places.js';
import { together, type Shown } from '../../../cut/shown.js';
import type { Counts } from '../../../garments/spec.js';
import type { FlatAnchors, FlatPart } from '../parts/parts.js';
import { flip, mirror } from './paths.js';
import type { Weave } from '../cloth/weave-prints.js';

/** Drawing in centimetres about the centre line (x = 0), y downwards. Later strokes lie over earlier ones. */

export type Weight = 'outline' | 'seam' | 'detail' | 'stitch' | 'soft';

const WIDTHS: Record<Weight, number> = { outline: 2.3, seam: 1.3, detail: 1, stitch: 0.75, soft: 0.7 };
const INK = '#16171b';
const SOFT_INK = '#6d7078';

interface Mark {
  kind: 'path' | 'dot';
  ops: Op[];
  at: Point;
  radius: number;
  fill: string;
  weight: Weight | null;
  /** A stroke of another colour and width, px. */
  tint?: { colour: string; width: number };
}

/** The cloth a pen draws on: pieces filled with its tone get its hints. */
export interface PenCloth {
  tone: string;
  weave: Weave | null;
  /** Cloths of parts, known by their tones. */
  parts?: readonly { tone: string; weave: Weave | null }[];
  /** Of buttons, where they have one of their own. */
  buttons?: string;
  /** Size of those that close the front, against the usual one. */
  buttonScale?: number;
  /** Of the stitches, where they contrast. */
  stitching?: string;
}

export type EdgeKind = 'hem' | 'neck' | 'sleeve';

export class Pen {
  private readonly marks: Mark[] = [];
  private readonly named = new Map<FlatPart, Point>();
  /** Outlines of the pieces of cloth, cm. */
  readonly pieces: (readonly Point[])[] = [];
  readonly edges: { kind: EdgeKind; ops: Op[]; paired: boolean }[] = [];
  private readonly parts: Partial<Shown>[] = [];
  private low: number | null = null;
  private turned = false;

  /**
   * @param counts how many of a thing the text asks for
   * @param denied parts that the text rules out
   * @param upper which front lies on top
   */
  constructor(
    private readonly cloth: PenCloth | null = null,
    readonly counts: Counts = {},
    private readonly denied: ReadonlySet<string> = new Set(),
    private readonly upper: Side = 'right',
  ) {}

  /** Whether the text rules a part out. */
  lacks(part: FlatPart): boolean {
    return this.denied.has(part);
  }

  /** Remembers where a named part is, for callouts; the first place named stays. */
  name(part: FlatPart, at: Point): void {
    if (!this.named.has(part) && !this.lacks(part)) this.named.set(part, this.turned ? flip(at) : at);
  }

  /** Says that pockets are drawn there. @param count with their mirror images */
  pocket(at: Point, count = 1): void {
    this.name('pocket', at);
    this.show({ pockets: count });
  }

  /** Says what is drawn here of the garment's anchors. */
  show(part: Partial<Shown>): void {
    this.parts.push(part);
  }

  /** Whether anything drawn so far closes the garment. */
  fastens(): boolean {
    return this.parts.some((part) => part.fastener);
  }

  /** Says that the garment reaches down to here, cm, where no edge of kind `hem` does. */
  reach(y: number): void {
    this.low = Math.max(this.low ?? y, y);
  }

  /** What is drawn, by name. @param heights of the body that it is drawn on, cm */
  shown(heights: Heights): Shown {
    const hems = this.edges.filter((e) => e.kind === 'hem').flatMap((e) => flatten(e.ops).flat());
    const low = this.low ?? (hems.length > 0 ? Math.max(...hems.map((p) => p.y)) : null);
    return together([
      ...this.parts,
      {
        hem: low === null ? null : placeOf(heights, low),
        collar: this.has('collar') || this.has('lapel'),
        hood: this.has('hood'),
      },
    ]);
  }

  /** The named parts in pixels of a picture made by `svg` with the same measures. */
  anchors(page: Page): FlatAnchors {
    const { put } = frameOf(page);
    return Object.fromEntries([...this.named].map(([part, p]) => [part, put(p)]));
  }

  /** Corners of all that is drawn, cm. */
  bounds(): Box {
    return boxOf(this.marks.flatMap((m) => (m.kind === 'dot' ? [m.at] : flatten(m.ops).flat())));
  }

  /** Tone of the cloth. */
  get tone(): string {
    return this.cloth?.tone ?? '#ffffff';
  }

  has(part: FlatPart): boolean {
    return this.named.has(part);
  }

  /** Moves all that is drawn, e.g. to a slanted hem; curves become short lines. */
  bend(move: (p: Point) => Point): void {
    for (const mark of this.marks) {
      if (mark.kind === 'dot') mark.at = move(mark.at);
      else mark.ops = bent(mark.ops, move);
    }
    for (const [part, p] of this.named) this.named.set(part, move(p));
  }

  /** What is drawn meanwhile lies behind all that was drawn before. */
  under(draw: () => void): void {
    const before = this.marks.splice(0);
    draw();
    this.marks.push(...before);
  }

  /**
   * What closes a front by lapping over, drawn meanwhile as women wear it, right over left; turned over for those who close
   * left over right.
   */
  lapped(draw: () => void): void {
    const before = this.turned;
    this.turned = this.upper === 'left';
    this.show({ laps: this.upper });
    draw();
    this.turned = before;
  }

  private asLapped = (ops: Op[]): Op[] => (this.turned ? mirror(ops) : ops);

  fill(ops: Op[], colour: string): void {
    this.lay(this.asLapped(ops), colour);
  }

  private lay(ops: Op[], colour: string): void {
    this.marks.push({ kind: 'path', ops, at: xy(0, 0), radius: 0, fill: colour, weight: null });
    const cloth = this.clothOf(colour);
    if (cloth === undefined) return;
    for (const outline of flatten(ops)) {
      this.pieces.push(outline);
      this.hint(outline, cloth.weave);
    }
  }

  ink(ops: Op[], weight: Weight, colour = 'none'): void {
    const woven = this.clothOf(colour) !== undefined;
    const laid = this.asLapped(ops);
    if (woven) this.lay(laid, colour);
    const fill = woven ? 'none' : colour;
    this.marks.push({ kind: 'path', ops: laid, at: xy(0, 0), radius: 0, fill, weight });
  }

  /** Lies over what is there in the tone of the cloth, without its hints. */
  cover(ops: Op[]): void {
    this.marks.push({ kind: 'path', ops: this.asLapped(ops), at: xy(0, 0), radius: 0, fill: this.tone, weight: null });
  }

  /** A stroke or a small filled shape in a colour of its own. @param width px; 0 fills */
  tint(ops: Op[], colour: string, width: number): void {
    const tint = width > 0 ? { colour, width } : undefined;
    this.marks.push({
      kind: 'path',
      ops,
      at: xy(0, 0),
      radius: 0,
      fill: width > 0 ? 'none' : colour,
      weight: null,
      tint,
    });
  }

  private clothOf(colour: string): { weave: Weave | null } | undefined {
    if (colour === this.cloth?.tone) return this.cloth;
    return this.cloth?.parts?.find((p) => p.tone === colour);
  }

  private hint(outline: readonly Point[], weave: Weave | null): void {
    if (outline.length < 3) return;
    for (const h of weave?.(outline) ?? []) this.tint(h.ops, h.colour, h.solid ? 0 : h.width);
  }

  /** An edge that trims can run along; with its mirror image unless told otherwise. */
  edge(kind: EdgeKind, ops: Op[], paired = true): void {
    this.edges.push({ kind, ops, paired });
  }

  /** The same stroke left and right of the centre line. */
  pair(ops: Op[], weight: Weight, colour = 'none'): void {
    this.ink(ops, weight, colour);
    this.ink(mirror(ops), weight, colour);
  }

  dot(at: Point, radius: number, weight: Weight | null, fill: string): void {
    this.marks.push({ kind: 'dot', ops: [], at: this.turned ? flip(at) : at, radius, fill, weight });
  }

  /** One of those that close the front. */
  closingButton(at: Point, radius = 0.75): void {
    this.button(at, radius * (this.cloth?.buttonScale ?? 1));
  }

  /** Sewn-on button with four holes. */
  button(at: Point, radius = 0.75): void {
    if (this.lacks('buttons')) return;
    this.dot(at, radius, 'detail', this.cloth?.buttons ?? '#ffffff');
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ])
      this.dot(add(at, xy(dx * radius * 0.28, dy * radius * 0.28)), radius * 0.11, null, INK);
  }

  /** Fits everything into a picture of the given size with a margin, px. */
  svg(page: Page, title: string): string {
    const { width, height } = page;
    const { scale, put: place } = frameOf(page);
    const put = (p: Point) => {
      const { x, y } = place(p);
      return `${x} ${y}`;
    };
    const body = this.marks.map((m) => drawn(m, put, scale, this.cloth?.stitching)).join('\n');
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<title>${title}</title>`,
      body,
      '</svg>',
    ].join('\n');
  }
}

/** A picture in px that shows a field in cm. */
export interface Page {
  width: number;
  height: number;
  margin: number;
  field: Box;
}

function frameOf({ width, height, margin, field }: Page): { scale: number; put: (p: Point) => Point } {
  const { minX, maxX, minY, maxY } = field;
  const scale = Math.min((width - 2 * margin) / (maxX - minX || 1), (height - 2 * margin) / (maxY - minY || 1), 16);
  const [ox, oy] = [width / 2 - ((minX + maxX) / 2) * scale, height / 2 - ((minY + maxY) / 2) * scale];
  return { scale, put: (p) => ({ x: round(p.x * scale + ox), y: round(p.y * scale + oy) }) };
}

function bent(ops: readonly Op[], move: (p: Point) => Point): Op[] {
  const out: Op[] = [];
  let last = xy(0, 0);
  for (const op of ops) {
    if (op.type === 'close' || op.type === 'move')
      out.push(op.type === 'move' ? { type: 'move', to: move(op.to) } : op);
    else out.push(...bentRun(last, op, move));
    if (op.type !== 'close') last = op.to;
  }
  return out;
}

function bentRun(from: Point, op: Op, move: (p: Point) => Point): Op[] {
  const way = flatten([{ type: 'move', to: from }, op])[0] ?? [];
  return way.slice(1).flatMap((p, i) => steps(way[i], p).map((to): Op => ({ type: 'line', to: move(to) })));
}

/** A straight way cut so short that it can be bent. */
function steps(a: Point, b: Point): Point[] {
  const count = Math.max(1, Math.ceil(distance(a, b) / 0.6));
  return Array.from({ length: count }, (_, i) => lerp(a, b, (i + 1) / count));
}

const round = (v: number): number => Math.round(v * 100) / 100 + 0;
const num = (v: number): string => String(round(v));

function drawn(m: Mark, put: (p: Point) => string, scale: number, stitching?: string): string {
  const stroke = m.tint
    ? `stroke="${m.tint.colour}" stroke-width="${m.tint.width}" stroke-linejoin="round" stroke-linecap="round"`
    : m.weight
      ? strokeOf(m.weight, stitching)
      : 'stroke="none"';
  if (m.kind === 'dot') {
    const [cx, cy] = put(m.at).split(' ');
    return `<circle cx="${cx}" cy="${cy}" r="${num(Math.max(0.35, m.radius * scale))}" fill="${m.fill}" ${stroke}/>`;
  }
  const d = m.ops
    .map((op) => {
      if (op.type === 'close') return 'Z';
      if (op.type === 'curve') return `C${put(op.cp1)} ${put(op.cp2)} ${put(op.to)}`;
      return `${op.type === 'move' ? 'M' : 'L'}${put(op.to)}`;
    })
    .join('');
  return `<path d="${d}" fill="${m.fill}" ${stroke}/>`;
}

function strokeOf(weight: Weight, stitching = INK): string {
  const colour = weight === 'soft' ? SOFT_INK : weight === 'stitch' ? stitching : INK;
  const dash = weight === 'stitch' ? ' stroke-dasharray="3.4 2.2"' : '';
  return `stroke="${colour}" stroke-width="${WIDTHS[weight]}" stroke-linejoin="round" stroke-linecap="round"${dash}`;
}
