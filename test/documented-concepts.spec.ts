import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planConcepts } from '../src/tools/engine/concepts/index.js';

/** What README and the guide show for this style and seed is what the engine says. */
it.each(['README.md', 'docs/api.md'])('%s shows concepts as they are', (file) => {
  const text = readFileSync(join(__dirname, '..', file), 'utf8');
  expect(text).toContain('{"style":"nordic workwear","count":2,"seed":7}');
  const [first, second] = planConcepts('nordic workwear', 2, 7);
  const shown = /"concepts":\[\{"name":"([^"]+)","category":"([^"]+)","description":"([^"…]+), …"/.exec(text)?.slice(1);
  expect(shown).toEqual([first.name, first.category, first.description.slice(0, shown?.[2].length)]);
  const next = /^# {2,}\{"name":"([^"]+)","category":"([^"]+)"/m.exec(text)?.slice(1);
  expect(next ?? [second.name, second.category]).toEqual([second.name, second.category]);
});
