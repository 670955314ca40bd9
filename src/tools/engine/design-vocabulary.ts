/** The one place where the tools' engines meet the design engine. */
export { CATEGORY, readBrief } from '../../design/engine/brief/index.js';
export { CATEGORIES, GARMENTS } from '../../design/engine/spec.js';
export type { Category, Garment } from '../../design/engine/spec.js';
