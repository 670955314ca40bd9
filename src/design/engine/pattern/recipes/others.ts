import type { GarmentSpec } from '../../spec.js';
import { belowWaist, belowShoulder, has } from '../lengths.js';
import { strip } from '../own.js';
import type { DesignName } from '../library.js';
import type { Piece } from '../pieces.js';
import { Notes, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';
import { elasticTrousers } from './bottoms.js';
import { jumpsuit } from './dresses.js';
import { shirt } from './tops.js';

const plain = (design: DesignName, deviations: string[] = [], options: Options = {}): Recipe => ({
  base: design,
  status: deviations.length ? 'approximate' : 'exact',
  deviations,
  orders: [{ design, options }],
});

export const tie: RecipeMaker = () => plain('trayvon');
export const bowTie: RecipeMaker = () => plain('benjamin');
export const apron: RecipeMaker = (spec) =>
  plain('albert', spec.pockets.length > 1 ? ['One front pocket is drafted.'] : []);

export const hat: RecipeMaker = (spec) => {
  const deerstalker = spec.details.includes('buttons-decorative') && spec.era !== null;
  return {
    ...plain(deerstalker ? 'holmes' : 'florent', ['A flat cap is drafted; other hats are not in the library.']),
    status: 'block_only',
  };
};

export const bag: RecipeMaker = () => plain('hortensia');

export const overalls: RecipeMaker = (spec, body) => {
  const notes = new Notes();
  notes.add(
    has(spec.leg, 'wide', 'flared', 'palazzo', 'tapered', 'skinny') && `The ${spec.leg} leg is drafted straight.`,
  );
  const length = spec.length ? belowWaist(spec.length, body) / body.waistToFloor : 0.96;
  return {
    base: 'opal',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [
      {
        design: 'opal',
        options: {
          legLength: Math.max(
            0.15,
            Math.min(1.05, (length * body.waistToFloor - (body.waistToFloor - body.inseam)) / body.inseam),
          ),
        },
      },
    ],
    nearest: () => jumpsuit(spec, body),
  };
};

export const bodysuit: RecipeMaker = (spec, body) => ({
  ...plain('onyx', ['A raglan one-piece with short legs is drafted.'], {
    legLength: 0,
    zipperPosition: 'none',
    frontOnFold: true,
  }),
  status: 'block_only',
  nearest: () => jumpsuit(spec, body),
});

export const underwear: RecipeMaker = (spec) =>
  plain('bruce', spec.gender === 'women' || spec.gender === 'girls' ? ['Drafted as boxer briefs.'] : []);

export const swimwear: RecipeMaker = (spec) =>
  spec.gender === 'men' || spec.gender === 'boys'
    ? plain('shin')
    : { ...plain('bee', ['A bikini top is drafted; the lower part is not in the library.']), status: 'block_only' };

/** Shirt and pull-on trousers. */
export const pyjamas: RecipeMaker = (spec, body) => {
  const top = shirt({ ...spec, garment: 'shirt', length: null, closure: null, pockets: spec.pockets }, body);
  const legs = elasticTrousers({ ...spec, length: null, pockets: [], hem: null, details: [] }, body);
  return {
    base: `${top.base}+titan`,
    status: 'approximate',
    deviations: ['Pyjama top drafted from the shirt, trousers with an elastic casing.', ...top.deviations],
    orders: [
      ...top.orders.map((o) => ({ ...o, label: 'Top' })),
      ...legs.orders.map((o) => ({ ...o, label: 'Trousers' })),
    ],
    alter: [...(top.alter ?? []), ...(legs.alter ?? [])],
  };
};

export const scarf: RecipeMaker = () => ({
  base: 'own',
  status: 'exact',
  deviations: [],
  orders: [],
  alter: [() => [strip('own.scarf', 'Scarf', 700, 1900, 10)]],
});

const ownPiece = (make: (body: Body) => Piece): Recipe => ({
  base: 'own',
  status: 'exact',
  deviations: [],
  orders: [],
  alter: [(_, body) => [make(body)]],
});

export const belt: RecipeMaker = () =>
  ownPiece((body) => strip('own.belt', 'Belt (folded lengthwise)', 90, Math.round(body.waist + 700), 10));
export const headband: RecipeMaker = () =>
  ownPiece((body) => strip('own.headband', 'Headband (folded lengthwise)', 160, Math.round(body.head * 0.92), 10));

/** Cape: a circle of cloth around the neck. */
export const cape: RecipeMaker = (spec, body) => {
  const length = belowShoulder(spec.length ?? 'hip', body);
  return {
    base: 'sandy',
    status: 'block_only',
    deviations: ['A half circle from the neck without shoulder shaping, hood or collar.'],
    orders: [
      {
        design: 'sandy',
        without: /waistband/,
        options: {
          circleRatio: 0.5,
          panels: 1,
          gathering: 0,
          waistbandPosition: 0,
          waistbandWidth: 0,
          lengthBonus: Math.max(0.2, length / body.waistToFloor),
        },
        body: (_, b) => ({ ...b, waist: b.neck * 1.1, hips: b.neck * 1.1 }),
      },
    ],
  };
};

const BLOCK_NOTES: Partial<Record<GarmentSpec['garment'], string>> = {
  robe: 'Only a dolman block is drafted; robe fronts, collar and belt are not.',
  kimono: 'Only a dolman block is drafted; kimono panels, collar and overlap are not.',
};

export const kimono: RecipeMaker = (spec) => ({
  base: 'toni',
  status: 'block_only',
  deviations: [BLOCK_NOTES[spec.garment] ?? 'Only a block is drafted.'],
  orders: [
    {
      design: 'toni',
      options: { construction: 'dolman', chestEase: 0.22, waistEase: 0.34, seatEase: 0.3, dolmanSleeveLength: 0.9 },
    },
  ],
});
