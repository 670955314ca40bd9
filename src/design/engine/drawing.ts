/** The design engine's face for worker threads: from a text to a picture. Pure. */
export { illustrate, illustrateOutfit, renderPng } from './draw/illustration/index.js';
export { wornCuts } from './draw/worn-cuts.js';
export { readDesign } from './read/read-design.js';
export { paletteOf } from './color/palette.js';
export { conflictsOf } from './cut/coherent.js';
export { completedOf } from './cut/typical.js';
