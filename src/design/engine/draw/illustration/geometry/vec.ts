/** A point or vector on the drawing, in drawing units, y downwards. */
export interface Pt {
  readonly x: number;
  readonly y: number;
}

export const pt = (x: number, y: number): Pt => ({ x, y });
export const add = (a: Pt, b: Pt): Pt => ({ x: a.x + b.x, y: a.y + b.y });
export const sub = (a: Pt, b: Pt): Pt => ({ x: a.x - b.x, y: a.y - b.y });
export const mul = (a: Pt, k: number): Pt => ({ x: a.x * k, y: a.y * k });
export const dot = (a: Pt, b: Pt): number => a.x * b.x + a.y * b.y;
export const lerp = (a: Pt, b: Pt, t: number): Pt => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const dist = (a: Pt, b: Pt): number => Math.hypot(b.x - a.x, b.y - a.y);
export const unit = (a: Pt): Pt => {
  const length = Math.hypot(a.x, a.y) || 1;
  return { x: a.x / length, y: a.y / length };
};
/** The vector turned a quarter to its left as seen on screen with y downwards: (0,1) gives (-1,0). */
export const leftOf = (a: Pt): Pt => ({ x: -a.y, y: a.x });

/** Turned clockwise on screen about an origin. @param degrees angle */
export function rotate(p: Pt, degrees: number, origin: Pt = { x: 0, y: 0 }): Pt {
  const a = (degrees * Math.PI) / 180;
  const dx = p.x - origin.x;
  const dy = p.y - origin.y;
  return { x: origin.x + dx * Math.cos(a) - dy * Math.sin(a), y: origin.y + dx * Math.sin(a) + dy * Math.cos(a) };
}

/** Angle of a vector in degrees, 0 to the right, 90 downwards. */
export const angleOf = (a: Pt): number => (Math.atan2(a.y, a.x) * 180) / Math.PI;

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
/** Hermite step from 0 at `low` to 1 at `high`. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
