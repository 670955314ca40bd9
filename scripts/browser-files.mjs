/** What browsers load: each entry of web/client and the stylesheet, bundled, named by its content, and compressed. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Refused } from './one-line.mjs';

const WEB = resolve(fileURLToPath(import.meta.url), '../../web');
/** Small enough to be a loss. */
const COMPRESS_FROM_BYTES = 512;

/**
 * Several builds of one checkout may run at once: the files are made aside and moved as a whole.
 * @param folder where the files and their `manifest.json` go: name of an entry → {file, needs}: what it is called, and the
 * files it loads at once
 */
export async function browserFiles(folder) {
  const aside = `${folder}.${process.pid}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  const manifest = await bundle(aside);
  await stills(aside, manifest);
  await compress(aside);
  await writeFile(join(aside, 'manifest.json'), JSON.stringify(manifest));
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
}

/** Once for each language: what has no words is the same file in all of them. */
async function bundle(outdir) {
  const made = [];
  for (const language of await languages()) made.push(await bundleIn(language, outdir));
  return Object.assign({}, ...made);
}

/** Words stand in `web/words/<page>.<language>.tsx`. */
async function languages() {
  const found = (await readdir(join(WEB, 'words'))).flatMap((name) => /\.([a-z]{2})\.tsx?$/.exec(name)?.[1] ?? []);
  return [...new Set(found)].sort();
}

async function bundleIn(language, outdir) {
  const { build } = await import('esbuild');
  const made = await build({
    absWorkingDir: WEB,
    entryPoints: await entries(),
    outdir,
    outbase: '.',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    charset: 'utf8',
    minify: true,
    metafile: true,
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'silent',
    plugins: [wordsIn(language)],
  }).catch(({ message }) => {
    throw new Refused(`web/ cannot be bundled: ${message.split('\n').at(-1)}`);
  });
  return Object.fromEntries(Object.entries(made.metafile.outputs).flatMap((output) => entryOf(output, language)));
}

/** Whatever language's words are named, those of this one are taken: a browser loads no other. */
const wordsIn = (language) => ({
  name: 'words',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^\.\/\w+\.[a-z]{2}\.js$/ }, ({ path, resolveDir, kind }) => {
      const own = path.replace(/\.[a-z]{2}\.js$/, `.${language}.js`);
      return basename(resolveDir) === 'words' && own !== path ? resolve(own, { resolveDir, kind }) : null;
    }),
});

async function entries() {
  const found = (await readdir(join(WEB, 'client'))).filter((name) => /\.tsx?$/.test(name));
  return [...found.map((name) => `client/${name}`), 'styles/site.css'];
}

/** Scripts are named with their language: `mind.sv.js`. */
function entryOf([path, { entryPoint, imports }], language) {
  if (entryPoint === undefined) return [];
  const needs = imports.filter(({ kind }) => kind === 'import-statement').map((one) => basename(one.path));
  return [[basename(entryPoint).replace(/\.tsx?$/, `.${language}.js`), { file: basename(path), needs }]];
}

/** Pictures that pages name themselves. */
async function stills(folder, manifest) {
  for (const name of await readdir(join(WEB, 'stills'))) {
    const body = await readFile(join(WEB, 'stills', name));
    const [stem, ending] = name.split('.');
    const file = `${stem}.${createHash('sha256').update(body).digest('hex').slice(0, 8)}.${ending}`;
    await writeFile(join(folder, file), body);
    manifest[name] = { file, needs: [] };
  }
}

async function compress(folder) {
  for (const name of await readdir(folder)) {
    const body = await readFile(join(folder, name));
    if (body.length < COMPRESS_FROM_BYTES) continue;
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(body));
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(body, { level: 9 }));
  }
}
