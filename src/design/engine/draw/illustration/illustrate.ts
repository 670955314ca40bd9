import { isForChildren } from '../../garments/for-children.js';
import { n2 } from './paint/path.js';
import { closedInFront } from '../../cut/closure-place.js';
import { together, type Shown } from '../../cut/shown.js';
import { denies } from '../../cut/denies.js';
import { Random } from '../../../../common/kernel/random.js';
import type { Cut } from '../../cut/cut.js';
import { GARMENT } from '../../garments/index.js';
import type { Category } from '../../garments/spec.js';
import { backdrop, floorShadow } from './backdrop/backdrop.js';
import { paper, type View } from './backdrop/paper.js';
import { caption, paletteDots, type Caption } from './caption/caption.js';
import { captionOf } from './caption/words.js';
import { framed } from './closeup.js';
import { decorated } from './decor/decorate.js';
import { mainCloth, trimCloth } from './fabrics/cloth.js';
import { shaped, type Girths } from './figure/girths.js';
import { BODIES, type Body } from './figure/body.js';
import { figureOf, type Figure } from './figure/figure.js';
import { mirroredPose, POSES, type Pose } from './figure/poses.js';
import { skinSurface } from './figure/skin-surface.js';
import { chooseWearer, wearerPieces, type Wearer } from './figure/wearer.js';
import { parted } from './garments/parted.js';
import { pocketed } from './garments/pocketed.js';
import type { Tailor } from './garments/tailor.js';
import { outfit, shoeFor, wornTogether } from './outfit.js';
import type { Piece } from './paint/piece.js';
import { paintPieces } from './paint/paint-pieces.js';
import { placed } from './prints/placed.js';
import { Defs, type Scene } from './paint/scene.js';

export type PoseName = 'contrapposto' | 'stride' | 'poised' | 'akimbo' | 'crossed' | 'pocket' | 'sway' | 'catwalk';

export interface IllustrationOptions {
  /** Pixels, 64…4096. */
  readonly width: number;
  /** Pixels, 64…4096. */
  readonly height: number;
  /** Any integer; equal seeds give equal bytes. */
  readonly seed: number;
  readonly pose?: PoseName;
  /** Hex colours shown as dots at the foot, at most six; the spec's colours when absent. */
  readonly palette?: readonly string[];
  /** Lines at the foot; the garment's name and what marks it when absent, none when null. */
  readonly caption?: Caption | null;
  readonly body?: keyof typeof BODIES;
  /** Girths of the wearer, cm; a usual figure when absent. */
  readonly girths?: Girths | null;
}

export interface Illustration {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** What the picture shows of the designed garment. */
  readonly shown: Shown;
}

/** Height of the page in drawing units; the width follows the picture's proportions. */
const PAGE = 1500;
const CENTIMETRES = 172;

/** A fashion illustration of a garment, worn. */
export const illustrate = (spec: Cut, options: IllustrationOptions): Illustration => pictured([spec], options);

/** Of several garments on one figure, which is chosen for the first. */
export const illustrateOutfit = (specs: readonly [Cut, ...Cut[]], options: IllustrationOptions): Illustration =>
  pictured(specs, { ...options, caption: { title: titleOf(specs), subtitle: '' } });

function pictured(specs: readonly [Cut, ...Cut[]], options: IllustrationOptions): Illustration {
  const [spec] = specs;
  const random = Random.from(`${options.seed}/illustration`);
  const view = viewOf(options.width, options.height);
  const body = shaped(bodyOf(spec, options, random), options.girths ?? null);
  const figure = figureOf(body, poseOf(spec, body, options, random));
  const defs = new Defs();
  const scene: Scene = {
    defs,
    random,
    head: figure.head,
    cm: (figure.head * 9.05) / CENTIMETRES / figure.body.stature,
  };
  const wearer = chooseWearer(scene, figure, spec.gender === 'boys');
  const skin = skinSurface(wearer.look.skin);
  const t = tailorFor({ skin, scene, figure, random, subject: true }, spec, 'garment');
  const more = specs.slice(1).map((other, i) => tailorFor(t, other, `garment ${i + 2}`));
  const worn = more.length === 0 ? [{ t, pieces: outfit(t) }] : wornTogether([t, ...more]);
  const clothes = worn.flatMap((one) => decorated(one.t, placed(one.t, parted(one.t, one.pieces))));
  const people = paintPieces(scene, [
    ...wearerPieces(scene, figure, dressed(wearer, t), shoeFor(t), hiddenArms(clothes)),
    ...clothes,
    ...pocketed(t, clothes),
  ]);
  const scenery = paper(defs, view, random) + backdrop(view, t.cloth.hex, random);
  const figureDrawing = framed(defs, view, spec.garment, floor(defs, figure) + people);
  const palette = options.palette ?? spec.colors.map((c) => c.hex);
  const said = options.caption === undefined ? captionOf(spec) : options.caption;
  const words = said === null ? '' : caption(view, said, palette.length);
  const dots = paletteDots(view, palette);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${options.width}" height="${options.height}" viewBox="${n2(view.x)} ${n2(view.y)} ${n2(view.width)} ${n2(view.height)}">` +
    `${defs.toString()}${scenery}${figureDrawing}${words}${dots}</svg>`;
  const shown = together(clothes.flatMap((piece) => (piece.subject && piece.shows ? [piece.shows] : [])));
  return { svg, width: options.width, height: options.height, shown };
}

/** Who cuts that garment for the figure. @param label of its chances */
const tailorFor = (
  { skin, scene, figure, random, subject }: Pick<Tailor, 'skin' | 'scene' | 'figure' | 'random' | 'subject'>,
  spec: Cut,
  label: string,
): Tailor => ({
  skin,
  scene,
  figure,
  spec: seenInFront(spec),
  cloth: mainCloth(spec),
  trim: trimCloth(spec),
  random: random.fork(label),
  subject,
});

/** "Coat, trousers and scarf". */
function titleOf(specs: readonly Cut[]): string {
  const names = specs.map(({ variant, garment }) => (variant ?? garment).replaceAll('-', ' '));
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** A closing that lies elsewhere is not seen. */
const seenInFront = (spec: Cut): Cut =>
  closedInFront(spec) || PLACELESS.has(spec.category) ? spec : { ...spec, closure: 'pullover' };

const PLACELESS: ReadonlySet<Category> = new Set<Category>(['accessory', 'bag', 'headwear', 'swimwear', 'underwear']);

const hiddenArms = (clothes: readonly Piece[]): Record<'left' | 'right', number> => {
  const until = (arm: string): number =>
    Math.max(0, ...clothes.map(({ covers }) => (covers?.arm === arm ? covers.until : 0)));
  return { left: until('left'), right: until('right') };
};

function floor(defs: Defs, figure: Figure): string {
  const feet = [figure.legs.left.at(1.06), figure.legs.right.at(1.06)].map((p) => ({
    x: p.x,
    y: p.y + 0.42 * figure.head,
  }));
  return floorShadow(defs, feet, 185 * figure.body.stature);
}

/** Glasses are part of the face: drawn there in the garment's colour. */
function dressed(wearer: Wearer, { spec, cloth }: Tailor): Wearer {
  const sun =
    spec.occasion.includes('beach') || spec.season.includes('summer') || spec.details.includes('reflective-trim');
  if (spec.garment === 'glasses')
    return { ...wearer, look: { ...wearer.look, glasses: sun ? 'sun' : 'round', frame: cloth.hex } };
  return spec.garment === 'headband' || spec.garment === 'hat'
    ? { ...wearer, look: { ...wearer.look, glasses: 'none' } }
    : wearer;
}

function viewOf(width: number, height: number): View {
  const w = Math.max(1000, (PAGE * width) / height);
  const h = (w * height) / width;
  return { x: 500 - w / 2, y: (PAGE - h) / 2, width: w, height: h };
}

function bodyOf(spec: Cut, options: IllustrationOptions, random: Random): Body {
  const measured = options.girths !== undefined && options.girths !== null;
  const chance = random.fork('body');
  if (options.body !== undefined) return BODIES[options.body];
  const { wearer } = GARMENT[spec.garment].picture;
  const large = /^(XL|2XL|3XL|XXL|4[6-9]|5\d)$/i.test(spec.size ?? '');
  if (isForChildren(spec)) return BODIES.child;
  if (
    spec.gender === 'men' ||
    (spec.gender !== 'women' && wearer !== 'woman' && (wearer === 'man' ? chance.chance(0.8) : chance.chance(0.4)))
  )
    return !measured && (large || chance.chance(0.25)) ? BODIES.broad : BODIES.lean;
  return !measured && (large || chance.chance(0.25)) ? BODIES.curvy : BODIES.slender;
}

/** Garments so loose that a hand on the hip would lie on the cloth. */
const LOOSE: ReadonlySet<Category> = new Set(['shirt', 'top', 'knitwear', 'jacket', 'outerwear']);

function posesFor(spec: Cut, body: Body): readonly PoseName[] {
  const grand = ['ball-gown', 'circle', 'tent', 'trapeze', 'cocoon', 'oversized'].includes(spec.silhouette ?? '');
  if (spec.garment === 'cape' || spec.garment === 'poncho' || spec.garment === 'bag') return ['poised', 'stride'];
  if (spec.garment === 'gloves' || spec.garment === 'watch') return ['contrapposto', 'stride', 'poised'];
  if (body.presents === 'child') return ['poised', 'stride', 'crossed'];
  const pockets: PoseName[] =
    GARMENT[spec.garment].picture.pocketed && !denies(spec, 'pocket') ? ['pocket', 'pocket'] : [];
  if (body.presents === 'man')
    return ['stride', 'poised', 'catwalk', ...pockets, ...(pockets.length > 0 ? [] : (['sway'] as const))];
  if (grand || LOOSE.has(spec.category)) return ['poised', 'stride', 'catwalk', 'sway', 'crossed', ...pockets];
  return ['contrapposto', 'stride', 'sway', 'catwalk', 'crossed', 'akimbo', ...pockets];
}

function poseOf(spec: Cut, body: Body, options: IllustrationOptions, random: Random): Pose {
  const chance = random.fork('pose');
  const name = options.pose ?? chance.pick(posesFor(spec, body));
  const pose = POSES.find((p) => p.name === name) ?? POSES[0];
  return chance.chance(0.5) ? mirroredPose(pose) : pose;
}
