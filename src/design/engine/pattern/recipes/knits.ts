import type { GarmentSpec } from '../../spec.js';
import { foldAlong, openFold } from '../alter.js';
import { byFit, has, lengthBonus, SLEEVE_SHARE } from '../lengths.js';
import { patchPocket, strip } from '../own.js';
import type { Piece } from '../pieces.js';
import { Notes, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';
import { commonTopNotes, sleeveLength } from './tops.js';

const SA = 10;

/** Sweater and sweatshirt. */
export const sweater: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  const high = has(spec.neckline, 'turtleneck', 'mock-neck', 'funnel');
  notes.add(
    spec.neckline &&
      !high &&
      !has(spec.neckline, 'crew', 'round', 'jewel', 'collarless') &&
      `The ${spec.neckline} neckline is drafted as a crew neck.`,
  );
  notes.add(has(spec.closure, 'half-zip', 'zip', 'buttons') && `The ${spec.closure} opening is not in this draft.`);
  notes.add(
    has(spec.sleeve.type, 'raglan', 'dolman', 'batwing') && `The ${spec.sleeve.type} sleeve is drafted set-in.`,
  );
  commonTopNotes(spec, notes, {});
  const share = SLEEVE_SHARE[sleeveLength(spec) ?? 'long'];
  const options: Options = {
    chestEase: byFit(spec, [0, 0.08, 0.15, 0.2, 0.27, 0.35]),
    hipsEase: byFit(spec, [0, 0.04, 0.08, 0.12, 0.16, 0.2]),
    ribbing: !has(spec.hem, 'raw', 'straight', 'slit'),
    lengthBonus: lengthBonus(spec.length, body, 0.15),
    sleeveLengthBonus: Math.round((share - 1 + (share === 1 ? 0.03 : 0)) * 1000) / 1000,
  };
  const neck = high ? (spec.neckline === 'turtleneck' ? 200 : 110) : 55;
  const band = (_: Piece[], b: Body) =>
    strip('own.neckband', high ? 'Collar band' : 'Neckband', neck, Math.round(b.neck * (high ? 1.02 : 0.98)), SA, [
      { material: 'ribbing', count: 1, mirrored: false, on_bias: false },
    ]);
  return {
    base: 'sven',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'sven', options }],
    alter: [(pieces, b) => [...pieces, band(pieces, b)]],
  };
};

/** Cardigan: the sweater with its front opened and bands added. */
export const cardigan: RecipeMaker = (spec, body) => {
  const base = sweater({ ...spec, neckline: null, closure: null, pockets: [] }, body);
  const notes = new Notes();
  notes.add(
    'Drafted from the sweater: the front is opened at the centre and finished with a band.',
    ...base.deviations,
  );
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'v-neck', 'crew', 'round') &&
      `The ${spec.neckline} neckline is drafted round.`,
  );
  notes.add(spec.neckline === 'v-neck' && 'The V is cut freehand from the first button to the shoulder.');
  const pockets = spec.pockets.length > 0 ? [patchPocket('own.pocket', 'Pocket', 140, 150, SA, 2)] : [];
  const open = (pieces: Piece[]): Piece[] =>
    pieces.filter((p) => p.id !== 'own.neckband').map((p) => (p.id === 'sven.front' ? openFold(p, SA) : p));
  const band = (pieces: Piece[], b: Body): Piece[] => {
    const front = pieces.find((p) => p.id === 'sven.front');
    const length = front ? front.points.cfHem.y - front.points.cfNeck.y : b.hpsToWaistBack;
    const one = { material: 'ribbing', count: 2, mirrored: true, on_bias: false };
    return [...pieces, strip('own.band', 'Front band', 60, Math.round(length + b.neck / 2), SA, [one]), ...pockets];
  };
  return { ...base, status: 'approximate', deviations: notes.deviations, alter: [open, band] };
};

/** Hoodie: raglan pullover, zip front with set-in sleeves, or draped open front. */
export const hoodie: RecipeMaker = (spec, body) => {
  if (has(spec.closure, 'open-front') || has(spec.silhouette, 'asymmetric')) return drapedHoodie(spec, body);
  const zip = has(spec.closure, 'zip', 'snaps', 'toggles', 'buttons');
  const setIn = has(spec.sleeve.type, 'set-in', 'drop-shoulder');
  return zip || setIn ? zipHoodie(spec, body, zip) : pulloverHoodie(spec, body);
};

function hoodieNotes(spec: GarmentSpec): Notes {
  const notes = new Notes();
  notes.add(
    spec.hood === null && spec.garment === 'sweatshirt'
      ? null
      : has(spec.hood, 'fur-trimmed', 'detachable') && `The hood is drafted plain, not ${spec.hood}.`,
  );
  commonTopNotes(spec, notes, { hood: true, pockets: ['kangaroo', 'slash', 'patch'] });
  notes.add(spec.closure === 'half-zip' && 'The half zip is not in this draft.');
  return notes;
}

function pulloverHoodie(spec: GarmentSpec, body: Body): Recipe {
  const notes = hoodieNotes(spec);
  const share = SLEEVE_SHARE[sleeveLength(spec) ?? 'long'];
  notes.add(share < 1 && `The sleeves are drafted long; shorten them.`);
  notes.add(has(spec.silhouette, 'boxy') && 'The body is shaped by its rib, not boxy.');
  const options: Options = {
    chestEase: byFit(spec, [0.04, 0.06, 0.08, 0.12, 0.16, 0.2]),
    hipsEase: byFit(spec, [0.04, 0.08, 0.12, 0.15, 0.18, 0.2]),
    lengthBonus: lengthBonus(spec.length, body, 0),
  };
  return { base: 'hugo', status: notes.status(), deviations: notes.deviations, orders: [{ design: 'hugo', options }] };
}

function zipHoodie(spec: GarmentSpec, body: Body, zip: boolean): Recipe {
  const notes = hoodieNotes(spec);
  const share = SLEEVE_SHARE[sleeveLength(spec) ?? 'long'];
  notes.add(
    has(spec.closure, 'buttons', 'toggles', 'snaps') &&
      `The ${spec.closure} front is drafted for a zip; add a placket.`,
  );
  notes.add(spec.sleeve.type === 'drop-shoulder' && 'The shoulder is not dropped.');
  const options: Options = {
    chestEase: byFit(spec, [0.05, 0.1, 0.15, 0.2, 0.26, 0.34]),
    hipsEase: byFit(spec, [0.04, 0.06, 0.08, 0.1, 0.12, 0.12]),
    lengthBonus: lengthBonus(spec.length, body, 0.15),
    sleeveLengthBonus: Math.round((share - 1) * 1000) / 1000,
  };
  const closed = (pieces: Piece[]) => pieces.map((p) => (p.id === 'huey.front' ? foldAlong(p, 'cfNeck', 'cfHem') : p));
  return {
    base: 'huey',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'huey', options }],
    alter: zip ? [] : [closed],
  };
}

function drapedHoodie(spec: GarmentSpec, body: Body): Recipe {
  const notes = hoodieNotes(spec);
  return {
    base: 'yuri',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'yuri', options: { chestEase: byFit(spec, [0.1, 0.12, 0.15, 0.2, 0.25, 0.3]) } }],
    nearest: () => zipHoodie(spec, body, true),
  };
}
