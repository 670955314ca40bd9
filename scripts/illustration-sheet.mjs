// Contact sheets of illustrations, from text: node scripts/illustration-sheet.mjs [sheet …]   (one two three details parts)
// --readme: also docs/pictures/illustrations.png, the small sheet of "parts".
// Texts in scripts/illustration-designs.json; writes data/illustration-sheet-<name>.png, 24 to a sheet; prints times.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import { build, seedOf } from './illustration-build.mjs';
import { indexedPng } from './indexed-png.mjs';

const root = new URL('..', import.meta.url).pathname;
const { specOf, illustrate, renderPng, paletteOf } = await build();
const sheets = JSON.parse(await readFile(new URL('./illustration-designs.json', import.meta.url), 'utf8'));
const readme = process.argv.includes('--readme');
const [columns, perSheet] = [6, 24];

function draw(text, size) {
  const spec = specOf(text);
  const { main, secondary, accent } = paletteOf(spec);
  const palette = [main, secondary, accent].map((c) => c.hex);
  return illustrate(spec, { ...size, seed: seedOf(text), palette }).svg;
}

/** All texts as one picture; each is drawn at the size it is shown at. */
async function sheetOf(texts, width, height) {
  const images = [];
  for (const [i, text] of texts.entries()) {
    const png = await renderPng(draw(text, { width, height }), width, height);
    const [x, y] = [(i % columns) * width, Math.floor(i / columns) * height];
    images.push(
      `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`,
    );
  }
  const [w, h] = [columns * width, Math.ceil(texts.length / columns) * height];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${images.join('')}</svg>`;
  return renderAsync(svg);
}

async function sheet(name, texts) {
  const file = `${root}data/illustration-sheet-${name}.png`;
  await writeFile(file, (await sheetOf(texts, 512, 768)).asPng());
  console.log(`wrote ${file}`);
}

async function readmePicture() {
  const { pixels, width, height } = await sheetOf(sheets.parts, 180, 270);
  const file = `${root}docs/pictures/illustrations.png`;
  await mkdir(`${root}docs/pictures`, { recursive: true });
  await writeFile(file, indexedPng(pixels, width, height));
  console.log(`wrote ${file}`);
}

/** Half of the times of full-size pictures lie below this, ms of wall time. */
async function median(texts) {
  const times = [];
  for (const text of texts) {
    const start = performance.now();
    await renderPng(draw(text, { width: 1024, height: 1536 }), 1024, 1536);
    times.push(performance.now() - start);
  }
  return Math.round(times.toSorted((a, b) => a - b)[times.length >> 1]);
}

await mkdir(`${root}data`, { recursive: true });
const named = process.argv.slice(2).filter((arg) => arg !== '--readme');
const wanted = named.length > 0 ? named : Object.keys(sheets);
for (const name of wanted)
  for (let i = 0; i < sheets[name].length; i += perSheet)
    await sheet(i === 0 ? name : `${name}-${1 + i / perSheet}`, sheets[name].slice(i, i + perSheet));
if (readme) await readmePicture();
console.log(`1024×1536, text to PNG: median ${await median(sheets.one)} ms of ${sheets.one.length}`);
