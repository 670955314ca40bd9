/**
 * The design engine's face: read a garment out of text, complete it, measure, draft and draw it. Pure; the heavy
 * functions (`draftPattern`, `drawFlat`, `illustrate`, `renderPng`) belong in worker threads.
 */
export * from './spec.js';
export { withAsked, type Asked } from './asked.js';
export { CATEGORY, STYLE_NAMES, readBrief, styleBias } from './brief/index.js';
export type { Brief, BriefInput, BriefResult, Evidence, EvidenceMap, StyleBias } from './brief/index.js';
export { COLOR_NAMES } from './color/names.js';
export { difference, nearestName } from './color/shade.js';
export { drawFlat } from './flat/index.js';
export { illustrate, renderPng } from './illustration/index.js';
export { FABRIC_FACTS, materialsOf } from './materials/index.js';
export { resolveBody, sizeChart } from './measurements/index.js';
export { readDesign } from './named.js';
export { paletteOf } from './palette/index.js';
export type { Palette } from './palette/index.js';
export { draftPattern } from './pattern/index.js';
export { revise } from './revise/index.js';
export type { Change, Fitting, Revisable, ReviseResult } from './revise/index.js';
export { completeSpec, completedOf, withAssumptions } from './typical.js';
