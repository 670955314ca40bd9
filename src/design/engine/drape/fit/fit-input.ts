import type { Draped, Form, PanelMesh, SewnGraph } from '../types.js';

/** A garment at rest on its form, with what its fit is told by. */
export interface FitInput {
  graph: SewnGraph;
  mesh: PanelMesh;
  draped: Draped;
  form: Form;
  /** per panel: the strain that its cloth bears in comfort, a share */
  comfortable: readonly number[];
  /** of each particle from the form, metres; negative inside it */
  away: Float32Array;
}
