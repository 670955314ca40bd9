import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

const FONTS = ['400Regular/SourceSans3_400Regular.ttf', '600SemiBold/SourceSans3_600SemiBold.ttf'].map((file) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/source-sans-3/${file}`),
);

/** PNG bytes of a drawing. Run in a worker thread. @param width pixels */
export async function renderCard({ svg, width }: { svg: string; width: number }): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Source Sans 3' },
    fitTo: { mode: 'width', value: width },
    logLevel: 'off',
  });
  return image.asPng();
}
