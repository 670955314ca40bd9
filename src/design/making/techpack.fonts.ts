import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { TechPackFonts } from '../engine/draw/techpack/index.js';

const FILES = {
  regular: '400Regular/SourceSans3_400Regular.ttf',
  semibold: '600SemiBold/SourceSans3_600SemiBold.ttf',
  italic: '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
} as const;

const read = (file: string): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/source-sans-3/${file}`));

async function load(): Promise<TechPackFonts> {
  const [regular, semibold, italic] = await Promise.all(Object.values(FILES).map(read));
  return { regular, semibold, italic };
}

let loaded: Promise<TechPackFonts> | null = null;

/** The tech pack's fonts, read once per thread. */
export const techPackFonts = (): Promise<TechPackFonts> => (loaded ??= load());
