import type { Raster } from '../../draw/raster/raster.js';

/** How a cloth looks. */
export interface Look {
  name: string;
  /** `#rrggbb`, of the cloth without its print */
  hex: string;
  /** one repeat of weave and print; null for what is plain */
  tile: Tile | null;
  /** 0 matt … 1 satin */
  shine: number;
  /** below 1 for what one sees through */
  opacity: number;
}

/** A picture that repeats over the cloth, its top along the grain. */
export interface Tile extends Raster {
  /** of the cloth that it covers, metres */
  across: number;
  along: number;
}

/** One panel, or the form, ready to be drawn or written. Numbers as in `types.ts`. */
export interface Surface {
  name: string;
  look: Look;
  positions: Float32Array;
  normals: Float32Array;
  triangles: Uint32Array;
  /** place on the panel, metres; null for the form */
  flat: Float32Array | null;
  /** 0 stands far away … .5 lies at ease … 1 is as tight as the cloth bears; null for the form */
  fit: Float32Array | null;
  /** lines to be drawn along seams and raw edges: pairs of particles */
  lines: Uint32Array;
  extras?: Readonly<Record<string, string | number>>;
}

/** The form, then the panels. */
export interface WornScene {
  form: Surface;
  panels: Surface[];
  /** what is sewn on; null where nothing is */
  buttons: Surface | null;
}
