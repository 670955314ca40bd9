import type { Look, Surface } from '../surface.js';

/** All surfaces as one, for the rasteriser. */
export interface Soup {
  positions: Float32Array;
  normals: Float32Array;
  /** place on the panel, metres */
  flat: Float32Array;
  fit: Float32Array;
  triangles: Uint32Array;
  /** the first of them: those that nothing is seen through, and that throw shadows */
  opaque: Uint32Array;
  /** which of `looks` a triangle has */
  lookOf: Uint8Array;
  looks: readonly Look[];
  lines: Uint32Array;
}

export function soupOf(all: readonly Surface[]): Soup {
  const sheer = all.filter(({ look }) => look.opacity < 1);
  const solid = all.filter(({ look }) => look.opacity >= 1);
  const surfaces = [...solid, ...sheer];
  const starts = startsOf(surfaces);
  const looks = [...new Set(surfaces.map(({ look }) => look))];
  const counts = surfaces.map(({ positions }) => positions.length / 3);
  const moved = (of: (s: Surface) => Uint32Array): Uint32Array =>
    Uint32Array.from(surfaces.flatMap((s, k) => Array.from(of(s), (i) => i + starts[k])));
  const triangles = moved(({ triangles: own }) => own);
  const opaque = triangles.subarray(
    0,
    solid.reduce((sum, surface) => sum + surface.triangles.length, 0),
  );
  return {
    positions: joined(surfaces.map(({ positions }) => positions)),
    normals: joined(surfaces.map(({ normals }) => normals)),
    flat: joined(surfaces.map(({ flat }, k) => flat ?? new Float32Array(counts[k] * 2))),
    fit: joined(surfaces.map(({ fit }, k) => fit ?? new Float32Array(counts[k]).fill(0.5))),
    triangles,
    opaque,
    lookOf: Uint8Array.from(
      surfaces.flatMap((s) => Array.from({ length: s.triangles.length / 3 }, () => looks.indexOf(s.look))),
    ),
    looks,
    lines: moved(({ lines }) => lines),
  };
}

function startsOf(surfaces: readonly Surface[]): number[] {
  let at = 0;
  return surfaces.map(({ positions }) => {
    const start = at;
    at += positions.length / 3;
    return start;
  });
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
