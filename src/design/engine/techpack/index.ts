export { techPackPdf } from './tech-pack.js';
export type { TechPackBody, TechPackFonts, TechPackInput, TechPackPattern } from './input.js';
