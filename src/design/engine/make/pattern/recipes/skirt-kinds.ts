import { HEM_RUFFLE_CM } from '../../../cut/hem-ruffle.js';
import { pleatLay } from '../../../cut/pleat-lay.js';
import type { Cut } from '../../../cut/cut.js';
import { hemOf } from '../../../cut/hem.js';
import { total } from '../checks.js';
import { byFit, has } from '../lengths/lengths.js';
import {
  godets,
  gores,
  hemRuffle,
  knifePleats,
  sectorParts,
  sectors,
  tierGirth,
  tiers,
  type SkirtOrder,
} from '../parts/skirts.js';
import { laidPleats } from '../parts/laid-pleats.js';
import { kilt, kiltWaist, SETT_MM } from '../parts/kilt.js';
import { ratioOf, trainGores, trainSkirt, wantsTrain } from '../parts/train.js';
import { WRAP_MM } from '../parts/wrap.js';
import type { Piece, Run } from '../pieces/piece.js';
import type { Alteration, Body, Notes } from '../recipe.js';

/** A skirt that is drafted here rather than by a base design. */
export interface OwnSkirt {
  name: string;
  pieces: (order: SkirtOrder, body: Body) => Piece[];
  /** the fronts cross, so the waist edge is this much longer than the finished waist, mm */
  overlap?: number;
  /** length of its waistband for a waist, mm, where it is not the waist and the overlap */
  band?: (waist: number) => number;
}

const wants = (spec: Cut, silhouette: Cut['silhouette'], ...details: Cut['details']): boolean =>
  spec.silhouette === silhouette || details.some((d) => spec.details.includes(d));

export const wantsWrap = (spec: Cut): boolean => spec.closure === 'wrap' || spec.silhouette === 'wrap';

/** Which skirt of our own the words ask for; null where a base design draws it. */
export function ownSkirt(spec: Cut): OwnSkirt | null {
  if (spec.variant === 'kilt' || (wantsWrap(spec) && wants(spec, 'pleated', 'pleats'))) return kiltSkirt(spec);
  if (wantsWrap(spec)) return wrapSkirt(spec);
  if (wantsTrain(spec)) return trained(spec);
  if (spec.tiers > 0) return tieredSkirt(spec);
  if (wants(spec, 'pleated', 'pleats')) return pleatedSkirt(spec);
  if (wants(spec, 'mermaid')) return mermaidSkirt();
  if (spec.details.includes('godets')) return godetSkirt();
  if (spec.details.includes('panels')) return goredSkirt();
  if (has(spec.hem, 'high-low', 'asymmetric') || spec.silhouette === 'asymmetric') return highLowSkirt(spec);
  if (has(spec.silhouette, 'ball-gown')) return ballGown();
  if (has(spec.silhouette, 'balloon')) return balloonSkirt();
  if (wants(spec, 'gathered', 'gathers')) return gatheredSkirt();
  return null;
}

const CHECKED: ReadonlySet<Cut['print']> = new Set<Cut['print']>(['tartan', 'plaid', 'checks']);

const kiltSkirt = ({ print }: Cut): OwnSkirt => ({
  name: 'kilt',
  pieces: (order) =>
    kilt(order, CHECKED.has(print) ? SETT_MM : undefined).map((p) => ({
      ...p,
      shows: ['silhouette=a-line', 'silhouette=wrap'],
    })),
  band: kiltWaist,
});

const MERMAID = { count: 6, flare: 0.9 };

const trained = (spec: Cut): OwnSkirt => ({
  name: 'train',
  pieces: (order, body) => {
    if (wants(spec, 'mermaid'))
      return trainGores(order, { ...MERMAID, from: Math.max(order.seatDepth, body.waistToKnee - 90) });
    return trainSkirt(
      order,
      ratioOf(spec),
      has(spec.silhouette, 'ball-gown', 'circle'),
      spec.silhouette === 'ball-gown' ? 1.5 : 1,
    );
  },
});

const tieredSkirt = (spec: Cut): OwnSkirt => ({
  name: 'tiers',
  pieces: (order) => tiers(order, spec.tiers),
});

const pleatedSkirt = (spec: Cut): OwnSkirt => ({
  name: 'pleats',
  pieces: (order) => {
    const lay = pleatLay(spec);
    return lay ? laidPleats(order, lay) : knifePleats(order);
  },
});

const mermaidSkirt = (): OwnSkirt => ({
  name: 'gores',
  pieces: (order, body) => gores(order, { ...MERMAID, from: Math.max(order.seatDepth, body.waistToKnee - 90) }),
});

const goredSkirt = (): OwnSkirt => ({ name: 'gores', pieces: (order) => gores(order, { count: 6, flare: 0.45 }) });

const godetSkirt = (): OwnSkirt => ({
  name: 'gores with godets',
  pieces: (order) => {
    const height = Math.max(80, Math.min(order.length * 0.38, order.length - order.seatDepth - 30));
    return [...gores(order, { count: 6, flare: 0.12 }), godets(6, height, height * 0.75, order.sa)];
  },
});

const highLowSkirt = (spec: Cut): OwnSkirt => ({
  name: 'high-low circle',
  pieces: (order) => {
    const by = order.length * (has(spec.hem, 'high-low') ? 0.22 : 0.14);
    return sectors(order, { ratio: 0.45, panels: 2, rise: by, fall: has(spec.hem, 'high-low') ? by : 0 });
  },
});

const ballGown = (): OwnSkirt => ({
  name: 'gathered circle',
  pieces: (order) => sectors(order, { ratio: 0.75, panels: 4, gather: 1.5 }),
});

const FULL = 1.8;

const gatheredSkirt = (): OwnSkirt => ({ name: 'gathered panels', pieces: (order) => tiers(order, 1, FULL) });

/** Gathered above and below: the hem is held by a band as wide as the seat needs to walk. */
const balloonSkirt = (): OwnSkirt => ({
  name: 'balloon',
  pieces: (order) => {
    const [cloth] = tiers({ ...order, length: order.length * 1.12 }, 1, FULL);
    const [clothGirth, girth] = [tierGirth(order, FULL), order.seat * 1.1];
    const [band] = tiers({ ...order, length: 60, waist: girth }, 1, 1);
    const panels = cloth.cuts[0].count;
    const hem: Run = { piece: cloth.id, from: 'd', to: 'c', times: panels };
    const top: Run = { piece: 'own.hemBand', from: 'a', to: 'b', times: band.cuts[0].count };
    const seam = {
      name: 'Hem to band',
      a: [hem],
      b: [top],
      ratio: clothGirth / girth,
      kind: 'gather' as const,
      reason: `gathered ${(clothGirth / girth).toFixed(2)} to 1 into the hem band`,
    };
    return [cloth, { ...band, id: 'own.hemBand', title: 'Hem band (folded lengthwise)', seams: [seam] }];
  },
});

/** Back and two fronts that cross, of one ring. */
const wrapSkirt = (spec: Cut): OwnSkirt => ({
  name: 'wrap',
  overlap: 2 * WRAP_MM,
  pieces: (order) => {
    const ratio = has(spec.silhouette, 'circle', 'flared', 'fit-and-flare') ? 0.6 : 0.34;
    const back = order.waist * 0.48;
    const front = (order.waist - back) / 2 + WRAP_MM;
    return sectorParts(
      { ...order, waist: back + 2 * front },
      ratio,
      [
        { id: 'own.wrapBack', title: 'Skirt back', waist: back, count: 1 },
        { id: 'own.wrapFront', title: 'Skirt front (wraps over)', waist: front, count: 2, mirrored: true },
      ],
      order.waist + 2 * WRAP_MM,
      true,
    );
  },
});

/** Seat girth with the ease of the fit, mm. */
export const seatGirth = (spec: Cut, body: Body): number =>
  body.seat * (1 + byFit(spec, [0.02, 0.03, 0.05, 0.08, 0.12, 0.16]));

/** Depth of a hem's ruffle, mm. */
const RUFFLE_MM = 10 * HEM_RUFFLE_CM;
const hasRuffle = ({ hem, details }: Cut): boolean => hem === 'ruffled' || details.includes('ruffles');

/** How long a skirt's panels are, mm below the waist: a ruffle is sewn on above the hem. Knee long where nothing is said. */
export const skirtDrop = (spec: Cut, body: Body): number =>
  (hemOf(spec, body) ?? body.waistToKnee) - (hasRuffle(spec) ? RUFFLE_MM : 0);

/** A ruffle for the hem of whatever skirt was drafted. */
export function ruffledHem(spec: Cut): Alteration[] {
  if (!hasRuffle(spec)) return [];
  return [
    (pieces, _, sa) => {
      const hem = hemEdges(pieces);
      const girth = total(pieces, hem) ?? 0;
      return girth > 0 ? [...pieces, hemRuffle(hem, girth, RUFFLE_MM, sa)] : pieces;
    },
  ];
}

const HEMS: [RegExp, string, string][] = [
  [/^own\.(circle|wrap|gore)/, 'hemRight', 'hemLeft'],
  [/^own\.(pleats)$/, 'c', 'd'],
  [/^sandy\.skirt/, 'ex2', 'ex2Flipped'],
];

/** Every hem edge of the skirt as often as it is sewn; of a piece on the fold its half counts twice. */
function hemEdges(pieces: readonly Piece[]): Run[] {
  const last = pieces.findLast((p) => /^own\.tier\d$/.test(p.id));
  return pieces.flatMap((p): Run[] => {
    const hem: [RegExp, string, string] | undefined = p === last ? [/./, 'c', 'd'] : HEMS.find(([id]) => id.test(p.id));
    return hem ? [{ piece: p.id, from: hem[1], to: hem[2], times: p.cuts[0].count * (p.on_fold ? 2 : 1) }] : [];
  });
}

export function noteHem(spec: Cut, notes: Notes): void {
  notes.add(
    has(spec.hem, 'handkerchief', 'scalloped', 'fringed', 'lettuce') && `The ${spec.hem} hem is drafted straight.`,
  );
}
