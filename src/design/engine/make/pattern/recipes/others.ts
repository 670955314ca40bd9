import { isStanding } from '../../../cut/standing-collar.js';
import { briefsShape, isMensBriefs } from '../../../cut/briefs.js';
import { lowerHalf, upperHalf } from '../../../cut/halves.js';
import type { Cut } from '../../../cut/cut.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';
import { hemOf } from '../../../cut/hem.js';
import { CAPE_NECK_MM } from '../lengths/finished-lengths.js';
import { hemBelowShoulder, has } from '../lengths/lengths.js';
import { strip } from '../pieces/own.js';
import { cut, rectangle } from '../pieces/panel.js';
import { neckBand, type NeckSite } from '../parts/collars.js';
import { bra, braGirths } from '../parts/bra.js';
import { briefs, briefsGirths } from '../parts/briefs.js';
import { beanie, bucketHat, tote } from '../parts/hats.js';
import { addHood, hoodOn } from '../parts/hood.js';
import { poncho } from '../parts/poncho.js';
import { pocketPieces } from '../parts/pockets.js';
import { sectorParts } from '../parts/skirts.js';
import type { DesignName } from '../library/library.js';
import { Notes, ofOwnPieces, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';
import { POCKETS } from '../../../garments/spec.js';
import { smallWearOf } from '../../../garments/kinds.js';
import { elasticTrousers, leggings } from './bottoms.js';
import { composedDress, jumpsuit } from './dresses.js';
import { isWaistApron } from '../../../cut/waist-apron.js';
import { waistApron } from '../parts/waist-apron.js';
import { stretchOnePiece, stretchTop } from './stretch.js';
import { shirt, tank } from './tops.js';

const plain = (design: DesignName, deviations: string[] = [], options: Options = {}): Recipe => ({
  base: design,
  status: deviations.length ? 'approximate' : 'exact',
  deviations,
  orders: [{ design, options }],
});

export const tie: RecipeMaker = () => plain('trayvon');
export const bowTie: RecipeMaker = () => plain('benjamin');
/** Hangs from its bib, or from a band at the waist. */
export const apron: RecipeMaker = (spec, body) => (isWaistApron(spec) ? bibless(spec, body) : bibbed(spec, body));

const bibless: RecipeMaker = (spec, body) => {
  const pockets = spec.pockets.length === 0 ? 0 : (spec.counts?.pockets ?? 1);
  return drawn((of, sa) => waistApron(hemOf(spec, body) ?? body.waistToKnee, pockets, of, sa));
};

/** Its bib ends at the waist, its skirt at the knee and as much lower as `lengthBonus` says. */
const bibbed: RecipeMaker = (spec, body) =>
  plain('albert', spec.pockets.length > 1 ? ['One front pocket is drafted.'] : [], {
    lengthBonus: (hemOf(spec, body) ?? body.waistToKnee) / body.waistToKnee - 1,
  });

export const hat: RecipeMaker = (spec) => {
  const kind = spec.variant ?? '';
  if (/bucket|sun hat/.test(kind)) return drawn((body, sa) => bucketHat(body.head + 15, sa));
  if (/beanie|bobble|woolly/.test(kind)) return drawn((body, sa) => beanie(body.head, sa));
  const deerstalker = spec.details.includes('buttons-decorative') && spec.era !== null;
  if (/flat cap|newsboy/.test(kind)) return plain('florent');
  return {
    ...plain(deerstalker ? 'holmes' : 'florent', ['A flat cap is drafted; other hats are not in the library.']),
    status: 'block_only',
  };
};

/** Pieces of our own only. */
const drawn = (make: (body: Body, sa: number) => Piece[]): Recipe => ({
  ...ofOwnPieces(new Notes()),
  alter: [(_, body, sa) => make(body, sa)],
});

export const bag: RecipeMaker = (spec) =>
  /tote|shopper/.test(spec.variant ?? '') ? drawn((_, sa) => tote(sa)) : plain('hortensia');

/** Leg warmer: a ribbed tube from below the knee to the ankle. */
export const legWarmers: RecipeMaker = () =>
  drawn((body, sa) => [
    rectangle({
      id: 'own.legWarmer',
      title: 'Leg warmer',
      width: Math.round(body.knee * 0.88),
      length: Math.round((body.waistToFloor - body.waistToKnee) * 0.85),
      cuts: [cut(2)],
      sa,
      hem: 30,
      top: 'hem',
      bottom: 'hem',
    }),
  ]);

/** The heel goes through the end of a leg with so much to spare, mm. */
const HEEL_SPARE_MM = 25;

/** All but those on the legs: the draft has a bib pocket, slanted ones and patches on the seat. */
const OVERALLS_POCKETS = POCKETS.filter((kind) => kind !== 'cargo' && kind !== 'bellows');

export const overalls: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(
    has(spec.leg, 'wide', 'flared', 'palazzo', 'tapered', 'skinny') && `The ${spec.leg} leg is drafted straight.`,
  );
  const drop = hemOf(spec, body);
  const length = drop === null ? 0.96 : drop / body.waistToFloor;
  return {
    base: 'opal',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [
      {
        design: 'opal',
        options: {
          legHemEase: Math.max(0.2, (body.heel + HEEL_SPARE_MM) / body.ankle - 1),
          legLength: Math.max(
            0.15,
            Math.min(1.05, (length * body.waistToFloor - (body.waistToFloor - body.inseam)) / body.inseam),
          ),
        },
      },
    ],
    alter: pocketPieces(spec.leg === 'cargo' ? [...spec.pockets, 'cargo'] : spec.pockets, OVERALLS_POCKETS),
    nearest: () => jumpsuit(spec, body),
  };
};

export const bodysuit: RecipeMaker = stretchOnePiece;

/** A block to work from by hand: nothing of it is called the garment that was asked for. */
const block = (recipe: Recipe, words: string): Recipe => ({ ...recipe, status: 'block_only', deviations: [words] });

/** What a piece of underwear is decides; a bra's cups are fitted, which no draft here does. */
export const underwear: RecipeMaker = (spec, body) => {
  switch (smallWearOf(spec)) {
    case 'bra':
      return fittedBra(spec);
    case 'soft-bra':
      return stretchTop(spec, body);
    case 'set':
      return lingerieSet(spec, body);
    case 'slip':
      return composedDress({ ...spec, garment: 'dress' }, body);
    case 'long-johns':
      return leggings({ ...spec, length: null }, body);
    case 'boxers':
      return plain('bruce');
    default:
      return isMensBriefs(spec) || /girdle/.test(spec.variant ?? '')
        ? block(plain('bruce'), 'Boxer briefs are drafted to start from; cut the legs higher for briefs.')
        : knitBriefs(spec);
  }
};

/** Briefs of our own block. */
function knitBriefs(spec: Cut): Recipe {
  const shape = briefsShape(spec);
  return {
    ...drawn(() => []),
    draws: ['waistline=elastic', 'closure=pullover'],
    alter: [(pieces, body, sa) => [...pieces, ...briefs(body, shape, sa)]],
    joins: (_, body) => ({ seams: [], girths: briefsGirths(body, shape) }),
  };
}

const CUPS_VARY =
  'Cups are drafted by the measures under and over the bust; breasts of one size differ in shape: sew a trial cup before cutting the cloth.';

/** A bra with a wire or without: frame, cups of two parts, wings. */
const fittedBra = (spec: Cut): Recipe => ({
  ...drawn((body, sa) => bra(body, sa, spec.neckline === 'strapless')),
  status: 'approximate',
  deviations: [CUPS_VARY],
  draws: ['closure=hooks', 'sleeve.type=strap', `neckline=${spec.neckline}`, `variant=${spec.variant}`],
  joins: (_, body) => ({ seams: [], girths: braGirths(body) }),
});

/** A soft bra and briefs. */
function lingerieSet(spec: Cut, body: Body): Recipe {
  const top = stretchTop({ ...spec, neckline: spec.neckline ?? 'scoop' }, body);
  const { alter = [], joins } = knitBriefs(spec);
  return {
    ...top,
    draws: [...(top.draws ?? []), 'waistline=elastic'],
    alter: [...(top.alter ?? []), ...alter],
    joins: (pieces, of) => ({
      seams: [],
      girths: [...(top.joins?.(pieces, of).girths ?? []), ...(joins?.(pieces, of).girths ?? [])],
    }),
  };
}

/** A tied top with triangle cups, and briefs. */
function bikini(spec: Cut): Recipe {
  const { alter, joins } = knitBriefs(spec);
  return {
    ...plain('bee'),
    base: 'bee+own',
    draws: ['neckline=halter', 'closure=tie', 'waistline=elastic'],
    alter,
    joins,
  };
}

/** A vest and briefs. */
function tankini(spec: Cut, body: Body): Recipe {
  const top = tank({ ...spec, garment: 'tank-top', category: 'top', length: 'hip' }, body);
  const { alter = [], joins } = knitBriefs(spec);
  return { ...top, base: `${top.base}+own`, alter: [...(top.alter ?? []), ...alter], joins };
}

/** Trunks, bikinis and one-pieces. */
export const swimwear: RecipeMaker = (spec, body) => {
  switch (smallWearOf(spec)) {
    case 'trunks':
      return trunks(spec);
    case 'bikini':
      return bikini(spec);
    case 'briefs':
      return knitBriefs(spec);
    case 'tankini':
      return tankini(spec, body);
    default:
      return stretchOnePiece(spec, body);
  }
};

const trunks = ({ pockets }: Cut): Recipe => ({ ...plain('shin'), alter: pocketPieces(pockets) });

/** Draped cloth, hemmed all round. */
const cloth = (id: string, title: string, width: number, length: number, words: string[]): Recipe => ({
  ...drawn((_, sa) => [strip(id, title, width, length, sa)]),
  status: words.length > 0 ? 'approximate' : 'exact',
  deviations: words,
});

export const sari: RecipeMaker = () => ({
  ...cloth('own.sari', 'Sari length (hem all round)', 1150, 5500, [
    'A sari is an unsewn length of cloth, which is drafted; the blouse with its neckline, sleeves and closing and the petticoat with its shape are patterns of their own.',
  ]),
  draws: ['details=drape', 'closure=wrap'],
});

/** Least length of a sarong's cloth, mm: once and a half round the body, the end tucked in. */
const SARONG_MM = 1800;

/** Sarong, pareo, longyi: a hemmed length of cloth, as wide as it is long on the body. */
export const sarong: RecipeMaker = (spec, body) => {
  const around = Math.max(SARONG_MM, Math.round(Math.max(body.seat, body.hips) * 1.6));
  const tuck = 60;
  const long = Math.round((hemOf(spec, body) ?? body.waistToKnee) + tuck);
  const dhoti =
    spec.variant === 'dhoti' && 'A dhoti is drawn up between the legs, for which its cloth is longer than this.';
  return {
    ...drawn(() => []),
    status: dhoti ? 'approximate' : 'exact',
    deviations: dhoti ? [dhoti] : [],
    alter: [
      (_, __, sa) => [
        {
          ...rectangle({
            id: 'own.sarong',
            title: 'Sarong (hem all round)',
            width: around,
            length: long,
            cuts: [cut(1)],
            sa,
            hem: 20,
            top: 'hem',
            right: 'hem',
            bottom: 'hem',
            left: 'hem',
          }),
          shows: ['closure=wrap', 'closure_place=front', `silhouette=${spec.silhouette}`],
        },
      ],
    ],
  };
};

/** Shirt and pull-on trousers. */
export const pyjamas: RecipeMaker = (spec, body) => {
  const top = shirt({ ...upperHalf(spec), garment: 'shirt', category: 'shirt', closure: null }, body);
  const legs = elasticTrousers(lowerHalf(spec), body);
  return {
    base: `${top.base}+titan`,
    status: 'approximate',
    deviations: [
      'Pyjama top drafted from the shirt, with its cuffs; trousers with an elastic casing.',
      ...top.deviations,
    ],
    orders: [
      ...top.orders.map((o) => ({ ...o, label: 'Top' })),
      ...legs.orders.map((o) => ({ ...o, label: 'Trousers' })),
    ],
    alter: [...(top.alter ?? []), ...(legs.alter ?? [])],
  };
};

export const scarf: RecipeMaker = (spec) =>
  drawn((_, sa) => [strip('own.scarf', 'Scarf', 700, (spec.lengths_cm?.garment ?? 190) * 10, sa)]);

export const belt: RecipeMaker = () =>
  drawn((body, sa) => [strip('own.belt', 'Belt (folded lengthwise)', 90, Math.round(body.waist + 700), sa)]);
export const headband: RecipeMaker = () =>
  drawn((body, sa) => [strip('own.headband', 'Headband (folded lengthwise)', 160, Math.round(body.head * 0.92), sa)]);

/** Cape: three quarters of a circle around the neck, open in front, with a stand collar or hood. */
export const cape: RecipeMaker = (spec) => {
  const notes = new Notes();
  notes.add(spec.collar && !isStanding(spec.collar) && `The ${spec.collar} collar is drafted as a stand.`);
  return {
    ...ofOwnPieces(notes),
    alter: [
      (_, body, sa) => {
        const neck = body.neck * 1.06;
        const order = {
          waist: neck,
          seat: neck,
          seatDepth: 0,
          length: Math.max(250, hemBelowShoulder(spec, body, 'hip') - CAPE_NECK_MM),
          sa,
        };
        const panels = [
          { id: 'own.capeBack', title: 'Back', waist: neck / 2, count: 1 },
          { id: 'own.capeFront', title: 'Front', waist: neck / 4, count: 2, mirrored: true },
        ];
        const pieces = sectorParts(order, 0.75, panels, neck).map((p) => ({ ...p, seams: renamed(p.seams) }));
        return [...pieces, ...(spec.hood ? hoodOn(neck, CAPE_NECK, body, sa) : [capeCollar(neck, sa)])];
      },
      ...pocketPieces(spec.pockets),
    ],
  };
};

const renamed = (seams: SeamRule[] = []): SeamRule[] =>
  seams.map((s) => ({ ...s, name: s.name.includes('waist') ? 'Cape to neck' : 'Side seam' }));

/** The neckline of a cape, which its collar or its hood is sewn to. */
const CAPE_NECK: Run[] = [
  { piece: 'own.capeBack', from: 'waistLeft', to: 'waistRight', via: 'waistMiddle' },
  { piece: 'own.capeFront', from: 'waistLeft', to: 'waistRight', via: 'waistMiddle', times: 2 },
];

const capeCollar = (neck: number, sa: number): Piece =>
  rectangle({
    id: 'own.collar',
    title: 'Stand collar',
    width: neck,
    length: 45,
    cuts: [cut(2), cut(1, 'interfacing')],
    sa,
    seams: [
      {
        name: 'Collar to neckline',
        a: [{ piece: 'own.collar', from: 'd', to: 'c' }],
        b: CAPE_NECK,
      },
    ],
  });

/** Poncho: front and back panel with a bound or banded neck. */
export const ponchoRecipe: RecipeMaker = (spec) => {
  const notes = new Notes();
  notes.add(
    spec.neckline &&
      !has(spec.neckline, 'round', 'crew', 'jewel', 'scoop', 'collarless', 'turtleneck', 'funnel') &&
      `The ${spec.neckline} neckline is drafted round.`,
  );
  return {
    ...ofOwnPieces(notes),
    alter: [
      (_, body, sa) => poncho(hemBelowShoulder(spec, body, 'hip'), body, sa),
      ...(spec.hood
        ? [addHood(PONCHO_NECK)]
        : [neckBand('Neckband', has(spec.neckline, 'turtleneck', 'funnel') ? 90 : 20, PONCHO_NECK)]),
      ...pocketPieces(spec.pockets),
    ],
  };
};

const PONCHO_NECK: NeckSite = {
  front: { piece: 'own.ponchoFront', shoulder: 'neck', centre: 'centreNeck', outer: 'shoulder' },
  back: { piece: 'own.ponchoBack', shoulder: 'neck', centre: 'centreNeck', outer: 'shoulder' },
  openBack: false,
};
