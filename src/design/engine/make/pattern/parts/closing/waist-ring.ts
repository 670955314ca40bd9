import { total } from '../../checks.js';
import type { Piece, Run } from '../../pieces/piece.js';
import { run } from '../../rules/kit.js';

const BODICE = [
  run('bella.frontSideDart', 'cfHem', 'waistDartLeft', undefined, 2),
  run('bella.frontSideDart', 'waistDartRight', 'sideHem', undefined, 2),
  run('bella.back', 'waistCenter', 'dartBottomLeft', undefined, 2),
  run('bella.back', 'dartBottomRight', 'waistSide', undefined, 2),
];

const TITAN = ['titan.front', 'titan.back'].map((id) => run(id, 'styleWaistIn', 'styleWaistOut', undefined, 2));

const SARAH = [
  run('sarah.front', 'sfTop', 'frontDartLeft', undefined, 2),
  run('sarah.front', 'frontDartRight', 'cfTop', undefined, 2),
  run('sarah.back', 'sbTop', 'backOutsideDartRight', undefined, 2),
  run('sarah.back', 'backOutsideDartLeft', 'backInsideDartRight', undefined, 2),
  run('sarah.back', 'backInsideDartLeft', 'cbTop', undefined, 2),
];

/** Waist edge of half a pencil skirt's panel, without its one or two darts. */
function besideDarts(pieces: readonly Piece[], id: string): Run[] {
  const two = pieces.find((p) => p.id === id)?.points.dart2Start !== undefined;
  const stops = ['lWaist', 'dart1Start', 'dart1End', ...(two ? ['dart2Start', 'dart2End'] : []), 'rWaist'];
  return stops.flatMap((from, i) => (i % 2 === 0 ? [run(id, from, stops[i + 1], undefined, 2)] : []));
}

const sandy = (pieces: readonly Piece[]): Run[] =>
  pieces
    .filter((p) => p.id.startsWith('sandy.skirt'))
    .map((p) => run(p.id, 'in2', 'in2Flipped', 'in1', p.cuts[0].count * (p.on_fold ? 2 : 1)));

/** Where the figure of a skirt drafted here stands: its waist before pleats and gathers. */
const planned = (pieces: readonly Piece[]): number | null =>
  pieces.flatMap((p) => p.seams ?? []).find((s) => s.name === 'Skirt to waist')?.to_mm ?? null;

/** Waist of a body without a waist seam, whose centre lies at x = 0. */
const unseamedWaist = (pieces: readonly Piece[], ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + 2 * (pieces.find((p) => p.id === id)?.points.waist?.x ?? 0), 0);

/** Finished girth of the waist of what was drafted, mm: of the bodice, else of the skirt or trousers; null for others. */
export function waistRing(pieces: readonly Piece[]): number | null {
  const has = (id: string): boolean => pieces.some((p) => p.id.startsWith(id));
  if (has('bella.back')) return total(pieces, BODICE) ?? unseamedWaist(pieces, ['bella.frontSideDart', 'bella.back']);
  if (has('penelope.'))
    return total(
      pieces,
      ['penelope.front', 'penelope.back'].flatMap((id) => besideDarts(pieces, id)),
    );
  if (has('sarah.')) return total(pieces, SARAH);
  if (has('sandy.')) return total(pieces, sandy(pieces));
  if (has('bibi.')) return unseamedWaist(pieces, ['bibi.front', 'bibi.back']);
  return planned(pieces) ?? (has('titan.') ? total(pieces, TITAN) : null);
}
