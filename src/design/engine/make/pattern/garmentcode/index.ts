import { isStanding } from '../../../cut/standing-collar.js';
import type { Cut } from '../../../cut/cut.js';
import type { Leg, Neckline, SleeveType } from '../../../garments/spec.js';
import { fitOf } from '../../../cut/fit.js';
import { belowWaist } from '../../../cut/hem.js';
import { SLEEVE_SHARE } from '../../../cut/sleeve.js';
import { byFit, has } from '../lengths/lengths.js';
import { toMillimetres } from '../bodies/measurements.js';
import { parameters, setParameter, type ParameterGroup, type Value } from './schema.js';

export interface GarmentCodeDesign {
  /** GarmentCode's own tree of parameters; as JSON it is also YAML, so its loaders take it as it is */
  design: ParameterGroup;
  /** what the spec says and GarmentCode has no parameter for */
  left_out: string[];
}

type Set = (path: string, value: Value) => void;

const BODIES = ['shirt', 'top', 'knitwear', 'jacket', 'outerwear', 'dress', 'one-piece'];
const LEGS: Cut['category'][] = ['trousers', 'shorts', 'one-piece'];
const NOT_SHAPED: Cut['garment'][] = ['cape', 'poncho', 'overalls'];

/**
 * The same garment as GarmentCode design parameters.
 * @param spec what to make, best completed with typical values @param body cm under the library's names
 * @returns null for garments GarmentCode has no components for (accessories, underwear, capes)
 */
export function garmentCodeParameters(spec: Cut, body: Readonly<Record<string, number>>): GarmentCodeDesign | null {
  const upper = BODIES.includes(spec.category);
  const legs = LEGS.includes(spec.category);
  const skirt = spec.category === 'skirt' || spec.category === 'dress';
  if (!(upper || legs || skirt) || NOT_SHAPED.includes(spec.garment)) return null;
  const design = parameters();
  const set: Set = (path, value) => setParameter(design, path, value);
  const mm = toMillimetres(body);
  if (upper) setUpper(spec, mm, set);
  if (skirt) setSkirt(spec, mm, set);
  if (legs) setPants(spec, mm, set);
  if (!upper) setBand(spec, set);
  set('meta.connected', upper && (skirt || legs));
  return { design, left_out: leftOut(spec) };
}

/** Straight dresses hang from the shoulder in one; others have a waist seam. */
const inOne = (spec: Cut): boolean =>
  spec.category === 'dress' && has(spec.silhouette, 'shift', 'trapeze', 'tent', 'cocoon', 'oversized', 'boxy');

function setUpper(spec: Cut, body: Record<string, number>, set: Set): void {
  const seamed = spec.category === 'one-piece' || (spec.category === 'dress' && !inOne(spec));
  const fitted = has(fitOf(spec), 'tight', 'slim') || spec.garment === 'corset' || seamed;
  set('meta.upper', fitted ? 'FittedShirt' : 'Shirt');
  const hem = seamed ? 0 : belowWaist(spec.length ?? (spec.category === 'outerwear' ? 'knee' : 'hip'), body);
  set('shirt.length', (body.hpsToWaistBack + hem) / body.hpsToWaistBack);
  for (const side of ['', 'left.']) {
    set(`${side}shirt.width`, byFit(spec, [1, 1.02, 1.05, 1.12, 1.2, 1.3]));
    set(`${side}shirt.flare`, has(spec.silhouette, 'a-line', 'trapeze', 'tent', 'flared') ? 1.4 : 1);
    setNeck(spec, `${side}collar`, set);
    setSleeve(spec, `${side}sleeve`, set);
  }
  setBareShoulders(spec, set);
  setCollar(spec, set);
}

interface Neck {
  shape: string;
  width: number;
  depth: number;
}

const ROUND: Neck = { shape: 'CircleNeckHalf', width: 0.2, depth: 0.4 };
const NECKS: Partial<Record<Neckline, Neck>> = {
  'v-neck': { shape: 'VNeckHalf', width: 0.2, depth: 1 },
  surplice: { shape: 'VNeckHalf', width: 0.2, depth: 1.2 },
  'deep-v': { shape: 'VNeckHalf', width: 0.3, depth: 1.5 },
  plunging: { shape: 'VNeckHalf', width: 0.3, depth: 1.8 },
  square: { shape: 'SquareNeckHalf', width: 0.45, depth: 0.7 },
  boat: { shape: 'CircleArcNeckHalf', width: 0.85, depth: 0.3 },
  'straight-across': { shape: 'TrapezoidNeckHalf', width: 0.7, depth: 0.5 },
  scoop: { shape: 'CurvyNeckHalf', width: 0.5, depth: 0.9 },
  'u-neck': { shape: 'CurvyNeckHalf', width: 0.35, depth: 1 },
  sweetheart: { shape: 'Bezier2NeckHalf', width: 0.6, depth: 0.9 },
  'off-shoulder': { shape: 'CircleArcNeckHalf', width: 1, depth: 0.6 },
};

function setNeck(spec: Cut, at: string, set: Set): void {
  const neck = (spec.neckline && NECKS[spec.neckline]) ?? ROUND;
  set(`${at}.f_collar`, neck.shape);
  set(`${at}.width`, neck.width);
  if (!at.startsWith('left')) set(`${at}.fc_depth`, neck.depth);
}

function setBareShoulders(spec: Cut, set: Set): void {
  const bare = spec.neckline === 'strapless';
  set('shirt.strapless', bare);
  set('fitted_shirt.strapless', bare);
  if (!has(spec.neckline, 'one-shoulder', 'asymmetric')) return;
  set('left.enable_asym', true);
  set('left.shirt.strapless', true);
  set('left.sleeve.sleeveless', true);
}

function setCollar(spec: Cut, set: Set): void {
  const high = has(spec.neckline, 'turtleneck', 'mock-neck', 'funnel') || isStanding(spec.collar);
  const style = spec.hood ? 'Hood2Panels' : high ? 'Turtle' : spec.collar || spec.lapel ? 'SimpleLapel' : null;
  set('collar.component.style', style);
  if (high) set('collar.component.depth', spec.neckline === 'turtleneck' ? 8 : 4);
}

interface SleeveShape {
  end: number;
  gather: number;
  cuff: string | null;
}

const SLEEVES: Partial<Record<SleeveType, SleeveShape>> = {
  puff: { end: 1.3, gather: 1.6, cuff: 'CuffBand' },
  balloon: { end: 1.7, gather: 1.5, cuff: 'CuffBand' },
  bishop: { end: 1.6, gather: 1, cuff: 'CuffBand' },
  poet: { end: 1.6, gather: 1.3, cuff: 'CuffBandSkirt' },
  lantern: { end: 1.6, gather: 1, cuff: 'CuffBand' },
  bell: { end: 1.8, gather: 1, cuff: null },
  circular: { end: 2, gather: 1, cuff: null },
  flutter: { end: 1.7, gather: 1.2, cuff: null },
  juliet: { end: 0.8, gather: 1.6, cuff: null },
  'leg-of-mutton': { end: 0.7, gather: 1.8, cuff: null },
  ruffle: { end: 1, gather: 1, cuff: 'CuffSkirt' },
};

function setSleeve(spec: Cut, at: string, set: Set): void {
  const share = SLEEVE_SHARE[spec.sleeve.length ?? (spec.sleeve.type ? 'long' : 'sleeveless')];
  set(`${at}.sleeveless`, share === 0);
  if (share === 0) return;
  const shape = (spec.sleeve.type && SLEEVES[spec.sleeve.type]) || {
    end: share > 0.6 ? 0.7 : 1,
    gather: 1,
    cuff: null,
  };
  set(`${at}.length`, share);
  set(`${at}.end_width`, shape.end);
  set(`${at}.connect_ruffle`, shape.gather);
  if (has(spec.sleeve.type, 'kimono', 'batwing', 'dolman', 'drop-shoulder'))
    set(`${at}.armhole_shape`, 'ArmholeSquare');
  const cuff = shape.cuff ?? cuffOf(spec);
  set(`${at}.cuff.type`, cuff);
  if (cuff && shape.end > 1) set(`${at}.cuff.top_ruffle`, shape.end);
}

function cuffOf(spec: Cut): string | null {
  if (has(spec.cuff, 'barrel', 'french', 'rib', 'elastic', 'tab', 'turn-up')) return 'CuffBand';
  return spec.cuff === 'ruffle' ? 'CuffSkirt' : null;
}

/** Lengths of skirts and trousers are shares of the leg, from the hips to the floor. */
const legShare = (hem: number, body: Record<string, number>): number =>
  (hem - body.waistToHips) / (body.waistToFloor - body.waistToHips);

const wants = (spec: Cut, silhouette: Cut['silhouette'], detail: Cut['details'][number]) =>
  spec.silhouette === silhouette || spec.details.includes(detail);

function skirtKind(spec: Cut): string {
  if (wants(spec, 'tiered', 'tiers') || spec.silhouette === 'mermaid') return 'SkirtLevels';
  if (spec.details.includes('godets')) return 'GodetSkirt';
  if (spec.details.includes('panels')) return 'SkirtManyPanels';
  if (has(spec.hem, 'high-low')) return 'AsymmSkirtCircle';
  if (wants(spec, 'pleated', 'pleats') || wants(spec, 'gathered', 'gathers')) return 'Skirt2';
  if (has(spec.silhouette, 'pencil', 'sheath', 'bodycon', 'straight', 'tailored', 'peplum')) return 'PencilSkirt';
  return 'SkirtCircle';
}

function setSkirt(spec: Cut, body: Record<string, number>, set: Set): void {
  if (inOne(spec)) return;
  const length = legShare(belowWaist(spec.length ?? 'knee', body), body);
  const rise = spec.waistline === 'low' ? 0.6 : 1;
  set('meta.bottom', skirtKind(spec));
  for (const kind of ['skirt', 'flare-skirt', 'pencil-skirt', 'levels-skirt']) {
    set(`${kind}.length`, length);
    set(`${kind}.rise`, rise);
  }
  set('flare-skirt.suns', has(spec.silhouette, 'circle', 'ball-gown') ? 1 : has(spec.silhouette, 'a-line') ? 0.3 : 0.5);
  set('skirt.ruffle', wants(spec, 'pleated', 'pleats') ? 2 : 1.6);
  if (spec.hem === 'slit' || spec.details.includes('slit')) set('pencil-skirt.back_slit', 0.35);
  if (spec.details.includes('panels')) set('flare-skirt.skirt-many-panels.n_panels', 6);
  setLevels(spec, set);
}

function setLevels(spec: Cut, set: Set): void {
  const mermaid = spec.silhouette === 'mermaid';
  set('levels-skirt.base', mermaid ? 'PencilSkirt' : 'Skirt2');
  set('levels-skirt.level', mermaid ? 'SkirtCircle' : 'Skirt2');
  set('levels-skirt.num_levels', mermaid ? 1 : has(spec.length, 'maxi', 'floor', 'full', 'ankle') ? 3 : 2);
  set('levels-skirt.level_ruffle', mermaid ? 1 : 1.5);
  set('levels-skirt.base_length_frac', mermaid ? 0.65 : 0.35);
}

const FLARES: Partial<Record<Leg, number>> = {
  flared: 1.2,
  bootcut: 1.1,
  wide: 1.15,
  palazzo: 1.2,
  tapered: 0.75,
  barrel: 0.8,
  slim: 0.7,
  skinny: 0.5,
};

function setPants(spec: Cut, body: Record<string, number>, set: Set): void {
  set('meta.bottom', 'Pants');
  const length = spec.length ?? (spec.category === 'shorts' ? 'thigh' : 'full');
  set('pants.length', legShare(belowWaist(has(length, 'crop', 'waist', 'hip') ? 'full' : length, body), body));
  const wide = has(spec.leg, 'wide', 'palazzo') || spec.silhouette === 'wide';
  set('pants.width', wide ? 1.4 : byFit(spec, [1, 1.02, 1.06, 1.15, 1.3, 1.4]));
  set('pants.flare', (spec.leg && FLARES[spec.leg]) ?? 1);
  set('pants.rise', spec.waistline === 'low' ? 0.6 : 1);
  if (has(spec.cuff, 'rib', 'elastic', 'turn-up')) set('pants.cuff.type', 'CuffBand');
}

function setBand(spec: Cut, set: Set): void {
  set('meta.wb', spec.waistline === 'high' ? 'FittedWB' : 'StraightWB');
  if (has(spec.waistline, 'elastic', 'drawstring', 'paperbag')) set('waistband.waist', 1.1);
  set('waistband.width', spec.waistline === 'high' ? 0.5 : 0.25);
}

function leftOut(spec: Cut): string[] {
  return [
    ...(spec.colors.length > 0 ? ['colours'] : []),
    ...(spec.fabrics.length > 0 ? ['fabrics'] : []),
    ...(spec.print && spec.print !== 'solid' ? ['print'] : []),
    ...(spec.closure ? [`${spec.closure} closing`] : []),
    ...spec.pockets.map((p) => `${p} pocket`),
    ...(spec.collar && !isStanding(spec.collar) ? [`${spec.collar} collar as a simple lapel`] : []),
  ];
}
