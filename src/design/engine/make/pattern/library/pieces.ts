import { area, distanceToSegment } from '../../../geometry/polyline.js';
import { boxOf } from '../../../geometry/box.js';
import { add, distance, dot, type Point, sub, towards } from '../../../geometry/point.js';
import { flatten, type Op } from '../../../geometry/path.js';
import { chain, close, closedChain, cuttingLoop, isClosed, untangled } from '../pieces/loops.js';
import { upright } from '../pieces/panel.js';
import type { LineStyle, Mark, MarkKind, Piece, PieceCut } from '../pieces/piece.js';
import type { FsCut, FsOp, FsPart, FsPath } from './library.js';
import type { Draft } from './sewing.js';

const NOT_SEAM = /\b(sa|help|dashed|dotted|mark|note|contrast|hidden|lashed)\b/;
const HELPER_NAME = /base|^sa[A-Z]|Guide|pocketFlap|^chestPocket|^innerPocket|^welt$|^hem$|^mirroredHem/i;
const MACRO = '__macro_';

/** Pieces of a draft in drafting order; parts without an outline (not needed under these options) are left out. */
export function piecesOf(draft: Draft): Piece[] {
  return Object.entries(draft.parts)
    .map(([name, part]) => pieceOf(name, part, draft))
    .filter((piece): piece is Piece => piece !== null);
}

function pieceOf(name: string, part: FsPart, draft: Draft): Piece | null {
  const outline = outlineOf(part);
  if (!outline) return null;
  const fold = foldOf(part, outline.loop);
  const listed = cutsOf(ownMaterials(name, draft.cutlist[name]?.materials), fold !== null);
  const cuts = [...(ONCE.has(name) ? listed.map(once) : listed), ...(LINED[name] ?? [])];
  return {
    id: name,
    title: titleOf(name, draft.words),
    cuts,
    on_fold: fold !== null,
    ...outline,
    cutLoop: cutLoopOf(part, outline.loop),
    allowance: visible(part)
      .filter(([, path]) => /\bsa\b/.test(classOf(path)))
      .map(([, path]) => opsOf(path)),
    lines: innerLines(part, outline.name),
    fold,
    grain: grainOf(part) ?? fold ?? upright(outline.loop),
    marks: marksOf(part),
    points: namedPoints(part),
  };
}

const classOf = (path: FsPath): string => String(path.attributes.get('class') || '');

const visible = (part: FsPart): [string, FsPath][] =>
  Object.entries(part.paths).filter(([, path]) => !path.hidden && path.ops.length > 1 && classOf(path) !== 'hidden');

const at = (p: Point): Point => ({ x: p.x, y: p.y });

function opsOf(path: { ops: FsOp[] }): Op[] {
  return path.ops.flatMap((op): Op[] => {
    if (op.type === 'noop') return [];
    if (op.type === 'close') return [{ type: 'close' }];
    if (op.type === 'curve') return [{ type: 'curve', cp1: at(op.cp1), cp2: at(op.cp2), to: at(op.to) }];
    return [{ type: op.type, to: at(op.to) }];
  });
}

interface Outline {
  name: string | null;
  loop: Point[];
  closed: boolean;
  outlineOps: Op[];
}

function outlineOf(part: FsPart): Outline | null {
  const paths = visible(part).filter(([name, path]) => !name.startsWith(MACRO) && !NOT_SEAM.test(classOf(path)));
  const whole = closedPath(paths) ?? chainedPaths(paths.filter(([name]) => !/base/i.test(name)));
  return whole?.closed ? whole : (chainedPaths(paths.filter(([name]) => !HELPER_NAME.test(name))) ?? whole);
}

function closedPath(paths: [string, FsPath][]): Outline | null {
  let best: Outline | null = null;
  for (const [name, path] of paths) {
    const ops = opsOf(path);
    const [line, ...more] = flatten(ops);
    if (!line || more.length || !isClosed(line)) continue;
    const loop = close(line);
    const better = !best || area(loop) > area(best.loop) * 1.001;
    if (better) best = { name, loop, closed: true, outlineOps: ops };
  }
  return best;
}

function chainedPaths(paths: [string, FsPath][]): Outline | null {
  const lines = paths.flatMap(([, path]) => flatten(opsOf(path)));
  const line = closedChain(lines) ?? chain(lines);
  if (line.length < 4) return null;
  const loop = close(line);
  if (area(loop) < 100) return null;
  const outlineOps = paths.flatMap(([, path]) => opsOf(path));
  return { name: paths.length === 1 ? paths[0][0] : null, loop, closed: isClosed(line), outlineOps };
}

function cutLoopOf(part: FsPart, loop: Point[]): Point[] | null {
  const paths = visible(part).filter(([name, path]) => /\bsa\b/.test(classOf(path)) && !name.startsWith(MACRO));
  const cut = cuttingLoop(
    loop,
    paths.flatMap(([, path]) => flatten(opsOf(path))),
  );
  return cut && area(cut) > area(loop) * 0.999 && coversBox(cut, loop) ? untangled(cut) : null;
}

function coversBox(cut: Point[], loop: Point[]): boolean {
  const [a, b] = [boxOf(cut), boxOf(loop)];
  return a.minX <= b.minX + 1 && a.minY <= b.minY + 1 && a.maxX >= b.maxX - 1 && a.maxY >= b.maxY - 1;
}

function innerLines(part: FsPart, outline: string | null): Piece['lines'] {
  return visible(part)
    .filter(([name, path]) => name !== outline && !name.startsWith(MACRO) && !/\bsa\b/.test(classOf(path)))
    .filter(([name, path]) => outline !== null || NOT_SEAM.test(classOf(path)) || HELPER_NAME.test(name))
    .filter(([name, path]) => classOf(path) !== '' && !/base$/i.test(name))
    .map(([name, path]) => ({
      ops: opsOf(path),
      style: styleOf(classOf(path)),
      ...(/pocket/i.test(name) ? { of: name } : {}),
    }));
}

function styleOf(classes: string): LineStyle {
  if (/dotted/.test(classes)) return 'dotted';
  if (/dashed|lashed/.test(classes)) return 'dashed';
  return /help|note|contrast/.test(classes) ? 'help' : 'inner';
}

const macroPath = (part: FsPart, macro: string): FsPath | undefined =>
  Object.entries(part.paths).find(([name]) => name.startsWith(`${MACRO}${macro}_`))?.[1];

/** The stretch of the outline that lies on the line of the cut-on-fold mark. */
function foldOf(part: FsPart, loop: Point[]): [Point, Point] | null {
  const path = macroPath(part, 'cutonfold');
  if (!path || path.ops.length < 2) return null;
  const [from, to] = [at(path.ops[0].to), at(path.ops[path.ops.length - 1].to)];
  const reach = distance(from, to) * 20 || 1;
  const way = towards(from, to);
  const far = (sign: number): Point => add(from, way, sign * reach);
  const on = loop.filter((p) => distanceToSegment(p, far(-1), far(1)) < 0.5);
  const along = (p: Point) => dot(sub(p, from), way);
  on.sort((a, b) => along(a) - along(b));
  return on.length > 1 ? [on[0], on[on.length - 1]] : [from, to];
}

function grainOf(part: FsPart): [Point, Point] | null {
  const path = macroPath(part, 'grainline');
  return path && path.ops.length > 1 ? [at(path.ops[0].to), at(path.ops[1].to)] : null;
}

const MARKS: Record<string, MarkKind> = {
  notch: 'notch',
  bnotch: 'back-notch',
  button: 'button',
  buttonhole: 'buttonhole',
  'buttonhole-start': 'buttonhole',
  'buttonhole-end': 'buttonhole',
  'snap-stud': 'snap',
  'snap-socket': 'snap',
  eyelet: 'eyelet',
};

function marksOf(part: FsPart): Mark[] {
  return Object.values(part.snippets)
    .filter((s) => s.def in MARKS)
    .map((s) => ({
      kind: MARKS[s.def],
      at: at(s.anchor),
      rotate: Number(s.attributes.get('data-rotate') || 0) || 0,
      ...(s.def.endsWith('-start') ? { align: 'start' as const } : {}),
      ...(s.def.endsWith('-end') ? { align: 'end' as const } : {}),
    }));
}

function namedPoints(part: FsPart): Record<string, Point> {
  const named = Object.entries(part.points).filter(
    ([name, p]) => !name.startsWith('__') && Number.isFinite(p.x) && Number.isFinite(p.y),
  );
  return Object.fromEntries(named.map(([name, p]) => [name, at(p)]));
}

/** Pieces whose lining is cut like them, which the base design leaves out: a blazer is lined in front, side and sleeves. */
const LINED: Readonly<Record<string, PieceCut[]>> = {
  'jaeger.back': [{ material: 'lining', count: 2, mirrored: true, on_bias: false }],
};

/** Goes round the whole hem folded lengthwise, though its design says to cut two. */
const ONCE = new Set(['sven.waistband']);
const once = (c: PieceCut): PieceCut => ({ ...c, count: 1, mirrored: false });

/** `trayvon.liningTip`, `carlton.pocketLining`: what the part is called after is what it is cut from. */
const CUT_FROM = /\.(?:(lining|interfacing)[A-Z]\w*|\w+(Lining))$/;

function ownMaterials(name: string, materials: Record<string, FsCut[]> = {}): Record<string, FsCut[]> {
  const own = CUT_FROM.exec(name);
  if (!own) return materials;
  const material = (own[1] ?? own[2]).toLowerCase();
  return { [material]: materials[material] ?? Object.values(materials).flat() };
}

function cutsOf(materials: Record<string, FsCut[]>, onFold: boolean): PieceCut[] {
  const listed = Object.entries(materials).map(([material, cuts]) => mergedCut(material, unfolded(cuts, onFold)));
  const used = listed.filter((cut) => cut.count > 0);
  if (used.length > 0) return used;
  return [{ material: 'fabric', count: onFold ? 1 : 2, mirrored: !onFold, on_bias: false }];
}

/** A part that is drafted on a folded one and has a centre seam itself still says "1 on the fold": it is a pair. */
const unfolded = (cuts: FsCut[], onFold: boolean): FsCut[] =>
  onFold ? cuts : cuts.map((c) => (c.onFold && c.cut === 1 ? { ...c, cut: c.cut * 2, identical: false } : c));

function mergedCut(material: string, cuts: FsCut[]): PieceCut {
  const count = withoutInherited(cuts).reduce((sum, c) => sum + c.cut, 0);
  const mirrored = count > 1 && cuts.some((c) => !c.identical && c.cut > 1);
  return { material, count, mirrored, on_bias: cuts.some((c) => c.onBias) };
}

/** A part drafted on top of another repeats its pair in the list; single cuts (collar and undercollar) are meant twice. */
const withoutInherited = (cuts: FsCut[]): FsCut[] =>
  cuts.filter((c, i) => c.cut < 2 || cuts.findIndex((d) => d.cut === c.cut && d.onFold === c.onFold) === i);

/** `simon.frontLeft` → `Front left` in the words of the design, else from the part's name. */
function titleOf(id: string, words: Record<string, string>): string {
  const name = id.slice(id.indexOf('.') + 1);
  const own = words[name] ?? words[name.toLowerCase()];
  if (own && own.length < 40) return own;
  const plain = name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
