import { boxOf } from '../../geometry/box.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { Stitch } from '../types.js';
import { lineOf } from './close-sides.js';
import { clamped } from './fold-strips.js';
import type { Place, Sheet } from './lay-out.js';
import type { ShellPiece } from './shell.js';

const [APRON, PLEATS] = ['own.kiltApron', 'own.kiltPleats'];

/** A kilt's band goes once and a half round the waist: what is beneath, as the under apron, is not seen. */
const SEEN = 2 / 3;

const widthOf = ({ loop }: Piece): number => boxOf(loop).maxX - boxOf(loop).minX;

/** Pleats that are stitched and pressed lie as wide as their faces, as the apron does; the band ends where it has gone round. */
export function asKilted(shell: ShellPiece, shells: readonly ShellPiece[]): ShellPiece {
  const apron = shells.find(({ piece }) => piece.id === APRON);
  if (!apron) return shell;
  if (shell.piece.id === PLEATS) {
    const share = widthOf(apron.piece) / widthOf(shell.piece);
    return clamped(shell, ({ x, y }) => ({ x: x * share, y }));
  }
  const end = SEEN * boxOf(shell.piece.loop).maxY;
  return shell.role === 'waistband' ? clamped(shell, ({ x, y }) => ({ x, y: Math.min(y, end) })) : shell;
}

/** One half of the band to the upper apron, the other to the pleats behind. */
export function kiltedStitches(sheets: readonly Sheet[]): Stitch[] {
  const indexOf = (is: (sheet: Sheet) => boolean): number => sheets.findIndex(is);
  const [apron, pleats] = [APRON, PLEATS].map((id) => indexOf(({ shell }) => shell.piece.id === id));
  const band = indexOf(({ shell }) => shell.role === 'waistband');
  if ([apron, pleats, band].includes(-1)) return [];
  const edge = sewnEdge(sheets[band]);
  return [apron, pleats].flatMap((panel, half): Stitch[] => {
    const top = upperEdge(sheets[panel]);
    if (!edge || !top) return [];
    const from_m = startOf(edge) + (half * edge.length) / 2;
    return [
      {
        a: { panel: band, from_m, to_m: from_m + edge.length / 2 },
        b: { panel, from_m: startOf(top) + top.length, to_m: startOf(top) },
        kind: 'pleat',
        name: 'Waistband to waist',
      },
    ];
  });
}

const startOf = ({ at, length, forward }: Place): number => (forward ? at : at - length);

/** The long side of a band that does not lie on its fold. */
function sewnEdge({ places }: Sheet): Place | undefined {
  const longest = Math.max(...places.map(({ length }) => length));
  return places.find(({ length, state }) => length > 0.9 * longest && state !== 'free');
}

function upperEdge(sheet: Sheet): Place | undefined {
  const top = Math.max(...sheet.outline.map(({ y }) => y));
  return sheet.places.find((place) => lineOf(sheet, place).every(({ y }) => y > top - LEVEL));
}

/** Metres. */
const LEVEL = 0.004;
