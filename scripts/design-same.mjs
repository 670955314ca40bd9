#!/usr/bin/env node
/**
 * Does a change of the design engine change any design? Makes some sixty designs in five languages and compares the hashes of
 * reading, pattern, flats, picture and tech pack: `node scripts/design-same.mjs --write before.json`, then, after the change
 * and a build, `node scripts/design-same.mjs --against before.json`. `--from` names another folder of built sources.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { from: { type: 'string', default: 'dist/src' }, write: { type: 'string' }, against: { type: 'string' } },
});
const built = (path) => import(pathToFileURL(resolve(values.from, 'design', path)).href);
const { read, draft } = await built('making/design.worker.js');
const { makeLate } = await built('making/late.worker.js');
const { cutOf } = await built('engine/cut/cut-of.js');
const { drawFlat } = await built('engine/draw/flat/index.js');
const { illustrate } = await built('engine/draw/illustration/index.js');
const { FILES } = await built('design.result.js');
const texts = JSON.parse(await readFile(new URL('./design-same.json', import.meta.url), 'utf8'));

const hash = (what) =>
  createHash('sha256')
    .update(typeof what === 'string' || what instanceof Uint8Array ? what : JSON.stringify(what))
    .digest('base64url')
    .slice(0, 16);

async function hashesOf(description, seed) {
  const reading = read({ description, style: null, request: {} });
  if (!reading.ok) return { reading: hash(reading) };
  const { result, patternSvg, proportions, stored } = await draft({ ...reading, request: {} });
  const cut = cutOf(reading.completed, result.measurements.values);
  const { frontSvg, backSvg } = drawFlat(cut, { proportions });
  const { svg } = illustrate(cut, { width: 600, height: 900, seed });
  const design = { id: 'd', version: 1, description, style: null, created_at: '2026-01-01T00:00:00.000Z' };
  const drawings = { frontSvg, backSvg, png: null };
  const pack = await makeLate({ file: FILES.techpack, design, result, draft: stored, drawings });
  return {
    reading: hash(reading),
    result: hash(result),
    pattern: hash(patternSvg),
    flat: hash(frontSvg + backSvg),
    picture: hash(svg),
    techpack: hash(pack),
  };
}

const made = {};
for (const [seed, text] of texts.entries()) made[text] = await hashesOf(text, seed);
if (values.write) await writeFile(values.write, JSON.stringify(made, null, 1));
if (values.against) {
  const before = JSON.parse(await readFile(values.against, 'utf8'));
  const other = Object.entries(made).flatMap(([text, parts]) => {
    const names = Object.keys(parts).filter((part) => before[text]?.[part] !== parts[part]);
    return names.length > 0 ? [`${text}: ${names.join(', ')}`] : [];
  });
  console.log([...other, `${other.length} of ${texts.length} designs differ`].join('\n'));
  process.exitCode = other.length > 0 ? 1 : 0;
}
