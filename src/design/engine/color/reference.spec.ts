import { colorReference, contrastOf, harmonyWords } from './reference.js';

describe('colorReference', () => {
  /** CIELAB and OKLCH of sRGB red as CSS Color 4 gives them (OKLCH 0.628 0.258 29.2°). */
  it('gives the figures of sRGB red', () => {
    const { rgb, lab, oklch, nearest } = colorReference('#ff0000');
    expect(rgb).toEqual([255, 0, 0]);
    expect(lab.map(Math.round)).toEqual([53, 80, 67]);
    expect(oklch).toEqual([0.628, 0.258, 29]);
    expect(nearest).toEqual({ system: 'CSS Color 4', name: 'red', difference: 0 });
  });

  it('gives greys no hue', () => expect(colorReference('#808080').oklch[2]).toBeNull());

  it('knows the widest contrast', () => expect(contrastOf('#000000', '#ffffff')).toBe(21));

  it('says what a single hue among neutrals is', () => {
    expect(harmonyWords('monochrome', ['#ffffff', '#888888', '#a5482a'])).toBe('Neutrals with one hue.');
    expect(harmonyWords('monochrome', ['#a5482a', '#c8836b'])).toMatch(/One hue/);
  });
});
