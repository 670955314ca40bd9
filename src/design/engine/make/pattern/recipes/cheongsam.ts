import { isStanding } from '../../../cut/standing-collar.js';
import { isAoDai } from '../../../cut/cheongsam.js';
import type { Cut } from '../../../cut/cut.js';
import { denies } from '../../../cut/denies.js';
import { hemOf } from '../../../cut/hem.js';
import { byFit, has, wantsSlit } from '../lengths/lengths.js';
import { cheongsam, cheongsamGirths, type CheongsamShape } from '../parts/cheongsam.js';
import { rowPockets } from '../parts/pockets.js';
import { Notes, type Alteration, type Body, type Recipe, type RecipeMaker } from '../recipe.js';
import { bodiceOrder, hasSleeves, shortSleeves } from './bodice.js';
import { noteHem } from './skirt-kinds.js';

const COLLAR_MM = 45;
/** Sides taper below the seat by so much per mm. */
const TAPER = 0.05;
/** The panels of an ao dai run out instead. */
const RUNS_OUT = -0.05;
/** The slit begins so far above the knee, and leaves so much of the side below the seat sewn, mm. */
const ABOVE_KNEE_MM = 190;
const SEWN_MM = 50;

function shapeOf(spec: Cut, body: Body): CheongsamShape {
  const drop = Math.max(body.waistToSeat + 90, hemOf(spec, body) ?? body.waistToKnee);
  const high = Math.min(body.waistToKnee - ABOVE_KNEE_MM, drop - 130);
  return {
    waist: body.waist * (1 + byFit(spec, [0.03, 0.05, 0.07, 0.1, 0.15, 0.2])),
    seat: Math.max(body.seat, body.hips) * (1 + byFit(spec, [0.03, 0.045, 0.06, 0.09, 0.13, 0.17])),
    drop,
    apart: isAoDai(spec),
    taper: isAoDai(spec) ? RUNS_OUT : wantsSlit(spec) ? TAPER : 0,
    slitFrom: wantsSlit(spec) && !isAoDai(spec) ? Math.max(body.waistToSeat + SEWN_MM, high) : null,
    collar: isStanding(spec.collar) ? COLLAR_MM : null,
    sleeves: hasSleeves(spec),
  };
}

const FROGS = ['toggles', 'hooks', 'snaps', 'buttons'] as const;

function notesOf(spec: Cut): Notes {
  const notes = new Notes();
  const { collar, neckline, sleeve, closure, hood } = spec;
  noteHem(spec, notes);
  notes.add(
    collar && !isStanding(collar) && `The ${collar} collar is not in this draft: its neck is bound.`,
    neckline && !collar && !has(neckline, 'round', 'jewel', 'crew') && `The ${neckline} neckline is not in this draft.`,
    hood && 'The hood is not in this draft.',
    has(
      sleeve.type,
      'puff',
      'bishop',
      'bell',
      'balloon',
      'lantern',
      'raglan',
      'dolman',
      'kimono',
      'batwing',
      'flutter',
    ) && `The ${sleeve.type} sleeve is drafted as a plain set-in sleeve.`,
    has(spec.waistline, 'empire', 'dropped', 'basque') && `The ${spec.waistline} waist is not in this draft.`,
    closure &&
      !has(closure, ...FROGS) &&
      `The ${closure} closing is drafted as frogs along the diagonal edge and a zip in the right side.`,
  );
  return notes;
}

const shown =
  (spec: Cut): Alteration =>
  (pieces) =>
    pieces.map((p) => {
      const collar = p.id === 'own.collar' ? [`collar=${spec.collar}`] : [];
      const front =
        p.id === 'own.qipaoFront'
          ? [
              'hem=slit',
              'silhouette=sheath',
              ...FROGS.map((how) => `closure=${how}`),
              'closure_place=front',
              ...(denies(spec, 'collar') ? [] : ['neckline=round']),
            ]
          : [];
      return collar.length + front.length === 0 ? p : { ...p, shows: [...(p.shows ?? []), ...collar, ...front] };
    });

/** Cheongsam: a darted sheath that closes from the neck across to the right side. */
export const cheongsamRecipe: RecipeMaker = (spec, body): Recipe => {
  const notes = notesOf(spec);
  return {
    base: 'bella',
    status: notes.status(),
    deviations: notes.deviations,
    draws: ['silhouette=sheath'],
    orders: [{ ...bodiceOrder(spec), label: undefined }],
    alter: [...shortSleeves(spec, body), cheongsam((b) => shapeOf(spec, b)), ...rowPockets(spec), shown(spec)],
    joins: (pieces, b) => ({ seams: [], girths: cheongsamGirths(pieces, shapeOf(spec, b), b) }),
  };
};
