/**
 * What the parts of the draping engine hand to each other. Metres, kilograms, seconds; x to the wearer's left, y up,
 * z forward, origin on the floor between the heels. Typed arrays only, so all of it passes between threads as it is.
 *
 * Order: pattern → {@link SewnGraph} (panels) → {@link PanelMesh} (mesh) → {@link Placed} on a {@link Form} (body) →
 * {@link Draped} (cloth) → files and fit (out). Each part knows only the types of the one before.
 */

/** Where on the body a panel begins, from its piece and what it is sewn to. */
export type Region = 'torso' | 'skirt' | 'left-leg' | 'right-leg' | 'left-arm' | 'right-arm' | 'neck' | 'head';

/** One cut of one piece, whole (a piece on the fold is unfolded), as it lies right side up. */
export interface Panel {
  /** `piece#copy` */
  id: string;
  piece: string;
  copy: 1 | 2;
  /** material of the cut, as in the bill */
  material: string;
  /** of a front with a lapel: the material of its facing, which is seen beyond its roll line; absent where it is the same */
  faced?: string;
  /** how many times it lies on itself (a folded band, a collar), and whether interfacing is fused to it; once and not where absent */
  layers?: number;
  interfaced?: boolean;
  /** sewing line as it is worn, right side up: x as `turn` grows, y up; closed (last point joins the first), counter-clockwise, metres; 2 numbers a point */
  outline: Float64Array;
  /** how its piece lies on it: turned by so much counter-clockwise, radians, once unfolded over a line (x, y, x, y), metres */
  laid?: { turn: number; fold?: readonly [number, number, number, number] };
  /** way of the warp on it: radians from its y axis, counter-clockwise */
  grain: number;
  /** runs of the outline by id of the edge: first and last point of it, in the way of the line */
  edges: { id: string; from: number; to: number }[];
  /** lines inside the panel that must be edges of its mesh (folds, pleats): 2 numbers a point */
  lines: Float64Array[];
  region: Region;
  /** of what finishes an edge, so that it begins there: whether it stands on it or goes on as the cloth beside it; a strap goes over a shoulder, a gusset through the legs */
  edging?: 'stands' | 'goes on' | 'over' | 'through';
  /** of a collar that falls: so far from the edge by which it is sewn on it is turned over, metres */
  turned?: number;
  /** that far all along, as its fold goes on into a lapel's roll line; else its stand runs out towards its ends */
  rolls?: true;
  /** where buttons are seen on it: 2 numbers each; absent where there are none */
  buttons?: Float64Array;
  /** of a front with a lapel: its roll line, from and to (x, y), metres; what lies to its left is turned over */
  roll?: readonly [number, number, number, number];
  /** which side of the region it covers; `round` for what goes all the way (a tube of one piece, a sleeve) */
  side: 'front' | 'back' | 'left' | 'right' | 'round';
  /** way from the region's axis to its middle, radians: 0 in front, π/2 at the wearer's left, π at the back */
  turn: number;
  /** of the one of two fronts that lies over the other where they lap */
  laps?: true;
  /** what goes round the waist on the edge of other panels */
  band?: true;
  /** share of its width to which elastic or a cord in it draws it; absent where there is none */
  drawn?: number;
  /** of a strap: to which share of the length that it is cut with it is fitted on the wearer */
  fitted?: number;
}

/** A stretch of a panel's outline; `from` of one side meets `from` of the other. */
export interface StitchSide {
  panel: number;
  /** metres along the outline from its first point, always forward; `to` < `from` when walked backwards */
  from_m: number;
  to_m: number;
}

export interface Stitch {
  a: StitchSide;
  b: StitchSide;
  kind: 'flush' | 'ease' | 'gather' | 'stretch' | 'pleat' | 'dart' | 'closed';
  name: string;
}

export interface SewnGraph {
  panels: Panel[];
  stitches: Stitch[];
  /** why it cannot be draped; empty when it can */
  holes: string[];
  /** titles of pieces that are worn outside and not draped all the same: pockets, ties, under collars */
  left_off: string[];
  /** of what is held by its waist: so far below the natural waist the edge is worn that its band is sewn to, metres */
  waist_m?: number;
  /** of an apron that hangs from straps: how far above the natural waist its upper edge is worn, metres */
  top_m?: number;
  /** of legs that hang from straps: how far above their fork their waist is cut, metres */
  rise_m?: number;
  /** of a bodice that something is sewn to: its length from the shoulder at the neck to that seam, metres */
  bodice_m?: number;
  /** of what hangs from the shoulders: by how much its front is cut longer than its back below the neck point, metres; absent where by nothing */
  front_longer_m?: number;
  /** of what hangs from the shoulders: how far below the point from which its length is drafted its neckline begins, metres; absent where there */
  neck_lower_m?: number;
  /** of what has legs: how far below the natural waist they are cut to end, metres; absent where the pieces do not tell */
  leg_m?: number;
}

/** All panels triangulated, flat. Particles are numbered panel by panel. */
export interface PanelMesh {
  /** 2 numbers a particle: place on its panel, metres (also the texture's coordinates) */
  flat: Float32Array;
  panelOf: Uint16Array;
  /** 3 particles a triangle, counter-clockwise seen from the right side of the cloth */
  triangles: Uint32Array;
  /** pairs of particles that a seam brings together; a particle may be in several */
  seams: Uint32Array;
  /** per pair, which stitch it belongs to */
  seamOf: Uint16Array;
  /** per triangle, to which share of its length gathers, pleats and elastic draw it in, and along which way (x, y) of its panel; absent where nothing does */
  drawn?: Float32Array;
  /** per particle 1 where it lies beyond a fold that is pressed in, 2 on it: nothing bends back across that */
  turned?: Uint8Array;
  /** what falls from the folds of collars; absent where none does */
  falls?: Falls;
  /** what of a lower front is held to the upper one; absent where nothing is */
  basted?: Basted;
  /** per particle 1 on a seam that is pressed flat: it bends hardly at all; absent where there is none */
  pressed?: Uint8Array;
  /** per particle 1 where it lies on the edge that is worn at the waist; absent where nothing is held there */
  held?: Uint8Array;
  /** per particle 1 on what a bare bodice stands up by, and so far above its waist it is cut, metres */
  upheld?: { on: Uint8Array; above_m: number };
  /** per particle 1 on the hem of what hangs from the shoulders; absent where nothing does */
  hems?: Uint8Array;
  /** per particle 1 on a seam across a shoulder; absent where there is none */
  shoulders?: Uint8Array;
}

/** Per particle beyond the fold of a collar the one on that next to it, −1 for all others; and how much of it falls from there: less towards a lapel. */
export interface Falls {
  from: Int32Array;
  share: Float32Array;
}

/** Particles that are held beneath triangles: one, three, and how much of each of these, for each. */
export interface Basted {
  corners: Uint32Array;
  on: Uint32Array;
  shares: Float64Array;
}

/** The form: a closed surface and its distance, with what it measures. */
export interface Form {
  positions: Float32Array;
  triangles: Uint32Array;
  distance: DistanceGrid;
  /** heights of the landmarks above the floor, and where the left arm hangs (`arm…`), metres and radians */
  landmarks: Readonly<Record<string, number>>;
}

/** Signed distance to the form, metres, negative inside, sampled at the nodes of a grid (x fastest, then y, then z). */
export interface DistanceGrid {
  origin: readonly [number, number, number];
  cell: number;
  size: readonly [number, number, number];
  values: Float32Array;
}

/** The cloth as it behaves. */
export interface Cloth {
  /** kg/m² */
  weight: number;
  thickness: number;
  /** N/m per unit of strain, along warp, weft and in shear */
  stiffness: readonly [warp: number, weft: number, shear: number];
  /** N·m, of warp and weft (bending rigidity per metre of width) */
  bending: readonly [warp: number, weft: number];
  /** against the form; against itself */
  friction: readonly [form: number, self: number];
  /** greatest strain that is comfortable: .06 for wovens, more for knits */
  stretch: number;
}

/** Of what has legs that hang from the waist: which panels they are, and how high the waist is from which down they are drafted, metres. */
export interface Legs {
  panels: readonly boolean[];
  waist: number;
}

/** What is comfortable at a greater strain is a knit. */
export const KNIT = 0.1;

/** Where the cloth begins: wrapped round the form, seams apart. */
export interface Placed {
  mesh: PanelMesh;
  positions: Float32Array;
  /** one of `cloths` for each panel */
  cloths: Cloth[];
  clothOf: Uint8Array;
  /** height of what is held at the waist, metres, and whether it is pinned there: else it is drawn there, and hangs from above */
  waist?: { at: number; pinned: boolean; legs?: Legs };
  /** how far forward the ridge of the shoulders lies, along which seams across them are pulled straight, metres */
  ridge?: number;
}

/** The cloth at rest. */
export interface Draped {
  /** 3 numbers a particle */
  positions: Float32Array;
  /** per triangle, greatest stretch along warp and weft (0 = as cut, .05 = 5 % longer) */
  warp: Float32Array;
  weft: Float32Array;
  steps: number;
  /** J per kg of cloth when it ended */
  kinetic: number;
  /** quiet, and on the body: what is not is never shown */
  settled: boolean;
}
