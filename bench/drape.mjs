#!/usr/bin/env node
/**
 * Drapes garments on bodies and says how they came to rest: `node bench/drape.mjs [--garment "a t-shirt"] [--size 38]
 * [--meshes folder]` after `node scripts/build.mjs`. Seconds are a processor's. `ratio`: a step with contacts to one of the bare
 * solver, on the same cloth in the same run. `over` is the share of the area that is stretched further than its cloth bears.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutOf } from '../dist/src/design/engine/cut/cut-of.js';
import { completedOf } from '../dist/src/design/engine/cut/typical.js';
import { clothsOf } from '../dist/src/design/engine/drape/cloth/cloths-of.js';
import { formContact } from '../dist/src/design/engine/drape/cloth/form-contact.js';
import { selfContact } from '../dist/src/design/engine/drape/cloth/self-contact.js';
import { sheetOf } from '../dist/src/design/engine/drape/cloth/sheet.js';
import { advance } from '../dist/src/design/engine/drape/cloth/step.js';
import { areasOf } from '../dist/src/design/engine/drape/cloth/strain.js';
import { weld } from '../dist/src/design/engine/drape/cloth/weld.js';
import { drape } from '../dist/src/design/engine/drape/drape.js';
import { distanceAt } from '../dist/src/design/engine/drape/form/distance-at.js';
import { dressForm } from '../dist/src/design/engine/drape/form/dress-form.js';
import { mesh } from '../dist/src/design/engine/drape/panels/mesh.js';
import { sewnGraph } from '../dist/src/design/engine/drape/panels/sewn-graph.js';
import { place } from '../dist/src/design/engine/drape/placing/place.js';
import { bodyOfSize, draftPattern } from '../dist/src/design/engine/make/pattern/index.js';
import { readDesign } from '../dist/src/design/engine/read/read-design.js';
import { quantile } from './support/figures.mjs';

const GARMENTS = [
  'a circle skirt',
  'a pencil skirt',
  'an a-line skirt',
  'a gathered skirt',
  'a pleated skirt',
  'a wrap skirt',
  'a sleeveless dress',
  'an a-line dress',
  'a shift dress',
  'a slip dress',
  'a t-shirt',
  'a tank top',
  'a long-sleeved top',
  'a sweatshirt',
  'a hoodie',
  'a blouse',
  'a shirt',
  'trousers',
  'wide-leg trousers',
  'leggings',
  'joggers',
  'shorts',
  'a jumpsuit',
  'a blazer',
];
const { values } = parseArgs({
  options: { garment: { type: 'string' }, size: { type: 'string' }, meshes: { type: 'string' } },
});
const garments = values.garment ? [values.garment] : GARMENTS;
const sizes = values.size ? [values.size] : ['34', '42', '50'];
const [FINEST, PARTICLES] = [0.012, 6000];

async function draftOf(description, size) {
  const read = readDesign({ description });
  const body = await bodyOfSize(size, 'women');
  const spec = completedOf(read.brief);
  return { body, fabrics: spec.fabrics, pattern: await draftPattern(cutOf(spec, body), body) };
}

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function timed(work) {
  const began = processor();
  const result = work();
  return [result, processor() - began];
}

/** A step with contacts by one without, on the cloth where it came to rest. */
function ratioOf(placed, form) {
  const { mesh: cut, cloths, clothOf: of, positions } = placed;
  const pace = { step: 0.0004, gravity: 9.81, damping: 15 };
  const run = (others) => {
    const sheet = sheetOf(cut, cloths, of, positions, weld(cut));
    const held = others(sheet);
    return timed(() => {
      for (let i = 0; i < 150; i++) advance(sheet, pace, held);
    })[1];
  };
  const contacts = (sheet) => [selfContact(sheet, 0.006, 0.4), formContact(form.distance, 0.003)];
  run(contacts);
  return run(contacts) / run(() => []);
}

async function row(description, size) {
  const { body, fabrics, pattern } = await draftOf(description, size);
  const graph = sewnGraph(pattern);
  if (graph.holes.length > 0) return { refused: graph.holes[0] };
  const form = dressForm(body);
  const area = areasOf(mesh(graph, 0.03)).reduce((sum, a) => sum + a, 0);
  const fineness = Math.max(FINEST, Math.sqrt(area / (PARTICLES * 0.866)));
  const [coarse, fine] = [mesh(graph, 2 * fineness), mesh(graph, fineness)];
  const { cloths, of } = clothsOf(graph.panels, fabrics);
  const placed = { mesh: coarse, positions: place(graph, coarse, form), cloths, clothOf: of };
  const [draped, seconds] = timed(() => drape(placed, fine, form, 1));
  keep(description, size, form, fine, draped);
  return {
    fabric: fabrics[0].name,
    ...figures(
      draped,
      fine,
      [...of].map((i) => cloths[i].stretch),
      form,
    ),
    seconds,
    ratio: ratioOf({ ...placed, mesh: fine, positions: draped.positions }, form),
  };
}

function figures({ positions, warp, weft, settled }, fine, comfortable, form) {
  const strain = warp.map((along, t) => Math.max(along, weft[t]));
  const areas = areasOf(fine);
  const over = areas.reduce(
    (sum, a, t) => sum + (strain[t] > comfortable[fine.panelOf[fine.triangles[3 * t]]] ? a : 0),
    0,
  );
  const out = new Float64Array(4);
  let inside = 0;
  for (let i = 0; i < positions.length; i += 3)
    if (!(distanceAt(form.distance, positions[i], positions[i + 1], positions[i + 2], out) >= 0)) inside++;
  return {
    particles: fine.panelOf.length,
    settled,
    p99: quantile([...strain], 0.99),
    most: Math.max(...strain),
    over: over / areas.reduce((sum, a) => sum + a, 0),
    inside,
  };
}

function keep(description, size, form, fine, { positions }) {
  if (!values.meshes) return;
  mkdirSync(values.meshes, { recursive: true });
  const body = { p: [...form.positions], t: [...form.triangles], body: 1 };
  const name = `${description.replaceAll(' ', '-')}-${size}.json`;
  writeFileSync(join(values.meshes, name), JSON.stringify([body, { p: [...positions], t: [...fine.triangles] }]));
}

const shown = (value) => (typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(3)) : value);
const rows = [];
for (const garment of garments)
  for (const size of sizes) {
    const made = await row(garment, size).catch((error) => ({ refused: error.message }));
    rows.push({
      garment,
      size,
      ...Object.fromEntries(Object.entries(made).map(([name, value]) => [name, shown(value)])),
    });
    console.log(JSON.stringify(rows.at(-1)));
  }
console.table(rows);
const seconds = rows.flatMap((r) => r.seconds ?? []);
console.log({
  draped: rows.filter((r) => r.settled && r.over <= 0.02 && r.inside === 0).length,
  of: rows.length,
  p50: quantile(seconds, 0.5),
  p95: quantile(seconds, 0.95),
  megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
});
