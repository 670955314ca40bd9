/**
 * Names, types and ranges of GarmentCode's design parameters (the public design files of GarmentCode, Korosteleva and
 * Sorkine-Hornung 2023, and GarmentCodeData 2024): facts, listed here so that exported values stay within them.
 */

export type ParameterType = 'float' | 'int' | 'bool' | 'select' | 'select_null';
export type Value = number | boolean | string | null;

export interface Parameter {
  v: Value;
  range: Value[];
  type: ParameterType;
}

export interface ParameterGroup {
  [name: string]: Parameter | ParameterGroup;
}

const float = (min: number, max: number, v: number): Parameter => ({ v, range: [min, max], type: 'float' });
const int = (min: number, max: number, v: number): Parameter => ({ v, range: [min, max], type: 'int' });
const bool = (v = false): Parameter => ({ v, range: [true, false], type: 'bool' });
const select = (range: Value[], v: Value): Parameter => ({ v, range, type: 'select' });
const maybe = (range: Value[]): Parameter => ({ v: null, range: [...range, null], type: 'select_null' });

const NECKS = [
  'CircleNeckHalf',
  'CurvyNeckHalf',
  'VNeckHalf',
  'SquareNeckHalf',
  'TrapezoidNeckHalf',
  'CircleArcNeckHalf',
  'Bezier2NeckHalf',
];

const neckCurves = (): ParameterGroup => ({
  fc_angle: int(70, 110, 95),
  bc_angle: int(70, 110, 95),
  f_bezier_x: float(0.05, 0.95, 0.3),
  f_bezier_y: float(0.05, 0.95, 0.55),
  b_bezier_x: float(0.05, 0.95, 0.15),
  b_bezier_y: float(0.05, 0.95, 0.1),
  f_flip_curve: bool(),
  b_flip_curve: bool(),
});

const cuff = (most: number): ParameterGroup => ({
  type: maybe(['CuffBand', 'CuffSkirt', 'CuffBandSkirt']),
  top_ruffle: float(1, most, 1),
  cuff_len: float(0.05, 0.9, 0.1),
  skirt_fraction: float(0.1, 0.9, 0.5),
  skirt_flare: float(1, 2, 1.2),
  skirt_ruffle: float(1, 1.5, 1),
});

const sleeve = (): ParameterGroup => ({
  sleeveless: bool(),
  armhole_shape: select(['ArmholeSquare', 'ArmholeAngle', 'ArmholeCurve'], 'ArmholeCurve'),
  length: float(0.1, 1.15, 0.3),
  connecting_width: float(0, 2, 0.2),
  end_width: float(0.2, 2, 1),
  sleeve_angle: int(10, 50, 10),
  opening_dir_mix: float(-0.9, 0.8, 0.1),
  standing_shoulder: bool(),
  standing_shoulder_len: float(4, 10, 5),
  connect_ruffle: float(1, 2, 1),
  smoothing_coeff: float(0.1, 0.4, 0.25),
  cuff: cuff(3),
});

const shirt = (): ParameterGroup => ({ strapless: bool(), width: float(1, 1.3, 1.05), flare: float(0.7, 1.6, 1) });

const collar = (): ParameterGroup => ({
  f_collar: select(NECKS, 'CircleNeckHalf'),
  b_collar: select(NECKS, 'CircleNeckHalf'),
  width: float(-0.5, 1, 0.2),
});

const SKIRTS = ['Skirt2', 'PencilSkirt', 'SkirtCircle', 'AsymmSkirtCircle'];

/** A fresh set of all parameters at their usual values. */
export const parameters = (): ParameterGroup => ({
  meta: {
    upper: maybe(['FittedShirt', 'Shirt']),
    wb: maybe(['StraightWB', 'FittedWB']),
    bottom: maybe([
      'SkirtCircle',
      'AsymmSkirtCircle',
      'GodetSkirt',
      'Pants',
      'Skirt2',
      'SkirtManyPanels',
      'PencilSkirt',
      'SkirtLevels',
    ]),
    connected: bool(),
  },
  waistband: { waist: float(1, 2, 1), width: float(0.1, 1, 0.2) },
  fitted_shirt: { strapless: bool() },
  shirt: { ...shirt(), length: float(0.5, 3.5, 1.2) },
  collar: {
    ...collar(),
    fc_depth: float(0.3, 2, 0.4),
    bc_depth: float(0, 2, 0),
    ...neckCurves(),
    component: {
      style: maybe(['Turtle', 'SimpleLapel', 'Hood2Panels']),
      depth: int(2, 8, 7),
      lapel_standing: bool(),
      hood_depth: float(1, 2, 1),
      hood_length: float(1, 1.5, 1),
    },
  },
  sleeve: sleeve(),
  left: { enable_asym: bool(), shirt: shirt(), collar: { ...collar(), ...neckCurves() }, sleeve: sleeve() },
  skirt: {
    length: float(-0.2, 0.95, 0.2),
    rise: float(0.5, 1, 1),
    ruffle: float(1, 2, 1.3),
    bottom_cut: float(0, 0.9, 0),
    flare: int(0, 20, 0),
  },
  'flare-skirt': {
    length: float(-0.2, 0.95, 0.2),
    rise: float(0.5, 1, 1),
    suns: float(0.1, 1.95, 0.75),
    'skirt-many-panels': {
      n_panels: int(4, 15, 4),
      panel_curve: select([-0.35, -0.25, -0.15, 0, 0.15, 0.25, 0.35, 0.45], 0),
    },
    asymm: { front_length: float(0.1, 0.9, 0.5) },
    cut: { add: bool(), depth: float(0.05, 0.95, 0.5), width: float(0.05, 0.4, 0.1), place: float(-1, 1, -0.5) },
  },
  'godet-skirt': {
    base: select(['Skirt2', 'PencilSkirt'], 'PencilSkirt'),
    insert_w: int(10, 50, 15),
    insert_depth: int(10, 50, 20),
    num_inserts: select([4, 6, 8, 10, 12], 4),
    cuts_distance: int(0, 10, 5),
  },
  'pencil-skirt': {
    length: float(0.2, 0.95, 0.4),
    rise: float(0.5, 1, 1),
    flare: float(0.6, 1.5, 1),
    low_angle: int(-30, 30, 0),
    front_slit: float(0, 0.9, 0),
    back_slit: float(0, 0.9, 0),
    left_slit: float(0, 0.9, 0),
    right_slit: float(0, 0.9, 0),
    style_side_cut: maybe(['Sun', 'SIGGRAPH_logo']),
  },
  'levels-skirt': {
    base: select(SKIRTS, 'PencilSkirt'),
    level: select(['Skirt2', 'SkirtCircle', 'AsymmSkirtCircle'], 'Skirt2'),
    num_levels: int(1, 5, 1),
    level_ruffle: float(1, 1.7, 1),
    length: float(0.2, 0.95, 0.5),
    rise: float(0.5, 1, 1),
    base_length_frac: float(0.2, 0.8, 0.5),
  },
  pants: {
    length: float(0.2, 0.9, 0.3),
    width: float(1, 1.5, 1),
    flare: float(0.5, 1.2, 1),
    rise: float(0.5, 1, 1),
    cuff: cuff(2),
  },
});

const isParameter = (node: Parameter | ParameterGroup | undefined): node is Parameter =>
  node !== undefined && 'v' in node && 'range' in node;

/**
 * Sets one parameter by its dotted path; numbers are kept within the range, whole where they must be.
 * @throws Error for a path or a choice that GarmentCode does not have
 */
export function setParameter(all: ParameterGroup, path: string, value: Value): void {
  const node = path
    .split('.')
    .reduce<Parameter | ParameterGroup | undefined>((at, name) => (at && !isParameter(at) ? at[name] : undefined), all);
  if (!isParameter(node)) throw new Error(`GarmentCode has no parameter ${path}`);
  node.v = fitting(node, value, path);
}

function fitting({ range, type }: Parameter, value: Value, path: string): Value {
  if (type !== 'float' && type !== 'int') {
    if (!range.includes(value)) throw new Error(`GarmentCode has no ${String(value)} for ${path}`);
    return value;
  }
  const within = Math.max(Number(range[0]), Math.min(Number(range[1]), Number(value)));
  return type === 'int' ? Math.round(within) : Math.round(within * 1000) / 1000;
}
