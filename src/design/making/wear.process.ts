import { cutOf } from '../engine/cut/cut-of.js';
import { wear as worn, type WearingInput } from '../engine/drape/wear.js';
import { FILES } from '../design.result.js';
import type { WornFile } from '../design.result.js';
import type { GarmentSpec } from '../engine/garments/garment-spec.js';

/** Run in a process of its own: drapes a garment, and writes all files that show it. Same input, same bytes. */

export interface WearInput extends Omit<WearingInput, 'cut'> {
  completed: GarmentSpec;
}

export type WearOutput = Record<WornFile, Uint8Array> | { refused: string };

export async function wear({ completed, ...input }: WearInput): Promise<WearOutput> {
  const made = await worn({ ...input, cut: cutOf(completed, input.body) });
  if ('refused' in made) return made;
  return {
    [FILES.wornGlb]: made.glb,
    [FILES.wornPng]: made.png,
    [FILES.fitPng]: made.fitPng,
    [FILES.fitJson]: Buffer.from(JSON.stringify(made.fit)),
  };
}
