import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../../..');

/** The name of each class with documented members: the document knows a schema by that alone, so two of a name are one. */
const documented = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').split(/^(?=(?:export )?(?:abstract )?class )/m))
  .filter((text) => /^ {2}@Api\w*Property/m.test(text))
  .flatMap((text) => /^(?:export )?(?:abstract )?class (\w+)/.exec(text)?.[1] ?? []);

it('no two schemas of the document have the same name', () => {
  expect(documented.length).toBeGreaterThan(100);
  expect(documented.filter((name, i) => documented.indexOf(name) !== i)).toEqual([]);
});
