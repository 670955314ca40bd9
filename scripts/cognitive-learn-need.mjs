#!/usr/bin/env node
/**
 * Learns how people hint at ending their life or at a death, and writes it beside the engine: `node scripts/build.mjs && node
 * scripts/cognitive-learn-need.mjs`. With `folds` it writes nothing and prints how many of the examples written for it are read right by what
 * was learned from the others, with and without the rules. The same examples give the same weights.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { transformSync } from '@swc/core';
import { HINT_BUCKETS, hintsOf } from '../dist/src/cognitive/engine/language/concern/hints.js';
import { FRAMES } from '../dist/src/cognitive/engine/language/concern/hunch.js';
import { concernByRules } from '../dist/src/cognitive/engine/language/concern/concern.js';
import { detectLanguage } from '../dist/src/cognitive/engine/language/detect.js';
import { tokenize } from '../dist/src/cognitive/engine/language/tokens.js';
import { generator } from './cognitive-patterns.mjs';

const CONCERN = 'src/cognitive/engine/language/concern';
const KINDS = ['life', 'death', 'none'];
const ROUNDS = 10;
/** The weights of the rounds after these are averaged. */
const UNSETTLED = 5;
const [RATE, DECAY] = [0.15, 0.001];
/** Of the sentences about anything, which are many, so many are seen in a round. */
const SEEN = 0.5;
/** What is known to mislead is seen so many times in a round, and what customers and the specs say twice. */
const [MISLEADING, OTHERS_TIMES] = [5, 2];
const FOLDS = 5;

async function fixture(path) {
  const source = readFileSync(`${path}.fixture.ts`, 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'es6' } });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** What the rules are mended for. */
async function ofSpecs() {
  const { LIFE_SV, LIFE_EN, DEATH_SV, DEATH_EN, NEITHER } = await fixture(`${CONCERN}/concern`);
  const neither = (l) => NEITHER.filter((text) => (languageOf(text) === 'sv') === (l === 'sv'));
  return { sv: [LIFE_SV, DEATH_SV, neither('sv')], en: [LIFE_EN, DEATH_EN, neither('en')] };
}

const languageOf = (text) => detectLanguage(text, tokenize(text));

/** What customers write: the sets of the other benches. */
const ASKED = ['bench/design/words', 'bench/tools/chat'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => stringsIn(parse(readFileSync(`${folder}/${name}`, 'utf8')))),
);

/** Plain questions of the trade and off it. */
const QUESTIONS = readFileSync('bench/tools/questions.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

function stringsIn(value) {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (/holds|lacks|expect|says/.test(key) ? [] : stringsIn(inner)));
}

/** Sentences about anything, and what customers and the specs say. */
const ofSentiment = (l) => Object.values(parse(readFileSync(`bench/cognitive/examples/${l}.yaml`, 'utf8'))).flat();
const ofOthers = (l) => [
  ...[...ASKED, ...QUESTIONS].filter((text) => languageOf(text) === l),
  ...tested.filter(([of]) => of === l).map(([, , text]) => text),
];

/** Of these, those that neither the rules nor the examples know to be in need. */
function harmless(texts, l, { life, death }) {
  const inNeed = new Set([...life, ...death]);
  return texts.filter((text) => !inNeed.has(text.replace(/\.$/, '')) && concernByRules(tokenize(text), l) === null);
}

function rowOf(text, kind, l, source) {
  const tokens = tokenize(text);
  return { text, tokens, source, kind: KINDS.indexOf(kind), hints: hintsOf(tokens, FRAMES[l]) };
}

function rowsOf(l, written, mended) {
  return [
    ...KINDS.flatMap((kind) => written[l][kind].map((text) => rowOf(text, kind, l, 'written'))),
    ...KINDS.flatMap((kind, k) => mended[l][k].map((text) => rowOf(text, kind, l, 'mended'))),
    ...harmless(ofOthers(l), l, written[l]).map((text) => rowOf(text, 'none', l, 'other')),
    ...harmless(ofSentiment(l), l, written[l]).map((text) => rowOf(text, 'none', l, 'any')),
  ];
}

function shuffled(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

function chancesOf(weights, hints) {
  const logits = [0, 0, 0];
  for (const { bucket, amount } of hints) for (const k of [0, 1]) logits[k] += weights[k][bucket] * amount;
  const raised = logits.map((x) => Math.exp(x - Math.max(...logits)));
  const sum = raised.reduce((a, b) => a + b);
  return raised.map((x) => x / sum);
}

/** Logistic regression by stochastic descent, of life and of death against neither. */
function learn(rows) {
  const [weights, mean] = [0, 1].map(() => [0, 1].map(() => new Float64Array(HINT_BUCKETS)));
  const random = generator();
  const order = [...rows];
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of shuffled(order, random))
      for (let often = timesOf(row, random); often > 0; often--) descend(weights, row, RATE / (1 + round * 0.25));
    if (round >= UNSETTLED) mean.forEach((m, k) => weights[k].forEach((x, i) => (m[i] += x / (ROUNDS - UNSETTLED))));
  }
  return mean;
}

/** How often a row is seen in a round: what is known to mislead more than once. */
function timesOf({ source, kind }, random) {
  if (source === 'other') return OTHERS_TIMES;
  if (source === 'any') return random() < SEEN ? 1 : 0;
  return source === 'mended' && kind === 2 ? MISLEADING : 1;
}

function descend(weights, { hints, kind }, rate) {
  const chances = chancesOf(weights, hints);
  weights.forEach((w, k) => {
    const error = chances[k] - (k === kind ? 1 : 0);
    for (const { bucket, amount } of hints) w[bucket] -= rate * (error * amount + DECAY * w[bucket]);
  });
}

/** Cries and look-alikes read right when held out, by how sure must be. */
function crossed(rows, l) {
  const own = rows.filter(({ source }) => source === 'written');
  const others = rows.filter(({ source }) => source !== 'written');
  const judged = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learn([...others, ...own.filter((_, i) => i % FOLDS !== fold)]);
    for (const row of own.filter((_, i) => i % FOLDS === fold))
      judged.push({
        ...row,
        sure: 1 - chancesOf(weights, row.hints)[2],
        ruled: concernByRules(row.tokens, l) !== null,
      });
  }
  const [cries, alike] = [judged.filter(({ kind }) => kind < 2), judged.filter(({ kind }) => kind === 2)];
  for (const from of [0.3, 0.35, 0.4, 0.5, 0.6]) {
    const heard = ({ sure, ruled }) => sure >= from || ruled;
    console.log(`${l} from ${from}: cries ${share(cries, heard)}, look-alikes ${share(alike, heard)}`);
  }
}

const share = (rows, heard) => `${rows.filter(heard).length} of ${rows.length}`;

/** Two signed bytes a bucket. */
function packed([life, death]) {
  const logits = [...life].flatMap((x, bucket) => [x, death[bucket]]);
  const scale = logits.reduce((most, x) => Math.max(most, Math.abs(x)), 0) / 127;
  return { scale, weights: Buffer.from(Int8Array.from(logits, (x) => Math.round(x / scale))).toString('base64') };
}

const written = parse(readFileSync('bench/cognitive/examples/need.yaml', 'utf8'));
const mended = await ofSpecs();
const { FRESH, REPORTS } = await fixture('src/cognitive/engine/language/fresh-sentences');
const { FIRST_SIGHT } = await fixture('src/cognitive/engine/language/first-sight');
const tested = [
  ...REPORTS,
  ...[...Object.values(FRESH), ...Object.values(FIRST_SIGHT)].flatMap((set) => set.sentences),
];
for (const l of ['sv', 'en']) {
  const rows = rowsOf(l, written, mended);
  if (process.argv[2] === 'folds') {
    crossed(rows, l);
    continue;
  }
  const { scale, weights } = packed(learn(rows));
  const hash = createHash('sha256').update(JSON.stringify(written[l])).digest('hex');
  // The other benches' sets grow without a need to learn anew: the hash is of the examples that were written for it.
  const head =
    '# yaml-language-server: $schema=./need-model.schema.json\n# written by scripts/cognitive-learn-need.mjs\n';
  writeFileSync(
    `${CONCERN}/need-model-${l}.yaml`,
    `${head}examples: '${hash}'\nscale: ${scale}\nweights: ${weights}\n`,
  );
  console.log(`${l}: ${rows.length} examples`);
}
