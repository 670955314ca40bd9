// Compiles the design engine to data/illustration-build so that scripts can use it without a full build.
import { transformFile } from '@swc/core';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const out = join(root, 'data/illustration-build');

async function* sources(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.name.endsWith('.ts') && !/\.(spec|long-spec|fixture)\.ts$/.test(entry.name)) yield path;
  }
}

async function compile(path) {
  const { code } = await transformFile(path, {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  const target = join(out, relative(root, path)).replace(/\.ts$/, '.js');
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, code);
}

/** The functions that the sheets need, from text to picture. */
export async function build() {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'package.json'), '{"type":"module"}');
  for (const folder of ['src/design/engine', 'src/common/kernel'])
    for await (const path of sources(join(root, folder))) await compile(path);
  const part = (path) => import(join(out, 'src/design/engine', path));
  const { readDesign } = await part('named.js');
  const { completedOf } = await part('typical.js');
  const { cutOf } = await part('cut/cut-of.js');
  const { resolveBody } = await part('measurements/index.js');
  const briefOf = (description) => {
    const reading = readDesign({ description });
    if (!reading.ok) throw new Error(`${description}: ${reading.reason}`);
    return reading.brief;
  };
  const specOf = (description) => cutOf(completedOf(briefOf(description)));
  /** Cut and body, as a request without measurements gets them. */
  const designOf = async (description) => {
    const brief = briefOf(description);
    const completed = completedOf(brief);
    const asked = { measurements: null, size: null, gender: null };
    const body = await resolveBody({ ...asked, found: brief.measurements, spec: completed });
    return { spec: cutOf(completed, body.measurements), body };
  };
  return {
    specOf,
    designOf,
    ...(await part('illustration/index.js')),
    ...(await part('flat/index.js')),
    ...(await part('palette/index.js')),
    ...(await part('pattern/index.js')),
  };
}

/** A seed from a text, so that one text looks the same each time. */
export const seedOf = (text) => [...text].reduce((a, c) => (a * 31 + c.charCodeAt(0)) % 1000003, 7);
