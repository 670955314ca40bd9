import { hasBadge } from '../../../cut/badge.js';
import type { Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { type Box, boxOf } from '../../../geometry/box.js';
import { wadding } from './wadding.js';
import { clothOfPart, printScale } from '../../../cut/part-cloth.js';
import type { Cut } from '../../../cut/cut.js';
import type { Fabric, Print, SpecColor, SpecPart } from '../../../garments/spec.js';
import { isPlaced } from '../../../motifs/is-placed.js';
import { line } from '../pen/paths.js';
import { inksOf, runOf } from './tone.js';
import { fading, motifMaker, rings } from './weave-motifs.js';
import { dots, filled, garden, PRINTS, shapes, thin, type Inks, type Maker, type Weave } from './weave-prints.js';
import { below, flower, hatch, leafy, poly, round, row, starry, strew, zigzag } from './weave-shapes.js';

const knitted: Maker = (o, b, { a }) => [
  thin(
    strew(o, b, 1.9, 0.5, (at) =>
      line({ x: at.x - 0.4, y: at.y - 0.3 }, { x: at.x, y: at.y + 0.3 }, { x: at.x + 0.4, y: at.y - 0.3 }),
    ),
    a,
    0.5,
  ),
];
const cables: Maker = (o, b, { a }) => [
  thin(hatch(o, b, 90, [3.2, 4.8]), a, 0.7),
  thin(
    strew(o, b, 4, 1.1, (at) => [
      ...line({ x: at.x - 0.8, y: at.y - 1.6 }, { x: at.x + 0.8, y: at.y + 1.6 }),
      ...line({ x: at.x + 0.8, y: at.y - 1.6 }, { x: at.x + 0.15, y: at.y - 0.3 }),
      ...line({ x: at.x - 0.15, y: at.y + 0.3 }, { x: at.x - 0.8, y: at.y + 1.6 }),
    ]),
    a,
    0.7,
  ),
];
const net: Maker = (o, b, { a }) => [thin(hatch(o, b, 45, [1.6]), a, 0.35), thin(hatch(o, b, -45, [1.6]), a, 0.35)];
const lacy: Maker = (o, b, inks) => [
  ...net(o, b, inks),
  thin(
    strew(o, b, 6, 1.8, (at, i) => flower(at, 1.8, i * 30)),
    inks.a,
    0.7,
  ),
];
const furry: Maker = (o, b, { a }) => [
  thin(
    strew(o, b, 2.4, 0.7, (at, i) => line(at, { x: at.x + (i % 3) * 0.3 - 0.3, y: at.y + 1.3 })),
    a,
    0.7,
  ),
];
const diamonds: Maker = (o, b, { a }) => [thin(hatch(o, b, 45, [6.5]), a, 0.9), thin(hatch(o, b, -45, [6.5]), a, 0.9)];
const baffles: Maker = (o, b, { a }) => {
  const { rows, soft } = wadding(o, b);
  return [thin(rows, a, 1.3), thin(soft, a, 0.6)];
};
const sequins: Maker = (o, b, { a }) => [
  thin(
    strew(o, b, 2.4, 0.8, (at) => round(at, 0.8)),
    a,
    0.45,
  ),
];

const CLOTHS: Readonly<Partial<Record<Fabric, Maker>>> = {
  knit: knitted,
  mohair: furry,
  'cable-knit': cables,
  'rib-knit': (o, b, { a }) => [thin(hatch(o, b, 90, [0.9]), a, 0.4)],
  corduroy: (o, b, { a }) => [thin(hatch(o, b, 90, [1.1]), a, 0.5)],
  seersucker: (o, b, { a }) => [thin(hatch(o, b, 90, [1.6]), a, 0.9)],
  lace: lacy,
  mesh: net,
  tulle: net,
  crochet: shapes(3.4, 1.3, (at, r) => [...round(at, r), ...round(at, r * 0.4)]),
  'faux-fur': furry,
  shearling: furry,
  boucle: shapes(2, 0.6, (at, r) => round(at, r)),
  tweed: (o, b, { a }) => [thin(zigzag(o, b, 1.6, 1.4), a, 0.4)],
  brocade: garden(9, 2.6),
  jacquard: garden(9, 2.6),
  sequin: sequins,
  down: baffles,
};

/** The lower part of a tall piece in the second colour. */
const blocks: Maker = (o, b, { block }) => {
  if (b.maxY - b.minY < 24 || block === undefined) return [];
  const cut = b.minY + (b.maxY - b.minY) * 0.58;
  const low = below(o, cut);
  return low.length < 3
    ? []
    : [
        filled([...line(...low), { type: 'close' }], block),
        thin(row(o, { x: b.minX - 1, y: cut }, { x: b.maxX + 1, y: cut }), '#16171b', 1.3),
      ];
};

const PUFFED: ReadonlySet<string> = new Set(['jacket', 'coat', 'parka', 'bomber', 'waistcoat']);

/** Quilted over wadding or down, so that its edges swell. */
export const isWadded = ({ garment, details, fabrics }: Cut): boolean =>
  PUFFED.has(garment) &&
  (details.includes('quilting') || fabrics.some((f) => f.name === 'down' && f.role !== 'lining'));

/** Details that change the cloth all over. */
function allover(spec: Cut): Maker[] {
  const has = (d: Cut['details'][number]): boolean => spec.details.includes(d);
  const makers: Maker[] = [];
  if (has('quilting')) makers.push(PUFFED.has(spec.garment) ? baffles : diamonds);
  if (has('sequins')) makers.push(sequins);
  if (has('cable-knit')) makers.push(cables);
  if (has('crochet')) makers.push(CLOTHS.crochet as Maker);
  if (has('patchwork'))
    makers.push((o, b, { a }) => [
      thin(hatch(o, b, 0, [9]), a, 1.1),
      thin(hatch(o, b, 90, [9]), a, 1.1),
      thin(hatch(o, b, 0, [9], 0.6), a, 0.4),
      thin(hatch(o, b, 90, [9], 0.6), a, 0.4),
    ]);
  if (has('perforated')) makers.push(dots(2.4, 0.3));
  if (has('embossed')) makers.push(shapes(6, 2, (at, r, i) => leafy(at, r, i * 80)));
  if (has('burnout')) makers.push(garden(10, 3.4));
  if (has('feathers')) makers.push(shapes(4.4, 1.8, (at, r) => leafy(at, r, 0)));
  if (has('flowers')) makers.push(shapes(11, 2.6, (at, r) => [...flower(at, r), ...round(at, r * 1.05)]));
  if (has('applique') && !hasBadge(spec))
    makers.push(shapes(14, 3.2, (at, r, i) => [...starry(at, r), ...(i % 2 === 0 ? round(at, r * 0.4) : [])]));
  if (has('gems'))
    makers.push(
      shapes(8, 0.9, (at, r) => [
        ...poly(
          at,
          [
            [0, -1],
            [0.8, -0.2],
            [0, 1],
            [-0.8, -0.2],
          ],
          r,
        ),
        ...line({ x: at.x - 0.8 * r, y: at.y - 0.2 * r }, { x: at.x + 0.8 * r, y: at.y - 0.2 * r }),
      ]),
    );
  if (has('beading'))
    makers.push((o, b, { a }) => [
      thin(
        strew(o, { ...b, maxY: b.minY + (b.maxY - b.minY) * 0.5 }, 2.6, 0.3, (at) => round(at, 0.28)),
        a,
        0.6,
      ),
    ]);
  return makers;
}

/** Hints drawn larger or smaller than usual. */
const scaled =
  (make: Maker, k: number): Maker =>
  (outline, _box, inks) => {
    const small = outline.map((p) => ({ x: p.x / k, y: p.y / k }));
    return make(small, boxOf(small), inks).map((h) => ({ ...h, ops: grown(h.ops, k), width: h.width * k ** 0.7 }));
  };

const grown = (ops: readonly Op[], k: number): Op[] => {
  const at = (p: Point): Point => ({ x: p.x * k, y: p.y * k });
  return ops.map((op): Op => {
    if (op.type === 'close') return op;
    if (op.type === 'curve') return { type: 'curve', cp1: at(op.cp1), cp2: at(op.cp2), to: at(op.to) };
    return { type: op.type, to: at(op.to) };
  });
};

const level: Maker = (o, b, { a }) => [thin(hatch(o, b, 0, [1.9]), a, 0.9)];
const upright: Maker = (o, b, { a }) => [thin(hatch(o, b, 90, [1.9]), a, 0.9)];
/** Thin stripes stand nearly as far apart as usual ones. */
const THIN: Readonly<Partial<Record<Print, Maker>>> = { stripes: level, breton: level, 'vertical-stripes': upright };

/** How the print of a spec is hinted at; undefined for plain cloth. */
function printMaker(spec: Cut, bounds?: Box): Maker | undefined {
  if (spec.print === null) return undefined;
  if (spec.print === 'ombre') return fading(runOf(spec), bounds);
  if (spec.print === 'color-block') return blocks;
  const shown = isPlaced(spec) ? undefined : motifMaker(spec.print, spec.motif ?? null);
  const make = shown ?? (spec.print === 'tie-dye' ? rings(runOf(spec)) : PRINTS[spec.print]);
  if (spec.print_scale === 'fine' && spec.print in THIN) return THIN[spec.print];
  return make && printScale(spec) !== 1 ? scaled(make, printScale(spec)) : make;
}

/**
 * The hints for a spec, or null for plain smooth cloth.
 * @param inks colours of the hints: the print's own and a second
 * @param bounds of the whole garment, cm, for a print that runs over it; of each piece when absent
 */
export function weaveOf(spec: Cut, inks: Inks, bounds?: Box): Weave | null {
  const print = printMaker(spec, bounds);
  const cloth = spec.fabrics[0] === undefined ? undefined : CLOTHS[spec.fabrics[0].name];
  return laid([print ?? cloth, ...allover(spec)], inks);
}

/** The hints for a part that is of another cloth. */
export function weaveOfPart(spec: Cut, part: SpecPart): Weave | null {
  const said = clothOfPart(spec, part);
  if (said === null) return null;
  const color: SpecColor = { name: part, hex: said.hex, role: 'main', source: 'stated' };
  return laid([CLOTHS[said.fabric]], inksOf({ ...spec, print: null, colors: [color] }));
}

function laid(wanted: readonly (Maker | undefined)[], inks: Inks): Weave | null {
  const makers = wanted.filter((m) => m !== undefined);
  if (makers.length === 0) return null;
  return (outline) => {
    const box = boxOf(outline);
    return makers.flatMap((make) => make(outline, box, inks)).filter((h) => h.ops.length > 0);
  };
}
