import type { Point } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { Hem } from '../../../garments/spec.js';
import type { Pen } from '../pen/pen.js';
import type { View } from '../garments/upper.js';

/** How far a hem moves down at a place: `u` −1 … 1 across, `reach` the height over which the cloth follows, cm. */
interface Shape {
  reach: number;
  drop: (u: number, view: View, half: number) => number;
}

const SHAPES: Readonly<Partial<Record<Hem, Shape>>> = {
  asymmetric: { reach: 34, drop: (u, view) => (view === 'front' ? -u : u) * 9 },
  'high-low': { reach: 34, drop: (u, view) => (view === 'front' ? -17 * (1 - u * u) : 2 * (1 - u * u)) },
  handkerchief: { reach: 22, drop: (u) => 11 * Math.abs(((Math.abs(u) * 2 + 1) % 1) - 0.5) * 2 - 5 },
  scalloped: { reach: 2.6, drop: (u, _, half) => 1.5 * Math.abs(Math.cos((u * half * Math.PI) / 5)) },
  lettuce: { reach: 2, drop: (u, _, half) => 0.8 * Math.sin((u * half * Math.PI) / 1.4) },
};

const WORN: ReadonlySet<string> = new Set(['accessory', 'bag', 'headwear']);

/** Bends the finished drawing to a hem that is not level. */
export function bendHem(pen: Pen, spec: Cut, view: View): void {
  const shape = spec.hem === null ? undefined : SHAPES[spec.hem];
  if (shape === undefined || WORN.has(spec.category)) return;
  const hems = pen.edges
    .filter((e) => e.kind === 'hem')
    .flatMap((e) => e.ops.flatMap((op) => (op.type === 'close' ? [] : [op.to])));
  if (hems.length === 0) return;
  const low = Math.max(...hems.map((p) => p.y));
  const half = Math.max(...hems.map((p) => Math.abs(p.x)));
  const top = Math.min(...hems.map((p) => p.y));
  pen.bend((p): Point => {
    const follow = Math.min(1, Math.max(0, (p.y - (top - shape.reach)) / shape.reach));
    const beyond = Math.abs(p.x) > half + 0.5;
    if (follow === 0 || beyond || p.y > low + 8) return p;
    const eased = shape.reach > 4 ? follow * follow : follow;
    return { x: p.x, y: p.y + eased * shape.drop(p.x / half, view, half) };
  });
}
