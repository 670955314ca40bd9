import { distance } from '../../../geometry/point.js';
import { runLength } from '../checks.js';
import { segment, cut, rectangle } from '../pieces/panel.js';
import type { OpeningCheck, Piece, Run } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { run } from '../rules/kit.js';
import type { Wear } from '../bodies/wear.js';

/** Nobody pulls a neck that does not give over the head that it just fits, mm. */
const HEAD_MARGIN_MM = 20;
/**
 * A neck edge of knitted cloth gives more than the cloth does across, for most of it runs on the bias: makers ask for a
 * stretched neck of some 60 cm where the edge measures 43. A share of the edge.
 */
const KNIT_EDGE_GIVES = 0.4;
const KNIT_FROM = 0.15;

const SEAT_MARGIN_MM = 10;

interface Neck {
  front: string;
  back: string;
  edge: Run[];
}

const both = (piece: string, from: string, to: string): Run => run(piece, from, to, undefined, 2);
const neck = (design: string, shoulder: string, more: Run[] = []): Neck => ({
  front: `${design}.front`,
  back: `${design}.back`,
  edge: [both(`${design}.front`, shoulder, 'cfNeck'), both(`${design}.back`, shoulder, 'cbNeck'), ...more],
});

/** Garments without an opening from top to hem, by their base design. */
const NECKS: readonly Neck[] = [
  neck('teagan', 'neck'),
  neck('bibi', 'neck'),
  neck('toni', 'neck'),
  neck('sven', 'hps'),
  neck('huey', 'hps'),
  neck('aaron', 'strapLeft'),
  {
    front: 'bella.frontSideDart',
    back: 'bella.back',
    edge: [both('bella.frontSideDart', 'hps', 'cfNeck'), both('bella.back', 'hps', 'cbNeck')],
  },
  {
    front: 'own.ponchoFront',
    back: 'own.ponchoBack',
    edge: [both('own.ponchoFront', 'neck', 'centreNeck'), both('own.ponchoBack', 'neck', 'centreNeck')],
  },
  {
    front: 'own.bodyFront',
    back: 'own.bodyBack',
    edge: [both('own.bodyFront', 'hps', 'cfNeck'), both('own.bodyBack', 'hps', 'cbNeck')],
  },
  {
    front: 'own.caftanFront',
    back: 'own.caftanBack',
    edge: [both('own.caftanFront', 'hps', 'cfNeck'), both('own.caftanBack', 'hps', 'cbNeck')],
  },
  {
    ...neck('hugo', 'raglanTipFront'),
    edge: [
      both('hugo.front', 'raglanTipFront', 'cfNeck'),
      both('hugo.back', 'raglanTipBack', 'cbNeck'),
      both('hugo.sleeve', 'raglanTipFront', 'raglanTipBack'),
    ],
  },
];

/** The neck of what is pulled over the head; null where it opens through the whole front or back. */
function neckOf(pieces: readonly Piece[]): Neck | null {
  const found = NECKS.find(({ front }) => pieces.some((p) => p.id === front));
  const [front, back] = [found?.front, found?.back].map((id) => pieces.find((p) => p.id === id));
  const whole = front && (front.on_fold || front.cuts[0].count === 1);
  const opened = [front, back].some((p) => p && opensAtNeck(p));
  return found && whole && !opened ? found : null;
}

const opensAtNeck = ({ points: { openTop, cfNeck, cbNeck } }: Piece): boolean =>
  openTop !== undefined && [cfNeck, cbNeck].some((neck) => neck && distance(neck, openTop) < 1);

const headMargin = ({ stretch }: Wear): number => (stretch >= KNIT_FROM ? 0 : HEAD_MARGIN_MM);

const slitOf = (pieces: readonly Piece[]): number =>
  Math.max(0, ...pieces.map((p) => (/^own\.(placket|neckSlit|underlap)$/.test(p.id) ? (p.points.slit?.y ?? 0) : 0)));

function neckOpens(pieces: readonly Piece[], { stretch }: Wear): number | null {
  const found = neckOf(pieces);
  const each = found?.edge.map((edge) => runLength(pieces, edge)) ?? [null];
  if (each.some((l) => l === null)) return null;
  const edge = each.reduce((sum: number, l) => sum + (l ?? 0), 0);
  const band = pieces.find((p) => p.id === 'own.collar' && p.cuts[0].material !== 'ribbing');
  const knit = stretch >= KNIT_FROM && !band;
  return edge * (1 + (knit ? Math.max(stretch, KNIT_EDGE_GIVES) : 0)) + 2 * slitOf(pieces);
}

const CASING = /^own\.waistband$/;

/** Edges of a waist without a closing: of a casing with elastic. */
function waistOpens(pieces: readonly Piece[], { stretch }: Wear): number | null {
  const casing = pieces.find((p) => CASING.test(p.id) && /casing/i.test(p.title));
  const length = casing && runLength([casing], run(casing.id, 'b', 'c'));
  return length ? length * (1 + stretch) : null;
}

/** The openings of a garment that nothing else opens, each with what has to pass. */
export function checkOpenings(pieces: readonly Piece[], body: Body, wear: Wear | undefined): OpeningCheck[] {
  if (!wear) return [];
  const checks: OpeningCheck[] = pieces
    .flatMap((p) => p.openings ?? [])
    .map((planned) => ({
      ...opening(planned.opening, planned.passes, planned.body_mm, planned.opens_mm, 0),
      by: planned.by,
    }));
  const [head, seat] = [neckOpens(pieces, wear), waistOpens(pieces, wear)];
  const slit = slitOf(pieces);
  const added = pieces.some((p) => p.id === 'own.neckSlit');
  if (head !== null)
    checks.push({
      ...opening('neck', 'head', body.head, head, headMargin(wear)),
      ...(slit > 0 ? { by: `${slitWords(pieces)}, ${Math.round(slit / 10)} cm` } : {}),
      ...(added ? { added } : {}),
    });
  if (seat !== null) checks.push(opening('waist', 'seat', Math.max(body.seat, body.hips), seat, SEAT_MARGIN_MM));
  return checks;
}

function slitWords(pieces: readonly Piece[]): string {
  const has = (id: string): boolean => pieces.some((p) => p.id === id);
  if (has('own.neckSlit')) return 'a slit at the centre back';
  return has('own.underlap') ? 'the buttons on the left shoulder' : 'the placket';
}

export const opening = (
  name: OpeningCheck['opening'],
  passes: OpeningCheck['passes'],
  body_mm: number,
  opens_mm: number,
  margin: number,
): OpeningCheck => ({
  opening: name,
  passes,
  body_mm: Math.round(body_mm),
  opens_mm: Math.round(opens_mm),
  ok: opens_mm >= body_mm + margin - 1,
});

/** Slits are drafted in whole centimetres, no shorter than a hand can open, mm. */
const LEAST_SLIT_MM = 60;

/** Where the neck does not go over the head: a faced slit at the centre back that a loop and a button close. */
export const overTheHead =
  (wear: Wear): Alteration =>
  (pieces, body, sa) => {
    const found = neckOf(pieces);
    const opens = neckOpens(pieces, wear);
    const short = opens === null ? 0 : body.head + headMargin(wear) - opens;
    if (!found || short <= 0) return pieces;
    const length = Math.max(LEAST_SLIT_MM, Math.ceil(short / 2 / 10) * 10);
    return [...pieces.map((p) => (p.id === found.back ? slashed(p, length) : p)), slitFacing(length, sa)];
  };

function slashed(back: Piece, length: number): Piece {
  const top = back.points.cbNeck ?? back.points.centreNeck;
  return top ? { ...back, lines: [...back.lines, segment(top, { x: top.x, y: top.y + length })] } : back;
}

const slitFacing = (length: number, sa: number): Piece => {
  const facing = rectangle({
    id: 'own.neckSlit',
    title: 'Facing of the slit at the centre back (button and loop)',
    width: 70,
    length: length + 35,
    cuts: [cut(1), cut(1, 'interfacing')],
    sa: Math.min(sa, 7),
    lines: [segment({ x: 35, y: 0 }, { x: 35, y: length })],
  });
  return { ...facing, points: { ...facing.points, slit: { x: 35, y: length } } };
};

/** What is said of openings that were added, and of those that do not let pass what has to. */
export const openingWords = (checks: readonly OpeningCheck[]): string[] =>
  checks.flatMap(({ opening: name, passes, body_mm, opens_mm, by, added, ok }) => {
    if (!ok)
      return [`The ${name} opens to ${cm(opens_mm)} and has to pass the ${passes} of ${cm(body_mm)}: add an opening.`];
    return added ? [`The ${name} goes over the ${passes} of ${cm(body_mm)} with ${by}, which was added.`] : [];
  });

const cm = (mm: number): string => `${Math.round(mm / 10)} cm`;
