/** The one place where the tools' engines meet the design engine. */
export { CATEGORIES, CATEGORY, GARMENTS, readBrief } from '../../design/engine/index.js';
export type { Category, Garment } from '../../design/engine/index.js';
