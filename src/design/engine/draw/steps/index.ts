/** Drawings of sewing steps, made from the pieces as they were drafted and the seams that join them. */
export { panelsOf } from './panel.js';
export { pictureOf } from './panel-svg.js';
export type { Picture } from './panel-svg.js';
export { STEP_LEGEND, stepsSvg } from './steps-svg.js';
