import type { Cut } from '../../../cut/cut.js';
import { hasNeckSlit } from '../../../cut/straight-cut.js';
import { byFit, has, hemBelowShoulder } from '../lengths/lengths.js';
import { caftan, caftanGirths, CAFTAN_NECK, type CaftanShape } from '../parts/caftan.js';
import { addCollar, canCollar } from '../parts/collars.js';
import { facings } from '../parts/facings.js';
import { addHood } from '../parts/hood.js';
import { rowPockets } from '../parts/pockets.js';
import { canCutNeck, cutNeck } from '../pieces/neckline.js';
import type { Piece } from '../pieces/piece.js';
import { Notes, ofOwnPieces, type Alteration, type Body, type RecipeMaker } from '../recipe.js';
import { placket } from './tops.js';

/** What the garments of this cut differ in. */
interface Kind {
  variants: RegExp;
  /** finished girth under the arms beyond the chest, mm */
  ease: number;
  /** how far each side runs out for each mm below the arm */
  flare: number;
  /** half of the sleeve's width at the wrist beyond half of the hand's girth, mm */
  wrist: number;
  /** open sides from here below the waist, mm */
  slitFrom?: number;
  otherwise: 'knee' | 'ankle' | 'thigh';
}

const KINDS: readonly Kind[] = [
  { variants: /^(kurta|(shalwar )?kameez)$/, ease: 180, flare: 0.06, wrist: 25, slitFrom: 130, otherwise: 'knee' },
  { variants: /^dashiki$/, ease: 260, flare: 0.03, wrist: 90, otherwise: 'thigh' },
  { variants: /^kaftan$/, ease: 320, flare: 0.1, wrist: 110, otherwise: 'ankle' },
  { variants: /^(abaya|jilbab)$/, ease: 260, flare: 0.13, wrist: 60, otherwise: 'ankle' },
  { variants: /^thobe$/, ease: 220, flare: 0.09, wrist: 40, otherwise: 'ankle' },
  { variants: /^djellaba$/, ease: 300, flare: 0.08, wrist: 80, otherwise: 'ankle' },
];

const kindOf = ({ variant }: Cut): Kind | undefined => KINDS.find(({ variants }) => variants.test(variant ?? ''));

const isOpen = ({ closure }: Cut): boolean => has(closure, 'open-front', 'wrap', 'tie', 'belt', 'hooks');
const PLAIN = ['round', 'crew', 'jewel', 'collarless'] as const;

function shapeOf(spec: Cut, body: Body, sa: number): CaftanShape {
  const kind = kindOf(spec) ?? KINDS[0];
  const round = Math.max(body.chest, (Math.max(body.seat, body.hips) - 40) * (kind.slitFrom ? 0.97 : 1));
  const girth = Math.max(
    round + kind.ease * byFit(spec, [0.5, 0.6, 0.8, 1, 1.15, 1.35]),
    body.shoulderToShoulder * 2 + 40,
  );
  const length = hemBelowShoulder(spec, body, kind.otherwise);
  const armhole = Math.max(200, body.biceps / 2 + 50 + kind.wrist / 3);
  const dropped = girth / 4 - body.shoulderToShoulder / 2;
  return {
    length,
    girth,
    flare: Math.max(0, length - armhole - 60) * kind.flare,
    sleeve: spec.sleeveTo > 0 ? Math.max(90, body.shoulderToWrist * spec.sleeveTo - dropped) : 0,
    armhole,
    wrist: Math.min(armhole, body.wrist * 0.65 + kind.wrist),
    slitFrom: kind.slitFrom ?? null,
    open: isOpen(spec),
    sa,
  };
}

function notesOf(spec: Cut): Notes {
  const notes = new Notes();
  const { neckline, collar, closure, sleeve } = spec;
  notes.add(
    neckline && !has(neckline, ...PLAIN) && !canCutNeck(neckline) && `The ${neckline} neckline is drafted round.`,
  );
  notes.add(collar && !canCollar(collar) && `The ${collar} collar is not in this draft.`);
  notes.add(has(closure, 'zip', 'invisible-zip') && 'The zip closing is drafted as a slit at the front.');
  notes.add(
    has(sleeve.type, 'puff', 'bishop', 'bell', 'raglan', 'lantern') && `The ${sleeve.type} sleeve is drafted straight.`,
  );
  notes.add(
    has(spec.waistline, 'elastic', 'drawstring', 'empire') && `The ${spec.waistline} waist is not in this draft.`,
  );
  return notes;
}

const NECK_FACINGS = [
  { piece: 'own.caftanFront', id: 'own.frontFacing', title: 'Front neck facing', from: 'hps', to: 'cfNeck' },
  { piece: 'own.caftanBack', id: 'own.backFacing', title: 'Back neck facing', from: 'hps', to: 'cbNeck' },
];

function neckOf(spec: Cut): Alteration[] {
  const cutIn = spec.neckline && canCutNeck(spec.neckline) && !spec.collar;
  const ids = { front: 'own.caftanFront', back: 'own.caftanBack' };
  return [
    ...(cutIn && spec.neckline ? [cutNeck(spec.neckline, ids)] : []),
    ...(isOpen(spec) || !(hasNeckSlit(spec) || has(spec.closure, 'buttons'))
      ? []
      : [placket('own.caftanFront', 'Placket of the front slit')]),
    ...(spec.hood ? [addHood(CAFTAN_NECK)] : []),
    ...(canCollar(spec.collar) ? [addCollar(spec.collar, CAFTAN_NECK)] : spec.hood ? [] : [facings(NECK_FACINGS)]),
  ];
}

const shown =
  (spec: Cut): Alteration =>
  (pieces) =>
    pieces.map((p): Piece => {
      if (p.id !== 'own.caftanFront') return p;
      const slit = kindOf(spec)?.slitFrom ? ['hem=slit'] : [];
      const closure =
        spec.closure && (isOpen(spec) || has(spec.closure, 'buttons', 'pullover')) ? [`closure=${spec.closure}`] : [];
      const more = [`silhouette=${spec.silhouette}`, `sleeve.type=${spec.sleeve.type}`, 'closure_place=front'];
      return { ...p, shows: [...(p.shows ?? []), ...slit, ...closure, ...more] };
    });

/** Kurta, dashiki, caftan, abaya, thobe, djellaba: straight cut, put on over the head or open in front. */
export const caftanRecipe: RecipeMaker = (spec) => {
  const notes = notesOf(spec);
  return {
    ...ofOwnPieces(notes),
    alter: [(_, body, sa) => caftan(shapeOf(spec, body, sa), body), ...neckOf(spec), ...rowPockets(spec), shown(spec)],
    joins: (_, b) => ({ seams: [], girths: caftanGirths(shapeOf(spec, b, 0), b) }),
  };
};
