import { distance, lerp, type Point } from '../../../geometry/point.js';
import { flatten } from '../../../geometry/path.js';
import { lengthOf } from '../../../geometry/polyline.js';
import type { GirthRule, Width } from '../checks.js';
import { cut, panel, rectangle, type Edge, type Finish } from '../pieces/panel.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { run, SHOULDER_EASE } from '../rules/kit.js';
import { curveLength, reachFor } from './collars.js';
import { zipFor } from './closing/zip-lengths.js';
import { edgeOf } from './edges.js';
import { dartLines, partedAt, sheathOf, type SheathShape, type SheathSide, type WaistDart } from './sheath.js';

/**
 * A cheongsam of the kind that has darts: the darted block without its right shoulder, which is an underlap of its own
 * below the front's diagonal edge (the way that ikatbag, *Qipao Deconstructed*, takes a foundation block apart); stand
 * collar of 4 to 5 cm; 2 to 10 cm of ease over the bust (One Girl Atelier, *1930s Qipao*, 3: pattern-making). The right
 * side opens from the underarm to below the waist. An ao dai is cut alike, but
 * front and back hang apart from about the waist, slit on both sides (Fabrics International, *Ao dai*: waist darts in front and
 * back, sides split from hem to waist; how far its panels run out is our own figure).
 */
export interface CheongsamShape extends SheathShape {
  /** height of the collar, mm; null without one */
  collar: number | null;
  /** front and back hang apart from below the waist, both sides open to the hem */
  apart: boolean;
  /** armholes are bound where there are no sleeves */
  sleeves: boolean;
}

const [FRONT, BACK, LAP] = ['own.qipaoFront', 'own.qipaoBack', 'own.qipaoUnderlap'];
const HEM_MM = 30;
/** The underlap reaches so far below the diagonal edge, mm. */
const LAP_MM = 60;
/** The opening at the right side ends so far below the waist, mm, and no higher than lets the chest through. */
const BELOW_WAIST_MM = 120;
const MARGIN_MM = 20;

const flip = (p: Point): Point => ({ x: -p.x, y: p.y });
const named = (line: readonly Point[], name: string, key: string, finish?: Finish): Edge[] =>
  line.slice(1).map((to, i) => ({ name: i === line.length - 2 ? name : `_${key}${i}`, to, finish }));

/** What both fronts take from the bodice: half of the neck, shoulder and armhole, from the centre to the underarm. */
interface Top {
  neck: Point[];
  armhole: Point[];
}

const topOf = (piece: Piece, centre: string): Top => ({
  neck: edgeOf(piece, centre, 'hps') ?? [],
  armhole: edgeOf(piece, 'shoulder', 'armhole', 'armholePitch') ?? [],
});

/** Lower edge of a half, from the corner of the hem to its middle. */
function hemOf({ corner, centre }: SheathSide): Point[] {
  const cp1 = { x: corner.x * 0.7, y: lerp(corner, centre, 0.55).y };
  const curve = { type: 'curve' as const, cp1, cp2: { x: corner.x * 0.35, y: centre.y }, to: centre };
  return flatten([{ type: 'move', to: corner }, curve])[0] ?? [corner, centre];
}

/** From neck to underarm over the breast: down from the collar, across, and up into the arm. */
function diagonal(neck: Point, arm: Point): Point[] {
  const drop = arm.y - neck.y;
  const cp1 = { x: arm.x * 0.16, y: neck.y + drop * 0.62 };
  const cp2 = { x: arm.x * 0.62, y: neck.y + drop * 1.16 };
  return (
    flatten([
      { type: 'move', to: neck },
      { type: 'curve', cp1, cp2, to: arm },
    ])[0] ?? [neck, arm]
  );
}

/** How far below the waist the right side opens, mm: so that the chest passes the waist. */
const opensBelow = ({ waist }: SheathShape, body: Body): number =>
  Math.min(body.waistToSeat * 0.8, Math.max(BELOW_WAIST_MM, (body.chest + MARGIN_MM - waist) / 2));

/** Where the right side's opening ends: below the waist, so that the whole is as long as a zip that is sold. */
function sideOpening(shape: SheathShape, back: Piece, side: SheathSide, body: Body): { length: number; below: number } {
  const upper = distance(back.points.armhole, side.waist);
  const length = zipFor(upper + opensBelow(shape, body), upper + lengthOf(side.hip) - 5);
  return { length, below: length - upper };
}

const dartPoints = (dart: WaistDart | null, side: string, sign: number): Record<string, Point> =>
  dart === null
    ? {}
    : {
        [`${side}DartOut`]: { x: sign * (dart.at.x + dart.half), y: dart.at.y },
        [`${side}DartIn`]: { x: sign * (dart.at.x - dart.half), y: dart.at.y },
      };

const mirrored = (dart: WaistDart | null): WaistDart | null =>
  dart && { ...dart, at: flip(dart.at), top: flip(dart.top), bottom: flip(dart.bottom) };

/** The side below the bust dart to the hem's corner; parted where the opening ends, on the right. */
function lowerSide(side: SheathSide, suffix: string, opened: number | null): Edge[] {
  const hip =
    opened === null
      ? named(side.hip, `seat${suffix}`, `h${suffix}`)
      : [
          ...named(partedAt(side, opened).above, `open${suffix}`, `h${suffix}`),
          ...named(partedAt(side, opened).below, `seat${suffix}`, `g${suffix}`),
        ];
  const slit = side.slit === side.corner ? [] : [{ name: `slit${suffix}`, to: side.slit }];
  const finish = slit.length > 0 ? ('hem' as const) : ('seam' as const);
  return [
    { name: `waist${suffix}`, to: side.waist },
    ...hip,
    ...slit,
    { name: `hem${suffix}`, to: side.corner, finish },
  ];
}

/** The side of a panel that hangs free: sewn no farther than so far below the waist. */
function freeSide(side: SheathSide, suffix: string, below: number): Edge[] {
  const parted = partedAt(side, below);
  return [
    { name: `waist${suffix}`, to: side.waist },
    ...named(parted.above, `slit${suffix}`, `h${suffix}`),
    ...named(parted.below, `seat${suffix}`, `g${suffix}`, 'hem'),
    { name: `hem${suffix}`, to: side.corner, finish: 'hem' },
  ];
}

/** The same edges walked the other way on the other side of the piece, back to the point that they began at. */
function onTheRight(edges: readonly Edge[], from: { name: string; at: Point }): Edge[] {
  return edges.toReversed().map((edge, i, all): Edge => {
    const next = all[i + 1];
    return { name: next?.name ?? from.name, to: flip(next?.to ?? from.at), finish: edge.finish };
  });
}

/** Where the right side's opening ends below the waist, mm; whether both sides hang free from there. */
interface SideOpening {
  below: number;
  apart: boolean;
}

function frontOf(front: Piece, side: SheathSide, opening: SideOpening, sa: number): Piece {
  const { below, apart } = opening;
  const p = front.points;
  const { neck, armhole } = topOf(front, 'cfNeck');
  const hem = hemOf(side);
  const dart = (s: string): Edge[] => [
    { name: `bustDartTop${s}`, to: p.bustDartTop },
    { name: `bustDartTip${s}`, to: p.bustDartTip },
    { name: `bustDartBottom${s}`, to: p.bustDartBottom },
  ];
  const lower = (s: string, opened: number | null): Edge[] =>
    apart ? freeSide(side, s, below) : lowerSide(side, s, opened);
  const right = [...dart('Right'), ...lower('Right', below)];
  const cross = diagonal(p.cfNeck, flip(p.armhole));
  return panel({
    id: FRONT,
    title: 'Front, whole',
    start: { name: 'cfNeck', at: p.cfNeck },
    edges: [
      ...named(neck, 'hps', 'n'),
      { name: 'shoulder', to: p.shoulder },
      ...named(armhole, 'armhole', 'a'),
      ...dart('Left'),
      ...lower('Left', null),
      ...named(hem, 'cfHem', 'e', 'hem'),
      ...named(hem.map(flip).toReversed(), 'hemRight', 'f', 'hem'),
      ...onTheRight(right, { name: 'armholeRight', at: p.armhole }),
      ...named(cross.toReversed(), 'cfNeck', 'd'),
    ],
    cuts: [cut(1)],
    sa,
    hem: HEM_MM,
    points: {
      lapMiddle: cross[Math.floor(cross.length / 2)],
      armholePitch: p.armholePitch,
      bust: p.bust,
      ...dartPoints(side.dart, 'left', 1),
      ...dartPoints(side.dart, 'right', -1),
    },
    lines: [...dartLines(side.dart), ...dartLines(mirrored(side.dart))],
    grain: [
      { x: side.waist.x * 0.12, y: side.centre.y - 120 },
      { x: side.waist.x * 0.12, y: side.waist.y },
    ],
  });
}

function backOf(back: Piece, side: SheathSide, opening: SideOpening & { lap: number }, sa: number): Piece {
  const p = back.points;
  const { neck, armhole } = topOf(back, 'cbNeck');
  const along = opening.lap / distance(p.armhole, side.waist);
  const [first, ...rest] = opening.apart ? freeSide(side, '', opening.below) : lowerSide(side, '', opening.below);
  return panel({
    id: BACK,
    title: 'Back',
    start: { name: 'cbNeck', at: p.cbNeck },
    edges: [
      ...named(neck, 'hps', 'n'),
      { name: 'shoulder', to: p.shoulder },
      ...named(armhole, 'armhole', 'a'),
      { name: 'lapSide', to: lerp(p.armhole, side.waist, along) },
      first,
      ...rest,
      ...named(hemOf(side), 'cbHem', 'e', 'hem'),
      { name: 'cbNeck', to: p.cbNeck, finish: 'fold' },
    ],
    cuts: [cut(1)],
    sa,
    hem: HEM_MM,
    points: {
      armholePitch: p.armholePitch,
      bustSide: p.bustSide,
      cbWaist: { x: 0, y: p.waistCenter.y },
      ...dartPoints(side.dart, 'left', 1),
    },
    lines: dartLines(side.dart),
  });
}

/** The right shoulder that the front lacks, and what lies below its diagonal edge. */
function underlapOf(front: Piece, lap: number, sa: number): Piece {
  const p = front.points;
  const { neck, armhole } = topOf(front, 'cfNeck');
  const low = lerp(p.armhole, p.bustDartTop, lap / distance(p.armhole, p.bustDartTop));
  const start = { x: 0, y: p.cfNeck.y + LAP_MM };
  const edge = diagonal(start, low);
  return panel({
    id: LAP,
    title: 'Front underlap, right',
    start: { name: 'cfNeck', at: flip(p.cfNeck) },
    edges: [
      ...named(neck.map(flip), 'hps', 'n'),
      { name: 'shoulder', to: flip(p.shoulder) },
      ...named(armhole.map(flip), 'armhole', 'a'),
      { name: 'lapSide', to: flip(low) },
      ...named(edge.map(flip).toReversed(), 'lapCentre', 'l', 'hem'),
      { name: 'cfNeck', to: flip(p.cfNeck), finish: 'hem' },
    ],
    cuts: [cut(1)],
    sa,
    hem: 20,
    points: { armholePitch: flip(p.armholePitch) },
  });
}

const sideRuns = (piece: string, suffix: string, from: string, to: string): Run[] => [
  run(piece, `armhole${suffix === 'Right' ? 'Right' : ''}`, `bustDartTop${suffix}`),
  ...(from === to ? [] : [run(piece, `bustDartBottom${suffix}`, to)]),
];

/** What of the right side stays open is closed by a zip; the left one is sewn from the underarm to the slit. */
function seamsOf(low: string, lap: number, length: number, apart: boolean): SeamRule[] {
  const shoulder = (side: string, piece: string): SeamRule => ({
    name: `Shoulder, ${side}`,
    a: [run(BACK, 'hps', 'shoulder')],
    b: [run(piece, 'hps', 'shoulder')],
    ...SHOULDER_EASE,
  });
  const end = apart ? 'slit' : 'open';
  const opening = sideRuns(FRONT, 'Right', '', `${end}Right`);
  const below = { name: 'Side seam, right', a: [run(FRONT, 'openRight', `${low}Right`)], b: [run(BACK, 'open', low)] };
  return [
    shoulder('left', FRONT),
    shoulder('right', LAP),
    { name: 'Side seam, left', a: sideRuns(FRONT, 'Left', '', `${low}Left`), b: [run(BACK, 'armhole', low)] },
    ...(apart ? [] : [below]),
    { name: 'Opening at the right side: front to back', a: opening, b: [run(BACK, 'armhole', end)] },
    { name: 'Zip to its opening', a: opening, b: [], to_mm: length },
    { name: 'Underlap to back', a: [run(LAP, 'armhole', 'lapSide')], b: [run(BACK, 'armhole', 'lapSide')] },
  ];
}

const armholes = (piece: string): Run[] => [
  run(piece, 'armhole', 'shoulder', 'armholePitch'),
  run(BACK, 'armhole', 'shoulder', 'armholePitch'),
];

const capSeams = (): SeamRule[] => {
  const cap = [run('bella.sleeve', 'bicepsLeft', 'bicepsRight', 'capQ3')];
  return [
    { name: 'Sleeve cap to armhole', a: cap, b: armholes(FRONT) },
    { name: 'Sleeve cap to armhole, right', a: cap, b: armholes(LAP) },
  ];
};

/** Half of the neck: of the front, of its underlap, of the back twice. */
const NECK: Run[] = [run(FRONT, 'hps', 'cfNeck'), run(LAP, 'hps', 'cfNeck'), run(BACK, 'hps', 'cbNeck', undefined, 2)];

/** A stand that rises towards the front, its front corners rounded; half of it, the centre back on the fold. */
function collarOf(neck: number, height: number, sa: number): Piece {
  const rise = 18;
  const lower = (x: number) => ({
    cp1: { x: x * 0.45, y: 0 },
    cp2: { x: x * 0.8, y: -rise * 0.5 },
    to: { x, y: -rise },
  });
  const x = reachFor(neck / 2, (reach) => {
    const { cp1, cp2, to } = lower(reach);
    return curveLength({ x: 0, y: 0 }, cp1, cp2, to);
  });
  const top = { x: x - 10, y: -rise - height };
  const half = [run('own.collar', 'neckBack', 'neckFront')];
  return panel({
    id: 'own.collar',
    title: 'Stand collar, half',
    start: { name: 'neckBack', at: { x: 0, y: 0 } },
    edges: [
      { name: 'neckFront', ...lower(x) },
      { name: 'point', cp1: { x: x + 1, y: top.y + height * 0.4 }, cp2: { x: x - 1, y: top.y }, to: top },
      {
        name: 'topBack',
        cp1: { x: x * 0.75, y: top.y + rise * 0.4 },
        cp2: { x: x * 0.45, y: -height },
        to: { x: 0, y: -height },
      },
      { name: 'neckBack', to: { x: 0, y: 0 }, finish: 'fold' },
    ],
    cuts: [cut(2), cut(1, 'interfacing')],
    sa,
    seams: [
      { name: 'Collar to neckline', a: half, b: [run(BACK, 'cbNeck', 'hps'), run(FRONT, 'hps', 'cfNeck')] },
      { name: 'Collar to neckline, right', a: half, b: [run(BACK, 'cbNeck', 'hps'), run(LAP, 'hps', 'cfNeck')] },
    ],
  });
}

const BINDING_MM = 32;

const binding = (id: string, title: string, length: number, count: number, sa: number, seam: SeamRule): Piece =>
  rectangle({
    id,
    title,
    width: BINDING_MM,
    length,
    cuts: [cut(count, 'fabric', true)],
    sa,
    left: 'raw',
    seams: [{ ...seam, a: [run(id, 'b', 'c')] }],
  });

const along = (piece: Piece, from: string, to: string, via?: string): number =>
  lengthOf(edgeOf(piece, from, to, via) ?? []);

function bindings([front, back]: readonly Piece[], shape: CheongsamShape, neck: number, sa: number): Piece[] {
  const b = [run(FRONT, 'cfNeck', 'armholeRight', 'lapMiddle')];
  const edge = along(front, 'cfNeck', 'armholeRight', 'lapMiddle');
  const arm = along(front, 'shoulder', 'armhole', 'armholePitch') + along(back, 'shoulder', 'armhole', 'armholePitch');
  const lap = [run(LAP, 'armhole', 'shoulder', 'armholePitch'), run(BACK, 'armhole', 'shoulder', 'armholePitch')];
  const armSeams: SeamRule[] = [
    { name: 'Arm binding to armhole', a: [run('own.armBinding', 'b', 'c')], b: armholes(FRONT) },
    { name: 'Arm binding to armhole, right', a: [run('own.armBinding', 'b', 'c')], b: lap },
  ];
  const arms = binding('own.armBinding', 'Arm binding', arm, 2, sa, armSeams[0]);
  return [
    binding('own.edgeBinding', 'Binding of the diagonal edge', edge, 1, sa, {
      name: 'Binding to diagonal edge',
      a: [],
      b,
    }),
    ...(shape.sleeves ? [] : [{ ...arms, seams: armSeams }]),
    ...(shape.collar === null
      ? [binding('own.neckBinding', 'Neck binding', neck, 1, sa, { name: 'Binding to neck', a: [], b: NECK })]
      : []),
  ];
}

const neckLength = ([front, back, lap]: readonly Piece[]): number =>
  along(front, 'hps', 'cfNeck') + along(lap, 'hps', 'cfNeck') + 2 * along(back, 'hps', 'cbNeck');

/** The bodice of the base design made a cheongsam: whole front, underlap, back on the fold, collar, bindings. */
export const cheongsam =
  (shapeFor: (body: Body) => CheongsamShape): Alteration =>
  (pieces, body, sa) => {
    const [front, back] = ['bella.frontSideDart', 'bella.back'].map((id) => pieces.find((p) => p.id === id));
    if (!front || !back) return pieces;
    const shape = shapeFor(body);
    const sides = sheathOf(front, back, shape, body);
    const { length, below } = sideOpening(shape, back, sides.back, body);
    const lap = Math.min(LAP_MM, distance(front.points.armhole, front.points.bustDartTop) * 0.8);
    const made = [
      frontOf(front, sides.front, { below, apart: shape.apart }, sa),
      backOf(back, sides.back, { below, lap, apart: shape.apart }, sa),
      underlapOf(front, lap, sa),
    ];
    const low = sides.back.slit === sides.back.corner && !shape.apart ? 'hem' : 'slit';
    const neck = neckLength(made);
    const gives = shape.waist + 2 * (shape.apart ? shape.drop : below);
    made[0].title = `${made[0].title} (zip ${Math.round(length / 10)} cm, right side)`;
    made[0].openings = [
      {
        opening: 'waist',
        passes: 'chest',
        body_mm: body.chest,
        opens_mm: gives,
        by: `the diagonal edge and a zip of ${Math.round(length / 10)} cm at the right side`,
      },
    ];
    made[0].seams = [...seamsOf(low, lap, length, shape.apart), ...(shape.sleeves ? capSeams() : [])];
    const rest = pieces.filter((p) => p !== front && p !== back);
    const collar = shape.collar === null ? [] : [collarOf(neck, shape.collar, sa)];
    return [...made, ...rest, ...collar, ...bindings(made, shape, neck, sa)];
  };

const between = (piece: string, from: string, to: string, times = 1): Width => ({ piece, between: [from, to], times });

/** Across the waist between the darts, where there are some. */
function waistParts(pieces: readonly Piece[]): Width[] {
  const [front, back] = [FRONT, BACK].map((id) => pieces.find((p) => p.id === id));
  const acrossFront = front?.points.leftDartIn
    ? [
        between(FRONT, 'waistRight', 'rightDartOut'),
        between(FRONT, 'rightDartIn', 'leftDartIn'),
        between(FRONT, 'leftDartOut', 'waistLeft'),
      ]
    : [between(FRONT, 'waistRight', 'waistLeft')];
  const acrossBack = back?.points.leftDartIn
    ? [between(BACK, 'cbWaist', 'leftDartIn', 2), between(BACK, 'leftDartOut', 'waist', 2)]
    : [between(BACK, 'cbWaist', 'waist', 2)];
  return [...acrossFront, ...acrossBack];
}

/** Chest, waist and seat go round the body with room to move. */
export function cheongsamGirths(pieces: readonly Piece[], shape: CheongsamShape, body: Body): GirthRule[] {
  const rule = (name: 'chest' | 'waist' | 'seat', ease_mm: number, parts: Width[]): GirthRule => ({
    name,
    body_mm: body[name],
    ease_mm,
    tolerance_mm: null,
    least_mm: body[name] * 1.015,
    parts,
  });
  return [
    rule('chest', body.chest * 0.05, [
      { piece: FRONT, level: 'bust', times: 1 },
      { piece: BACK, level: 'bustSide', centre: 'cbNeck', times: 2 },
    ]),
    rule('waist', shape.waist - body.waist, waistParts(pieces)),
    rule('seat', shape.seat - body.seat, [
      between(FRONT, 'seatRight', 'seatLeft'),
      { piece: BACK, level: 'seat', centre: 'cbNeck', times: 2 },
    ]),
  ];
}
