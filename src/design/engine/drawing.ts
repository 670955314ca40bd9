/** The design engine's face for worker threads: from a text to a picture. Pure. */
export { cutOf } from './cut/cut-of.js';
export { illustrate, renderPng } from './illustration/index.js';
export { readDesign } from './named.js';
export { paletteOf } from './palette/index.js';
export { completedOf } from './typical.js';
