import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRESENT_VERSION } from '../market/version.js';
import { FIGHTERS, fighterById } from './index.js';
import data from './house/finds.yaml.js';

interface Found {
  edge: string;
  found?: number;
  error?: number;
  after_costs?: number;
}

const finds = data as { market_version: number; weeks: number; fighters: Record<string, Found> };
const rows = Object.entries(finds.fighters);
const after = (...edges: string[]) => rows.filter(([, { edge }]) => edges.includes(edge));
const pursuing = after('trend', 'reversion', 'volume', 'hour');
const lore = (id: string): string => fighterById(id)!.lore;
const ADMITS = /\bno edge\b|nothing that we could show|She has none to show/;
/** A Sharpe ratio of 1 a year is this t in 2,000 weeks. */
const T = Math.sqrt((2000 * 7) / 365);

it('the house was measured in the present market, all of it', () => {
  expect(finds.market_version).toBe(PRESENT_VERSION);
  expect(rows.map(([id]) => id).sort()).toEqual(FIGHTERS.map(({ id }) => id).sort());
  expect(
    after('baseline')
      .map(([id]) => id)
      .sort(),
  ).toEqual(
    FIGHTERS.filter(({ baseline }) => baseline)
      .map(({ id }) => id)
      .sort(),
  );
});

it.each(pursuing)('%s finds the edge it is after, t > 2 in 2,000 weeks, surely, and claims it', (id, one) => {
  expect(one.found! * T).toBeGreaterThan(2);
  expect(one.found! / one.error!).toBeGreaterThan(2);
  expect(lore(id)).not.toMatch(ADMITS);
});

it.each(after('none'))('%s is after none, and its lore says so', (id) => expect(lore(id)).toMatch(ADMITS));

it.each(after('baseline'))('%s finds nothing, and loses what it pays', (_, { found, error, after_costs }) => {
  expect(Math.abs(found!)).toBeLessThan(2.5 * error!);
  expect(after_costs!).toBeLessThan(found!);
});

it('the documents say the same', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/arena.md'), 'utf8');
  for (const [id, { found, error, after_costs }] of rows) {
    if (found === undefined) continue;
    const told = `${fighterById(id)!.name} | ${finds.fighters[id].edge} | ${said(found)} ± ${said(error!)} | ${said(found * T)} | ${said(after_costs!)} |`;
    expect(page).toContain(told);
  }
});

/** As tables write figures: 1.2, .5, −.4, 23, −13. */
function said(value: number): string {
  const digits = Math.abs(value) < 9.95 ? Math.abs(value).toFixed(1).replace(/^0/, '') : Math.abs(value).toFixed(0);
  return `${value < 0 && Number(digits) !== 0 ? '−' : ''}${digits}`;
}
