import { isStanding } from '../../../cut/standing-collar.js';
import type { Cut } from '../../../cut/cut.js';
import { backCut, heldBy, legOpening } from '../../../cut/stretch-body.js';
import { wearOf } from '../bodies/wear.js';
import { neckBand, type NeckSite } from '../parts/collars.js';
import {
  BACK,
  canShape,
  FRONT,
  girthShare,
  passesWaist,
  stretchBody,
  stretchGirths,
  type StretchOrder,
} from '../parts/stretch-body.js';
import { stretchSleeve } from '../parts/stretch-sleeve.js';
import { cut, rectangle } from '../pieces/panel.js';
import { runLength } from '../checks.js';
import type { Piece, PlannedOpening } from '../pieces/piece.js';
import { Notes, ofOwnPieces, type Alteration, type Body, type Recipe } from '../recipe.js';
import { has } from '../lengths/lengths.js';

/** Least give across of cloth that such a body is cut from. */
const LEAST_STRETCH = 0.2;
/** A neck edge gives so much even in jersey: most of it runs on the bias. */
const EDGE_GIVES = 1.4;
const HIGH_NECKS = ['turtleneck', 'mock-neck', 'funnel'] as const;

function orderOf(spec: Cut): StretchOrder {
  const neckline = spec.neckline ?? 'scoop';
  const held = heldBy(spec);
  return {
    stretch: Math.max(LEAST_STRETCH, wearOf(spec).stretch),
    held: spec.sleeveTo > 0 ? 'shoulders' : held,
    sleeved: spec.sleeveTo > 0,
    back: backCut(spec),
    neckline: spec.sleeveTo > 0 && held === 'neck' ? 'scoop' : neckline,
    legAt: legOpening(spec),
    narrow: /thong|string|brazilian/.test(spec.variant ?? ''),
    snaps: spec.closure === 'snaps' && spec.opening === null,
    lining: spec.details.includes('lining') ? 'all' : spec.garment === 'swimwear' && !spec.unlined ? 'front' : 'none',
  };
}

const NECK: NeckSite = {
  front: { piece: FRONT, shoulder: 'hps', centre: 'cfNeck', outer: 'shoulder' },
  back: { piece: BACK, shoulder: 'hps', centre: 'cbNeck', outer: 'shoulder' },
  openBack: false,
  knit: true,
};

function notesOn(spec: Cut, { held, neckline }: StretchOrder): Notes {
  const notes = new Notes();
  const { stretch } = wearOf(spec);
  notes.add(
    stretch < LEAST_STRETCH &&
      'Drafted for cloth that gives by at least a fifth across: in cloth that gives less it cannot be put on.',
  );
  notes.add(!canShape(neckline) && `The ${neckline} neckline is drafted as a scoop.`);
  notes.add(spec.collar && !isStanding(spec.collar) && `The ${spec.collar} collar is not in this draft.`);
  notes.add(
    has(spec.sleeve.type, 'raglan', 'dolman', 'batwing', 'puff', 'bell', 'bishop', 'flutter', 'cap', 'cold-shoulder') &&
      spec.sleeveTo > 0 &&
      `The ${spec.sleeve.type} sleeve is drafted set-in and close.`,
  );
  notes.add(
    has(spec.closure, 'zip', 'invisible-zip', 'half-zip', 'buttons', 'hooks', 'lace-up', 'tie') &&
      held !== 'neck' &&
      `The ${spec.closure} closing is not in this draft: it is stepped into.`,
  );
  return notes;
}

/** What of the spec the block draws. */
const shown = (spec: Cut, order: StretchOrder): string[] => [
  `neckline=${order.neckline}`,
  ...(order.back === 'low' ? ['details=open-back'] : []),
  ...(order.back === 'racer' ? ['details=racerback'] : []),
  ...spec.details.filter((d) => d === 'high-leg' || d === 'low-leg').map((d) => `details=${d}`),
  ...(spec.sleeveTo > 0 ? ['sleeve.type=set-in', `sleeve.length=${spec.sleeve.length}`] : []),
  'silhouette=bodycon',
  'closure=pullover',
  ...(order.held === 'neck' ? ['closure=tie'] : []),
];

/** What has to pass when it is stepped into, or pulled over the head and closed between the legs. */
function planned(pieces: readonly Piece[], body: Body, order: StretchOrder): PlannedOpening[] {
  const give = 1 + order.stretch;
  const passes = order.snaps ? 'chest' : 'seat';
  const body_mm = passesWaist(body, order.snaps);
  const front = pieces.find((p) => p.id === FRONT) as Piece;
  const waist = front.points.waist.x * 4 * give;
  const neck = neckEdge(pieces);
  const by = order.snaps ? 'snaps between the legs' : 'stepping into it';
  return [
    { opening: 'waist', passes, body_mm, opens_mm: waist, by },
    ...(order.snaps || neck === null
      ? []
      : [
          {
            opening: 'neck' as const,
            passes: 'seat' as const,
            body_mm,
            opens_mm: neck * Math.max(give, EDGE_GIVES),
            by,
          },
        ]),
  ];
}

/** The whole edge of the neck, mm; null where there are no shoulders: then the upper edge is as wide as the chest. */
function neckEdge(pieces: readonly Piece[]): number | null {
  const each = [
    { piece: FRONT, from: 'hps', to: 'cfNeck', times: 2 },
    { piece: BACK, from: 'hps', to: 'cbNeck', times: 2 },
  ].map((run) => runLength(pieces, run));
  return each.some((l) => l === null) ? null : each.reduce((sum: number, l) => sum + (l ?? 0), 0);
}

const drafts =
  (spec: Cut, order: StretchOrder): Alteration =>
  (_, body, sa) => {
    const made = stretchBody(body, order, sa);
    const sleeve =
      spec.sleeveTo > 0 ? [stretchSleeve(made, body, order.stretch, spec.sleeveTo * body.shoulderToWrist, sa)] : [];
    const [front, ...others] = made;
    return [{ ...front, shows: shown(spec, order), openings: planned(made, body, order) }, ...others, ...sleeve];
  };

/** One-piece swimsuit, bodysuit or leotard from the stretch body. */
export function stretchOnePiece(spec: Cut, body: Body): Recipe {
  const order = orderOf(spec);
  const notes = notesOn(spec, order);
  const high = order.held === 'shoulders' && has(order.neckline, ...HIGH_NECKS);
  return {
    ...ofOwnPieces(notes),
    alter: [
      drafts(spec, order),
      ...(high ? [neckBand('Neckband', order.neckline === 'turtleneck' ? 95 : 45, NECK)] : []),
    ],
    joins: () => ({ seams: [], girths: stretchGirths(body, order) }),
  };
}

/** Height of the band under a soft bra, finished, and its length as a share of the girth there. */
const BAND = { high: 32, share: 0.88 } as const;

function band(body: Body, order: StretchOrder, sa: number): Piece {
  const share = BAND.share / girthShare(order.stretch);
  return rectangle({
    id: 'own.waistband',
    title: 'Underbust band (folded lengthwise over elastic)',
    width: Math.round(body.underbust * BAND.share),
    length: BAND.high * 2,
    cuts: [cut(1)],
    sa: Math.min(sa, 8),
    seams: [
      {
        name: 'Band to body',
        a: [{ piece: 'own.waistband', from: 'a', to: 'b' }],
        b: [FRONT, BACK].map((piece) => ({ piece, from: 'centreLow', to: 'sideLow', times: 2 })),
        kind: 'stretch',
        ratio: share,
        reason: 'band stretched to the body',
      },
    ],
  });
}

/** Sports bra, bralette: the stretch body down to a band under the bust, lined, pulled over the head. */
export function stretchTop(spec: Cut, body: Body): Recipe {
  const asked = orderOf(spec);
  const order: StretchOrder = { ...asked, bandAt: body.waistToUnderbust, lining: 'all', snaps: false };
  const notes = notesOn(spec, order);
  const passes: PlannedOpening = {
    opening: 'waist',
    passes: 'chest',
    body_mm: body.chest,
    opens_mm: body.underbust * BAND.share * (1 + Math.max(order.stretch, ELASTIC_GIVES)),
    by: 'pulling it over the head',
  };
  return {
    ...ofOwnPieces(notes),
    draws: shown(spec, order),
    alter: [
      (_, of, sa) => {
        const [front, ...others] = stretchBody(of, order, sa);
        return [{ ...front, openings: [passes] }, ...others, band(of, order, sa)];
      },
    ],
    joins: () => ({ seams: [], girths: stretchGirths(body, order) }),
  };
}

/** The elastic of such bands gives by half. */
const ELASTIC_GIVES = 0.5;
