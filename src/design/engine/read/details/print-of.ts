import type { GarmentSpec } from '../../garments/garment-spec.js';
import { drawsMotif } from '../../motifs/drawings.js';
import { said } from '../draft.js';
import type { Draft } from '../draft.js';
import type { Outfit } from '../words/mentions.js';
import { ownUnits } from '../words/own-units.js';
import { motifPlace } from './motif-place.js';
import { findMotifs } from './motifs.js';
import { printedPart } from '../words/part-head.js';
import { BOLD, FINE } from './scale-words.js';
import { ASLANT, stripesOf } from './stripes.js';
import { plainClaims, says } from '../words/units.js';
import type { Unit } from '../words/units.js';

/** Kinds of print whose figure the name of the kind tells already. */
const TOLD: ReadonlySet<string> = new Set(['stars', 'hearts']);

const figure = (unit: Unit): boolean =>
  !unit.negated &&
  plainClaims(unit).some(
    ({ attribute, value }) => attribute === 'print' && value !== 'solid' && value !== 'color-block',
  );

/** "Thin navy stripes", "with big dots": how large the figures of the print are. */
export function printScale(units: readonly Unit[]): 'fine' | 'bold' | null {
  for (const [i, unit] of units.entries()) {
    if (!figure(unit)) continue;
    for (let j = i - 1; j >= Math.max(0, i - 4); j--) {
      if (FINE.test(units[j].word)) return 'fine';
      if (BOLD.test(units[j].word)) return 'bold';
      if (!says(units[j], 'colors') && !says(units[j], 'shade') && units[j].lexeme) break;
    }
  }
  return null;
}

function slanting(units: readonly Unit[], draft: Draft): string[] {
  const at = units.findIndex((unit, i) => ASLANT.test(unit.word) && stripesOf(units, i) >= 0);
  const unit = units[at];
  return unit
    ? [
        `"${draft.description.slice(unit.start, unit.end)}": stripes are drawn level or upright; slanting ones have to be cut so.`,
      ]
    : [];
}

/** "A checked lining": the drawings have no print there. */
const ofParts = (units: readonly Unit[], draft: Draft): string[] =>
  units.flatMap((unit, i) => {
    const part = figure(unit) ? printedPart(units, i) : null;
    if (part === null) return [];
    return [
      `"${draft.description.slice(unit.start, unit.end)}" is said of the ${part}; the drawings show no print there.`,
    ];
  });

/** Says in the spec what a print shows and how large, with evidence. @returns what the drawings do not show of it */
export function withPrintOf(units: readonly Unit[], outfit: Outfit, draft: Draft, spec: GarmentSpec): string[] {
  const own = ownUnits(units, outfit);
  const motif = findMotifs(own)[0];
  if (motif) {
    spec.motif = motif.name;
    draft.evidence.motif = said(draft.description, motif.start, motif.end, 0.9, motif.name);
  }
  const placed = motifPlace(own);
  if (placed) {
    spec.motif_place = placed.place;
    draft.evidence.motif_place = said(draft.description, placed.start, placed.end, 0.9, placed.place);
  }
  const scale = spec.print === null || spec.print === 'solid' ? null : printScale(own);
  if (scale !== null) spec.print_scale = scale;
  const drawn = motif?.print ? `as a ${spec.print ?? motif.print} print` : 'as plain embroidery or applique';
  const warnings =
    motif && !(motif.print !== null && drawsMotif(motif.name)) && !TOLD.has(spec.print ?? '')
      ? [`The ${motif.name} is drawn ${drawn}, not as itself.`]
      : [];
  return [...warnings, ...slanting(own, draft), ...ofParts(own, draft)];
}
