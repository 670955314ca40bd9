import { drawn, edge, line, loopOf, type Edge } from '../../geometry/edge.js';
import { resample } from '../../geometry/polyline.js';
import { spline } from '../../geometry/spline.js';
import { add, lerp, mul, sub, unit, type Pt } from '../../geometry/vec.js';
import type { HairTone } from '../../color/skin.js';
import { n1, pathOf } from '../../geometry/path.js';
import type { Piece } from '../../paint/piece.js';
import type { Scene } from '../../paint/scene.js';
import type { Figure } from '../figure.js';
import { Z } from '../order.js';
import { hairSurface } from '../skin-surface.js';
import { strands } from './strands.js';
import { STYLES, type HairStyle } from './styles.js';

/** The styles a body may wear. */
export const stylesFor = (who: 'woman' | 'man' | 'child'): readonly HairStyle[] =>
  STYLES.filter((s) => s.wearers.includes(who));

/** Hair behind and on the head. */
export function hair(scene: Scene, figure: Figure, style: HairStyle, tone: HairTone): Piece[] {
  const random = scene.random.fork(`hair ${style.name}`);
  const surface = { ...hairSurface(tone), opacity: style.sheer ?? 1 };
  const unitSize = (figure.head * figure.body.headScale) / 100;
  const bump = (edges: readonly Edge[]): Edge[] =>
    edges.map((e) => (style.curl === undefined ? e : edge(e.kind, curled(e.points, style.curl * unitSize))));
  const backs = (style.back ?? []).map((text) => back(bump([closed(text, figure)]), figure, scene, surface, tone));
  const caps = style.caps.map(({ outer, inner }): Piece => {
    const top = line(outer, figure.face);
    const hairline = line(inner, figure.face);
    return {
      z: Z.hair,
      surface,
      edges: [
        ...bump([edge('side', top)]),
        edge('hidden', [hairline[0]]),
        edge('fold', style.curl === undefined ? hairline : curled(hairline, style.curl * unitSize * 0.5)),
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

function back(edges: Edge[], figure: Figure, scene: Scene, surface: Piece['surface'], tone: HairTone): Piece {
  const loop = loopOf(edges);
  const random = scene.random.fork('hair back');
  const middle = loop.reduce((sum, p) => add(sum, mul(p, 1 / loop.length)), { x: 0, y: 0 });
  const inner = loop.map((p) => lerp(p, middle, 0.86));
  return {
    z: Z.hairBack,
    surface,
    edges,
    inside: strands(loop, inner, 11, tone, random),
    dim: 0.18,
  };
}

/** Small round locks along a line. */
function curled(points: readonly Pt[], height: number): Pt[] {
  const nodes = resample(points, height * 2.3);
  return spline(
    nodes.flatMap((p, i) => {
      if (i === nodes.length - 1) return [p];
      const next = nodes[i + 1];
      const d = unit(sub(next, p));
      return [p, add(lerp(p, next, 0.5), mul({ x: d.y, y: -d.x }, height * (0.75 + 0.35 * Math.sin(i * 2.7))))];
    }),
    3,
  );
}

function coils(a: readonly Pt[], b: readonly Pt[], size: number, tone: HairTone, random: Scene['random']): string {
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
function gloss(a: readonly Pt[], b: readonly Pt[], tone: HairTone): string {
  const band = (share: number): Pt[] =>
    resample(a, 6).map((p, i, all) =>
      lerp(p, b[Math.min(b.length - 1, Math.round((i / all.length) * b.length))], share),
    );
  const upper = band(0.3);
  const lower = band(0.52);
  const from = Math.floor(upper.length * 0.2);
  const to = Math.floor(upper.length * 0.46);
  return `<path d="${pathOf([...upper.slice(from, to), ...lower.slice(from, to).toReversed()], true)}" fill="${tone.light}" fill-opacity=".38"/>`;
}
