import { boxOf } from '../../../geometry/box.js';
import { distance } from '../../../geometry/point.js';
import type { Lengths } from '../../../garments/spec.js';
import { runLength } from '../checks.js';
import { sleeveMeasure } from '../parts/sleeve-length.js';
import type { Piece } from '../pieces/piece.js';
import { run } from '../rules/kit.js';

/** A finished length that the text gives, held against the draft. */
export interface LengthCheck {
  of: keyof Lengths;
  /** how it is measured */
  how: string;
  /** as the text gives it, mm */
  asked_mm: number;
  /** of the draft, mm */
  finished_mm: number;
  off_by_mm: number;
  tolerance_mm: number;
  ok: boolean;
}

/** How far a finished length may be off, mm: half of what makers allow on a body length. */
export const LENGTH_TOLERANCE_MM = 5;

/** How far a hem may be off where it is drawn, mm: a hundredth of the stature, which nobody sees. */
export const HEM_TOLERANCE_MM = 15;

const HOW: Readonly<Record<keyof Lengths, string>> = {
  garment: 'from the top (the shoulder at the neck, or the upper edge of what starts at the waist) to the finished hem',
  sleeve: 'from the shoulder point to the finished end of the sleeve, cuff included',
  inseam: 'along the inseam, from crotch to finished hem',
};

/** Finished lengths of drafted pieces, mm; null where these pieces do not tell. */
const MEASURES: Readonly<Record<keyof Lengths, (pieces: readonly Piece[]) => number | null>> = {
  garment: (pieces) => bodyLength(pieces) ?? waistDown(pieces),
  sleeve: sleeveMeasure,
  inseam: inseamOf,
};

export const finishedLength = (of: keyof Lengths, pieces: readonly Piece[]): number | null => MEASURES[of](pieces);

const round1 = (v: number): number => Math.round(v * 10) / 10;

/** The lengths of the text, cm, held against the pieces; those that these pieces do not tell are left out. */
export function checkLengths(pieces: readonly Piece[], asked: Lengths): LengthCheck[] {
  return (['garment', 'sleeve', 'inseam'] as const).flatMap((of): LengthCheck[] => {
    const [cm, finished] = [asked[of], finishedLength(of, pieces)];
    if (!cm || finished === null) return [];
    const off = finished - cm * 10;
    return [
      {
        of,
        how: HOW[of],
        asked_mm: cm * 10,
        finished_mm: round1(finished),
        off_by_mm: round1(off),
        tolerance_mm: LENGTH_TOLERANCE_MM,
        ok: Math.abs(off) <= LENGTH_TOLERANCE_MM,
      },
    ];
  });
}

/** The finished hem below the waist, mm; null where these pieces do not tell. */
export function hemBelowWaist(pieces: readonly Piece[], body: Readonly<Record<string, number>>): number | null {
  const apron = apronBelowWaist(pieces);
  if (apron !== null) return apron;
  const hung = pieces.find(({ id, waist_mm }) => id === 'own.pleats' && waist_mm !== undefined);
  if (hung) return (skirtLength([hung]) ?? 0) + (hung.waist_mm ?? 0);
  const bodice = pieces.find((p) => p.id === 'bella.back');
  if (bodice && !bodice.points.hps && !bodice.points.hemMiddle) return skirtLength(pieces) ?? outseam(pieces);
  const whole = bodyLength(pieces);
  const joined = bodice !== undefined;
  const isSkirt = skirtLength(pieces) !== null; // a skort's legs are inside
  const leg = joined || isSkirt ? undefined : legs(pieces, 'front');
  if (whole !== null && !leg) return whole - body.hpsToWaistBack;
  if (leg) return legsEnd(pieces);
  return pieces.some((p) => HANGS_FROM_WAIST.test(p.id)) ? skirtLength(pieces) : waistDown(pieces);
}

/** How far below the natural waist legs end, mm; null where these pieces do not tell. */
function legsEnd(pieces: readonly Piece[]): number | null {
  const end = legs(pieces, 'front')?.points.floorOut;
  return end ? end.y + bandHeight(pieces, LEG_BAND) : null;
}

/** The same of legs that hang; those that are stretched round the wearer (leggings) end where their inseam does: null. */
export const hangingLegsEnd = (pieces: readonly Piece[]): number | null =>
  pieces.some(({ id }) => id.startsWith('lily.')) ? null : legsEnd(pieces);

/** An apron, from the foot of its bib or the top of its band down, mm. */
function apronBelowWaist(pieces: readonly Piece[]): number | null {
  const panel = pieces.find(({ id }) => id === 'own.waistApron')?.points;
  if (panel) return panel.c.y - panel.b.y + bandHeight(pieces, /^own\.waistband$/);
  const { waistLeft, bottomLeftHem } = pieces.find((p) => p.id === 'albert.front')?.points ?? {};
  return waistLeft && bottomLeftHem ? bottomLeftHem.y - waistLeft.y : null;
}

/** Panels that begin at the natural waist; others begin below their waistband. */
const HANGS_FROM_WAIST = /^penelope\.|^own\.(gore|circle|wrapBack|pleats|tier|kiltApron)/;
/** What is sewn to the end of a leg. */
const LEG_BAND = /^paco\.cuff|^own\.cuffCasing$/;

/** A band folded lengthwise is half as high as it is cut. */
function bandHeight(pieces: readonly Piece[], id: RegExp): number {
  const band = pieces.find((p) => id.test(p.id));
  if (!band) return 0;
  const { minX, maxX, minY, maxY } = boxOf(band.loop);
  return Math.min(maxX - minX, maxY - minY) / 2;
}

const BACK = /^(?!own\.|bella\.)\w+\.(back|backPanel|backSide)$/;

/** A cape's neck edge lies this much below the shoulder at the neck, mm. */
export const CAPE_NECK_MM = 40;

/** Of what hangs from the shoulders: its back below the neck point, and what is sewn to it. */
function bodyLength(pieces: readonly Piece[]): number | null {
  const bodice = pieces.find((p) => p.id === 'bella.back');
  if (bodice) {
    if (bodice.points.hemMiddle) return bodice.points.waistCenter.y - (bodice.points.hps?.y ?? 0);
    const below = skirtLength(pieces) ?? outseam(pieces);
    const top = bodice.points.hps?.y ?? boxOf(bodice.loop).minY;
    return below && bodice.points.waistCenter.y - top + below;
  }
  const scarf = pieces.find((p) => p.id === 'own.scarf');
  if (scarf) return boxOf(scarf.loop).maxY;
  const cape = pieces.find((p) => p.id === 'own.capeBack');
  if (cape) return boxOf(cape.loop).maxY - cape.points.waistRight.y + CAPE_NECK_MM;
  const straight = pieces.find((p) => /^own\.(robeBack|ponchoBack|kimonoBody|caftanBack|qipaoBack)$/.test(p.id));
  if (straight) return boxOf(straight.loop).maxY - (straight.points.neck ?? straight.points.hps).y;
  const back = pieces.find((p) => BACK.test(p.id) && p.points.hps);
  const rib = bandHeight(pieces, /^(sven|huey|hugo|devon)\.waistband$/);
  return back ? boxOf(back.loop).maxY - back.points.hps.y + rib : null;
}

/** Of skirts and trousers: from the upper edge of the waistband. */
function waistDown(pieces: readonly Piece[]): number | null {
  const below = skirtLength(pieces) ?? outseam(pieces);
  return below && below + bandHeight(pieces, /\.waistband$/);
}

/** What measures a skirt's length: two points of a piece. */
const SKIRTS: ReadonlyArray<readonly [RegExp, string, string]> = [
  [/^sandy\.skirt/, 'in2', 'ex2'],
  [/^penelope\.back$/, 'lWaist', 'lHem'],
  [/^sarah\.front$/, 'cfTop', 'cfBottom'],
  [/^own\.(circle\w*|wrapBack)$/, 'waistRight', 'hemRight'],
  [/^own\.(pleats|tier\d|hemRuffle|kiltApron)$/, 'b', 'c'],
];

/** Tiers and ruffles hang from one another; other panels hang side by side. */
function skirtLength(pieces: readonly Piece[]): number | null {
  const gore = pieces.find((p) => p.id === 'own.gore');
  const panels = pieces.flatMap((p) => {
    const row = SKIRTS.find(([id]) => id.test(p.id));
    const [a, b] = row ? [p.points[row[1]], p.points[row[2]]] : [];
    return a && b ? [{ id: p.id, length: distance(a, b) }] : [];
  });
  const stacked = panels.filter(({ id }) => /^own\.(tier\d|hemRuffle)$/.test(id));
  const side = panels.find((p) => !stacked.includes(p))?.length ?? (gore ? boxOf(gore.loop).maxY : 0);
  const band = bandHeight(pieces, /^own\.hemBand$/);
  const all = side + stacked.reduce((sum, p) => sum + p.length, 0);
  return all > 0 ? all + band : null;
}

const legs = (pieces: readonly Piece[], part: 'front' | 'back'): Piece | undefined =>
  pieces.find((p) => new RegExp(`^(charlie|titan|lily|paco)\\.${part}$`).test(p.id));

function outseam(pieces: readonly Piece[]): number | null {
  const front = legs(pieces, 'front');
  const { styleWaistOut: top, floorOut: end } = front?.points ?? {};
  return front && top && end ? end.y - top.y + bandHeight(pieces, LEG_BAND) : null;
}

function inseamOf(pieces: readonly Piece[]): number | null {
  const front = legs(pieces, 'front');
  if (front) {
    const along = runLength(pieces, run(front.id, 'fork', 'floorIn'));
    return along && along + bandHeight(pieces, LEG_BAND);
  }
  return runLength(pieces, run('opal.front', 'fork', 'inseamHem'));
}
