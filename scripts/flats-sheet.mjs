/* Contact sheets of technical flats (front and back): named specs, the texts of scripts/illustration-designs.json, and,
   with --patterns, pattern sheets. Needs `npm run build` for the named specs and patterns.
   node scripts/flats-sheet.mjs [--texts] [--patterns] [--from <built src folder>] */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const from = process.argv.includes('--from') ? process.argv[process.argv.indexOf('--from') + 1] : 'dist/src';
const engine = (part) => import(pathToFileURL(resolve(from, 'design/engine', part, 'index.js')).href);
const named = !process.argv.includes('--texts');
const { drawFlat } = named ? await engine('draw/flat') : {};
const { cutOf } = named ? await import(pathToFileURL(resolve(from, 'design/engine/cut/cut-of.js')).href) : {};
const { specSaying } = await import(pathToFileURL(resolve(from, 'design/engine/garments/unsaid.js')).href);
const { draftPattern, standardBodies } = named ? await engine('make/pattern') : {};

const colour = (hex, second) => [
  { name: 'main', hex, role: 'main', source: 'stated' },
  ...(second ? [{ name: 'second', hex: second, role: 'secondary', source: 'stated' }] : []),
];
const women = (more) => specSaying({ gender: 'women', ...more });
const men = (more) => specSaying({ gender: 'men', ...more });

/** Named specs of the sheet. */
export const SPECS = {
  'oxford shirt': men({
    garment: 'shirt',
    category: 'shirt',
    collar: 'button-down',
    pockets: ['chest'],
    colors: colour('#7fa8d8'),
  }),
  'silk blouse': women({
    garment: 'blouse',
    category: 'shirt',
    neckline: 'v-neck',
    sleeve: { type: 'bishop', length: 'long' },
    colors: colour('#e8c7c0'),
  }),
  't-shirt': men({ garment: 't-shirt', pockets: ['chest'], colors: colour('#e5e3dc') }),
  tank: women({ garment: 'tank-top', colors: colour('#222222') }),
  polo: men({ garment: 'polo', colors: colour('#1f5f3f') }),
  'roll neck': women({ garment: 'sweater', category: 'knitwear', neckline: 'turtleneck', colors: colour('#8a6d4b') }),
  cardigan: women({ garment: 'cardigan', category: 'knitwear', pockets: ['patch'], colors: colour('#b6c4a2') }),
  hoodie: men({ garment: 'hoodie', fit: 'relaxed', colors: colour('#6b7280') }),
  'zip hoodie': women({ garment: 'hoodie', closure: 'zip', colors: colour('#c26d4b') }),
  blazer: women({ garment: 'blazer', category: 'jacket', colors: colour('#27304a') }),
  'double-breasted blazer': men({
    garment: 'blazer',
    category: 'jacket',
    closure: 'double-breasted',
    lapel: 'peak',
    colors: colour('#3b2f2a'),
  }),
  'denim jacket': women({ garment: 'denim-jacket', category: 'jacket', colors: colour('#5b7ea8') }),
  bomber: men({ garment: 'bomber', category: 'jacket', colors: colour('#4b5a3a', '#2b2b2b') }),
  coat: women({ garment: 'coat', category: 'outerwear', colors: colour('#b98d5e') }),
  'trench coat': women({ garment: 'trench-coat', category: 'outerwear', colors: colour('#cdb58f') }),
  parka: men({ garment: 'parka', category: 'outerwear', colors: colour('#5c6b4a') }),
  waistcoat: men({ garment: 'waistcoat', category: 'jacket', colors: colour('#555566') }),
  'wrap dress': women({
    garment: 'dress',
    category: 'dress',
    closure: 'wrap',
    silhouette: 'wrap',
    length: 'midi',
    sleeve: { type: null, length: 'three-quarter' },
    colors: colour('#9b2335'),
  }),
  'a-line dress': women({
    garment: 'dress',
    category: 'dress',
    silhouette: 'a-line',
    neckline: 'boat',
    colors: colour('#2f6f8f'),
  }),
  'shirt dress': women({
    garment: 'dress',
    category: 'dress',
    collar: 'shirt',
    closure: 'buttons',
    sleeve: { type: null, length: 'long' },
    waistline: 'belted',
    colors: colour('#d7d0bf'),
  }),
  'circle dress': women({
    garment: 'dress',
    category: 'dress',
    silhouette: 'circle',
    neckline: 'sweetheart',
    colors: colour('#d64a6a'),
  }),
  'sheath dress': women({
    garment: 'dress',
    category: 'dress',
    silhouette: 'sheath',
    neckline: 'square',
    sleeve: { type: 'cap', length: 'cap' },
    colors: colour('#444444'),
  }),
  'slip dress': women({
    garment: 'dress',
    category: 'dress',
    length: 'midi',
    sleeve: { type: 'strap', length: 'sleeveless' },
    silhouette: 'a-line',
    waistline: 'none',
    colors: colour('#b89b6e'),
  }),
  'strapless gown': women({
    garment: 'dress',
    category: 'dress',
    neckline: 'strapless',
    silhouette: 'ball-gown',
    length: 'floor',
    colors: colour('#3a4a8c'),
  }),
  'halter dress': women({
    garment: 'dress',
    category: 'dress',
    neckline: 'halter',
    silhouette: 'flared',
    colors: colour('#d9a441'),
  }),
  'off-shoulder dress': women({
    garment: 'dress',
    category: 'dress',
    neckline: 'off-shoulder',
    sleeve: { type: 'puff', length: 'short' },
    silhouette: 'tiered',
    length: 'midi',
    colors: colour('#e9e4da'),
  }),
  'one-shoulder mermaid': women({
    garment: 'dress',
    category: 'dress',
    neckline: 'one-shoulder',
    silhouette: 'mermaid',
    length: 'floor',
    colors: colour('#8c1c3a'),
  }),
  'empire dress': women({
    garment: 'dress',
    category: 'dress',
    silhouette: 'empire',
    neckline: 'scoop',
    sleeve: { type: 'puff', length: 'short' },
    length: 'maxi',
    colors: colour('#c7d3c1'),
  }),
  'shift dress': women({
    garment: 'dress',
    category: 'dress',
    silhouette: 'shift',
    length: 'mini',
    colors: colour('#e07a5f'),
  }),
  kimono: women({ garment: 'kimono', category: 'outerwear', colors: colour('#5f7fa8', '#f0e6d2') }),
  cape: women({ garment: 'cape', category: 'outerwear', colors: colour('#7b3f3f') }),
  jumpsuit: women({
    garment: 'jumpsuit',
    category: 'one-piece',
    leg: 'wide',
    neckline: 'v-neck',
    closure: 'tie',
    colors: colour('#1d4d4f'),
  }),
  overalls: women({ garment: 'overalls', category: 'one-piece', colors: colour('#4a6a96') }),
  trousers: men({ garment: 'trousers', category: 'trousers', silhouette: 'tailored', colors: colour('#6d6a63') }),
  'pleated wide trousers': women({
    garment: 'wide-leg-trousers',
    category: 'trousers',
    details: ['pleats'],
    colors: colour('#c9b79c'),
  }),
  jeans: women({ garment: 'jeans', category: 'trousers', colors: colour('#3f5f8a') }),
  joggers: men({ garment: 'joggers', category: 'trousers', pockets: ['slash'], colors: colour('#9a9a9a') }),
  leggings: women({ garment: 'leggings', category: 'trousers', colors: colour('#2b2b35') }),
  shorts: men({ garment: 'shorts', category: 'shorts', colors: colour('#c8a15a') }),
  'cargo trousers': men({
    garment: 'trousers',
    category: 'trousers',
    leg: 'cargo',
    pockets: ['cargo', 'slash'],
    colors: colour('#6f7350'),
  }),
  'pencil skirt': women({ garment: 'skirt', category: 'skirt', silhouette: 'pencil', colors: colour('#30343f') }),
  'circle skirt': women({ garment: 'skirt', category: 'skirt', silhouette: 'circle', colors: colour('#c94f4f') }),
  'pleated skirt': women({
    garment: 'skirt',
    category: 'skirt',
    silhouette: 'pleated',
    length: 'midi',
    colors: colour('#7a8f6a'),
  }),
  'tiered skirt': women({
    garment: 'skirt',
    category: 'skirt',
    silhouette: 'tiered',
    length: 'maxi',
    colors: colour('#e0d5c0'),
  }),
  'button skirt': women({
    garment: 'skirt',
    category: 'skirt',
    silhouette: 'a-line',
    closure: 'buttons',
    length: 'mini',
    pockets: ['patch'],
    colors: colour('#8a5a3a'),
  }),
};

const COLUMNS = 9;

async function flats(out, specs = SPECS, draw = drawFlat) {
  const cells = Object.entries(specs).map(([name, spec], i) => {
    const { frontSvg, backSvg } = draw(cutOf ? cutOf(spec) : spec);
    const [x, y] = [(i % COLUMNS) * 660, Math.floor(i / COLUMNS) * 470];
    const inner = (svg, dx) =>
      svg
        .replace('<svg ', `<svg x="${x + dx}" y="${y + 36}" `)
        .replace('width="640" height="800"', 'width="326" height="408"');
    return `${inner(frontSvg, 0)}${inner(backSvg, 330)}<text x="${x + 330}" y="${y + 26}" font-family="DejaVu Sans" font-size="18" text-anchor="middle">${name.replaceAll('&', 'and').slice(0, 62)}</text>`;
  });
  const [w, h] = [COLUMNS * 660, Math.ceil(cells.length / COLUMNS) * 470];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="#fff"/>${cells.join('')}</svg>`;
  await writePng(out, svg, Math.min(w, 6000));
}

async function patterns(folder) {
  for (const [name, spec] of Object.entries(SPECS)) {
    const bodies = await standardBodies(spec.gender === 'men' ? 'men' : 'women');
    const pattern = await draftPattern(cutOf(spec, bodies[4]), bodies[4]);
    if (pattern.svg) await writePng(join(folder, `pattern-${name.replaceAll(' ', '-')}.png`), pattern.svg, 1600);
  }
}

async function writePng(file, svg, width) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { defaultFontFamily: 'DejaVu Sans' } });
  await writeFile(file, image.render().asPng());
  console.log(`wrote ${file}`);
}

async function texts() {
  const { build } = await import('./illustration-build.mjs');
  const { specOf, drawFlat: draw } = await build();
  const sheets = JSON.parse(await readFile(new URL('./illustration-designs.json', import.meta.url), 'utf8'));
  for (const [name, list] of Object.entries(sheets))
    await flats(
      join('data', `flats-sheet-${name}.png`),
      Object.fromEntries(list.map((text) => [text, specOf(text)])),
      draw,
    );
}

await mkdir('data', { recursive: true });
if (process.argv.includes('--texts')) await texts();
else await flats(join('data', 'flats-sheet.png'));
if (process.argv.includes('--patterns')) await patterns('data');
