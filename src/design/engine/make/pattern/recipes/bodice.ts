import { SLEEVE_END_EASE } from '../parts/sleeve-length.js';
import type { Cut } from '../../../cut/cut.js';
import type { Neckline } from '../../../garments/spec.js';
import { hemAt, openFold } from '../pieces/alter.js';
import { runLength } from '../checks.js';
import { SLEEVE_SHARE } from '../../../cut/sleeve.js';
import { byFit, has } from '../lengths/lengths.js';
import { canCutNeck, cutNeck } from '../pieces/neckline.js';
import { canStrap, halter, offShoulderBand, strapped } from '../parts/bare-tops.js';
import { keyhole, strapless } from '../parts/bare.js';
import { addCollar, canCollar, HIGH_NECKS, neckBand, type NeckSite } from '../parts/collars.js';
import { facings, type FacedEdge } from '../parts/facings.js';
import { underBust } from '../parts/empire.js';
import { addHood } from '../parts/hood.js';
import { cut, rectangle } from '../pieces/panel.js';
import { offShoulderSleeves } from '../parts/off-shoulder.js';
import { PULL_ON_EASE, undarted } from '../parts/pull-on.js';
import { canSpread, fullSleeve, keepsCap } from '../parts/sleeves.js';
import { wrapFronts } from '../parts/wrap.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration, Body, Notes, RecipeOrder } from '../recipe.js';
import { run } from '../rules/kit.js';
import { closingOf, type Closing } from './closing.js';
import { wantsWrap } from './skirt-kinds.js';

export const BODICE_FRONT = 'bella.frontSideDart';

/** Finished waist of the darted bodice, mm. */
export function bodiceWaist(pieces: readonly Piece[]): number | null {
  const runs = [
    run(BODICE_FRONT, 'cfHem', 'waistDartLeft'),
    run(BODICE_FRONT, 'waistDartRight', 'sideHem'),
    run('bella.back', 'waistCenter', 'dartBottomLeft'),
    run('bella.back', 'dartBottomRight', 'waistSide'),
  ].map((r) => runLength(pieces, r));
  return runs.some((r) => r === null) ? null : runs.reduce((sum: number, r) => sum + (r ?? 0), 0) * 2;
}

/** The skirt is drafted for a body whose waist is the bodice's finished waist. */
export function bodyOfBodice(pieces: readonly Piece[], body: Body): Body {
  const waist = bodiceWaist(pieces);
  return waist ? { ...body, waist } : body;
}

export function bodiceOrder(spec: Cut, pullOn = false): RecipeOrder {
  const strapless = isBare(spec);
  const sleeves = isOffSleeved(spec) || (hasSleeves(spec) && !strapless && spec.neckline !== 'halter');
  return {
    design: 'bella',
    label: 'Bodice',
    options: {
      chestEase: Math.max(
        pullOn ? PULL_ON_EASE : 0,
        strapless ? 0.06 : byFit(spec, [0.05, 0.08, 0.11, 0.14, 0.17, 0.2]),
      ),
      waistEase: strapless ? 0.03 : byFit(spec, [0.02, 0.03, 0.05, 0.09, 0.14, 0.2]),
      bellaSleeve: true,
      cuffEase: SLEEVE_END_EASE,
    },
    ...(sleeves ? {} : { without: /bella\.sleeve/ }),
  };
}

const PLAIN_NECKS = [
  'jewel',
  'round',
  'crew',
  'collarless',
  'choker',
  'strapless',
  'keyhole',
  'halter',
  'off-shoulder',
] as const;

export function bodiceNotes(spec: Cut, notes: Notes): void {
  const { neckline } = spec;
  notes.add(
    neckline &&
      !has(neckline, ...PLAIN_NECKS) &&
      !canCutNeck(neckline) &&
      !(neckline in HIGH_NECKS) &&
      !spec.collar &&
      `The bodice has a jewel neckline; cut the ${neckline} neckline into it.`,
  );
  notes.add(spec.collar && !canCollar(spec.collar) && `The ${spec.collar} collar is not in this draft.`);
  notes.add(
    has(spec.sleeve.type, 'petal', 'tulip', 'raglan', 'dolman', 'kimono', 'batwing', 'cold-shoulder') &&
      `The ${spec.sleeve.type} sleeve is drafted as a plain set-in sleeve.`,
  );
  notes.add(
    ((has(spec.waistline, 'empire') && !isEmpire(spec)) || has(spec.waistline, 'dropped', 'basque')) &&
      `The waist seam lies at the natural waist, not ${spec.waistline}.`,
  );
}

/** Fronts that cross have no centre to open. */
const SEWN_SHUT = { front: false, back: false };

/** The waist seam lies under the bust: of dresses that are closed, not pulled on or wrapped. */
export const isEmpire = (spec: Cut): boolean =>
  spec.garment === 'dress' &&
  (has(spec.waistline, 'empire') || (has(spec.silhouette, 'empire') && spec.waistline === null)) &&
  !wrapped(spec) &&
  !has(spec.closure, 'pullover', 'elastic', 'drawstring');

/** How a bodice opens: where the text says, else at the centre back; jumpsuits whose text asks for a zip have it in front. */
export function bodiceClosing(spec: Cut, skirt: { front: boolean; back: boolean }): Closing {
  if (wantsWrap(spec) && (spec.closure === null || has(spec.closure, 'wrap', 'tie', 'belt'))) return { kind: 'wrap' };
  if (wrapped(spec))
    return closingOf(spec.closure_place === 'front' ? { ...spec, closure_place: 'back' } : spec, 'back', SEWN_SHUT);
  const front = spec.category === 'one-piece' && has(spec.closure, 'zip');
  return closingOf(spec, front ? 'front' : 'back', skirt);
}

const inFront = (closing: Closing): boolean =>
  (closing.kind === 'plain' || closing.kind === 'stand') && closing.place === 'front';
const atBack = (closing: Closing): boolean =>
  (closing.kind === 'plain' || closing.kind === 'stand') && closing.place === 'back';

/** The front is cut in halves, for what closes edge to edge. */
const frontInHalves: Alteration = (pieces, _, sa) =>
  pieces.map((p) => (p.id === BODICE_FRONT && p.fold ? openFold(p, sa) : p));

/** The fronts cross: of a wrap, and of a surplice neck that is sewn shut at the waist. */
export const wrapped = (spec: Cut): boolean => wantsWrap(spec) || has(spec.neckline, 'surplice');

const NECK: NeckSite = {
  front: { piece: BODICE_FRONT, shoulder: 'hps', centre: 'cfNeck', outer: 'shoulder' },
  back: { piece: 'bella.back', shoulder: 'hps', centre: 'cbNeck', outer: 'shoulder' },
  openBack: true,
};

const armhole = (piece: string) => run(piece, 'armhole', 'shoulder', 'armholePitch');

/** What the words make of the darted bodice: neckline or wrap, sleeves, collar, hood, facings. */
export function bodiceAlterations(spec: Cut, body: Body, closing: Closing): Alteration[] {
  const { type } = spec.sleeve;
  return [
    ...(closing.kind === 'pull-on' ? [undarted] : isEmpire(spec) ? [underBust] : []),
    ...neckChanges(spec),
    ...(inFront(closing) && closing.kind === 'plain' ? [frontInHalves] : []),
    ...shortSleeves(spec, body),
    ...(canSpread(type)
      ? [fullSleeve(type, { sleeve: 'bella.sleeve', armholes: [armhole(BODICE_FRONT), armhole('bella.back')] })]
      : []),
    ...(isOffSleeved(spec) ? [offShoulderSleeves] : []),
    ...collars(spec, closing),
    ...(spec.hood ? [addHood(NECK)] : []),
    facings(facedEdges(spec)),
  ];
}

export const hasSleeves = (spec: Cut): boolean => SLEEVE_SHARE[spec.sleeve.length ?? 'sleeveless'] > 0;

/** Sleeves that begin below the shoulder; those with a gathered cap would lose it. */
const isOffSleeved = (spec: Cut): boolean =>
  spec.neckline === 'off-shoulder' && hasSleeves(spec) && keepsCap(spec.sleeve.type);

/** Front and back end straight under the arms: strapless, or held by thin straps. */
export const isBare = (spec: Cut): boolean =>
  has(spec.neckline, 'strapless', 'off-shoulder') || strappy(spec) || strapsFrom(spec) !== null;

/** Neckline that straps hold between them; null where there are none. */
const strapsFrom = (spec: Cut): Neckline | null =>
  spec.sleeve.type === 'strap' && canStrap(spec.neckline) && !spec.collar && !spec.hood ? spec.neckline : null;
const strappy = (spec: Cut): boolean =>
  spec.sleeve.type === 'strap' && has(spec.neckline, 'straight-across', 'strapless');

function straps(spec: Cut): Alteration[] {
  if (!strappy(spec)) return [];
  const strap: Alteration = (pieces, body, sa) => [
    ...pieces.map((p) =>
      p.id === BODICE_FRONT ? { ...p, shows: [...(p.shows ?? []), 'neckline=straight-across'] } : p,
    ),
    rectangle({
      id: 'own.strap',
      title: 'Strap (folded lengthwise; fit the length)',
      width: 30,
      length: Math.round(body.hpsToBust * 1.55 + 60),
      cuts: [cut(2)],
      sa,
    }),
  ];
  return [strap];
}

function neckChanges(spec: Cut): Alteration[] {
  if (wrapped(spec)) return [wrapFronts(BODICE_FRONT)];
  const held = strapsFrom(spec);
  if (held) return [strapped(held)];
  if (spec.neckline === 'halter') return [halter];
  const cutAcross = strapless({ front: BODICE_FRONT, back: 'bella.back' });
  if (isOffSleeved(spec)) return [];
  if (spec.neckline === 'off-shoulder') return [cutAcross, offShoulderBand];
  if (isBare(spec)) return [cutAcross, ...straps(spec)];
  if (spec.neckline === 'keyhole') return [keyhole(BODICE_FRONT)];
  const neckline = spec.collar === 'sailor' ? 'v-neck' : spec.collar ? null : spec.neckline;
  return neckline && canCutNeck(neckline) ? [cutNeck(neckline, { front: BODICE_FRONT, back: 'bella.back' })] : [];
}

function collars(spec: Cut, closing: Closing): Alteration[] {
  const site = { ...NECK, openBack: atBack(closing) };
  if (canCollar(spec.collar) && !wrapped(spec)) return [addCollar(spec.collar, site)];
  const height = spec.neckline ? HIGH_NECKS[spec.neckline] : undefined;
  return height ? [neckBand('Neck band', height / 2, site)] : [];
}

const lowBackTop: FacedEdge = {
  piece: 'bella.back',
  id: 'own.backFacing',
  title: 'Back top facing',
  from: 'armhole',
  to: 'cbNeck',
};
const frontTop: FacedEdge = {
  piece: BODICE_FRONT,
  id: 'own.frontFacing',
  title: 'Front top facing',
  from: 'armhole',
  to: 'cfNeck',
};

function facedEdges(spec: Cut): FacedEdge[] {
  const neck: FacedEdge[] = [
    { piece: BODICE_FRONT, id: 'own.frontFacing', title: 'Front neck facing', from: 'hps', to: 'cfNeck' },
    { piece: 'bella.back', id: 'own.backFacing', title: 'Back neck facing', from: 'hps', to: 'cbNeck' },
  ];
  const arms: FacedEdge[] = [BODICE_FRONT, 'bella.back'].map((piece) => ({
    piece,
    id: piece === BODICE_FRONT ? 'own.frontArmFacing' : 'own.backArmFacing',
    title: piece === BODICE_FRONT ? 'Front armhole facing' : 'Back armhole facing',
    from: 'shoulder',
    to: 'armhole',
    via: 'armholePitch',
  }));
  if (spec.neckline === 'off-shoulder') return [];
  const pointed = strapsFrom(spec) !== null || spec.neckline === 'halter';
  if (isBare(spec) || pointed) return [{ ...frontTop, across: pointed }, lowBackTop];
  const bare = SLEEVE_SHARE[spec.sleeve.length ?? 'sleeveless'] === 0;
  return [...neck, ...(bare ? arms : [])];
}

export function shortSleeves(spec: Cut, body: Body): Alteration[] {
  const share = SLEEVE_SHARE[spec.sleeve.length ?? 'sleeveless'];
  if (share === 0 || share >= 1) return [];
  const trim = (p: Piece): Piece => {
    const top = Math.min(...p.loop.map((q) => q.y));
    const under = p.points.bicepsLeft?.y ?? 0;
    return hemAt(p, Math.max(under + 25, top + body.shoulderToWrist * share), 25);
  };
  return [(pieces) => pieces.map((p) => (p.id === 'bella.sleeve' ? trim(p) : p))];
}
