import { type Point, unit } from '../../../geometry/point.js';

/** Direction to the light: above and to the viewer's left. */
export const TO_LIGHT: Point = unit({ x: -0.62, y: -0.78 });
/** How far a cast shadow falls, in head heights. */
export const SHADOW_FALL: Point = { x: 0.05, y: 0.085 };
