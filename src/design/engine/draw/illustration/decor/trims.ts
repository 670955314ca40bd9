import { n1, pathOf } from '../paint/path.js';
import { add, mul, type Point } from '../../../geometry/point.js';
import type { Random } from '../../../../../common/kernel/random.js';
import type { Ramp } from '../color/ramp.js';
import { places, shifted, type FreeEdge } from './free-edges.js';

/** What a trim is made with. */
export interface TrimKit {
  readonly ramp: Ramp;
  readonly random: Random;
  /** Drawing units per centimetre. */
  readonly cm: number;
}

/** SVG laid over an edge. */
export type Trim = (edge: FreeEdge, kit: TrimKit) => string;

const stroked = (d: string, color: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n1(width)}" stroke-linecap="round"${rest}/>`;

/** Strands that fall from a line. @param length drawing units */
export function strands(at: readonly Point[], length: number, { ramp, random }: TrimKit, sway = 0): string {
  const tones = [ramp.ink, ramp.base, ramp.deep, ramp.light, ramp.base];
  const runs = tones.map(() => '');
  at.forEach((p, i) => {
    const l = length * (0.9 + 0.14 * random.next());
    const dx = sway + (random.next() - 0.5) * 0.12 * length;
    runs[i % runs.length] += `M${n1(p.x)} ${n1(p.y)}q${n1(dx * 0.2)} ${n1(l * 0.6)} ${n1(dx)} ${n1(l)}`;
  });
  return runs.map((d, i) => stroked(d, tones[i], i === 0 ? 2.6 : 2)).join('');
}

export const fringe: Trim = (edge, kit) => strands(edge.points, 9 * kit.cm, kit);

export const frayed: Trim = (edge, kit) => {
  const d = edge.points
    .map(
      ({ x, y }) =>
        `M${n1(x)} ${n1(y - 4)}l${n1((kit.random.next() - 0.5) * 7)} ${n1(7 + kit.random.next() * kit.cm * 1.4)}`,
    )
    .join('');
  return (
    stroked(d, kit.ramp.glint, 1.1) + stroked(pathOf(shifted(edge, -7)), kit.ramp.glint, 4, ' stroke-opacity=".6"')
  );
};

/** Scallops of lace with a netted band behind them. */
export const lace: Trim = (edge, { ramp, cm }) => {
  const r = 0.95 * cm;
  const marks = places(edge, r * 1.9);
  const bow = marks
    .map(({ p, n }) => {
      const c = add(p, mul(n, r * 0.35));
      const eye = (k: number, a: number): string =>
        `<circle cx="${n1(c.x + a)}" cy="${n1(c.y + k)}" r="${n1(r * 0.14)}" fill="${ramp.deep}" fill-opacity=".7"/>`;
      return `<circle cx="${n1(c.x)}" cy="${n1(c.y)}" r="${n1(r)}" fill="${ramp.light}" fill-opacity=".92" stroke="${ramp.ink}" stroke-width="1" stroke-opacity=".7"/>${eye(r * 0.45, 0)}${eye(r * 0.1, r * 0.45)}${eye(r * 0.1, -r * 0.45)}`;
    })
    .join('');
  const band = pathOf([...shifted(edge, 1), ...shifted(edge, -r * 1.7).toReversed()], true);
  const dots = places(edge, r * 0.9)
    .map(({ p, n, i }) => add(p, mul(n, -r * (i % 2 === 0 ? 0.45 : 1.15))))
    .map((p) => `<circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="${n1(r * 0.2)}"/>`)
    .join('');
  return `${bow}<path d="${band}" fill="${ramp.light}" fill-opacity=".95" stroke="${ramp.ink}" stroke-width=".8" stroke-opacity=".55"/><g fill="${ramp.deep}" fill-opacity=".65">${dots}</g>`;
};

/** A thin cord along the edge. */
export const piping: Trim = (edge, { ramp, cm }) => {
  const d = pathOf(shifted(edge, -0.25 * cm));
  return stroked(d, ramp.ink, 0.75 * cm + 1.6) + stroked(d, ramp.base, 0.75 * cm) + stroked(d, ramp.glint, 0.2 * cm);
};

/** A flat band or braid along the inside of the edge. */
export const band: Trim = (edge, { ramp, cm }) => {
  const w = 1.7 * cm;
  const d = pathOf(shifted(edge, -w * 0.55));
  const weave = places(edge, 5)
    .map(({ p, n }) => {
      const [a, b] = [add(p, mul(n, -w * 0.95)), add(p, mul(n, -w * 0.15))];
      return `M${n1(a.x - 2)} ${n1(a.y)}L${n1(b.x + 2)} ${n1(b.y)}`;
    })
    .join('');
  return (
    stroked(d, ramp.ink, w + 1.6) + stroked(d, ramp.base, w) + stroked(weave, ramp.deep, 1, ' stroke-opacity=".6"')
  );
};

/** Long hair along the edge, thick enough to hide it. @param height drawing units */
function hairs(edge: FreeEdge, { ramp, random }: TrimKit, height: number, bend: number): string {
  const tones = [ramp.deep, ramp.base, ramp.light, ramp.glint];
  return tones
    .map((tone, k) => {
      const d = edge.points
        .map((p, i) => {
          const n = edge.out[i];
          const start = add(p, mul(n, height * (random.next() * 0.9 - 0.75)));
          const l = height * (0.45 + 0.4 * random.next());
          const a = (random.next() - 0.5) * bend;
          const end = { x: start.x + n.x * l * 0.7 + a * l, y: start.y + n.y * l * 0.7 + l * 0.35 };
          return `M${n1(start.x)} ${n1(start.y)}Q${n1(start.x + n.x * l * 0.6)} ${n1(start.y + n.y * l * 0.6)} ${n1(end.x)} ${n1(end.y)}`;
        })
        .join('');
      return stroked(d, tone, k === 0 ? 3.2 : 2.2);
    })
    .join('');
}

export const fur: Trim = (edge, kit) => {
  const under = stroked(pathOf(edge.points), kit.ramp.base, 3.6 * kit.cm);
  return under + hairs(edge, kit, 3 * kit.cm, 0.8);
};

/** Plumes that hang from the edge. */
export const plumes: Trim = (edge, kit) =>
  places(edge, 2.2 * kit.cm)
    .map(({ p }) => plume(p, kit, kit.cm * (6 + 3 * kit.random.next()), (kit.random.next() - 0.5) * 36))
    .join('');

/** One ostrich plume hanging from a place. @param turn degrees from straight down */
export function plume(p: Point, { ramp, random }: TrimKit, length: number, turn: number): string {
  const l = length;
  const barbs = Array.from({ length: 9 }, (_, i) => {
    const y = l * (0.1 + i * 0.1);
    const w = l * 0.24 * Math.sin(0.5 + i * 0.27);
    return `M0 ${n1(y)}q${n1(w * 0.7)} ${n1(l * 0.02)} ${n1(w)} ${n1(l * (0.13 + 0.04 * random.next()))}M0 ${n1(y)}q${n1(-w * 0.7)} ${n1(l * 0.02)} ${n1(-w)} ${n1(l * 0.15)}`;
  }).join('');
  const leaf = `M0 0C${n1(l * 0.3)} ${n1(l * 0.3)} ${n1(l * 0.24)} ${n1(l * 0.85)} 0 ${n1(l * 1.05)}C${n1(-l * 0.24)} ${n1(l * 0.85)} ${n1(-l * 0.3)} ${n1(l * 0.3)} 0 0Z`;
  return `<g transform="translate(${n1(p.x)} ${n1(p.y)}) rotate(${n1(turn)})"><path d="${leaf}" fill="${ramp.base}" stroke="${ramp.deep}" stroke-width=".9" stroke-opacity=".7"/><path d="${barbs}M0 0V${n1(l)}" fill="none" stroke="${random.chance(0.5) ? ramp.shade : ramp.light}" stroke-width="1.2" stroke-linecap="round"/></g>`;
}

export const pompoms: Trim = (edge, { ramp, cm }) =>
  places(edge, 4 * cm)
    .map(({ p, n }) => {
      const c = add(p, { x: n.x * cm, y: n.y * cm + cm * 0.8 });
      const r = 1.05 * cm;
      return `<path d="M${n1(p.x)} ${n1(p.y)}L${n1(c.x)} ${n1(c.y)}" stroke="${ramp.ink}" stroke-width="1.2"/><circle cx="${n1(c.x)}" cy="${n1(c.y)}" r="${n1(r)}" fill="${ramp.base}" stroke="${ramp.ink}" stroke-width="1.6" stroke-dasharray="2.4 1.4"/><circle cx="${n1(c.x - r * 0.3)}" cy="${n1(c.y - r * 0.3)}" r="${n1(r * 0.4)}" fill="${ramp.light}"/>`;
    })
    .join('');

/** A tassel hanging at a place. */
export function tassel(p: Point, { ramp, cm }: TrimKit, length = 7): string {
  const k = cm;
  const skirt = [-1.1, -0.55, 0, 0.55, 1.1].map((x) => `M0 ${n1(2.6 * k)}L${n1(x * k)} ${n1(length * k)}`).join('');
  return `<g transform="translate(${n1(p.x)} ${n1(p.y)})"><path d="M0 0V${n1(2 * k)}" stroke="${ramp.ink}" stroke-width="1.8"/><path d="M${n1(-0.6 * k)} ${n1(2.6 * k)}L${n1(-1.3 * k)} ${n1(length * k)}H${n1(1.3 * k)}L${n1(0.6 * k)} ${n1(2.6 * k)}Z" fill="${ramp.base}" stroke="${ramp.ink}" stroke-width="1"/><path d="${skirt}" fill="none" stroke="${ramp.deep}" stroke-width=".9"/><circle cy="${n1(2.1 * k)}" r="${n1(0.85 * k)}" fill="${ramp.light}" stroke="${ramp.ink}" stroke-width="1"/></g>`;
}

export const tassels: Trim = (edge, kit) =>
  (edge.piece.sleeve ? [] : places(edge, 7 * kit.cm)).map(({ p }) => tassel(p, kit, 6)).join('');

/** Round-headed studs set into the edge. */
export const studs: Trim = (edge, { cm }) =>
  places(edge, 2.4 * cm)
    .map(({ p, n }) => stud(add(p, mul(n, -1.6 * cm)), 0.55 * cm))
    .join('');

export const stud = (p: Point, r: number): string =>
  `<circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="${n1(r)}" fill="#c9c4b8" stroke="#4a4641" stroke-width="1"/><circle cx="${n1(p.x - r * 0.3)}" cy="${n1(p.y - r * 0.3)}" r="${n1(r * 0.36)}" fill="#fbf8ef"/>`;

/** Two rows of beads along the edge. */
export const beads: Trim = (edge, { ramp, cm }) =>
  [0.7, 1.7]
    .flatMap((depth, row) =>
      places(edge, 1.25 * cm).map(({ p, n, i }) =>
        bead(add(p, mul(n, -depth * cm)), (0.38 + 0.14 * ((i + row) % 2)) * cm, ramp),
      ),
    )
    .join('');

export const bead = (p: Point, r: number, ramp: Ramp): string =>
  `<circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="${n1(r)}" fill="${ramp.glint}" stroke="${ramp.ink}" stroke-width=".7" stroke-opacity=".8"/><circle cx="${n1(p.x - r * 0.3)}" cy="${n1(p.y - r * 0.3)}" r="${n1(r * 0.4)}" fill="#fff"/>`;

/** Cut stones of two sizes along the edge. */
export const gems: Trim = (edge, { cm, random }) => {
  const hues = ['#9fd3e6', '#f1f4f8', '#e7b7c8', '#bfe0c9'];
  return places(edge, 2.6 * cm)
    .map(({ p, n, i }) => gem(add(p, mul(n, -1.5 * cm)), (i % 2 === 0 ? 1 : 0.62) * cm, hues[random.int(hues.length)]))
    .join('');
};

export const gem = ({ x, y }: Point, r: number, hex: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})"><path d="M0 ${n1(-r)}L${n1(r * 0.8)} ${n1(-r * 0.2)}L0 ${n1(r)}L${n1(-r * 0.8)} ${n1(-r * 0.2)}Z" fill="${hex}" stroke="#4a4f5c" stroke-width="1"/><path d="M${n1(-r * 0.8)} ${n1(-r * 0.2)}H${n1(r * 0.8)}M0 ${n1(-r)}L${n1(-r * 0.3)} ${n1(-r * 0.2)}L0 ${n1(r)}L${n1(r * 0.3)} ${n1(-r * 0.2)}Z" fill="none" stroke="#fff" stroke-width=".8"/></g>`;
