import { loopOf } from '../paint/edge.js';
import { frameOf } from '../../../geometry/box.js';
import type { Detail } from '../../../garments/spec.js';
import { otherColors } from '../../../cut/part-cloth.js';
import { rampOf, type Ramp } from '../color/ramp.js';
import { lchOf, shift } from '../color/oklch.js';
import type { Piece } from '../paint/piece.js';
import type { Tailor } from '../garments/tailor.js';
import { textured } from './allover.js';
import { extras } from './extras.js';
import { freeEdges } from './free-edges.js';
import {
  applique,
  beading,
  distressed,
  embroidery,
  feathers,
  flowers,
  fringeRows,
  reflective,
  sideStripes,
  sparkle,
  strewnGems,
  studded,
  washed,
  type Marks,
} from './placed-marks.js';
import { stitching } from './stitching.js';
import {
  band,
  beads,
  frayed,
  fringe,
  fur,
  gems,
  lace,
  piping,
  plumes,
  pompoms,
  studs,
  tassels,
  type Trim,
} from './trims.js';

/** What goes along hems, and along neck and front edges. */
const TRIMS: Readonly<Partial<Record<Detail, { readonly trim: Trim; readonly necks: boolean }>>> = {
  fringe: { trim: fringe, necks: false },
  frayed: { trim: frayed, necks: false },
  'lace-trim': { trim: lace, necks: true },
  piping: { trim: piping, necks: true },
  'contrast-trim': { trim: band, necks: true },
  'fur-trim': { trim: fur, necks: true },
  feathers: { trim: plumes, necks: false },
  'pom-poms': { trim: pompoms, necks: false },
  tassels: { trim: tassels, necks: false },
  studs: { trim: studs, necks: true },
  'metal-trim': { trim: studs, necks: true },
  beading: { trim: beads, necks: true },
  gems: { trim: gems, necks: true },
  'bone-trim': { trim: beads, necks: true },
  'wood-trim': { trim: beads, necks: true },
  'ivory-trim': { trim: beads, necks: true },
  'plastic-trim': { trim: piping, necks: true },
  'rubber-trim': { trim: band, necks: false },
};

const MARKS: Readonly<Partial<Record<Detail, Marks>>> = {
  embroidery,
  applique,
  beading,
  gems: strewnGems,
  sequins: sparkle,
  flowers,
  fringe: fringeRows,
  feathers,
  studs: studded,
  washed,
  distressed,
  'side-stripes': sideStripes,
  'reflective-trim': reflective,
};

const OWN_COLORS: Readonly<Partial<Record<Detail, string>>> = {
  'metal-trim': '#bfb7a3',
  'bone-trim': '#eadfc8',
  'ivory-trim': '#f3ead6',
  'wood-trim': '#8b5e3c',
  'rubber-trim': '#2b2b2e',
  'fur-trim': '#b9a283',
};

/** Garments that are themselves decoration, or too small to carry any. */
const BARE: ReadonlySet<string> = new Set(['scarf', 'glasses', 'watch', 'umbrella', 'shoes', 'socks', 'tights']);

/** The garment's pieces with the decoration and construction that the spec's details name. */
export function decorated(t: Tailor, pieces: readonly Piece[]): Piece[] {
  const { details, garment, hem } = t.spec;
  const wanted: Detail[] = [
    ...new Set([
      ...details,
      ...(hem === 'fringed' ? (['fringe'] as const) : hem === 'raw' ? (['frayed'] as const) : []),
    ]),
  ];
  if (wanted.length === 0 || BARE.has(garment)) return [...pieces];
  const own = pieces.filter((p) => isOwn(t, p));
  if (own.length === 0) return [...pieces];
  const marked = pieces.map((p) => (own.includes(p) ? withMarks(t, p, wanted) : p));
  const ownNow = new Set(marked.filter((_, i) => own.includes(pieces[i])));
  const trimmed = withTrims(t, marked, [...ownNow], wanted);
  const clothed = new Set(trimmed.filter((_, i) => ownNow.has(marked[i])));
  return [...textured(t, clothed, stitching(t, clothed, trimmed)), ...extras(t, wanted)];
}

/** Of the designed garment, large enough to be seen, not the inside of it. */
function isOwn(t: Tailor, { subject, surface, edges, dim }: Piece): boolean {
  if (subject !== true || (dim ?? 0) > 0.2 || edges.length < 2) return false;
  const box = frameOf(loopOf(edges));
  return surface !== t.skin && Math.min(box.width, box.height) > 0.2 * t.figure.head;
}

function withMarks(t: Tailor, piece: Piece, wanted: readonly Detail[]): Piece {
  const marks = wanted.map((d) => MARKS[d]?.(t, piece, { ...kitOf(t, d), ramp: markRamp(t, d) }) ?? '').join('');
  return marks === '' ? piece : { ...piece, inside: `${piece.inside ?? ''}${marks}` };
}

const kitOf = (t: Tailor, d: Detail) => ({ ramp: trimRamp(t, d), random: t.random.fork(`trim ${d}`), cm: t.scene.cm });

/** Marks are made of the cloth itself, but for beads. */
const markRamp = (t: Tailor, d: Detail): Ramp => (d === 'beading' ? trimRamp(t, d) : rampOf(t.cloth.hex));

/** The spec's trim, the trim's own stuff, or a tone that shows on the cloth. */
function trimRamp(t: Tailor, d: Detail): Ramp {
  const said = otherColors(t.spec).find((c) => c.role === 'trim' || c.role === 'accent')?.hex;
  const own = OWN_COLORS[d];
  if (own !== undefined) return rampOf(own);
  if (d === 'fringe' || d === 'frayed' || d === 'feathers') return rampOf(said ?? t.cloth.hex);
  if (said !== undefined) return rampOf(said);
  const { l } = lchOf(t.cloth.hex);
  if (d === 'lace-trim') return rampOf(l < 0.35 ? t.cloth.hex : shift(t.cloth.hex, 0.1));
  if (d === 'beading') return rampOf(l > 0.7 ? shift(t.cloth.hex, -0.12) : shift(t.cloth.hex, 0.25));
  return rampOf(l > 0.6 ? shift(t.cloth.hex, -0.38) : '#f2ead9');
}

function withTrims(t: Tailor, pieces: readonly Piece[], own: readonly Piece[], wanted: readonly Detail[]): Piece[] {
  const over = new Map<Piece, string>();
  for (const d of wanted) {
    const made = TRIMS[d];
    if (made === undefined) continue;
    for (const edge of freeEdges(own, made.necks ? ['hem', 'neck'] : ['hem']))
      over.set(edge.piece, (over.get(edge.piece) ?? '') + made.trim(edge, kitOf(t, d)));
  }
  return pieces.map((p) => (over.has(p) ? { ...p, over: `${over.get(p)}${p.over ?? ''}` } : p));
}
