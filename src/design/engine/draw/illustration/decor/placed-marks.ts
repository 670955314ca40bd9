import { loopOf } from '../paint/edge.js';
import { n1, n2, pathOf } from '../paint/path.js';
import { frameOf } from '../../../geometry/box.js';
import { contains, resample, slice } from '../../../geometry/polyline.js';
import { hasBadge } from '../../../cut/badge.js';
import { lerp, type Point } from '../../../geometry/point.js';
import { blend, hexOf, lchOf } from '../color/oklch.js';
import type { Piece } from '../paint/piece.js';
import type { Tailor } from '../garments/tailor.js';
import { rosette, spray } from './motifs.js';
import { strewnOver } from './scatter.js';
import { bead, gem, plume, stud, strands, type TrimKit } from './trims.js';

/** Marks inside a piece, cut to its outline. */
export type Marks = (t: Tailor, piece: Piece, kit: TrimKit) => string;

const at = (p: Point, scale: number, turn: number, markup: string): string =>
  `<g transform="translate(${n1(p.x)} ${n1(p.y)}) rotate(${n1(turn)}) scale(${n2(scale)})">${markup}</g>`;

/** Threads for embroidery: the other colours of the spec, else tones that stand out from the cloth. */
export function threads(t: Tailor): [string, string, string] {
  const rest = t.spec.colors.map((c) => c.hex).filter((hex) => hex !== t.cloth.hex);
  const { l, h } = lchOf(t.cloth.hex);
  const [light, mid] = l > 0.6 ? [0.62, 0.5] : [0.86, 0.74];
  const usual = [
    hexOf({ l: light, c: 0.13, h: Math.abs(((h - 20 + 540) % 360) - 180) < 40 ? 85 : 18 }),
    hexOf({ l: l > 0.6 ? 0.72 : 0.9, c: 0.11, h: 80 }),
    hexOf({ l: mid, c: 0.08, h: 145 }),
  ];
  return [rest[0] ?? usual[0], rest[1] ?? usual[1], rest[2] ?? usual[2]];
}

/** Sprays: two on the chest of what covers it, a border along what hangs below the waist. */
export const embroidery: Marks = (t, piece, kit) => {
  if (hasBadge(t.spec) || t.spec.motif_place === 'back') return '';
  if (t.spec.motif_place === 'sleeves' && !piece.sleeve) return '';
  const [a, b, c] = threads(t);
  const motif = spray([a, b, c], blend(t.cloth.surface.ramp.ink, '#3a2a26', 0.5));
  const k = kit.cm * 0.115;
  const box = frameOf(loopOf(piece.edges));
  const waist = t.figure.at(0, 2.85).y;
  if (piece.sleeve && box.height < 0.7 * t.figure.head) return '';
  if (piece.sleeve) return at({ x: box.x + box.width * 0.5, y: box.y + box.height * 0.4 }, k * 0.8, 0, motif);
  if (box.y > waist - 60) return border(piece, kit, motif, k);
  const chest = [-1, 1].map((s) => {
    const p = t.figure.at(s * 0.36, 1.86);
    return `<g transform="translate(${n1(p.x)} ${n1(p.y)}) scale(${n2(s * k)} ${n2(k)})">${motif}</g>`;
  });
  const low = box.y + box.height > t.figure.at(0, 4.6).y ? border(piece, kit, motif, k) : '';
  return chest.join('') + low;
};

function border(piece: Piece, kit: TrimKit, motif: string, k: number): string {
  const hem = piece.edges.find((e) => e.kind === 'hem');
  if (hem === undefined) return '';
  const row = resample(hem.points, 11 * kit.cm);
  const second = strewnOver(piece, 15 * kit.cm, kit.random, (s) => (s > 0.45 ? 0.75 * s : 0.08));
  return (
    row
      .map((p, i) => at({ x: p.x, y: p.y - 7 * kit.cm }, k * (i % 2 === 0 ? 1 : 0.8), i % 2 === 0 ? 0 : 80, motif))
      .join('') +
    second
      .filter((p) => row.every((q) => q.y - p.y > 13 * kit.cm))
      .map((p, i) => at(p, k * 0.62, i * 73, motif))
      .join('')
  );
}

/** Beads that thin out from the top, in little arcs. */
export const beading: Marks = (_, piece, kit) =>
  strewnOver(piece, 2.1 * kit.cm, kit.random, (s) => 0.75 * (1 - s) ** 1.6 + 0.05)
    .map((p, i) => bead(p, (0.28 + 0.2 * (i % 3 === 0 ? 1 : 0)) * kit.cm, kit.ramp))
    .join('');

export const strewnGems: Marks = (_, piece, kit) =>
  strewnOver(piece, 5.5 * kit.cm, kit.random, (s) => 0.6 * (1 - s) + 0.1)
    .map((p, i) => gem(p, (0.5 + 0.3 * (i % 3)) * kit.cm, ['#f1f4f8', '#9fd3e6', '#e7b7c8'][i % 3]))
    .join('');

/** Points of light on sequins. */
export const sparkle: Marks = (_, piece, kit) =>
  strewnOver(piece, 11 * kit.cm, kit.random, () => 0.35)
    .map((p, i) => {
      const r = kit.cm * (0.5 + 0.45 * (i % 3));
      return `<path transform="translate(${n1(p.x)} ${n1(p.y)})" d="M0 ${n1(-r)}Q${n1(r * 0.12)} ${n1(-r * 0.12)} ${n1(r)} 0Q${n1(r * 0.12)} ${n1(r * 0.12)} 0 ${n1(r)}Q${n1(-r * 0.12)} ${n1(r * 0.12)} ${n1(-r)} 0Q${n1(-r * 0.12)} ${n1(-r * 0.12)} 0 ${n1(-r)}Z" fill="#fff" fill-opacity=".85"/>`;
    })
    .join('');

/** Flowers of cloth, thickest at one shoulder and the hem. */
export const flowers: Marks = (t, piece, kit) => {
  const { ramp } = kit;
  const other = t.spec.colors.find((c) => c.hex !== t.cloth.hex)?.hex ?? ramp.light;
  return strewnOver(piece, 12 * kit.cm, kit.random, (s) => 0.25 + 0.7 * Math.abs(s - 0.45))
    .map((p, i) => at(p, kit.cm * (0.055 + 0.02 * (i % 3)), i * 47, rosette(other, ramp.glint, ramp.ink, kit.random)))
    .join('');
};

/** A crest on the wearer's left breast: a shield, halved, with a bar. */
const badge: Marks = (t, piece, kit) => {
  const p = t.figure.at(0.4, 2.04);
  if (piece.sleeve || !contains(loopOf(piece.edges), p)) return '';
  const [a, b] = threads(t);
  const { ink } = t.cloth.surface.ramp;
  const shield = 'M-30 -36H30V2C30 24 12 38 0 44C-12 38 -30 24 -30 2Z';
  return at(
    p,
    kit.cm * 0.1,
    0,
    `<path d="${shield}" fill="${a}" stroke="${ink}" stroke-width="3"/><path d="M0 -36H30V2C30 24 12 38 0 44Z" fill="${b}"/><path d="M-30 -8H30V6H-30Z" fill="${ink}" fill-opacity=".55"/><path d="${shield}" transform="scale(.86)" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="5 3"/>`,
  );
};

/** Applied pieces of cloth with a stitched rim. */
export const applique: Marks = (t, piece, kit) => {
  if (hasBadge(t.spec)) return badge(t, piece, kit);
  const [a, b] = threads(t);
  const { ink } = t.cloth.surface.ramp;
  const shape =
    'M0 -34C10 -16 30 -24 32 -6C34 8 14 10 16 22C18 36 -14 38 -14 22C-14 10 -34 10 -32 -6C-30 -24 -10 -16 0 -34Z';
  return strewnOver(piece, 17 * kit.cm, kit.random, () => 0.7)
    .map((p, i) =>
      at(
        p,
        kit.cm * 0.1,
        i * 61,
        `<path d="${shape}" fill="${i % 2 === 0 ? a : b}" stroke="${ink}" stroke-width="2.4"/><path d="${shape}" transform="scale(.8)" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="6 4"/>`,
      ),
    )
    .join('');
};

/** Rows of fringe down what hangs free: a dress of the twenties, the yoke of a jacket. */
export const fringeRows: Marks = (t, piece, kit) => {
  const box = frameOf(loopOf(piece.edges));
  if (piece.sleeve) return sleeveFringe(piece, kit);
  const dress = ['dress', 'skirt', 'top'].includes(t.spec.category) || t.spec.garment === 'dress';
  const yoke = t.figure.at(0, 1.86).y;
  const step = 13 * kit.cm;
  const rows = dress
    ? Array.from(
        { length: Math.floor(box.height / step) },
        (_, i) => box.y + box.height - 9 * kit.cm - i * step,
      ).filter((y) => y > Math.max(box.y + 20, t.figure.at(0, 2.95).y))
    : box.y < yoke && box.y + box.height > yoke
      ? [yoke]
      : [];
  return rows
    .toReversed()
    .map((y) => strands(rowAt(box.x, box.width, y), (dress ? 14 : 8) * kit.cm, kit) + seamOf(box.x, box.width, y, kit))
    .join('');
};

const rowAt = (x: number, width: number, y: number): Point[] =>
  Array.from({ length: Math.round(width / 3) }, (_, i) => ({
    x: x + i * 3,
    y: y + 8 * Math.sin((i / (width / 3)) * 3.14),
  }));

const seamOf = (x: number, width: number, y: number, { ramp }: TrimKit): string =>
  `<path d="${pathOf(rowAt(x, width, y))}" fill="none" stroke="${ramp.ink}" stroke-width="1.8"/>`;

function sleeveFringe(piece: Piece, kit: TrimKit): string {
  const outer = piece.edges[0].points;
  return strands(
    resample(slice(outer, 0.15, 0.96), 3.4).map((p) => ({ x: p.x, y: p.y })),
    7 * kit.cm,
    kit,
  );
}

/** Feathers over the whole piece, row over row from the hem up. */
export const feathers: Marks = (_, piece, kit) => {
  const box = frameOf(loopOf(piece.edges));
  const step = 5.5 * kit.cm;
  let out = '';
  for (let y = box.y + box.height - step * 0.6; y > box.y - step; y -= step)
    for (let x = box.x - step * 0.3; x < box.x + box.width + step; x += step * 0.62)
      out += plume(
        { x: x + kit.random.next() * 8, y: y + kit.random.next() * 8 - 6 * kit.cm },
        kit,
        9 * kit.cm,
        (kit.random.next() - 0.5) * 40,
      );
  return out;
};

/** Studs in a diamond over the shoulders and the chest. */
export const studded: Marks = (t, piece, kit) => {
  if (piece.sleeve) return '';
  const rows = [0, 1, 2].flatMap((r) =>
    [-1, 1].flatMap((s) =>
      Array.from({ length: 4 - r }, (_, i) => t.figure.at(s * (0.3 + 0.075 * (i + r / 2)), 1.5 + r * 0.06 + i * 0.012)),
    ),
  );
  return rows.map((p) => stud(p, 0.5 * kit.cm)).join('');
};

/** Worn light patches, as of washing with stones. */
export const washed: Marks = (t, piece, kit) => {
  const box = frameOf(loopOf(piece.edges));
  const id = t.scene.defs.add(
    `<radialGradient id="ID"><stop offset="0" stop-color="${kit.ramp.glint}" stop-opacity=".6"/><stop offset="1" stop-color="${kit.ramp.glint}" stop-opacity="0"/></radialGradient>`,
  );
  const spot = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${n1(box.x + box.width * x)}" cy="${n1(box.y + box.height * y)}" rx="${n1(box.width * rx)}" ry="${n1(box.height * ry)}" fill="url(#${id})"/>`;
  return spot(0.5, 0.25, 0.28, 0.2) + spot(0.45, 0.62, 0.24, 0.16);
};

/** Bare threads where the cloth has been worn through. */
export const distressed: Marks = (t, piece, kit) => {
  if (t.spec.category === 'trousers' || t.spec.category === 'shorts') return '';
  return strewnOver(piece, 13 * kit.cm, kit.random, () => 0.35)
    .map((p) => {
      const w = kit.cm * (1.6 + 1.6 * kit.random.next());
      const d = [0, 1, 2, 3]
        .map((i) => `M${n1(p.x - w * (0.6 + 0.1 * i))} ${n1(p.y + i * 3.2)}h${n1(w * (1.5 - 0.1 * i))}`)
        .join('');
      return `<path d="${d}" stroke="#f1ece2" stroke-width="1.8" stroke-linecap="round"/><path d="M${n1(p.x - w * 0.7)} ${n1(p.y - 3)}h${n1(w * 1.4)}M${n1(p.x - w * 0.5)} ${n1(p.y + 13)}h${n1(w)}" stroke="${kit.ramp.ink}" stroke-width="1" stroke-opacity=".6"/>`;
    })
    .join('');
};

/** Two stripes down the outside of sleeves and legs. */
export const sideStripes: Marks = (t, piece, kit) => {
  if (!piece.sleeve) return '';
  const hex = t.trim.hex === t.cloth.hex ? (t.cloth.surface.ramp.lightness > 0.7 ? '#2a2a2e' : '#f6f2ea') : t.trim.hex;
  const middle = frameOf(loopOf(piece.edges));
  const c = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
  const line = (inward: number): string =>
    pathOf(
      piece.edges[0].points.map((p) =>
        lerp(p, { x: c.x, y: p.y }, Math.min(0.9, inward / Math.max(1, Math.abs(c.x - p.x)))),
      ),
    );
  return [1.6, 4]
    .map((d) => `<path d="${line(d * kit.cm)}" fill="none" stroke="${hex}" stroke-width="${n1(1.3 * kit.cm)}"/>`)
    .join('');
};

/** Bands of grey that throw light back. */
export const reflective: Marks = (t, piece, kit) => {
  const box = frameOf(loopOf(piece.edges));
  if (box.height < 0.5 * t.figure.head) return '';
  const tall = box.height > 3.2 * t.figure.head;
  const ys = tall ? [0.62, 0.7] : piece.sleeve ? [0.62] : [0.5];
  return ys
    .map((s) => {
      const y = box.y + box.height * s;
      const row = (w: number, color: string): string =>
        `<path d="M${n1(box.x - 5)} ${n1(y)}Q${n1(box.x + box.width / 2)} ${n1(y + 10)} ${n1(box.x + box.width + 5)} ${n1(y)}" fill="none" stroke="${color}" stroke-width="${n1(w)}"/>`;
      return row(3.6 * kit.cm, '#8d959c') + row(3 * kit.cm, '#dfe4e7') + row(0.7 * kit.cm, '#f8fafb');
    })
    .join('');
};
