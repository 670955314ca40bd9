import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = join(__dirname, 'styles');

/** Classes with which the rules of a sheet begin: all sheets come as one file, so each begins what it says with its own. */
function begun(text: string): Set<string> {
  const plain = text.replace(/\/\*.*?\*\//gs, '');
  const selectors = [...plain.matchAll(/(?:^|[{};])([^{};@]+)\{/g)].flatMap(([, list]) => list.split(','));
  return new Set(selectors.flatMap((one) => /^\s*\.([\w-]+)/.exec(one)?.[1] ?? []));
}

test('the rules of two sheets begin with no class that both have', () => {
  const sheets = readdirSync(STYLES).filter((name) => name !== 'site.css');
  const owners = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const name of begun(readFileSync(join(STYLES, sheet), 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), sheet]);
  expect(owners.size).toBeGreaterThan(100);
  expect([...owners].filter(([, of]) => of.length > 1)).toEqual([]);
});

test.each([
  ['.a { b: c } @media (x) { .d .e, p .f { g: h } }', ['a', 'd']],
  ['.a.b > .c { d: e }', ['a']],
])('%s', (text, names) => expect([...begun(text)]).toEqual(names));
