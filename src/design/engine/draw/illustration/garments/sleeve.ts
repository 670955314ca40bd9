import { edge, type Edge } from '../paint/edge.js';
import { profile } from '../../../geometry/profile.js';
import { pointAt } from '../../../geometry/polyline.js';
import { spline } from '../../../geometry/spline.js';
import { add, angleOf, distance, lerp, mix, mul, type Point, sub, xy } from '../../../geometry/point.js';
import { seam, stitch, type Line } from '../paint/line.js';
import type { Piece, Zone } from '../paint/piece.js';
import { across } from '../figure/limbs.js';
import { bendOf, type Limb, type Side } from '../figure/limb.js';
import { Z } from '../figure/order.js';
import { hangingFolds, gathers, merged, type Hang } from './folds.js';
import { armCreases } from './arm-creases.js';
import { hemOf } from './hem.js';
import { armholeDrop, armholeX, asPart, shoulderPoint, UNDERARM_Y, type Tailor } from './tailor.js';
import { type SleeveCut, SHAPES } from './sleeve-shapes.js';
import { cuffOf } from './cuff.js';

/** One sleeve with its cuff, over an arm. */
export function sleeve(t: Tailor, side: Side, cut: SleeveCut): Piece[] {
  const limb = t.figure.arms[side];
  const end = cut.to;
  if (end === 0 || cut.type === 'strap') return [];
  const cuffed = cut.cuff !== null && cut.cuff !== 'none' && end > 0.2;
  const cuffLength = cut.cuff === 'ruffle' ? 0.05 : 0.05 + 0.02 * (end > 0.6 ? 1 : 0);
  const until = cuffed ? end - cuffLength : end;
  const body = (cut.type === 'cold-shoulder' && end > 0.28 ? bareShouldered : tube)(t, limb, cut, until, cuffed);
  const pieces = cuffed ? [body, ...asPart(t, 'cuff', [cuffOf(t, limb, cut, until, end)])] : [body];
  const down = t.figure.pose[side].hand === 'behind' ? cut.z - Z.sleeveBehind - (cut.z > Z.sleeve ? 1 : 0) : 0;
  const covers = cut.type === 'cold-shoulder' || cut.cloth.surface.opacity < 1 ? undefined : { arm: side, until };
  const behind = pieces.map((piece) => ({ ...piece, z: piece.z - down, sleeve: true, covers, shows: { sleeve: end } }));
  const before = down > 0 && cut.type === 'raglan' ? [raglanShoulder(t, side === 'left' ? -1 : 1, cut)] : [];
  return asPart(t, 'sleeve', [...behind, ...before]);
}

/** Sleeves cut in one with the body, or set in lower on the arm. */
const SEAMLESS: ReadonlySet<string> = new Set(['dolman', 'batwing', 'kimono', 'drop-shoulder']);

function easeAlong(cut: SleeveCut, until: number): (at: number) => number {
  const shape = SHAPES[cut.type];
  const extra = shape === undefined ? (): number => 0 : profile(shape.keys);
  const scale = shape !== undefined && until < 0.35 ? 0.8 : 1;
  return (at) => cut.ease * (1 - 0.25 * (at / until)) + extra(at / until) * scale;
}

/** A sleeve that leaves the shoulder bare: it starts on the upper arm. */
function bareShouldered(t: Tailor, limb: Limb, cut: SleeveCut, until: number, cuffed: boolean): Piece {
  const ease = easeAlong(cut, until);
  const outer = limb.contour('out', 0.15, until, ease);
  const inner = limb.contour('in', until, 0.19, ease);
  const rim = spline([
    inner[inner.length - 1],
    add(lerp(inner[inner.length - 1], outer[0], 0.5), mul(limb.along(0.16), 7)),
    outer[0],
  ]);
  const edges = [
    edge('side', outer),
    edge(cuffed ? 'seam' : 'hem', [outer[outer.length - 1], inner[0]]),
    edge('side', inner),
    edge('hem', rim),
  ];
  const hang = armCreases(t, limb, cut, until);
  return {
    z: cut.z,
    surface: cut.cloth.surface,
    edges,
    zones: zonesOf(limb, edges, until),
    form: across(limb, 0.3, ease(0.3)),
    folds: hang.folds,
    lines: hang.lines,
    casts: 0.9,
    subject: t.subject,
  };
}

function tube(t: Tailor, limb: Limb, cut: SleeveCut, until: number, cuffed: boolean): Piece {
  const sign = limb.side === 'left' ? -1 : 1;
  const { figure } = t;
  const shape = SHAPES[cut.type];
  const ease = easeAlong(cut, until);
  const drop = SEAMLESS.has(cut.type) ? 0 : armholeDrop(t, cut.underarm);
  const point = shoulderPoint(t, sign, drop);
  const top = add(point, { x: 0, y: -(shape?.lift ?? 0) * figure.head * 0.5 });
  const raised = limb.contour('out', 0.055, until, ease);
  const below = raised.findIndex((p) => p.y > point.y + 0.05 * figure.head);
  const first = shape?.lift === undefined && below > 0 && below < raised.length * 0.5 ? raised.slice(below) : raised;
  const round = xy(mix(point.x, first[0].x, 0.58), mix(point.y, first[0].y, 0.24));
  const outer = spline([point, ...(shape?.lift === undefined ? [round] : [add(top, { x: sign * 6, y: 0 })]), ...first]);
  const pinch = Math.min(1, bendOf(limb) / 80) * 0.75;
  const inner = limb.contour(
    'in',
    until,
    0.13,
    (at) => ease(at) * (1 - pinch * Math.exp(-(((at - 0.48) / 0.24) ** 2))),
  );
  const under = figure.at(
    sign * (cut.underarm - 0.012),
    UNDERARM_Y + (cut.type === 'dolman' ? 0.35 : cut.type === 'batwing' ? 0.75 : cut.type === 'kimono' ? 0.2 : 0),
  );
  const joined = fromArmpit(inner, under, sign, figure.head);
  const hem = hemOf(outer[outer.length - 1], inner[0], {
    sag: (sign < 0 ? -1 : 1) * -0.04 * figure.head,
    flutes: shape?.flutes ?? 0,
    depth: 5 * sign * -1,
    random: t.random.fork(`cuff ${limb.side}`),
    drop: cut.type === 'petal' || cut.type === 'tulip' ? (s) => sign * 14 * (0.5 - s) : undefined,
  });
  const armhole = armholeLine(t, sign, cut, under, point, drop);
  const edges: Edge[] = [
    edge('side', outer),
    edge(cuffed ? 'seam' : 'hem', hem.points),
    edge('side', joined),
    edge(SEAMLESS.has(cut.type) ? 'hidden' : 'seam', armhole),
  ];
  const hang = merged(
    armCreases(t, limb, cut, until),
    flare(hem, limb, t, shape?.flutes ?? 0),
    puffs(t, limb, cut, until, outer, joined),
  );
  return {
    z: cut.z,
    surface: cut.cloth.surface,
    edges,
    zones: zonesOf(limb, edges, until),
    form: across(limb, Math.min(0.3, until * 0.7), ease(until * 0.6)),
    folds: hang.folds,
    lines: [
      ...hang.lines,
      ...(cut.stitched && !cuffed
        ? [stitch(hem.points.slice(1, -1).map((p) => add(p, mul(limb.along(until), -8))))]
        : []),
      ...extras(cut, limb, until),
    ],
    casts: 0.9,
    subject: t.subject,
  };
}

/** The inner edge of a sleeve, from its end up to the armpit: never further in than the side of the body there. */
function fromArmpit(inner: readonly Point[], under: Point, sign: number, head: number): Point[] {
  const held = inner
    .filter((p, i) => i < 3 || p.y > under.y + 0.06 * head || (p.x - under.x) * sign > 0.05 * head)
    .map((p) => {
      const down = Math.max(0, p.y - under.y);
      const least = under.x * sign - 0.01 * head - 0.25 * down - (0.6 * down ** 2) / head;
      return p.x * sign < least ? xy(least * sign, p.y) : p;
    });
  return spline([...held.slice(0, -1).filter((_, i) => i % 2 === 0), held[held.length - 1], under]);
}

/** The shoulder of a raglan lies before the body, wherever the arm is held. */
function raglanShoulder(t: Tailor, sign: -1 | 1, cut: SleeveCut): Piece {
  const drop = armholeDrop(t, cut.underarm);
  const point = shoulderPoint(t, sign, drop);
  const under = t.figure.at(sign * (cut.underarm - 0.012), UNDERARM_Y);
  const setIn = armholeLine(t, sign, { ...cut, type: 'set-in' }, under, point, drop);
  return {
    z: cut.z - 0.4,
    surface: cut.cloth.surface,
    edges: [edge('seam', armholeLine(t, sign, cut, under, point, drop)), edge('hidden', setIn.toReversed())],
    subject: t.subject,
  };
}

function armholeLine(t: Tailor, sign: -1 | 1, cut: SleeveCut, under: Point, point: Point, drop: number): Point[] {
  const inner = armholeX(t, cut.underarm, drop);
  if (cut.type === 'raglan') {
    const neck = t.figure.at(sign * 0.22, 1.38);
    return [...spline([under, t.figure.at(sign * (inner - 0.06), 1.72), neck]), point];
  }
  return spline([under, t.figure.at(sign * inner, 1.8), t.figure.at(sign * inner, 1.66), point]);
}

/** Two zones, so that a print turns with the forearm. */
function zonesOf(limb: Limb, edges: readonly Edge[], until: number): Zone[] {
  const all = edges.flatMap((e) => e.points);
  const upper = angleOf(sub(limb.joint, limb.root)) - 90;
  if (until < 0.56) return [{ loop: all, origin: limb.root, angle: upper }];
  const elbow = limb.at(0.5);
  const axis = sub(limb.end, limb.root);
  const cutting = (p: Point): boolean => (p.x - elbow.x) * axis.x + (p.y - elbow.y) * axis.y < 0;
  const [outer, hem, inner, armhole] = edges.map((e) => e.points);
  const o = outer.findIndex((p, i) => i > 2 && !cutting(p));
  const n = inner.findIndex((p) => cutting(p));
  const io = o < 0 ? outer.length - 1 : o;
  const ii = n < 0 ? 0 : n;
  return [
    { loop: [...outer.slice(0, io + 1), ...inner.slice(ii), ...armhole], origin: limb.root, angle: upper },
    {
      loop: [...outer.slice(io), ...hem, ...inner.slice(0, ii + 1)],
      origin: limb.joint,
      angle: angleOf(sub(limb.end, limb.joint)) - 90,
    },
  ];
}

function flare(hem: ReturnType<typeof hemOf>, limb: Limb, t: Tailor, flutes: number): Hang {
  if (flutes === 0) return merged();
  return hangingFolds(hem, [limb.at(0.06), limb.at(0.08)], 0.75, 0.9, t.random.fork(`flare ${limb.side}`));
}

function puffs(
  t: Tailor,
  limb: Limb,
  cut: SleeveCut,
  until: number,
  outer: readonly Point[],
  inner: readonly Point[],
): Hang {
  const kind = SHAPES[cut.type]?.gathered;
  if (kind === undefined) return merged();
  const random = t.random.fork(`puff ${limb.side}`);
  const run = (until < 0.4 ? 0.42 : 0.24) * distance(outer[0], outer[outer.length - 1]);
  const end = [outer[outer.length - 1], inner[0]];
  const back = mul(limb.along(until), -run);
  const atEnd =
    kind === 'top'
      ? merged()
      : gathers(
          end,
          (p, s) =>
            add(lerp(p, limb.at(until), 0), add(back, mul(sub(p, limb.at(until)), 0.9 * Math.abs(s - 0.5) + 0.2))),
          7,
          random,
        );
  const cap = [inner[inner.length - 1], outer[0], pointAt(outer, 0.12)];
  const atTop =
    kind === 'end'
      ? merged()
      : gathers(
          spline([outer[0], lerp(outer[0], cap[0], 0.4)]),
          (p) => add(p, mul(limb.along(0.2), run * mix(0.8, 1.2, random.next()))),
          6,
          random,
        );
  return merged(atEnd, atTop);
}

function extras(cut: SleeveCut, limb: Limb, until: number): Line[] {
  const lines: Line[] = [];
  if (cut.type === 'drop-shoulder') {
    const rim = (flank: 'out' | 'in', at: number): Point =>
      add(limb.at(at), mul(limb.to(flank, at), limb.width(flank, at) + (cut.ease + 0.04) * limb.head));
    lines.push(seam(spline([rim('out', 0.14), add(limb.at(0.17), mul(limb.along(0.16), 5)), rim('in', 0.17)])));
  }
  if (cut.type === 'lantern') {
    const w = limb.width('out', until * 0.64) + 0.27 * limb.head;
    const at = limb.at(until * 0.64);
    lines.push(
      seam([
        add(at, mul(limb.to('out', 0.5), w)),
        add(at, mul(limb.along(0.6), 8)),
        add(at, mul(limb.to('in', 0.5), w)),
      ]),
    );
  }
  return lines;
}
