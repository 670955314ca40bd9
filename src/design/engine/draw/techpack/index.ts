export { techPackPdf } from './tech-pack.js';
export type { TechPackFonts, TechPackInput } from './input.js';
