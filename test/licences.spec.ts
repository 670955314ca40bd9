import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Installed {
  version: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const ROOT = join(__dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Installed> };
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const notices = read('THIRD_PARTY.md');

/** Ask for no more than their notice. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BSL-1.0',
  'Python-2.0',
]);

/** Others, by name, and why they may be used. */
const EXCEPTIONS: Record<string, { licence: string | undefined; why: string }> = {
  '@expo-google-fonts/source-sans-3': {
    licence: 'MIT AND OFL-1.1',
    why: 'a font, embedded in PDFs as its licence allows',
  },
  '@resvg/resvg-js': { licence: 'MPL-2.0', why: 'copyleft per file; used unchanged, beside our code' },
  busboy: { licence: undefined, why: 'MIT in its LICENSE; its manifest says it in an old form' },
  streamsearch: { licence: undefined, why: 'MIT in its LICENSE; its manifest says it in an old form' },
  hooks: { licence: undefined, why: 'MIT in its manifest, in an old form' },
  'png-js': { licence: undefined, why: 'MIT in its LICENSE; its manifest does not say' },
};

const production = Object.entries(packages)
  .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
  .map(([path, { version, license }]) => ({ name: path.split('node_modules/').at(-1)!, version, license }));

/** `MIT AND ISC`, `(MIT OR GPL-2.0)`: all of an AND, one of an OR. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ALLOWED.has(one.trim())));

const exceptionFor = (name: string) =>
  EXCEPTIONS[name] ?? (name.startsWith('@resvg/resvg-js-') ? EXCEPTIONS['@resvg/resvg-js'] : undefined);

describe('licences', () => {
  it('of what is installed in production go with ours', () => {
    expect(production.length).toBeGreaterThan(300);
    const others = production.filter(({ name, license }) => {
      if (license !== undefined && isAllowed(license)) return false;
      const exception = exceptionFor(name);
      return exception === undefined || exception.licence !== license;
    });
    expect(others).toEqual([]);
  });

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE', 'UNLICENSED'])(
    '%s is not allowed',
    (licence) => expect(isAllowed(licence)).toBe(false),
  );

  it('of exceptions are still needed', () => {
    const names = new Set(production.map(({ name }) => name));
    expect(Object.keys(EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
  });

  it('THIRD_PARTY.md names every direct dependency with its version', () => {
    const direct = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    const absent = direct
      .filter((name) => !name.startsWith('@freesewing/'))
      .map(
        (name) =>
          `| ${name}${name in (manifest.optionalDependencies ?? {}) ? ' (optional)' : ''} | ${packages[`node_modules/${name}`].version} |`,
      )
      .filter((line) => !notices.includes(line));
    expect(absent).toEqual([]);
  });

  it('THIRD_PARTY.md counts the packages of FreeSewing', () => {
    const count = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@freesewing/')).length;
    expect(notices).toContain(`| @freesewing/* (${count} packages) |`);
  });
});
