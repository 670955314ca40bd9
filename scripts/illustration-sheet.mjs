// Draws 24 varied designs and puts them on one sheet: node scripts/illustration-sheet.mjs [first seed]
// Writes data/illustration-sheet.png and the single pictures beside it; prints times and sizes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from './illustration-build.mjs';

const { renderAsync } = createRequire(import.meta.url)('@resvg/resvg-js');
const root = new URL('..', import.meta.url).pathname;
const { illustrate, renderPng } = await import(await build());
const designs = JSON.parse(await readFile(new URL('./illustration-designs.json', import.meta.url), 'utf8'));
const first = Number(process.argv[2] ?? 1);
const [width, height, columns] = [512, 768, 6];

const blank = {
  silhouette: null,
  fit: null,
  length: null,
  neckline: null,
  collar: null,
  lapel: null,
  sleeve: { type: null, length: null },
  cuff: null,
  leg: null,
  closure: null,
  pockets: [],
  hood: null,
  waistline: null,
  hem: null,
  details: [],
  print: null,
  season: [],
  occasion: [],
  era: null,
  gender: 'women',
  size: null,
  category: 'top',
};

function specOf({ colors, fabric, ...rest }) {
  const roles = ['main', 'secondary', 'accent', 'trim'];
  return {
    ...blank,
    ...rest,
    colors: colors.map((hex, i) => ({ name: hex, hex, role: roles[Math.min(i, 3)], source: 'stated' })),
    fabrics: [{ name: fabric, weight_gsm: 150, composition: '', source: 'stated' }],
  };
}

const cells = [];
const times = [];
for (const [i, design] of designs.entries()) {
  const start = performance.now();
  const { svg } = illustrate(specOf(design), {
    width,
    height,
    seed: first + i,
    caption: { title: design.title, subtitle: design.subtitle },
  });
  const drawn = performance.now();
  cells.push(await renderPng(svg, width, height));
  times.push({ draw: drawn - start, render: performance.now() - drawn, kB: svg.length / 1024 });
}
await mkdir(`${root}data`, { recursive: true });
const rows = Math.ceil(cells.length / columns);
const images = cells.map(
  (png, i) =>
    `<image x="${(i % columns) * width}" y="${Math.floor(i / columns) * height}" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`,
);
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${rows * height}">${images.join('')}</svg>`;
await writeFile(`${root}data/illustration-sheet.png`, (await renderAsync(sheet)).asPng());
const mean = (key) => Math.round(times.reduce((sum, t) => sum + t[key], 0) / times.length);
console.log(
  `${cells.length} designs at ${width}×${height}: draw ${mean('draw')} ms, render ${mean('render')} ms, ${mean('kB')} kB of SVG on average`,
);
