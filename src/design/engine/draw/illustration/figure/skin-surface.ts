import type { Ramp } from '../color/ramp.js';
import { rampOf } from '../color/ramp.js';
import type { HairTone, Skin } from '../color/skin.js';
import type { Surface } from '../paint/piece.js';

const plain = { patterns: () => [], opacity: 1, tuft: 0 } as const;

const rampOfSkin = (skin: Skin): Ramp => ({
  base: skin.base,
  light: skin.light,
  glint: skin.light,
  shade: skin.shade,
  deep: skin.deep,
  ink: skin.ink,
  lightness: 0.8,
});

export const skinSurface = (skin: Skin): Surface => ({
  ...plain,
  ramp: rampOfSkin(skin),
  relief: 0.8,
  shine: 0.3,
  line: 1.9,
});

export const hairSurface = (tone: HairTone): Surface => ({
  ...plain,
  ramp: {
    base: tone.base,
    light: tone.light,
    glint: tone.light,
    shade: tone.dark,
    deep: tone.dark,
    ink: tone.ink,
    lightness: 0.4,
  },
  relief: 0.9,
  shine: 0.8,
  line: 1.6,
});

/** Plain cloth or leather of one colour: shoes, bands, buttons. */
export const plainSurface = (hex: string, rest: Partial<Surface> = {}): Surface => ({
  ...plain,
  ramp: rampOf(hex),
  relief: 0.9,
  shine: 0.4,
  line: 1.8,
  ...rest,
});
