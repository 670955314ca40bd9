import { closesWithMetal } from '../../cut/button-color.js';
import type { Cut } from '../../cut/cut.js';
import { clothOfPart, materialOfPart } from '../../cut/part-cloth.js';
import { clothOf, mainCloth, type Cloth } from '../../draw/illustration/fabrics/cloth.js';
import { SPEC_PARTS } from '../../garments/spec.js';
import type { Look } from './surface.js';
import { tileOf } from './tile.js';

/** Of linen, as dress forms are. */
export const FORM_LOOK: Look = { name: 'form', hex: '#d9d0c1', tile: null, shine: 0, opacity: 1 };

/** The name of what buttons look like, which no material has. */
export const BUTTONS = 'buttons';

/** Lightness from which on cloth has buttons like mother of pearl. */
const PALE = 0.75;

/** As the text says, else of horn or of a shell's tone, darker than what they are sewn to. */
function buttonLook(cut: Cut): Look {
  const { ramp } = mainCloth(cut).surface;
  const hex = clothOfPart(cut, 'closure')?.hex ?? (ramp.lightness > PALE ? ramp.shade : ramp.deep);
  return { name: BUTTONS, hex, tile: null, shine: closesWithMetal(cut) ? 0.9 : 0.5, opacity: 1 };
}

/** How each material of the cut looks. @param materials as the panels name them */
export async function looksOf(cut: Cut, materials: readonly string[]): Promise<Map<string, Look>> {
  const looks = new Map<string, Look>();
  for (const material of new Set(materials)) looks.set(material, await lookOf(cut, material));
  looks.set(BUTTONS, buttonLook(cut));
  return looks;
}

async function lookOf(cut: Cut, material: string): Promise<Look> {
  const cloth = clothCalled(cut, material);
  const { drape, surface } = cloth;
  const tile = await tileOf(cloth);
  return { name: material, hex: surface.ramp.base, tile, shine: drape.shine, opacity: drape.opacity };
}

/** The cloth that pattern and bill call so; the main one for what they do not tell apart. */
function clothCalled(cut: Cut, material: string): Cloth {
  for (const part of SPEC_PARTS)
    for (const from of ['fabric', 'ribbing'] as const) {
      const said = materialOfPart(cut, part, from) === material ? clothOfPart(cut, part) : null;
      if (said) return clothOf(said.hex, from === 'ribbing' ? 'rib-knit' : said.fabric);
    }
  const main = mainCloth(cut);
  return material === 'ribbing' ? clothOf(main.hex, 'rib-knit') : main;
}
