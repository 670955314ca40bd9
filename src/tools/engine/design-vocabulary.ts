/** The one place where the tools' engines meet the design engine's words. */
export { CATEGORIES, GARMENTS } from '../../design/engine/spec.js';
export type { Category, Garment } from '../../design/engine/spec.js';
