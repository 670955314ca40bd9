import type { Panel, SewnGraph } from '../types.js';

/** Two rectangles, sewn to a tube of twice the width, metres. */
export function tube(width: number, length: number): SewnGraph {
  const panel = (id: string, side: Panel['side'], turn: number): Panel => ({
    id,
    piece: id,
    copy: 1,
    material: 'fabric',
    outline: Float64Array.from([0, 0, width, 0, width, length, 0, length]),
    grain: 0,
    edges: [],
    lines: [],
    region: 'skirt',
    side,
    turn,
  });
  const right = { from_m: width, to_m: width + length };
  const left = { from_m: 2 * (width + length), to_m: 2 * width + length };
  return {
    panels: [panel('front', 'front', 0), panel('back', 'back', Math.PI)],
    stitches: [
      { a: { panel: 0, ...right }, b: { panel: 1, ...left }, kind: 'flush', name: 'left side' },
      { a: { panel: 1, ...right }, b: { panel: 0, ...left }, kind: 'flush', name: 'right side' },
    ],
    holes: [],
    left_off: [],
  };
}
