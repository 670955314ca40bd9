import { armholes, collar, frontFacings, hood, neckline, plackets, shoulderBand, shoulderOpening } from './necks.js';
import { tailoredCollar } from './tailored-neck.js';
import * as body from './body.js';
import { cuffs, fastenings, finish, hems, lining, lowerBand, skirtZip, trims, zips } from './finish.js';
import { casings, fly, legSeams, seatYokes, setStraps, setTies, skirtSeams, waistSeam, waistband } from './lower.js';
import { pockets } from './pockets.js';
import { cut, embellish, fullness, interface_, placement, smallParts, stay } from './prepare.js';
import { garmentsOf, ownWay } from './small.js';
import { names, type Kit, type Operation, type StepDraft } from './kit.js';

const BEFORE: readonly Operation[] = [cut, interface_];
const AFTER: readonly Operation[] = [fastenings, trims, finish];

/** The general order, as a pattern's instructions give it. */
const GENERAL: readonly Operation[] = [
  stay,
  smallParts,
  placement,
  embellish,
  fullness,
  body.panels,
  body.boning,
  body.centreBack,
  body.tail,
  seatYokes,
  pockets,
  plackets,
  frontFacings,
  fly,
  body.yokes,
  body.shoulders,
  collar,
  tailoredCollar,
  hood,
  neckline,
  shoulderOpening,
  body.tabs,
  body.sleevePlackets,
  body.sleevesFlat,
  body.sideSeams,
  legSeams,
  skirtSeams,
  body.crotchGusset,
  skirtZip,
  body.sleevesRound,
  shoulderBand,
  armholes,
  cuffs,
  waistSeam,
  lowerBand,
  setTies,
  body.bib,
  waistband,
  casings,
  zips,
  lining,
  setStraps,
  hems,
];

/** Pieces that no step has named are joined by their notches; said last of the assembly, before the hems. */
const leftOver = (kit: Kit, steps: readonly StepDraft[]): StepDraft[] => {
  const named = new Set(steps.filter((s) => s.phase !== 'prepare').flatMap((s) => (s.uses ?? []).map((p) => p.id)));
  const uses = kit.pieces.filter((p) => !named.has(p.id));
  if (uses.length === 0) return [];
  return [
    {
      phase: 'edges',
      title: 'Remaining parts',
      text: `Join ${names(uses)} by their notches to the parts they meet.`,
      uses,
      seams: [kit.seams.join],
      minutes: 1.5 * uses.length,
    },
  ];
};

/** Steps in sewing order. */
export function inOrder(kit: Kit): StepDraft[] {
  const run = (operations: readonly Operation[], of = kit): StepDraft[] =>
    operations.flatMap((operation) => operation(of));
  const before = run(BEFORE);
  const middle = garmentsOf(kit).flatMap((one) => {
    const own = ownWay(one);
    return run(own ? [own] : GENERAL, one);
  });
  const after = run(AFTER);
  const rest = leftOver(kit, [...before, ...middle, ...after]);
  const hem = middle.findIndex((s) => s.phase === 'hem');
  const at = hem < 0 ? middle.length : hem;
  return [...before, ...middle.slice(0, at), ...rest, ...middle.slice(at), ...after];
}
