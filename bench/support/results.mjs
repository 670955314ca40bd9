/** The one table of `npm run bench`: rows `{id, what, unit, values, goal?, gate?}`, `goal` being `{least}` or `{most}`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { median } from './figures.mjs';

const FILE = new URL('../results.json', import.meta.url);
const PAGE = new URL('../../docs/performance.md', import.meta.url);
/** Between these the page has the table of all that is recorded. */
const [BEGIN, END] = ['<!-- npm run bench -->', '<!-- end of npm run bench -->'];

/** By this share may the median cost of a gated row exceed the recorded one. */
export const TOLERANCE = 0.25;

export function summary({ id, what, unit, values, goal, gate = false }) {
  const seen = values.filter((value) => Number.isFinite(value));
  const [min, middle, max] = [Math.min(...seen), median(seen), Math.max(...seen)].map(rounded);
  return {
    id,
    what,
    unit,
    min,
    median: middle,
    max,
    ...(goal && { goal, met: met(goal, middle) }),
    ...(gate && { gate }),
  };
}

const met = ({ least = -Infinity, most = Infinity }, value) => value >= least && value <= most;
const rounded = (value) => Number(value.toPrecision(4));
const goalText = ({ least, most }) => (least === undefined ? `≤ ${most}` : `≥ ${least}`);

export function printTable(rows) {
  console.log(`\n${tableOf(rows)}`);
}

function tableOf(rows) {
  const cells = rows.map(({ what, unit, min, median, max, goal, met, at }) => [
    what,
    unit,
    ...[min, median, max].map((value) => value.toLocaleString('en-US', { maximumSignificantDigits: 4 })),
    goal ? `${goalText(goal)}${met ? '' : ': missed'}` : '',
    at ? `${at.commit}, ${at.load_before}` : '',
  ]);
  const head = '| What | Unit | min | median | max | Goal | Commit, load |\n|---|---|--:|--:|--:|---|---|';
  return [head, ...cells.map((row) => `| ${row.join(' | ')} |`)].join('\n');
}

/**
 * Figures of the sections that ran replace those of before; others stay with the commit they were measured at, unless all ran
 * (`whole`): then nobody prints them any more.
 */
export function record(rows, loadBefore, whole) {
  const old = whole ? [] : recorded();
  const at = {
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    node: process.version,
    processors: availableParallelism(),
    load_before: rounded(loadBefore),
    load_after: rounded(loadavg()[0]),
  };
  const kept = old.filter(({ id }) => !rows.some((row) => row.id === id));
  const all = [...kept, ...rows.map((row) => ({ ...row, at }))];
  writeFileSync(FILE, `${JSON.stringify({ tolerance: TOLERANCE, rows: all }, null, 2)}\n`);
  writePage(all);
}

function writePage(rows) {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error('docs/performance.md has no place for the table');
  writeFileSync(PAGE, `${page.slice(0, from)}${BEGIN}\n\n${tableOf(rows)}\n\n${page.slice(to)}`);
}

function recorded() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')).rows;
  } catch {
    return [];
  }
}

/** The gated rows beside the recorded ones. @returns whether all are within the tolerance */
export function compare(rows) {
  const before = new Map(recorded().map((row) => [row.id, row]));
  const pairs = rows.filter(({ gate }) => gate).map((row) => ({ row, old: before.get(row.id) }));
  console.log('\n| What | recorded | now | change |\n|---|--:|--:|--:|');
  const worse = pairs.filter(({ row, old }) => old && row.median > old.median * (1 + TOLERANCE));
  for (const { row, old } of pairs) {
    const change = old ? `${((row.median / old.median - 1) * 100).toFixed(0)} %` : 'new';
    console.log(`| ${row.what} | ${old?.median ?? '–'} | ${row.median} | ${change} |`);
  }
  console.log(`\n${worse.length} of ${pairs.length} cost more than ${TOLERANCE * 100} % above the record`);
  return worse.length === 0;
}
