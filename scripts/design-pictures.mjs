// The pictures of docs/design.md: node scripts/design-pictures.mjs [name …]
// Reads the texts of scripts/design-pictures.json, makes each design and writes docs/pictures/design-<name>.png:
// illustration, flats front and back, pattern pieces; prints what the pattern is.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import { build, seedOf } from './illustration-build.mjs';
import { indexedPng } from './indexed-png.mjs';

const root = new URL('..', import.meta.url).pathname;
const texts = JSON.parse(await readFile(new URL('./design-pictures.json', import.meta.url), 'utf8'));
const { designOf, draftPattern, illustrate, renderPng, drawFlat, paletteOf } = await build();

const FIGURE = { width: 360, height: 540 };
const FLAT = { width: 250, height: 270 };
const PATTERN = { width: 500, height: 520 };
const PAGE = { width: FIGURE.width + FLAT.width + PATTERN.width + 40, height: FIGURE.height };

const asPng = (png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
const image = (href, { x, y, width, height }) =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}"/>`;
const nested = (svg, { x, y, width, height }, align = 'xMidYMid') =>
  svg.replace(/^<svg [^>]*?viewBox="([^"]*)"[^>]*>/, (_, box) => {
    return `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="${align}">`;
  });

/** Pieces without words and without the sheet's head, their lines as strong as the size they are shown at asks for. */
function overview(svg, { width_mm, height_mm }) {
  const head = Math.max(...[...svg.matchAll(/d="M20 ([\d.]+)L[\d.]+ \1"/g)].map((m) => Number(m[1]))) + 4;
  const perPixel = Math.max(width_mm / PATTERN.width, (height_mm - head) / PATTERN.height);
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="0 ${head} ${width_mm} ${height_mm - head}"`)
    .replaceAll(/<text[^>]*>[^<]*<\/text>\n?/g, '')
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, mm) => `stroke-width="${perPixel * (Number(mm) > 0.6 ? 1.2 : 0.5)}"`);
}

async function picture(text) {
  const { spec, body } = await designOf(text);
  const pattern = await draftPattern(spec, body.measurements);
  const { main, secondary, accent } = paletteOf(spec);
  const palette = [main, secondary, accent].map((c) => c.hex);
  const drawn = illustrate(spec, { ...FIGURE, seed: seedOf(text), palette }).svg;
  const { frontSvg, backSvg } = drawFlat(spec, pattern);
  const [left, right] = [FIGURE.width + 10, FIGURE.width + FLAT.width + 30];
  const half = FIGURE.height / 2;
  const parts = [
    image(asPng(await renderPng(drawn, FIGURE.width, FIGURE.height)), { x: 0, y: 0, ...FIGURE }),
    ...[frontSvg, backSvg].map((svg, i) => nested(svg, { x: left, y: i * half, ...FLAT })),
    nested(overview(pattern.svg, pattern.sheet), { x: right, y: 10, ...PATTERN }, 'xMinYMin'),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
  return { image: await renderAsync(svg), pattern };
}

await mkdir(`${root}docs/pictures`, { recursive: true });
const named = process.argv.slice(2);
for (const [name, text] of Object.entries(texts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { image: drawn, pattern } = await picture(text);
  const png = indexedPng(drawn.pixels, drawn.width, drawn.height);
  await writeFile(`${root}docs/pictures/design-${name}.png`, png);
  const seams = pattern.checks.seams.length;
  console.log(
    `design-${name}.png ${Math.round(png.length / 1024)} kB: ${pattern.status} from ${pattern.base}, ${pattern.pieces.length} pieces, ${seams} seams checked; ${pattern.deviations.join(' ') || 'no deviations'}`,
  );
}
