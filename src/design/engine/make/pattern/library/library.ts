/**
 * What this engine uses of FreeSewing 4.10 (MIT), described by hand because the library has no types.
 * Designs are imported when first drafted, so that a worker starts at once.
 */

export interface FsAttributes {
  get(name: string): string | false;
}

export interface FsPoint {
  x: number;
  y: number;
  clone(): FsPoint;
  attributes: FsAttributes;
}

export interface FsOp {
  type: 'move' | 'line' | 'curve' | 'close' | 'noop';
  to: FsPoint;
  cp1: FsPoint;
  cp2: FsPoint;
}

export interface FsPath {
  hidden: boolean;
  ops: FsOp[];
  attributes: FsAttributes;
}

export interface FsSnippet {
  def: string;
  anchor: FsPoint;
  attributes: FsAttributes;
}

export interface FsPart {
  name: string;
  hidden: boolean;
  points: Record<string, FsPoint>;
  paths: Record<string, FsPath>;
  snippets: Record<string, FsSnippet>;
}

export interface FsCut {
  cut: number;
  identical: boolean;
  onBias: boolean;
  onFold: boolean;
}

export interface FsCutlist {
  materials?: Record<string, FsCut[]>;
  cutOnFold?: [FsPoint, FsPoint];
  grain?: number;
}

export interface FsOption {
  pct?: number;
  mm?: number;
  deg?: number;
  count?: number;
  bool?: boolean;
  dflt?: string;
  list?: string[];
  min?: number;
  max?: number;
}

export interface FsStore {
  get(path: string | string[], otherwise?: unknown): unknown;
  set(path: string[], value: unknown): unknown;
}

export interface FsSettings {
  measurements: Record<string, number>;
  options: Record<string, number | boolean | string>;
  absoluteOptions?: Record<string, number>;
  sa: number;
  only?: string[];
}

export interface FsPattern {
  config: { options: Record<string, FsOption | number | string | boolean>; measurements: string[] };
  settings: FsSettings[];
  setStores: FsStore[];
  activePart: string;
  activeSet: number;
  parts: Record<string, FsPart>[];
  use(plugin: FsPlugin): FsPattern;
  getConfig(): FsPattern['config'];
  draft(): FsPattern;
  getLogs(): { pattern: { error: unknown[] }; sets: { error: unknown[] }[] };
}

export interface MacroContext {
  points: Record<string, FsPoint>;
  store: FsStore & {
    generateMacroIds(keys: string[], id: string): Record<string, string>;
    storeMacroIds(id: string, ids: Record<string, unknown>): void;
  };
}

export type FsMacro = (config: { at?: FsPoint; id?: string }, context: MacroContext) => Record<string, string>;

export interface FsPlugin {
  name: string;
  version: string;
  macros: Record<string, FsMacro>;
  hooks?: { prePartDraft: (pattern: FsPattern) => void };
}

export type FsDesign = new (settings: FsSettings) => FsPattern;

const packages = {
  aaron: () => import('@freesewing/aaron'),
  albert: () => import('@freesewing/albert'),
  bee: () => import('@freesewing/bee'),
  bella: () => import('@freesewing/bella'),
  benjamin: () => import('@freesewing/benjamin'),
  bibi: () => import('@freesewing/bibi'),
  bruce: () => import('@freesewing/bruce'),
  carlita: () => import('@freesewing/carlita'),
  carlton: () => import('@freesewing/carlton'),
  cathrin: () => import('@freesewing/cathrin'),
  charlie: () => import('@freesewing/charlie'),
  devon: () => import('@freesewing/devon'),
  diana: () => import('@freesewing/diana'),
  florent: () => import('@freesewing/florent'),
  holmes: () => import('@freesewing/holmes'),
  hortensia: () => import('@freesewing/hortensia'),
  huey: () => import('@freesewing/huey'),
  hugo: () => import('@freesewing/hugo'),
  jaeger: () => import('@freesewing/jaeger'),
  lily: () => import('@freesewing/lily'),
  lumina: () => import('@freesewing/lumina'),
  noble: () => import('@freesewing/noble'),
  onyx: () => import('@freesewing/onyx'),
  opal: () => import('@freesewing/opal'),
  paco: () => import('@freesewing/paco'),
  penelope: () => import('@freesewing/penelope'),
  sandy: () => import('@freesewing/sandy'),
  sarah: () => import('@freesewing/sarah'),
  shelly: () => import('@freesewing/shelly'),
  shin: () => import('@freesewing/shin'),
  simon: () => import('@freesewing/simon'),
  simone: () => import('@freesewing/simone'),
  sven: () => import('@freesewing/sven'),
  teagan: () => import('@freesewing/teagan'),
  tina: () => import('@freesewing/tina'),
  titan: () => import('@freesewing/titan'),
  toni: () => import('@freesewing/toni'),
  trayvon: () => import('@freesewing/trayvon'),
  tristan: () => import('@freesewing/tristan'),
  wahid: () => import('@freesewing/wahid'),
  waralee: () => import('@freesewing/waralee'),
  yuri: () => import('@freesewing/yuri'),
} satisfies Record<string, () => Promise<unknown>>;

export type DesignName = keyof typeof packages;
export const DESIGN_NAMES = Object.keys(packages).toSorted() as DesignName[];

export interface LoadedDesign {
  Design: FsDesign;
  /** Plain words for the design's own texts, by `design:key` and bare key. */
  words: Record<string, string>;
}

interface DesignModule {
  i18n?: { en?: { p?: Record<string, string>; s?: Record<string, string> } };
}

export async function loadDesign(name: DesignName): Promise<LoadedDesign> {
  const module = (await packages[name]()) as Record<string, unknown> & DesignModule;
  const Design = Object.values(module).find(isDesign);
  if (!Design) throw new Error(`package of ${name} exports no design`);
  return { Design, words: { ...module.i18n?.en?.s, ...module.i18n?.en?.p } };
}

function isDesign(value: unknown): value is FsDesign {
  return typeof value === 'function' && 'designConfig' in value;
}
