/* Sample tech packs for looking at: text → design → PDF. Needs `npm run build`.
   node scripts/techpack-sheet.mjs [--out <folder>] [--from <built src folder>] [text …] */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const flag = (name, otherwise) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : otherwise;
const from = flag('--from', 'dist/src');
const out = flag('--out', '.cache/techpacks');
const load = (path) => import(pathToFileURL(resolve(from, 'design', path)).href);
const { readDesign } = await load('engine/read/read-design.js');
const { completedOf, withAssumptions } = await load('engine/cut/typical.js');
const { resolveBody, sizeChart } = await load('engine/make/measurements/index.js');
const { cutOf } = await load('engine/cut/cut-of.js');
const { draftPattern, zipOf } = await load('engine/make/pattern/index.js');
const { materialsOf, withTaken } = await load('engine/make/materials/index.js');
const { constructionOf } = await load('engine/make/construction/index.js');
const { paletteOf } = await load('engine/color/palette.js');
const { drawFlat } = await load('engine/draw/flat/index.js');
const { illustrate, renderPng } = await load('engine/draw/illustration/index.js');
const { techPackPdf } = await load('engine/draw/techpack/index.js');
const { techPackFonts } = await load('making/techpack.fonts.js');

const SAMPLES = [
  'A relaxed white linen shirt with a band collar, chest pocket and rolled long sleeves for summer travel, no cuffs',
  'Floor-length emerald green silk evening gown with a sweetheart neckline, fitted bodice and circle skirt, invisible zip',
  'Black oversized hoodie in heavy brushed cotton fleece with kangaroo pocket and drawstring hood, streetwear',
  'High-waisted dark indigo jeans, straight leg, copper rivets, five pockets',
  'Camel double-breasted wool coat with notched lapels, knee length, flap pockets and cupro lining',
  'Red plaid pleated mini skirt in wool with a side zip',
];

/** What is bought, what the steps take among it. */
function billOf(cut, pattern, brief) {
  const bill = materialsOf(cut, pattern.yardage, brief.buttons, zipOf(pattern.pieces));
  return withTaken(
    bill,
    constructionOf(cut, pattern.pieces, pattern.sa_mm, bill.lining.length > 0, pattern.seams).takes,
  );
}

/** Everything a pack needs, made the way the service makes it. */
export async function inputFor(description, number) {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  const { brief } = read;
  const completed = completedOf(brief);
  const body = await resolveBody({
    measurements: null,
    size: null,
    gender: null,
    found: brief.measurements,
    spec: completed,
  });
  const cut = cutOf(completed, body.measurements);
  const pattern = await draftPattern(cut, body.measurements);
  const flats = drawFlat(cut, pattern);
  const palette = paletteOf(brief.spec);
  const colors = [palette.main, palette.secondary, palette.accent].map((color) => color.hex);
  const { svg } = illustrate(cut, { width: 1024, height: 1536, seed: number, palette: colors });
  return {
    id: `dsn_${String(number).padStart(26, '0')}`,
    version: 1,
    created_at: '2026-01-15T09:00:00.000Z',
    description,
    style: brief.style,
    spec: brief.spec,
    completed: cut,
    evidence: withAssumptions(brief.evidence, brief.spec, completed),
    palette,
    materials: billOf(cut, pattern, brief),
    measurements: {
      gender: body.gender,
      size: body.size,
      values: body.measurements,
      given: body.given,
      estimated: body.estimated,
    },
    size_chart: { gender: body.gender, sizes: await sizeChart(body.gender) },
    pattern,
    proportions: pattern.proportions,
    flats,
    illustration: await renderPng(svg, 1024, 1536),
    warnings: [...brief.warnings, ...body.warnings],
  };
}

const values = new Set(['--out', '--from'].map((name) => flag(name, null)));
const texts = process.argv.slice(2).filter((arg) => !arg.startsWith('--') && !values.has(arg));
await mkdir(out, { recursive: true });
const fonts = await techPackFonts();
for (const [i, text] of (texts.length > 0 ? texts : SAMPLES).entries()) {
  const input = await inputFor(text, i + 1);
  const start = performance.now();
  const pdf = await techPackPdf(input, fonts);
  const file = join(out, `techpack-${i + 1}.pdf`);
  await writeFile(file, pdf);
  console.log(
    `${file}: ${Math.round(performance.now() - start)} ms, ${Math.round(pdf.length / 1024)} kB: ${text.slice(0, 60)}`,
  );
}
