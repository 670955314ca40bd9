/** Labelled texts that the engine has not seen, by language and by label: how many it reads right, and with `VERBOSE=1` which it does not. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { analyse } from '../../dist/src/cognitive/engine/language/analysis.js';

const SHORT = { positive: 'pos', negative: 'neg', neutral: 'neu' };

/** @param file YAML: a list of { text, lang, label: pos|neg|neu } or { text, lang, kind: life|death|none } */
export function readings(file) {
  const rows = parse(readFileSync(file, 'utf8')).map((row) => ({ ...row, ...readOf(row) }));
  for (const lang of new Set(rows.map((row) => row.lang))) {
    const own = rows.filter((row) => row.lang === lang);
    process.stdout.write(`${lang}  ${shareOf(own)}  (${byLabel(own)})\n`);
  }
  if (process.env.VERBOSE)
    for (const row of rows.filter((one) => one.was !== one.wanted)) process.stdout.write(told(row));
}

function readOf({ text, label, kind }) {
  const { sentiment, need } = analyse(text);
  return kind === undefined
    ? {
        wanted: label,
        was: SHORT[sentiment.label],
        by: sentiment.evidence.map((e) => `${e.token}:${e.weight.toFixed(1)}`),
      }
    : { wanted: kind, was: need?.concern ?? 'none', by: [] };
}

const shareOf = (rows) => `${rows.filter(({ was, wanted }) => was === wanted).length} of ${rows.length}`;

const byLabel = (rows) =>
  [...new Set(rows.map(({ wanted }) => wanted))]
    .sort((a, b) => a.localeCompare(b))
    .map((label) => `${label} ${shareOf(rows.filter(({ wanted }) => wanted === label))}`)
    .join(', ');

const told = ({ lang, wanted, was, text, by }) => `  ${lang} ${wanted} read ${was}: ${text} [${by.join(' ')}]\n`;
