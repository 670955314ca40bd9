import { COTTON, gridOf, skirtPanels } from './cloth/sheets.fixture.js';
import { drape } from './drape.js';
import type { Draped, PanelMesh } from './types.js';

/** A waist of 71 cm above 1 m, hips of 100 cm from 80 cm down. */
const radius = (y: number): number => Math.min(0.16, Math.max(0.113, 0.113 + (1 - y) * 0.235));
const BODY = {
  distance: gridOf([-0.3, 0.2, -0.3], [0.3, 1.3, 0.3], (x, y, z) => (Math.hypot(x, z) - radius(y)) * 0.97),
};

/** Waist, hem and length, metres. */
const SKIRT = [0.78, 1.5, 0.5] as const;
const [COARSE, FINE] = [0.03, 0.022].map((spacing) => skirtPanels(spacing, ...SKIRT));

/** Both panels before and behind the body, 4 cm off it. */
function begin({ flat, panelOf }: PanelMesh): Float32Array {
  const positions = new Float32Array(3 * panelOf.length);
  panelOf.forEach((panel, i) => {
    const angle = (flat[2 * i] / (SKIRT[1] / 4)) * 1.4 + (panel === 1 ? Math.PI : 0);
    positions.set([0.24 * Math.sin(angle), 0.5 + flat[2 * i + 1], 0.24 * Math.cos(angle)], 3 * i);
  });
  return positions;
}

const draped = (seed: number, form = BODY): Draped =>
  drape({ mesh: COARSE, positions: begin(COARSE), cloths: [COTTON], clothOf: new Uint8Array(2) }, FINE, form, seed);

/** Too slim to hold the skirt at its waist: a step far below catches it. */
const SLIM = {
  distance: gridOf([-0.3, 0, -0.3], [0.3, 1.3, 0.3], (x, y, z) =>
    Math.max(-0.1, Math.min(Math.hypot(x, z) - 0.08, Math.max(Math.hypot(x, z) - 0.22, y - 0.4))),
  ),
};

describe('a skirt of two panels', () => {
  const skirt = draped(1);
  const meanHeight = (isAt: (y: number) => boolean): number => {
    const at = [...FINE.panelOf.keys()].filter((i) => isAt(FINE.flat[2 * i + 1]));
    return at.reduce((sum, i) => sum + skirt.positions[3 * i + 1], 0) / at.length;
  };

  it('comes to rest outside the body, as long as it was cut', () => {
    expect(skirt.settled).toBe(true);
    const inside = [...FINE.panelOf.keys()].filter((i) => {
      const [x, y, z] = skirt.positions.subarray(3 * i, 3 * i + 3);
      return Math.hypot(x, z) < radius(y);
    });
    expect(inside).toEqual([]);
    expect(Math.max(...skirt.warp, ...skirt.weft)).toBeLessThan(0.06);
  });

  it('is not at rest where nothing holds it up', () => {
    expect(draped(1, SLIM).settled).toBe(false);
  });

  it('hangs from where the body is as wide as its waist, its hem its length below', () => {
    const waist = meanHeight((y) => y > SKIRT[2] - 1e-6);
    // 78 cm round, 3 mm off the body
    expect(Math.abs(radius(waist) + 0.003 - SKIRT[0] / (2 * Math.PI))).toBeLessThan(0.004);
    const hem = meanHeight((y) => y < 1e-6);
    expect(Math.abs(waist - hem - SKIRT[2])).toBeLessThan(0.02);
  });

  it('closes its seams, and is the same bytes for the same seed', () => {
    for (let i = 0; i < FINE.seams.length; i += 2) {
      const [p, q] = [FINE.seams[i], FINE.seams[i + 1]];
      expect([...skirt.positions.subarray(3 * p, 3 * p + 3)]).toEqual([...skirt.positions.subarray(3 * q, 3 * q + 3)]);
    }
    expect(Buffer.from(draped(1).positions.buffer).equals(Buffer.from(skirt.positions.buffer))).toBe(true);
    expect(Buffer.from(draped(2).positions.buffer).equals(Buffer.from(skirt.positions.buffer))).toBe(false);
  });
});
