import type { Cloth } from '../types.js';
import { rubbingOf } from './rubbing.js';

const [KNITTED, WOVEN] = [0.35, 0.06].map((stretch) => ({ stretch }) as Cloth);
/** A knit with a hem (node 1) sewn to a woven yoke at node 2. */
const SHEET = { friction: Float64Array.of(0.4, 0.4, 0.4, 0.3), nodeOf: Uint32Array.of(0, 1, 2, 3) };
const MESH = { hems: Uint8Array.of(0, 1, 0, 0), panelOf: Uint16Array.of(0, 0, 0, 1) };

it.each([
  ['everywhere', [0.4, 0.4, 0.4, 0.3]],
  ['nowhere', [0, 0, 0, 0.3]],
  ['at hems', [0, 0.4, 0, 0.3]],
] as const)('lets knits that hang from the shoulders rub %s', (where, friction) => {
  const rubbing = rubbingOf(SHEET, MESH, [KNITTED, WOVEN], Uint8Array.of(0, 1));
  expect([...rubbing(where)]).toEqual(friction);
});

it('leaves alone what is held at the waist', () => {
  const rubbing = rubbingOf(SHEET, { panelOf: MESH.panelOf }, [KNITTED, WOVEN], Uint8Array.of(0, 1));
  expect([...rubbing('nowhere')]).toEqual([...SHEET.friction]);
});
