import { n1, n3 } from '../paint/path.js';
import { frameOf } from '../../../geometry/box.js';
import type { Cut } from '../../../cut/cut.js';
import { otherColors } from '../../../cut/part-cloth.js';
import { blend, lchOf, shift } from '../color/oklch.js';
import { rampOf } from '../color/ramp.js';
import type { Tailor } from '../garments/tailor.js';
import type { Piece, Surface } from '../paint/piece.js';
import type { Scene } from '../paint/scene.js';

/** Colour at a share of the garment's height, 0 top … 1 hem. */
type Stop = readonly [at: number, hex: string];

/** Prints that lie once over the whole garment: a shaded run of colour, blocks of colour. Other pieces pass as they are. */
export function placed(t: Tailor, pieces: readonly Piece[]): Piece[] {
  const own = pieces.filter((piece) => isOwn(t, piece));
  const trunk = own.filter((piece) => piece.sleeve !== true);
  if (own.length === 0) return [...pieces];
  if (t.spec.print === 'ombre') return repainted(pieces, own, run(t, own, fading(t)));
  if (t.spec.print !== 'color-block') return [...pieces];
  const blocks = blockColors(t);
  const trunkLaid = repainted(pieces, trunk, run(t, trunk, blockStops(t, blocks)));
  return trunkLaid.map((piece) => (isOwn(t, piece) && piece.sleeve ? recolored(piece, blocks[0]) : piece));
}

/** Cut from the garment's own cloth, not its lining or another piece of the outfit. */
const isOwn = (t: Tailor, { subject, surface }: Piece): boolean =>
  subject === true && (surface.patterns === t.cloth.surface.patterns || surface.patterns === t.trim.surface.patterns);

type Wash = (surface: Surface) => Surface;

const repainted = (pieces: readonly Piece[], which: readonly Piece[], wash: Wash): Piece[] =>
  pieces.map((piece) => (which.includes(piece) ? { ...piece, surface: wash(piece.surface) } : piece));

const recolored = (piece: Piece, hex: string): Piece => ({
  ...piece,
  surface: { ...piece.surface, ramp: rampOf(hex) },
});

/** A gradient over the height of those pieces together, under the texture of the cloth. */
function run(t: Tailor, pieces: readonly Piece[], stops: readonly Stop[]): Wash {
  const boxes = pieces.map((piece) => frameOf(piece.edges.flatMap((e) => e.points)));
  const top = Math.min(...boxes.map((box) => box.y));
  const hem = Math.max(...boxes.map((box) => box.y + box.height));
  return (surface) => {
    const id = gradient(t.scene, top, hem, stops, surface.opacity);
    return { ...surface, patterns: (scene, origin, angle) => [id, ...surface.patterns(scene, origin, angle)] };
  };
}

function gradient(scene: Scene, top: number, hem: number, stops: readonly Stop[], opacity: number): string {
  const alpha = opacity < 1 ? ` stop-opacity="${opacity}"` : '';
  const marks = stops.map(([at, hex]) => `<stop offset="${n3(at)}" stop-color="${hex}"${alpha}/>`).join('');
  return scene.defs.add(
    `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(top)}" x2="0" y2="${n1(hem)}">${marks}</linearGradient>`,
  );
}

/** The other colours of the cloth; what belongs to trimmings only when there is no other. */
function others(spec: Cut, main: string): string[] {
  const rest = otherColors(spec).filter((color) => color.hex !== main);
  const cloth = rest.filter((color) => color.role !== 'trim');
  return (cloth.length > 0 ? cloth : rest).map((color) => color.hex);
}

/** A tone that stands clearly apart from a colour that came alone. */
const apart = (hex: string): string => shift(hex, lchOf(hex).l > 0.58 ? -0.32 : 0.38);

/** Even steps in OKLab: a run from coral to blue does not pass through grey. */
function fading({ cloth, spec }: Tailor): Stop[] {
  const rest = others(spec, cloth.hex);
  const colors = [cloth.hex, ...(rest.length > 0 ? rest : [apart(cloth.hex)])];
  const legs = colors.length - 1;
  const at = (s: number): string => {
    const leg = Math.min(legs - 1, Math.floor(s * legs));
    return blend(colors[leg], colors[leg + 1], s * legs - leg);
  };
  return Array.from({ length: 13 }, (_, i): Stop => [0.12 + (0.76 * i) / 12, at(i / 12)]);
}

const blockColors = ({ cloth, spec }: Tailor): string[] => {
  const rest = others(spec, cloth.hex);
  return rest.length > 0 ? rest : [apart(cloth.hex)];
};

/** Shares of the height at which blocks meet: above the main colour (a yoke) and below it. */
const SEAMS = { yoke: 0.3, low: 0.74, half: 0.56 } as const;
const SEAM_WIDTH = 0.004;

const joint = (at: number, above: string, below: string): Stop[] => {
  const seam = blend(rampOf(above).ink, rampOf(below).ink, 0.5);
  return [
    [at - SEAM_WIDTH, above],
    [at - SEAM_WIDTH, seam],
    [at, seam],
    [at, below],
  ];
};

/** Yoke, body and lower part; below the waist the main colour and one block under it. */
function blockStops({ cloth, spec }: Tailor, [first, second]: readonly string[]): Stop[] {
  const main = cloth.hex;
  const legs = ['trousers', 'shorts', 'skirt'].includes(spec.category);
  if (legs) return [...joint(SEAMS.half, main, first), ...(second ? joint(0.8, first, second) : [])];
  return [...joint(SEAMS.yoke, first, main), ...(second ? joint(SEAMS.low, main, second) : [])];
}
