/** The one place where the tools' engines meet the design engine. */
export { CATEGORIES, CATEGORY, completedOf, GARMENTS, namedIn, readBrief } from '../../design/engine/index.js';
export type { Category, Garment, GarmentSpec } from '../../design/engine/index.js';
