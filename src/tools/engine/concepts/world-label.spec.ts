import { worldLabel } from './world-label.js';

describe('worldLabel', () => {
  it.each([
    ['Minimalist', 'minimalist'],
    ['quiet luxury for Anna', 'luxury'],
    ['japanese streetwear', 'other'],
    ['my name is Anna', 'other'],
  ])('%s counts as %s', (style, label) => expect(worldLabel(style)).toBe(label));
});
