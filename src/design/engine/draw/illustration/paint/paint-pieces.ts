import { loopOf } from './edge.js';
import { n1, pathOf } from './path.js';
import { type Frame, frameOf } from '../../../geometry/box.js';
import { signedArea } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import { inked } from '../ink/stroke.js';
import { shading } from './shading.js';
import { paintLine } from './line.js';
import { SHADOW_FALL } from './light.js';
import type { Scene } from './scene.js';
import type { Piece } from './piece.js';

const SHADOW = '#2b1a22';

interface Laid {
  readonly piece: Piece;
  readonly loop: readonly Point[];
  /** Id of the outline in the definitions. */
  readonly id: string;
  readonly box: Frame;
}

/** The pieces from back to front, each on the shadow it casts. */
export function paintPieces(scene: Scene, pieces: readonly Piece[]): string {
  const below: Laid[] = [];
  let out = '';
  for (const piece of pieces.toSorted((a, b) => a.z - b.z)) {
    const loop = loopOf(piece.edges);
    const id = scene.defs.add(`<path id="ID" d="${pathOf(loop, true)}"/>`);
    const laid = { piece, loop, id, box: frameOf(loop) };
    if (piece.casts !== undefined) out += castShadow(scene, laid, below, piece.casts);
    out += paintPiece(scene, laid);
    below.push(laid);
  }
  return out;
}

const use = (id: string, rest = ''): string => `<use href="#${id}"${rest}/>`;

/** The piece's outline, moved away from the light and cut to what lies under it. */
function castShadow(scene: Scene, { id, box }: Laid, below: readonly Laid[], reach: number): string {
  const dx = SHADOW_FALL.x * scene.head * reach;
  const dy = SHADOW_FALL.y * scene.head * reach;
  const under = below.filter((other) => overlap(other.box, { ...box, x: box.x + dx, y: box.y + dy }));
  if (under.length === 0) return '';
  const clip = scene.defs.add(`<clipPath id="ID">${under.map((other) => use(other.id)).join('')}</clipPath>`);
  return `<g clip-path="url(#${clip})">${use(id, ` transform="translate(${n1(dx)} ${n1(dy)})" fill="${SHADOW}" fill-opacity=".2"`)}</g>`;
}

const overlap = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function paintPiece(scene: Scene, laid: Laid): string {
  const { piece, id } = laid;
  const { ramp, opacity } = piece.surface;
  const alpha = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
  const inside =
    clothInside(scene, laid) +
    (piece.inside ?? '') +
    shading(scene, piece, (rest) => use(id, rest)) +
    lines(piece, true);
  const clip = inside === '' ? '' : scene.defs.add(`<clipPath id="ID">${use(id)}</clipPath>`);
  const clothed = inside === '' ? '' : `<g clip-path="url(#${clip})">${inside}</g>`;
  return `${use(id, ` fill="${ramp.base}"${alpha}`)}${clothed}${lines(piece, false)}${outline(scene, laid)}${piece.over ?? ''}`;
}

/** Creases stay within the cloth; seams and edges may lie on its rim. */
const lines = (piece: Piece, within: boolean): string =>
  (piece.lines ?? [])
    .filter((l) => (l.kind === 'crease' || l.kind === 'gather') === within)
    .map((l) => paintLine(l, piece.surface.ramp))
    .join('');

function clothInside(scene: Scene, { piece, loop, id }: Laid): string {
  const { patterns } = piece.surface;
  if (piece.zones === undefined)
    return patterns(scene, loop[0], 0)
      .map((pattern) => use(id, ` fill="url(#${pattern})"`))
      .join('');
  return piece.zones
    .flatMap((zone) => {
      const d = pathOf(zone.loop, true);
      return patterns(scene, zone.origin, zone.angle).map((pattern) => `<path d="${d}" fill="url(#${pattern})"/>`);
    })
    .join('');
}

function outline(scene: Scene, { piece, loop }: Laid): string {
  const { ramp, line, tuft } = piece.surface;
  const outward = signedArea(loop) > 0 ? -1 : 1;
  const widths = { side: 1, hem: 0.95, neck: 0.8, seam: 0.6, fold: 0.55, hidden: 0 } as const;
  return piece.edges
    .filter((e) => e.kind !== 'hidden')
    .map((e) => {
      const ink = { width: line * widths[e.kind], color: ramp.ink, contrast: 0.75, taper: [10, 10] as const };
      return inked(tuft > 0 && e.kind !== 'seam' ? tufted(scene, e.points, tuft) : e.points, ink, outward);
    })
    .join('');
}

function tufted(scene: Scene, points: readonly Point[], height: number): Point[] {
  return points.map((p) => ({
    x: p.x + (scene.random.next() - 0.5) * height,
    y: p.y + (scene.random.next() - 0.5) * height,
  }));
}
