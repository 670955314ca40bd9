import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { entities } from './entities.js';
import { keptDays } from './kept.js';

const tables = getMetadataArgsStorage()
  .tables.filter(({ target }) => (entities as unknown[]).includes(target))
  .map(({ name }) => name!)
  .sort();

it('says of every table how long its rows stay', () => expect(Object.keys(keptDays(30)).sort()).toEqual(tables));

it('has every table in the page that tells who fills it and what bounds it', () => {
  const page = readFileSync(join(__dirname, '../docs/operations.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(tables.filter((table) => !rows.some((row) => row.split('|')[1].includes(`\`${table}\``)))).toEqual([]);
});
