import { renderAsync } from '@resvg/resvg-js';

/** PNG bytes of a drawing at a size in pixels, off the calling thread; no system font is read. */
export async function renderPng(svg: string, width: number, height: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: width <= height ? { mode: 'width', value: width } : { mode: 'height', value: height },
    logLevel: 'off',
  });
  return image.asPng();
}
