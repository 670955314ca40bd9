#!/usr/bin/env node
/**
 * Drapes garments on bodies, each in a process of its own as the service does, and puts a tape measure round them:
 * `node bench/drape.mjs [--garment "a t-shirt 65 cm long"]… [--size 42]… [--wearer men] [--pictures folder] [--measures] [--at-once 2]` after
 * `node scripts/build.mjs`. With a folder it leaves a picture of each (front, back, three quarters) and `sheet-<size>.png`
 * of all; with `--measures` it prints of each what is declared beside what is worn. Columns: `doubt` why it would not be shown; `girth` worst finished measure of the pattern, along its own line and where
 * a level tape lies on it, by what is right there (declared, as wide as the body that stretches it, drawn in by ribbing), %, and `at` which; `tape` how far at most a tape round the triangles of `worn.glb`, read without the engine, differs from
 * `fit.json`, mm; `hem` by the length that the text gives, mm: the worse of front and back, by a tape drawn tight over the garment (trousers: by its height), `plumb` the same by its height, as if all hung straight
 * down from the waist, or from the bust; `gap` widest of a seam, mm; `p99` of
 * the strain, `over` the share of the area beyond what is comfortable, `torn` triangles drawn longer than the cloth bears, `inside` particles in the form; `seconds` of a
 * processor for form and drape, `megabytes` of that process at most (reader and drafts are in another, as in the service); `ratio` a step with the
 * contacts of the drape to one of the bare solver, on this cloth where it came to rest, in the same process. `front`, `back`: the hem by place, mm.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { cutOf } from '../dist/src/design/engine/cut/cut-of.js';
import { upperFront } from '../dist/src/design/engine/cut/lap.js';
import { sheetOf } from '../dist/src/design/engine/drape/cloth/sheet.js';
import { advance } from '../dist/src/design/engine/drape/cloth/step.js';
import { areasOf } from '../dist/src/design/engine/drape/cloth/strain.js';
import { weld } from '../dist/src/design/engine/drape/cloth/weld.js';
import { contactsOf } from '../dist/src/design/engine/drape/drape.js';
import { doubtsOf, tornShare } from '../dist/src/design/engine/drape/doubts.js';
import { offBy } from '../dist/src/design/engine/drape/fit/approximate.js';
import { fitReport } from '../dist/src/design/engine/drape/fit/fit-report.js';
import { strainOfTriangles } from '../dist/src/design/engine/drape/fit/strains.js';
import { hung } from '../dist/src/design/engine/drape/hung.js';
import { glbOf } from '../dist/src/design/engine/drape/out/glb.js';
import { looksOf } from '../dist/src/design/engine/drape/out/looks.js';
import { sheetPng } from '../dist/src/design/engine/drape/out/raster/sheet.js';
import { sceneOf } from '../dist/src/design/engine/drape/out/scene.js';
import { sewnGraph } from '../dist/src/design/engine/drape/panels/sewn-graph.js';
import { undrapable } from '../dist/src/design/engine/drape/wear.js';
import { quantile } from './support/figures.mjs';
import { endsAt, surfacesOf, tapeAt } from './support/tape.mjs';

const GARMENTS = [
  'a circle skirt 60 cm long',
  'a pencil skirt 60 cm long',
  'an a-line skirt 60 cm long',
  'a gathered skirt 60 cm long',
  'a pleated skirt 60 cm long',
  'a wrap skirt 60 cm long',
  'a sleeveless dress 100 cm long',
  'an a-line dress 100 cm long',
  'a shift dress 95 cm long',
  'a slip dress',
  'a t-shirt 65 cm long',
  'a tank top 62 cm long',
  'a long-sleeved top 62 cm long',
  'a sweatshirt 66 cm long',
  'a hoodie',
  'a blouse 64 cm long',
  'a shirt 72 cm long',
  'trousers with 76 cm inseam',
  'wide-leg trousers with 78 cm inseam',
  'leggings with 70 cm inseam',
  'joggers',
  'shorts',
  'a jumpsuit',
  'a blazer',
];
const { values } = parseArgs({
  options: {
    garment: { type: 'string', multiple: true, default: GARMENTS },
    size: { type: 'string', multiple: true, default: ['34', '42', '50'] },
    wearer: { type: 'string', default: 'women' },
    pictures: { type: 'string' },
    'at-once': { type: 'string', default: '1' },
    one: { type: 'boolean' },
    measures: { type: 'boolean' },
  },
});
const SELF = fileURLToPath(import.meta.url);
const PICTURE_HEIGHT = 600;

const pictureOf = (garment, size) => join(values.pictures, `${garment.replaceAll(' ', '-')}-${size}.png`);

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What the service hands to its process: read and drafted here, so that only what drapes is loaded there. */
async function drafted(description, size) {
  const [{ completedOf }, { bodyOfSize, draftPattern }, { readDesign }] = await Promise.all(
    ['cut/typical', 'make/pattern/index', 'read/read-design'].map(
      (file) => import(`../dist/src/design/engine/${file}.js`),
    ),
  );
  const spec = completedOf(readDesign({ description }).brief);
  const body = await bodyOfSize(size, values.wearer);
  const { drafted: pieces, seams, edges, checks } = await draftPattern(cutOf(spec, body), body);
  return { description, size, spec, body, pattern: { drafted: pieces, seams, edges, checks } };
}

async function rowOf({ description, size, spec, body, pattern }) {
  const { fabrics } = spec;
  const cut = cutOf(spec, body);
  const upper = upperFront(spec);
  const hole = undrapable(pattern, upper);
  if (hole !== null) return { doubt: hole };
  const began = processor();
  const worn = hung({ graph: sewnGraph(pattern, upper), fabrics, body, seed: 1 });
  if ('refused' in worn) return { doubt: worn.refused };
  const seconds = processor() - began;
  const scene = sceneOf({ ...worn, looks: await looksOf(cut, worn.graph.panels.flatMap(({ material, faced }) => [material, faced ?? material])) }); // prettier-ignore
  if (values.pictures) writeFileSync(pictureOf(description, size), sheetPng(scene, 'cloth', PICTURE_HEIGHT));
  const taped = surfacesOf(glbOf(scene));
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  const row = { ...figures(worn, pattern.checks, body, taped), seconds, megabytes };
  if (!values.measures) return { ...row, ratio: ratioOf(worn) };
  return { ...row, measures: measuresOf(worn, pattern.checks) };
}

/** All that the pattern declares beside what is worn, and how far that is off: girths in %, lengths in mm. */
function measuresOf(worn, checks) {
  const { measures, lengths, girths } = fitReport(worn, checks);
  return [
    ...measures.map((measure) => ({
      name: measure.name,
      declared: measure.declared_mm,
      right: [...new Set(measure.expected_mm)].join('…'),
      worn: measure.worn_mm,
      off: `${(100 * offBy(measure)).toFixed(2)} %`,
    })),
    ...girths.map(({ at, cut_mm, declared_mm, body_mm, worn_mm }) => ({
      name: `level tape, ${at}`,
      declared: declared_mm ?? '-',
      right: Math.max(cut_mm, body_mm),
      worn: worn_mm,
      off: `${(100 * (worn_mm / Math.max(cut_mm, body_mm) - 1)).toFixed(2)} %`,
    })),
    ...lengths.map(({ at, declared_mm, worn_mm }) => ({
      name: `length, ${at}`,
      declared: declared_mm,
      right: declared_mm,
      worn: worn_mm,
      off: `${(worn_mm - declared_mm).toFixed(1)} mm`,
    })),
  ];
}

function figures(worn, checks, body, taped) {
  const { mesh, draped, comfortable, away } = worn;
  const fit = fitReport(worn, checks);
  const [strain, areas] = [strainOfTriangles(draped), areasOf(mesh)];
  const [at, girth] = worstGirth(fit);
  const over = areas.reduce(
    (sum, a, t) => sum + (strain[t] > comfortable[mesh.panelOf[mesh.triangles[3 * t]]] ? a : 0),
    0,
  );
  return {
    doubt: doubtsOf(worn) ?? '',
    particles: mesh.panelOf.length,
    girth: girth === undefined ? undefined : 100 * girth,
    at,
    tape: tapeOff(fit, taped),
    hem: lengthOff(fit) ?? plumbOff(fit, checks, worn, body, taped),
    ...Object.fromEntries(fit.lengths.map(({ at, declared_mm, worn_mm }) => [at, worn_mm - declared_mm])),
    plumb: plumbOff(fit, checks, worn, body, taped),
    gap: Math.max(0, ...fit.seams.map(({ gap_mm }) => gap_mm)),
    p99: quantile([...strain], 0.99),
    over: over / areas.reduce((sum, a) => sum + a, 0),
    torn: Math.round(tornShare(worn) * areas.length),
    inside: away.filter((far) => far < 0).length,
  };
}

/** Name and share by which it is off. */
function worstGirth({ girths, measures }) {
  const off = [
    ...measures.map((measure) => [measure.name, offBy(measure)]),
    ...girths
      .filter(({ declared_mm }) => declared_mm !== null)
      .map(({ at, declared_mm, body_mm, worn_mm }) => [at, worn_mm / Math.max(declared_mm, body_mm) - 1]),
  ];
  return off.reduce((worst, one) => (Math.abs(one[1]) > Math.abs(worst[1]) ? one : worst), off[0] ?? []);
}

/** About where the left leg stands, metres. */
const LEG = 0.1;

/** What the tape reads on the triangles less what `fit.json` says, mm, of body and cloth; the worst. */
function tapeOff({ girths }, taped) {
  const offs = girths.flatMap(({ at, height_mm, body_mm, worn_mm }) => {
    const read = tapeAt(taped, height_mm / 1000, at === 'thigh' || at === 'knee' ? LEG : 0);
    return read?.cloth ? [1000 * read.cloth - worn_mm, 1000 * read.body - body_mm] : [];
  });
  return offs.reduce((worst, off) => (Math.abs(off) > Math.abs(worst) ? off : worst), 0);
}

/** How much too long (more than 0) it hangs by the tape over it, the worse of front and back. */
const lengthOff = ({ lengths }) =>
  lengths
    .map(({ declared_mm, worn_mm }) => worn_mm - declared_mm)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .at(0);

/**
 * How much too high it ends, the worse of front and back. From the upper edge at the waist or the crotch: straight down. From the neck: by the tape to the waist behind, as the draft measures it, and then down; in
 * front, where no dart takes up the bust, by the tape over it.
 */
function plumbOff({ hem_mm: { front, back } }, { lengths }, { graph, form: { landmarks } }, body, taped) {
  const [asked] = lengths.filter(({ of }) => of !== 'sleeve');
  if (!asked || front === null || back === null) return undefined;
  const off = [1, -1].map((way) => {
    const hem = way === 1 ? front : back;
    if (asked.of === 'inseam') return hem - (1000 * landmarks.crotch - asked.asked_mm);
    if (graph.waist_m !== undefined) return hem - (1000 * endsAt(taped, 0, way).high - asked.asked_mm);
    const overBust = way === 1 && !graph.stitches.some(({ name }) => /dart/i.test(name));
    const [from, down] = overBust ? [landmarks.bust, body.hpsToBust] : [landmarks.waist, body.hpsToWaistBack];
    return hem - (1000 * from - (asked.asked_mm - 10 * down));
  });
  return off.reduce((worst, one) => (Math.abs(one) > Math.abs(worst) ? one : worst));
}

/** So often a step with contacts and one without are measured in turn, and of how many steps; the quickest of each counts. */
const [ROUNDS, STEPS] = [12, 60];

/** A step with the contacts that the drape has by one without, on the cloth where it came to rest. What is near what is looked up before: in a drape that is needed every fiftieth step or so. */
function ratioOf({ mesh, draped, form, cloths, clothOf }) {
  const kinds = [(sheet) => contactsOf(sheet, mesh, form), () => []];
  const best = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++)
    kinds.forEach((others, k) => {
      const sheet = sheetOf(mesh, cloths, clothOf, draped.positions, weld(mesh));
      const held = others(sheet);
      const moved = (steps) => {
        for (let i = 0; i < steps; i++) advance(sheet, { step: 0.0004, gravity: 9.81, damping: 15 }, held);
      };
      moved(10);
      const began = processor();
      moved(STEPS);
      best[k] = Math.min(best[k], processor() - began);
    });
  return best[0] / best[1];
}

const shown = (value) => (typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(3)) : value);

async function rowInItsProcess(garment, size) {
  const folder = values.pictures ? ['--pictures', values.pictures] : [];
  const child = fork(SELF, ['--one', ...(values.measures ? ['--measures'] : []), ...folder], {
    serialization: 'advanced',
  });
  child.send(await drafted(garment, size));
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`it ended early (${code})`)));
  });
}

async function all() {
  if (values.pictures) mkdirSync(values.pictures, { recursive: true });
  const wanted = values.size.flatMap((size) => values.garment.map((garment) => ({ garment, size })));
  const rows = [];
  const next = async () => {
    for (let one = wanted.shift(); one; one = wanted.shift()) {
      const made = await rowInItsProcess(one.garment, one.size).catch(({ message }) => ({ doubt: message }));
      rows.push({ ...one, ...made });
      const { measures, ...row } = rows.at(-1);
      console.log(JSON.stringify(row));
      if (measures) console.table(measures);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, next));
  report(rows);
  if (values.pictures) for (const size of values.size) sheet(rows, size);
}

function report(rows) {
  const told = ([name]) => name !== 'measures';
  console.table(
    rows.map((row) => Object.fromEntries(Object.entries({ ...row, doubt: row.doubt.slice(0, 50) }).filter(told))),
  );
  const of = (name) => rows.flatMap((row) => row[name] ?? []);
  console.log({
    shown: rows.filter(({ doubt }) => doubt === '').length,
    of: rows.length,
    p50: quantile(of('seconds'), 0.5),
    p95: quantile(of('seconds'), 0.95),
    ratio: Math.max(...of('ratio')),
    megabytes: Math.max(...of('megabytes')),
  });
}

/** All garments of a size under each other, four in a row; what would not be shown says why. */
function sheet(rows, size) {
  const [width, height, line] = [450, 300, 46];
  const cells = values.garment.map((garment, i) => {
    const { doubt } = rows.find((row) => row.garment === garment && row.size === size);
    const [x, y] = [(i % 4) * width, Math.floor(i / 4) * (height + line)];
    const words = (text, at, fill) =>
      `<text x="${x + 8}" y="${y + height + at}" font-size="15" fill="${fill}">${text.slice(0, 62).replaceAll('<', '&lt;')}</text>`;
    return `${imageOf(garment, size, x, y)}${words(`${garment}, ${size}`, 17, '#222')}${words(doubt, 36, '#a22')}`;
  });
  const [w, h] = [4 * width, Math.ceil(cells.length / 4) * (height + line)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#fff"/>${cells.join('')}</svg>`;
  writeFileSync(join(values.pictures, `sheet-${size}.png`), new Resvg(svg).render().asPng());
}

function imageOf(garment, size, x, y) {
  try {
    const png = readFileSync(pictureOf(garment, size)).toString('base64');
    return `<image x="${x}" y="${y}" width="450" height="300" href="data:image/png;base64,${png}"/>`;
  } catch {
    return ''; // never draped
  }
}

if (values.one)
  process.once('message', async (input) => {
    const row = await rowOf(input);
    process.send(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)])), () =>
      process.exit(),
    );
  });
else await all();
