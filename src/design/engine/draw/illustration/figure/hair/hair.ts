import { drawn, edge, type Edge, line, loopOf } from '../../paint/edge.js';
import { frameOf } from '../../../../geometry/box.js';
import { resample } from '../../../../geometry/polyline.js';
import { spline } from '../../../../geometry/spline.js';
import { add, dot, lerp, mul, type Point, sub, unit } from '../../../../geometry/point.js';
import { n1, pathOf } from '../../paint/path.js';
import type { HairTone } from '../../color/skin.js';
import type { Piece } from '../../paint/piece.js';
import type { Scene } from '../../paint/scene.js';
import type { Figure } from '../figure.js';
import { Z } from '../order.js';
import { hairSurface } from '../skin-surface.js';
import { inked } from '../../ink/stroke.js';
import { strands } from './strands.js';
import { STYLES, type HairStyle, type HairWearer } from './styles.js';

/** The styles a body may wear. */
export const stylesFor = (who: HairWearer): readonly HairStyle[] => STYLES.filter((s) => s.wearers.includes(who));

/** Hair behind and on the head. */
export function hair(scene: Scene, figure: Figure, style: HairStyle, tone: HairTone): Piece[] {
  const random = scene.random.fork(`hair ${style.name}`);
  const surface = { ...hairSurface(tone), opacity: style.sheer ?? 1 };
  const unitSize = (figure.head * figure.body.headScale) / 100;
  const middle = figure.face({ x: 0, y: 45 });
  const bump = (edges: readonly Edge[]): Edge[] =>
    edges.map((e) => (style.curl === undefined ? e : edge(e.kind, curled(e.points, style.curl * unitSize, middle, 1))));
  const backs = (style.back ?? []).map((text) =>
    back(bump([closed(text, figure)]), scene, surface, tone, (style.curl ?? 0) * unitSize),
  );
  const caps = style.caps.map(({ outer, inner }): Piece => {
    const top = line(outer, figure.face);
    const hairline = line(inner, figure.face);
    return {
      z: Z.hair,
      surface,
      edges: [
        ...bump([edge('side', top)]),
        edge('hidden', [hairline[0]]),
        edge('fold', style.curl === undefined ? hairline : curled(hairline, style.curl * unitSize * 0.5, middle, -1)),
      ],
      inside:
        style.curl !== undefined && style.caps.length === 1
          ? coils(top, hairline, style.curl * unitSize, tone, random)
          : strands(top, hairline.toReversed(), 13, tone, random) + gloss(top, hairline.toReversed(), tone),
      casts: 0.45,
    };
  });
  const overs = (style.over ?? []).map((text): Piece => ({
    z: Z.hair,
    surface,
    edges: drawn(text, figure.face, 'fold'),
    casts: 0.4,
  }));
  return [...backs, ...caps, ...overs];
}

const closed = (text: string, figure: Figure): Edge => {
  const points = line(`${text} ${text.split(' ')[0]}`, figure.face);
  return edge('side', points);
};

function back(edges: Edge[], scene: Scene, surface: Piece['surface'], tone: HairTone, curl: number): Piece {
  const loop = loopOf(edges);
  const random = scene.random.fork('hair back');
  return {
    z: Z.hairBack,
    surface,
    edges,
    inside: curl > 0 ? ringlets(loop, curl, tone, random) : lengths(loop, tone, random),
    dim: 0.14,
  };
}

/** Strands that fall from the crown of a loop to its lower edge. */
function lengths(loop: readonly Point[], tone: HairTone, random: Scene['random']): string {
  const box = frameOf(loop);
  return Array.from({ length: 15 }, (_, i) => {
    const u = (i + 0.5) / 15;
    const x = box.x + box.width * u;
    const top = { x: box.x + box.width * (0.5 + (u - 0.5) * 0.55), y: box.y + box.height * 0.05 };
    const path = spline([
      top,
      { x: x + (u - 0.5) * box.width * 0.06, y: box.y + box.height * (0.45 + 0.1 * random.next()) },
      { x, y: box.y + box.height * (0.8 + 0.2 * random.next()) },
    ]);
    const light = i % 4 === 1;
    return inked(path, {
      width: light ? 1.8 : 1.2,
      color: light ? tone.light : tone.ink,
      taper: [20, 50],
      opacity: light ? 0.6 : 0.55,
    });
  }).join('');
}

function ringlets(loop: readonly Point[], size: number, tone: HairTone, random: Scene['random']): string {
  const box = frameOf(loop);
  const count = Math.min(160, Math.round((box.width * box.height) / (size * size * 5)));
  const ring = (): string => {
    const r = size * (0.45 + 0.35 * random.next());
    return `M${n1(box.x + random.next() * box.width)} ${n1(box.y + random.next() * box.height)}a${n1(r)} ${n1(r)} 0 1 1 ${n1(r * 1.4)} ${n1(r * 0.8)}`;
  };
  const dark = Array.from({ length: count }, ring).join('');
  const light = Array.from({ length: Math.round(count / 4) }, ring).join('');
  return `<path d="${dark}" fill="none" stroke="${tone.ink}" stroke-width="1.2" stroke-opacity=".55"/><path d="${light}" fill="none" stroke="${tone.light}" stroke-width="1.4" stroke-opacity=".6"/>`;
}

/** Small round locks along a line, swelling away from a place (1) or towards it (−1). */
function curled(line: readonly Point[], height: number, place: Point, way: 1 | -1): Point[] {
  const nodes = resample(line, height * 2.3);
  return spline(
    nodes.flatMap((p, i) => {
      if (i === nodes.length - 1) return [p];
      const next = nodes[i + 1];
      const d = unit(sub(next, p));
      const side = { x: d.y, y: -d.x };
      const sign = dot(side, sub(lerp(p, next, 0.5), place)) >= 0 ? way : -way;
      const swell = height * (0.8 + 0.3 * Math.sin(i * 2.7)) * sign;
      const bump = (t: number, k: number): Point => add(lerp(p, next, t), mul(side, swell * k));
      return [p, bump(0.18, 0.75), bump(0.5, 1), bump(0.82, 0.75)];
    }),
    3,
  );
}

function coils(
  a: readonly Point[],
  b: readonly Point[],
  size: number,
  tone: HairTone,
  random: Scene['random'],
): string {
  const from = resample(a, size * 1.9);
  const back = b.toReversed();
  const to = from.map((_, i) => back[Math.min(back.length - 1, Math.round((i / from.length) * back.length))]);
  let d = '';
  let shine = '';
  for (let k = 1; k < 5; k++) {
    for (let i = 0; i < from.length; i++) {
      const p = lerp(from[i], to[i], (k - 0.5 * (i % 2)) / 5);
      const r = size * (0.45 + 0.3 * random.next());
      const arc = `M${n1(p.x - r)} ${n1(p.y)}a${n1(r)} ${n1(r)} 0 1 1 ${n1(r * 1.4)} ${n1(r * 0.8)}`;
      if (random.chance(0.3)) shine += arc;
      else d += arc;
    }
  }
  return `<path d="${d}" fill="none" stroke="${tone.ink}" stroke-width="1.2" stroke-opacity=".6"/><path d="${shine}" fill="none" stroke="${tone.light}" stroke-width="1.5" stroke-opacity=".8"/>`;
}

/** A soft band of light over the crown. */
function gloss(a: readonly Point[], b: readonly Point[], tone: HairTone): string {
  const band = (share: number): Point[] =>
    resample(a, 6).map((p, i, all) =>
      lerp(p, b[Math.min(b.length - 1, Math.round((i / all.length) * b.length))], share),
    );
  const upper = band(0.3);
  const lower = band(0.52);
  const from = Math.floor(upper.length * 0.2);
  const to = Math.floor(upper.length * 0.46);
  return `<path d="${pathOf([...upper.slice(from, to), ...lower.slice(from, to).toReversed()], true)}" fill="${tone.light}" fill-opacity=".38"/>`;
}
