import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
interface Package {
  version?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
const manifest =
  read<Record<'dependencies' | 'devDependencies' | 'overrides' | 'allowScripts', Record<string, unknown>>>(
    'package.json',
  );
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');

it('an installation keeps its budgets', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts/size.mjs')], { encoding: 'utf8' });
  expect([stdout, status]).toEqual([stdout, 0]);
  expect(stdout.match(/^\w+ +\d+ MB of \d+$/gm)).toHaveLength(3);
});

it('production installs nothing of development (else: npm run lock)', () =>
  expect(Object.keys(manifest.devDependencies).filter((name) => !packages[`node_modules/${name}`].dev)).toEqual([]));

it('no package needs a script of its own to be installed, so that npm runs none and has none to warn of', () => {
  const scripted = Object.keys(packages).filter((path) => path !== '' && packages[path].hasInstallScript);
  const names = new Set(scripted.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  expect(manifest.allowScripts).toEqual(Object.fromEntries([...names].map((name) => [name, false])));
});

it('the lock names no registry', () => {
  for (const lock of ['package-lock.json', 'test/clients/package-lock.json'])
    expect(readFileSync(join(ROOT, lock), 'utf8')).not.toContain('"resolved"');
});

describe('the packages of FreeSewing', () => {
  const SCOPE = 'node_modules/@freesewing/';
  const importsOf = (folder: string): string[] => {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(mjs|js|ts)$/.test(file) && !/\.spec\.|(^|\/)tests?\//.test(file));
    const found = texts.flatMap((file) => [
      ...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(/(?:from|import)[\s(]*['"]@freesewing\/([\w-]+)/g),
    ]);
    return [...new Set(found.map(([, name]) => name))];
  };
  const ours = importsOf('src/design/engine/make/pattern');
  const theirs = new Map<string, string[]>();
  const follow = (name: string): void => {
    if (theirs.has(name)) return;
    const source = `${SCOPE}${name}/src`;
    theirs.set(name, existsSync(join(ROOT, source)) ? importsOf(source) : []);
    for (const next of theirs.get(name)!) follow(next);
  };
  ours.forEach(follow);
  const asksFor = (name: string): Record<string, string> => ({
    ...packages[SCOPE + name].dependencies,
    ...packages[SCOPE + name].peerDependencies,
  });
  const inScope = (names: object): string[] =>
    Object.keys(names).flatMap((name) => /^@freesewing\/(.+)/.exec(name)?.slice(1) ?? []);

  it('are those that we import, that they import without saying so, and that overrides refer to', () => {
    const unsaid = [...theirs].flatMap(([name, imports]) =>
      imports.filter((one) => !(`@freesewing/${one}` in asksFor(name))),
    );
    const referred = Object.values(manifest.overrides).flatMap(
      (one) => /^\$@freesewing\/(.+)/.exec(String(one))?.[1] ?? [],
    );
    const wanted = new Set([...ours, ...unsaid, ...referred]);
    expect(inScope(manifest.dependencies).toSorted()).toEqual([...wanted].toSorted());
  });

  it('are overridden where one is asked for in another version than is there, and are there once', () => {
    const asked = new Map<string, Set<string | undefined>>();
    for (const path of Object.keys(packages).filter((one) => one.startsWith(SCOPE)))
      for (const [name, version] of Object.entries(asksFor(path.slice(SCOPE.length))))
        asked.set(name, (asked.get(name) ?? new Set([packages[`node_modules/${name}`]?.version])).add(version));
    const mixed = [...asked].filter(([name, versions]) => name.startsWith('@freesewing/') && versions.size > 1);
    expect(inScope(manifest.overrides).toSorted()).toEqual(inScope(Object.fromEntries(mixed)).toSorted());
    expect(Object.keys(packages).filter((path) => /node_modules\/.*node_modules\/@freesewing/.test(path))).toEqual([]);
  });
});
