/**
 * Fashion illustration: a garment spec becomes a drawn figure wearing it, with quiet pieces that complete the outfit.
 *
 * `illustrate(spec, {width, height, seed, pose?, body?, palette?, caption?})` is pure and synchronous (about 20–40 ms) and gives
 * `{svg, width, height}`; equal arguments give equal bytes. Sizes are pixels; any proportion works, 2:3 is filled best.
 * `renderPng(svg, width, height)` gives the PNG's bytes (resvg, its own thread). Inputs and outputs can be cloned into
 * and out of a worker.
 */
export { illustrate, illustrateOutfit, type PoseName } from './illustrate.js';
export { renderJpeg, renderPng } from './rendered.js';
export { shaped, type Girths } from './figure/girths.js';
