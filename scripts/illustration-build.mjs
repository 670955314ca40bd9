// Compiles the illustration engine to data/illustration-build so that scripts can use it without a full build.
import { transformFile } from '@swc/core';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const out = join(root, 'data/illustration-build');

async function* sources(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts') && !entry.name.endsWith('.fixture.ts'))
      yield path;
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

export async function build() {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'package.json'), '{"type":"module"}');
  for await (const path of sources(join(root, 'src/design/engine/illustration'))) await compile(path);
  await compile(join(root, 'src/design/engine/spec.ts'));
  await compile(join(root, 'src/common/kernel/random.ts'));
  return join(out, 'src/design/engine/illustration/index.js');
}
