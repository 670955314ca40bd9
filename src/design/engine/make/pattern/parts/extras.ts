import { outerPockets } from './outer-pockets.js';
import type { Cut } from '../../../cut/cut.js';
import type { Detail } from '../../../garments/spec.js';
import { patchPocket } from '../pieces/own.js';
import { cut, panel, rectangle } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { epaulette, tieBelt } from './coat-parts.js';

/** Pieces that go onto any garment, where its own draft has none of the kind. */

type Extra = (body: Body, sa: number) => Piece[];

const bow: Extra = (_, sa) => [
  rectangle({ id: 'own.bow', title: 'Bow (folded lengthwise)', width: 180, length: 320, cuts: [cut(1)], sa }),
  rectangle({ id: 'own.bowKnot', title: 'Bow knot', width: 70, length: 90, cuts: [cut(1)], sa }),
];

const braces: Extra = (body, sa) => [
  rectangle({
    id: 'own.braces',
    title: 'Brace (folded lengthwise)',
    width: 70,
    length: Math.round(body.hpsToWaistFront + body.hpsToWaistBack + 160),
    cuts: [cut(2), cut(2, 'interfacing')],
    sa,
  }),
];

/** Loose yoke over one front shoulder, caught in the shoulder and the armhole. */
const stormFlap: Extra = (body, sa) => {
  const [w, h] = [Math.round(body.shoulderToShoulder * 0.42), Math.round(body.hpsToBust * 0.85)];
  return [
    panel({
      id: 'own.stormFlap',
      title: 'Storm flap (trace shoulder and armhole from the front)',
      start: { name: 'neck', at: { x: 0, y: 0 } },
      edges: [
        { name: 'shoulder', to: { x: w, y: 40 } },
        { name: 'arm', to: { x: w - 12, y: h * 0.72 }, cp1: { x: w - 30, y: h * 0.3 }, cp2: { x: w - 30, y: h * 0.5 } },
        { name: 'low', to: { x: w * 0.3, y: h }, cp1: { x: w * 0.8, y: h * 0.95 }, cp2: { x: w * 0.5, y: h } },
        { name: 'neck', to: { x: 0, y: 0 }, cp1: { x: 0, y: h * 0.9 }, cp2: { x: 0, y: h * 0.4 } },
      ],
      cuts: [cut(1), cut(1, 'lining')],
      sa,
    }),
  ];
};

const elbowPatch: Extra = (_, sa) => {
  const [w, h] = [52, 75];
  const k = 0.552;
  return [
    panel({
      id: 'own.elbowPatch',
      title: 'Elbow patch',
      start: { name: 'top', at: { x: 0, y: -h } },
      edges: [
        { name: 'right', to: { x: w, y: 0 }, cp1: { x: w * k, y: -h }, cp2: { x: w, y: -h * k } },
        { name: 'low', to: { x: 0, y: h }, cp1: { x: w, y: h * k }, cp2: { x: w * k, y: h } },
        { name: 'left', to: { x: -w, y: 0 }, cp1: { x: -w * k, y: h }, cp2: { x: -w, y: h * k } },
        { name: 'top', to: { x: 0, y: -h }, cp1: { x: -w, y: -h * k }, cp2: { x: -w * k, y: -h } },
      ],
      cuts: [cut(2)],
      sa,
    }),
  ];
};

const belt: Extra = (body, sa) => [tieBelt(body.waist, sa)];
const BELTED = /^own\.(belt|sash|ties)$|beltLoops/;

const DETAILS: Partial<Record<Detail, readonly [present: RegExp, make: Extra]>> = {
  belt: [BELTED, belt],
  'self-tie': [BELTED, belt],
  bow: [/^own\.bow$/, bow],
  epaulettes: [/^own\.epaulette$/, (_, sa) => [epaulette(sa)]],
  suspenders: [/^own\.braces$|^opal\./, braces],
  'storm-flap': [/^own\.(stormFlap|zipFly)$/, stormFlap],
  'elbow-patches': [/^own\.elbowPatch$/, elbowPatch],
};

const added =
  ([present, make]: readonly [RegExp, Extra]): Alteration =>
  (pieces, body, sa) =>
    pieces.length === 0 || pieces.some((p) => present.test(p.id)) ? pieces : [...pieces, ...make(body, sa)];

/** Belt, bow, epaulettes, braces, storm flap and elbow patches that the spec asks for. */
export function extras(spec: Cut): Alteration[] {
  const rows = spec.details.flatMap((detail) => {
    const row = DETAILS[detail];
    return row && !(detail === 'bow' && spec.collar === 'bow') ? [row] : [];
  });
  const belted: (typeof rows)[number][] =
    spec.waistline === 'belted' || spec.closure === 'belt' ? [[BELTED, belt]] : [];
  return [...rows, ...belted].map(added).concat(patchesCounted(spec));
}

const PATCHES = /^own\.(pocket|chestPocket|backPocket|cargo)$/;

/** What hangs from the shoulders has its pockets in rows. */
const COUNTED: ReadonlySet<string> = new Set(['trousers', 'shorts', 'skirt', 'accessory']);

/** As many patch pockets as the text counts, where patches are all that is counted. */
function patchesCounted({ category, counts, pockets }: Cut): Alteration[] {
  const asked = counts?.pockets;
  if (!asked || pockets.length !== 1 || !COUNTED.has(category)) return [];
  return [
    (pieces, _, sa) => {
      const own = pieces.filter((p) => PATCHES.test(p.id));
      const drawn = pieces.some((p) => p.id === 'albert.pocket') ? 1 : 0;
      const count = asked - outerPockets(pieces.filter((p) => !own.includes(p)));
      if (own.length === 1 && count > 0)
        return pieces.map((p) =>
          p === own[0]
            ? { ...p, cuts: p.cuts.map((c) => ({ ...c, count, mirrored: count > 1 && count % 2 === 0 })) }
            : p,
        );
      return drawn && own.length === 0 && count > 0
        ? [...pieces, patchPocket('own.pocket', 'Patch pocket', 150, 165, sa, count)]
        : pieces;
    },
  ];
}
