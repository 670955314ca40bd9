import type { Cut } from '../../../cut/cut.js';
import { has } from '../lengths/lengths.js';
import { buttonedCentre } from '../parts/closing/buttons.js';
import { addCollar, canCollar } from '../parts/collars.js';
import { rowPockets } from '../parts/pockets.js';
import { SLEEVE_END_EASE } from '../parts/sleeve-length.js';
import { foldAlong } from '../pieces/alter.js';
import { Notes, type Alteration, type Body, type Recipe } from '../recipe.js';
import { bareNeck, HUEY_NECK, zipHoodie } from './zip-front.js';

/** The front with its centre on a fold, where the stands grow. */
const folded: Alteration = (pieces) => pieces.map((p) => (p.id === 'huey.front' ? foldAlong(p, 'cfNeck', 'cfHem') : p));

/** Jacket that is buttoned or snapped shut: the zip jacket's block with a stand on either front and a straight hem. */
export function buttonJacket(spec: Cut, body: Body): Recipe {
  const base = zipHoodie({ ...spec, closure: 'zip', hem: spec.hem ?? 'straight', pockets: [] }, body, true);
  const notes = new Notes();
  notes.add(...base.deviations);
  notes.add(has(spec.closure, 'toggles') && 'Toggles are marked as buttons on a stand.');
  notes.add(spec.collar && !canCollar(spec.collar) && `The ${spec.collar} collar is drafted as a shirt collar.`);
  const collar = canCollar(spec.collar) ? spec.collar : 'shirt';
  const how = has(spec.closure, 'snaps') ? 'snaps' : 'buttons';
  return {
    ...base,
    status: notes.status(),
    deviations: notes.deviations,
    orders: base.orders.map((o) => ({
      ...o,
      options: { ...o.options, cuffEase: SLEEVE_END_EASE },
      without: spec.hood ? /huey\.pocket/ : /huey\.(hood|pocket)/,
    })),
    alter: [
      folded,
      ...(spec.hood ? [] : spec.collar === null && spec.neckline ? bareNeck(spec) : [addCollar(collar, HUEY_NECK)]),
      buttonedCentre({ place: 'front', how, count: spec.opening?.count || undefined }),
      ...rowPockets(spec),
    ],
  };
}
