import type { Hem } from '../../../garments/spec.js';

/** Added drop of a hem by share (0 left … 1 right), in drawing units. @param size one head height in drawing units */
export function hemDrop(hem: Hem | null, size: number, amount = 1): ((share: number) => number) | undefined {
  const k = size * amount;
  switch (hem) {
    case 'curved':
      return (s) => 0.2 * k * (1 - (2 * s - 1) ** 2) - 0.03 * k;
    case 'high-low':
      return (s) => -0.85 * k * Math.sin(Math.PI * s) ** 1.2;
    case 'asymmetric':
      return (s) => 1.1 * k * (s - 0.5);
    case 'handkerchief':
      return (s) => 0.42 * k * Math.abs(((((s * 3 + 0.5) % 1) + 1) % 1) - 0.5) * 2 - 0.18 * k;
    case 'scalloped':
      return (s) => 0.07 * k * Math.abs(Math.sin(s * Math.PI * 9));
    case 'lettuce':
      return (s) => 0.035 * k * Math.sin(s * Math.PI * 34);
    default:
      return undefined;
  }
}
