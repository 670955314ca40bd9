import { COLORS } from './theme.js';

/** Where a drawing of our own flats lies on the page: `x + u * scale`. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

const SHAPE = /<(path|circle|ellipse|rect|line|polyline|polygon)\b([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const VIEW_BOX = /viewBox="([\d.\s-]+)"/;

type Attributes = Partial<Record<string, string>>;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));

/** Size of the drawing in its own units. */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, , width, height] = (VIEW_BOX.exec(svg)?.[1] ?? '0 0 640 800').trim().split(/\s+/).map(Number);
  return { width: width || 640, height: height || 800 };
}

/** Box of what the drawing's path points cover, in its own units: its picture without the margins. */
export function inkBox(svg: string): { x: number; y: number; width: number; height: number } {
  const points = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => pairs(d));
  if (points.length === 0) return { x: 0, y: 0, ...sizeOfSvg(svg) };
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function pairs(d: string): Array<[number, number]> {
  const numbers = (d.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}

/** Places the ink of a drawing in a box, as large as it fits, centred. */
export function placeIn(
  svg: string,
  x: number,
  y: number,
  width: number,
  height: number,
  largest = Infinity,
): Placement {
  const ink = inkBox(svg);
  const scale = Math.min(width / (ink.width || 1), height / (ink.height || 1), largest);
  return {
    x: x + (width - ink.width * scale) / 2 - ink.x * scale,
    y: y + (height - ink.height * scale) / 2 - ink.y * scale,
    scale,
  };
}

/**
 * Draws one of our own flats as vectors: shapes with presentation attributes (fill, stroke, dashes, opacity), no CSS,
 * no transforms. What it does not know it leaves out.
 */
export function drawSvg(doc: PDFKit.PDFDocument, svg: string, at: Placement, thinner = 1): void {
  doc.save();
  doc.translate(at.x, at.y).scale(at.scale);
  for (const [, kind, rest] of svg.matchAll(SHAPE)) drawShape(doc, kind, attributesOf(rest), thinner);
  doc.restore();
}

const num = (value: string | undefined): number => Number(value) || 0;

function trace(doc: PDFKit.PDFDocument, kind: string, a: Attributes): boolean {
  if (kind === 'path' && a.d) doc.path(a.d);
  else if (kind === 'circle') doc.circle(num(a.cx), num(a.cy), num(a.r));
  else if (kind === 'ellipse') doc.ellipse(num(a.cx), num(a.cy), num(a.rx), num(a.ry));
  else if (kind === 'rect') doc.rect(num(a.x), num(a.y), num(a.width), num(a.height));
  else if (kind === 'line') doc.moveTo(num(a.x1), num(a.y1)).lineTo(num(a.x2), num(a.y2));
  else if (a.points && pairs(a.points).length > 1) doc.polygon(...pairs(a.points));
  else return false;
  return true;
}

function drawShape(doc: PDFKit.PDFDocument, kind: string, a: Attributes, thinner: number): void {
  const fill = a.fill ?? COLORS.ink;
  const stroke = a.stroke ?? 'none';
  if (fill !== 'none' && trace(doc, kind, a))
    doc
      .fillColor(fill, Number(a['fill-opacity'] ?? a.opacity ?? 1))
      .fill(a['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
  if (stroke === 'none' || !trace(doc, kind, a)) return;
  doc
    .lineWidth((num(a['stroke-width']) || 1) * thinner)
    .lineJoin('round')
    .lineCap('round');
  const dashes = (a['stroke-dasharray'] ?? '')
    .split(/[\s,]+/)
    .map(Number)
    .filter((n) => n > 0);
  if (dashes.length > 1) doc.dash(dashes[0], { space: dashes[1] });
  doc.strokeColor(stroke, Number(a['stroke-opacity'] ?? a.opacity ?? 1)).stroke();
  if (dashes.length > 1) doc.undash();
}

type Pair = [number, number];

/** Polylines of the drawing's filled shapes, own units; curves in 12 steps. */
function outlines(svg: string): Pair[][] {
  return [...svg.matchAll(SHAPE)].flatMap(([, kind, rest]) => {
    const a = attributesOf(rest);
    return kind === 'path' && a.d && (a.fill ?? 'none') !== 'none' ? [flattened(a.d)] : [];
  });
}

function flattened(d: string): Pair[] {
  const out: Pair[] = [];
  for (const [, letter, numbers] of d.matchAll(/([MLC])([^A-Za-z]*)/g)) {
    const points = pairs(numbers);
    if (letter !== 'C') out.push(...points);
    else
      for (let i = 0; i + 2 < points.length; i += 3) out.push(...bezier(out[out.length - 1], points.slice(i, i + 3)));
  }
  return out;
}

function bezier(p: Pair, [q, r, s]: Pair[]): Pair[] {
  return Array.from({ length: 12 }, (_, i): Pair => {
    const t = (i + 1) / 12;
    const u = 1 - t;
    const at = (k: 0 | 1): number => u ** 3 * p[k] + 3 * u * u * t * q[k] + 3 * u * t * t * r[k] + t ** 3 * s[k];
    return [at(0), at(1)];
  });
}

/** Leftmost and rightmost of the filled drawing at a height, own units; null where there is none. */
export function extentAt(svg: string, y: number): { left: number; right: number } | null {
  const xs = outlines(svg).flatMap((line) =>
    line.flatMap((b, i) => {
      const a = line[i === 0 ? line.length - 1 : i - 1];
      return (a[1] - y) * (b[1] - y) < 0 ? [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])] : [];
    }),
  );
  return xs.length < 2 ? null : { left: Math.min(...xs), right: Math.max(...xs) };
}
