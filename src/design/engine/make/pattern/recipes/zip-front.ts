import { ribCuffs } from '../parts/rib-cuff.js';
import { SLEEVE_SHARE } from '../../../cut/sleeve.js';
import { coversZip } from '../../../cut/zip-cover.js';
import { zipCover } from '../parts/coat-parts.js';
import type { Cut } from '../../../cut/cut.js';
import type { Pocket } from '../../../garments/spec.js';
import { byFit, has, lengthBonus } from '../lengths/lengths.js';
import { addCollar, canCollar, type NeckSite } from '../parts/collars.js';
import { rowPockets } from '../parts/pockets.js';
import { foldAlong } from '../pieces/alter.js';
import { canCutNeck, cutNeck } from '../pieces/neckline.js';
import type { Piece } from '../pieces/piece.js';
import { Notes, type Alteration, type Body, type Options, type Recipe } from '../recipe.js';
import { commonTopNotes, neckFinish, sleeveLength } from './tops.js';

/** Ease of a knitted neck as a share of the body's: small bodies have heads nearly as large as others. */
export const neckEase = ({ head, neck }: Body, usual: number, share = 0.74): number =>
  Math.max(usual, (share * head) / neck - 1);

export const HOODIE_POCKETS: Pocket[] = ['kangaroo', 'slash', 'patch'];

/** The draft's pouch stands for any pocket below; where only others are asked for it is left out. */
export const hasPouch = ({ pockets }: Cut): boolean => pockets.some((p) => HOODIE_POCKETS.includes(p));

export function hoodieNotes(spec: Cut): Notes {
  const notes = new Notes();
  notes.add(
    spec.hood === null && spec.garment === 'sweatshirt'
      ? null
      : has(spec.hood, 'fur-trimmed', 'detachable') && `The hood is drafted plain, not ${spec.hood}.`,
  );
  commonTopNotes(spec, notes, { hood: true });
  notes.add(spec.closure === 'half-zip' && 'The half zip is not in this draft.');
  return notes;
}

export function zipHoodie(spec: Cut, body: Body, zip: boolean): Recipe {
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
    ribbing: !has(spec.hem, 'raw', 'straight', 'slit'),
    lengthBonus: lengthBonus(spec, body, 0.15),
    sleeveLengthBonus: Math.round((share - 1) * 1000) / 1000,
    ...(zip ? {} : { collarEase: neckEase(body, 0.25) }),
  };
  const closed = (pieces: Piece[]) =>
    pieces
      .map((p) => (p.id === 'huey.front' ? foldAlong(p, 'cfNeck', 'cfHem') : p))
      .map((p) => (p.id === 'huey.pocket' ? foldAlong(p, 'pocketCfTop', 'cfHem') : p));
  return {
    base: 'huey',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'huey', options, ...(hasPouch(spec) ? {} : { without: /huey\.pocket/ }) }],
    alter: [
      ...(zip ? [] : [closed]),
      ...(options.ribbing || spec.cuff !== 'rib' ? [] : [ribCuffs('huey.sleeve')]),
      ...rowPockets(spec, HOODIE_POCKETS),
    ],
  };
}

export const HUEY_NECK: NeckSite = {
  front: { piece: 'huey.front', shoulder: 'hps', centre: 'cfNeck', outer: 'shoulder' },
  back: { piece: 'huey.back', shoulder: 'hps', centre: 'cbNeck', outer: 'shoulder' },
  openBack: false,
};

const HUEY_IDS = { front: 'huey.front', back: 'huey.back' };

const cutAsNamed = ({ neckline }: Cut): Alteration[] =>
  neckline && canCutNeck(neckline) ? [cutNeck(neckline, HUEY_IDS)] : [];

/** A neck without a collar: cut as it is named, finished by a narrow band. */
export const bareNeck = (spec: Cut): Alteration[] => [...cutAsNamed(spec), ...neckFinish(spec, HUEY_NECK)];

/** Zip jacket on the zip hoodie's block: a collar in place of the hood unless a hood or a bare neck is asked for. */
export function zipJacket(spec: Cut, body: Body): Recipe {
  const base = zipHoodie({ ...spec, closure: 'zip', pockets: [] }, body, true);
  const notes = new Notes();
  notes.add(...base.deviations);
  notes.add(has(spec.closure, 'buttons', 'snaps', 'toggles') && `The ${spec.closure} front is drafted for a zip.`);
  notes.add(spec.closure === 'half-zip' && 'The half zip is drafted as a zip down to the hem.');
  notes.add(spec.collar && !canCollar(spec.collar) && `The ${spec.collar} collar is drafted as a stand.`);
  const collar = canCollar(spec.collar) ? spec.collar : 'stand';
  const site = { ...HUEY_NECK, knit: collar === 'rib' };
  return {
    ...base,
    status: notes.status(),
    deviations: notes.deviations,
    orders: base.orders.map((o) => ({ ...o, without: spec.hood ? /huey\.pocket/ : /huey\.(hood|pocket)/ })),
    alter: [
      ...(spec.hood ? [] : spec.collar === null && spec.neckline ? bareNeck(spec) : [addCollar(collar, site)]),
      ...(coversZip({ ...spec, closure: 'zip' }) ? [zipCover] : []),
      ...rowPockets(spec),
    ],
  };
}

/** Necks that a band finishes as they are. */
const BANDED = ['crew', 'round', 'jewel', 'collarless', 'turtleneck', 'mock-neck', 'funnel'] as const;

/** Sweater, sweatshirt or cardigan that a zip opens from neck to hem: the zip hoodie with a rib in place of its hood. */
export function zipKnit(spec: Cut, body: Body): Recipe {
  const base = zipHoodie({ ...spec, closure: 'zip', pockets: [] }, body, true);
  const notes = new Notes();
  notes.add(...base.deviations);
  notes.add(
    spec.neckline &&
      !has(spec.neckline, ...BANDED) &&
      !canCutNeck(spec.neckline) &&
      `The ${spec.neckline} neckline is drafted as a crew neck.`,
  );
  notes.add(spec.collar && !canCollar(spec.collar) && `The ${spec.collar} collar is drafted as a rib band.`);
  const pouch = has(spec.pockets[0] ?? null, 'kangaroo');
  return {
    ...base,
    status: notes.status(),
    deviations: notes.deviations,
    orders: base.orders.map((o) => ({ ...o, without: pouch ? /huey\.hood/ : /huey\.(hood|pocket)/ })),
    alter: [
      ...cutAsNamed(spec),
      ...neckFinish({ ...spec, hood: null }, { ...HUEY_NECK, knit: true }),
      ...rowPockets(spec, pouch ? ['kangaroo'] : []),
    ],
  };
}
