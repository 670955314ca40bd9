import { n1, n3 } from '../paint/path.js';
import type { Point } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { Fabric, Print } from '../../../garments/spec.js';
import { figureColors, groundColor, otherColors, printScale } from '../../../cut/part-cloth.js';
import { rampOf } from '../color/ramp.js';
import { hexOf, lchOf, shift } from '../color/oklch.js';
import type { Surface } from '../paint/piece.js';
import type { Scene } from '../paint/scene.js';
import { motifPrinter } from '../prints/motif-print.js';
import { isPlaced } from '../../../motifs/is-placed.js';
import { PRINTERS } from '../prints/printers.js';
import type { Dye } from '../prints/print.js';
import { drapeOf, type Drape } from './drape.js';
import { tileOf, type Repeat } from './tiles.js';

/** A fabric in a colour and a print, ready to be painted and to be hung in folds. */
export interface Cloth {
  readonly surface: Surface;
  readonly drape: Drape;
  readonly hex: string;
  /** what is printed on it and how it is woven, each with its own repeat */
  readonly repeats: (at: Pick<Scene, 'cm' | 'random'>) => Repeats;
}

export interface Repeats {
  readonly print: Repeat | null;
  readonly weave: Repeat | null;
}

/** What a print shows, and how large. */
export interface Figures {
  /** against the usual size */
  readonly scale: number;
  readonly motif: string | null;
}
const USUAL: Figures = { scale: 1, motif: null };

/** @param inks colours of the print, none for plain cloth */
export function clothOf(
  hex: string,
  fabric: Fabric,
  print: Print | null = null,
  inks: readonly string[] = [],
  figures: Figures = USUAL,
): Cloth {
  const drape = drapeOf(fabric);
  const ramp = rampOf(hex);
  const motifs =
    inks.length > 0 ? (SHADED.has(print) ? shaded(inks) : inks) : companions(hex, hueOf(print, figures.motif));
  const repeats: Cloth['repeats'] = ({ cm, random }) => {
    const dye: Dye = {
      ground: ramp.base,
      inks: motifs,
      cm: cm * figures.scale,
      fine: figures.scale < 1,
      random: random.fork(`print ${print}`),
    };
    const printer = print === null ? undefined : (motifPrinter(print, figures.motif) ?? PRINTERS[print]);
    const weave = tileOf(drape.tile, { ramp, cm, random: random.fork(`tile ${drape.tile}`) });
    return { print: drawn(printer?.(dye)), weave: drawn(weave) };
  };
  const patterns: Surface['patterns'] = (scene, origin, angle) => {
    const { print: printed, weave } = repeats(scene);
    return [printed, weave]
      .filter((repeat) => repeat !== null)
      .map((repeat, i) =>
        patternOf(scene, repeat, origin, angle + (i === 0 && print !== null && STREWN.has(print) ? 21 : 0)),
      );
  };
  const pale = ramp.lightness > 0.9 ? 0.72 : 1;
  return {
    hex,
    drape,
    repeats,
    surface: {
      ramp,
      opacity: drape.opacity,
      patterns,
      relief: (0.72 + 0.25 * drape.shine) * pale,
      shine: drape.shine,
      line: 1.9 + 1.1 * drape.body,
      tuft: drape.tuft,
      printed: print !== null && print !== 'marl' && print !== 'solid',
    },
  };
}

const drawn = (repeat: Repeat | null | undefined): Repeat | null => (repeat?.markup ? repeat : null);

/** A repeat as a pattern of the drawing, laid from an origin and turned. @returns its id */
export function patternOf(scene: Scene, repeat: Repeat, origin: Point, angle: number): string {
  const tile = scene.defs.add(
    `<pattern id="ID" patternUnits="userSpaceOnUse" width="${n3(repeat.width)}" height="${n3(repeat.height)}">${repeat.markup}</pattern>`,
  );
  const turned = Math.abs(angle) > 0.5 ? ` rotate(${n1(angle)})` : '';
  return scene.defs.add(
    `<pattern id="ID" href="#${tile}" patternTransform="translate(${n1(origin.x)} ${n1(origin.y)})${turned}"/>`,
  );
}

/** Prints of single motifs: turned a little so that their repeat does not line up in columns. */
const STREWN: ReadonlySet<Print> = new Set([
  'floral',
  'ditsy',
  'tropical',
  'botanical',
  'paisley',
  'leopard',
  'animal',
  'cheetah',
  'hearts',
  'stars',
  'abstract',
  'camouflage',
  'cartoon',
]);

/** Prints whose figures need a second tone beside a colour that came alone. */
const SHADED: ReadonlySet<Print | null> = new Set<Print | null>([
  'floral',
  'ditsy',
  'tropical',
  'botanical',
  'paisley',
  'graphic',
  'stars',
]);

const shaded = (inks: readonly string[]): readonly string[] =>
  inks.length > 1 ? inks : [inks[0], shift(inks[0], lchOf(inks[0]).l > 0.6 ? -0.14 : 0.16)];

/** A ground with less chroma than this has no hue for its print to go by. */
const NEUTRAL = 0.03;
const [ROSE, LEAF, BLUE] = [15, 145, 255];
/** The hue in which a print is looked for on white, grey or black: blossoms, leaves, all others. */
function hueOf(print: Print | null, motif: string | null): number {
  if (print === 'floral' || print === 'ditsy' || motif === 'hibiscus' || motif === 'flamingo') return ROSE;
  return print === 'tropical' || print === 'botanical' ? LEAF : BLUE;
}

/** Print colours for a ground that came without any: a contrast, a near tone and a light. */
function companions(hex: string, usual: number): string[] {
  const { l, c, h: own } = lchOf(hex);
  const [h, least] = c < NEUTRAL ? [usual, 0.12] : [own, 0.05];
  const far = l > 0.6 ? { l: l - 0.42, c: Math.max(c, least), h } : { l: 0.94, c: 0.02, h: 85 };
  const near = { l: l > 0.6 ? l - 0.2 : l + 0.24, c: Math.max(least * 0.75, c * 0.9), h: h + 28 };
  return [hexOf(far), hexOf(near), hexOf({ l: l > 0.5 ? 0.97 : 0.85, c: 0.03, h: h + 60 })];
}

/** The spec's own cloth: its first fabric, main colour, print with its other colours. */
export function mainCloth(spec: Cut): Cloth {
  return wholeCloth(spec, groundColor(spec)?.hex);
}

/** Trim: the spec's trim, accent or second colour in plain cloth, else the main colour. */
export function trimCloth(spec: Cut): Cloth {
  const trim = (['trim', 'accent', 'secondary'] as const)
    .map((role) => otherColors(spec).find((c) => c.role === role))
    .find((c) => c !== undefined);
  const hex = plain(spec.print) ? trim?.hex : undefined;
  return wholeCloth(spec, hex ?? groundColor(spec)?.hex);
}

const wholeCloth = (spec: Cut, hex = '#8f8a83'): Cloth =>
  clothOf(
    hex,
    spec.fabrics[0]?.name ?? 'cotton',
    plain(spec.print) ? null : spec.print,
    figureColors(spec).map((c) => c.hex),
    { scale: printScale(spec), motif: isPlaced(spec) ? null : (spec.motif ?? null) },
  );

const plain = (print: Print | null): boolean => print === null || print === 'solid';

/** The same cloth in another place of the outfit, darker as seen from inside. */
export const lining = (cloth: Cloth): Surface => ({ ...cloth.surface, patterns: () => [], relief: 0.5 });
