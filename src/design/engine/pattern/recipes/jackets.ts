import type { GarmentSpec } from '../../spec.js';
import { belowWaist, byFit, has, lengthBonus } from '../lengths.js';
import { Notes, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';
import { hoodie } from './knits.js';

const isWomens = (spec: GarmentSpec): boolean => spec.gender === 'women' || spec.gender === 'girls';

/** What the long coat's draft always has and the flat shows only when asked for. */
function coatExtras(spec: GarmentSpec, notes: Notes): void {
  notes.add(
    spec.closure !== 'double-breasted' &&
      'The draft has three button rows across a wide double-breasted overlap; for one row, trim the overlap.',
  );
  notes.add('The draft has a half belt at the back; leave it out if none is wanted.');
  notes.add('The draft has a pleated tail below the back waist; for a plain back, cut it without the pleats.');
  const patched = spec.pockets.includes('patch') && spec.pockets.includes('flap');
  notes.add(!patched && 'The draft has patch pockets with flaps and a chest welt; leave out those not wanted.');
}

/** Long coat: double-breasted, with two-part sleeves, for men and (with princess seams) for women. */
export const coat: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(
    has(spec.closure, 'single-breasted', 'buttons', 'toggles', 'zip', 'open-front', 'snaps', 'belt', 'wrap') &&
      spec.closure !== 'buttons' &&
      `Drafted double-breasted, not ${spec.closure}.`,
  );
  notes.add(spec.hood && 'The hood is not in this draft.');
  notes.add(has(spec.lapel, 'peak', 'shawl') && `The ${spec.lapel} lapel is drafted notched.`);
  notes.add(
    spec.collar &&
      !has(spec.collar, 'notched', 'regular', 'stand', 'oversized') &&
      `The ${spec.collar} collar is drafted as a notched collar on a stand.`,
  );
  notes.add(
    has(spec.sleeve.type, 'raglan', 'dolman', 'kimono', 'batwing', 'bell') &&
      `The ${spec.sleeve.type} sleeve is drafted as a two-part set-in sleeve.`,
  );
  notes.add(
    has(spec.silhouette, 'cocoon', 'a-line', 'trapeze', 'tent', 'wrap') &&
      `The ${spec.silhouette} shape is not in this draft.`,
  );
  notes.add(spec.garment === 'parka' && 'A parka is drafted from the long coat: add hood, drawcord and zip.');
  notes.add(
    spec.garment === 'trench-coat' &&
      'Storm flap, epaulettes and raglan sleeves of a trench coat are not in this draft.',
  );
  coatExtras(spec, notes);
  const design = isWomens(spec) ? 'carlita' : 'carlton';
  const below = spec.length ? belowWaist(spec.length, body) / body.waistToFloor : 0.62;
  const options: Options = {
    chestEase: byFit(spec, [0.05, 0.08, 0.1, 0.13, 0.17, 0.2]),
    waistEase: byFit(spec, [0.08, 0.11, 0.14, 0.17, 0.21, 0.25]),
    seatEase: byFit(spec, [0.08, 0.11, 0.14, 0.17, 0.21, 0.25]),
    length: Math.max(0.35, Math.min(1, Math.round(below * 1000) / 1000)),
  };
  return { base: design, status: notes.status(), deviations: notes.deviations, orders: [{ design, options }] };
};

export const blazer: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(
    has(spec.closure, 'double-breasted', 'zip', 'open-front', 'toggles', 'belt') &&
      `Drafted single-breasted, not ${spec.closure}.`,
  );
  notes.add(has(spec.lapel, 'peak', 'shawl') && `The ${spec.lapel} lapel is drafted notched.`);
  notes.add(
    has(spec.collar, 'shawl', 'stand', 'mandarin') && `The ${spec.collar} collar is drafted as a notched collar.`,
  );
  notes.add(spec.pockets.includes('flap') && 'Flaps are added to the drafted patch pockets.');
  notes.add(
    has(spec.length, 'crop', 'waist', 'knee', 'midi', 'calf') && `The ${spec.length} length is outside this draft.`,
  );
  const options: Options = {
    chestEase: byFit(spec, [0.03, 0.06, 0.08, 0.12, 0.16, 0.2]),
    waistEase: byFit(spec, [0.08, 0.11, 0.14, 0.18, 0.22, 0.25]),
    buttons: has(spec.fit, 'oversized') ? '1' : '2',
    lengthBonus: Math.max(0.1, Math.min(0.25, lengthBonus(spec.length, body, 0.19))),
    backVent: spec.details.includes('vent') ? 2 : 1,
  };
  return {
    base: 'jaeger',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'jaeger', options }],
  };
};

export const waistcoat: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(spec.lapel && 'The lapels are not in this draft.');
  notes.add(
    has(spec.closure, 'double-breasted', 'zip', 'open-front') &&
      `Drafted single-breasted with buttons, not ${spec.closure}.`,
  );
  const options: Options = {
    chestEase: byFit(spec, [0.01, 0.015, 0.02, 0.05, 0.08, 0.1]),
    frontStyle: has(spec.neckline, 'round', 'scoop', 'u-neck') ? 'rounded' : 'classic',
    hemStyle: has(spec.hem, 'straight') ? 'square' : has(spec.hem, 'curved') ? 'rounded' : 'classic',
    lengthBonus: Math.max(0, Math.min(0.08, lengthBonus(spec.length, body, 0.01))),
  };
  return {
    base: 'wahid',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'wahid', options }],
  };
};

export const denimJacket: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(spec.hood && 'The hood is not in this draft.');
  notes.add(
    has(spec.closure, 'zip', 'open-front', 'double-breasted') && `Drafted with a button front, not ${spec.closure}.`,
  );
  notes.add(
    spec.collar &&
      !has(spec.collar, 'shirt', 'regular', 'spread') &&
      `The ${spec.collar} collar is drafted as a shirt collar.`,
  );
  const options: Options = {
    chestEase: byFit(spec, [0.08, 0.14, 0.2, 0.25, 0.3, 0.35]),
    lengthBonus: Math.max(0, Math.min(0.4, lengthBonus(spec.length, body, 0.09))),
  };
  return {
    base: 'devon',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'devon', options }],
    nearest: () => bomber(spec, body),
  };
};

/** Jackets by their words: tailored ones as blazers, others as the workwear jacket. */
export const jacket: RecipeMaker = (spec, body) => {
  const tailored =
    spec.lapel !== null ||
    has(spec.collar, 'notched') ||
    has(spec.silhouette, 'tailored') ||
    has(spec.closure, 'double-breasted');
  if (tailored) return blazer(spec, body);
  if (spec.hood || has(spec.closure, 'zip', 'snaps')) return bomber(spec, body);
  const base = denimJacket(spec, body);
  return {
    ...base,
    status: 'approximate',
    deviations: ['Drafted from the panelled button-front jacket.', ...base.deviations],
  };
};

/** Zip jacket with ribbing: the zip hoodie, without its hood unless one is asked for. */
export function bomber(spec: GarmentSpec, body: Body): Recipe {
  const base = hoodie({ ...spec, closure: 'zip', hood: spec.hood, pockets: [] }, body);
  const collar = spec.hood ? [] : ['Add a ribbed collar strip to the neckline in place of the hood.'];
  const orders = base.orders.map((order) => (spec.hood ? order : { ...order, without: /huey\.(hood|pocket)/ }));
  return {
    ...base,
    status: 'approximate',
    orders,
    deviations: ['Drafted from the zip hoodie with ribbed hem and cuffs.', ...collar, ...base.deviations],
  };
}
