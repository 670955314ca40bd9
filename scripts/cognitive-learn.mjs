#!/usr/bin/env node
/**
 * Learns how texts without known expressions are mostly meant, from labelled examples, and writes the weights beside the
 * engine: `node scripts/build.mjs && node scripts/cognitive-learn.mjs`. With `folds` it writes nothing and prints how many of
 * the examples are read right by what was learned from the others. The same examples give the same weights.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { transformSync } from '@swc/core';
import { BUCKETS, featuresOf } from '../dist/src/cognitive/engine/language/learned/features.js';
import { hashWord } from '../dist/src/cognitive/engine/language/hash-word.js';
import { vocabularyOf } from '../dist/src/cognitive/engine/language/learned/vocabulary.js';
import { ENGLISH } from '../dist/src/cognitive/engine/language/lexicon-en.js';
import { SWEDISH } from '../dist/src/cognitive/engine/language/lexicon-sv.js';
import { tokenize } from '../dist/src/cognitive/engine/language/tokens.js';
import { generator, sentencesOf } from './cognitive-patterns.mjs';

const LANGUAGE = 'src/cognitive/engine/language';
const CLASSES = ['positive', 'negative', 'neutral'];
const SHORT = { pos: 'positive', neg: 'negative', neutral: 'neutral' };
const LEXICONS = { sv: SWEDISH, en: ENGLISH };
const ROUNDS = 30;
/** The weights of the rounds after these are averaged: the last sentences of a round weigh no more than others. */
const UNSETTLED = 5;
const RATE = 0.1;
const DECAY = 0.02;
const FOLDS = 5;
/** Texts are neutral more often than the examples are: so much less is said for either side. */
const PRIOR = 0.4;

/** The labelled sentences of the specs, which the rules are mended for. */
async function ofSpecs(name) {
  const source = readFileSync(`${LANGUAGE}/${name}.fixture.ts`, 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'es6' } });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** @returns [label, text] in a stable order */
async function examplesOf(language) {
  const file = parse(readFileSync(`bench/cognitive/examples/${language}.yaml`, 'utf8'));
  const written = CLASSES.flatMap((label) => file[label].map((text) => [label, text]));
  const { OWN } = await ofSpecs('sentences');
  const { FRESH, REPORTS } = await ofSpecs('fresh-sentences');
  const { FIRST_SIGHT } = await ofSpecs('first-sight');
  const learnt = Object.values(FIRST_SIGHT).filter((set) => set.mended);
  const sets = [OWN, REPORTS, ...[...Object.values(FRESH), ...learnt].map((set) => set.sentences)];
  const tested = sets.flat().filter(([of]) => of === language);
  return [...written, ...tested.map(([, label, text]) => [SHORT[label], text])];
}

const patternsOf = (language) => parse(readFileSync(`bench/cognitive/examples/patterns-${language}.yaml`, 'utf8'));

function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

const chancesOf = (weights, features) => {
  const logits = weights.map((w) => features.reduce((sum, { bucket, amount }) => sum + w[bucket] * amount, 0));
  const raised = logits.map((x) => Math.exp(x - Math.max(...logits)));
  return raised.map((x) => x / raised.reduce((a, b) => a + b));
};

/** Multinomial logistic regression by stochastic descent, weights decaying where they are touched. */
function learn(rows) {
  const weights = CLASSES.map(() => new Float64Array(BUCKETS));
  const mean = CLASSES.map(() => new Float64Array(BUCKETS));
  const random = generator();
  const order = [...rows];
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const { features, label } of order) descend(weights, features, label, RATE / (1 + round * 0.2));
    if (round >= UNSETTLED)
      mean.forEach((sum, k) => weights[k].forEach((x, i) => (sum[i] += x / (ROUNDS - UNSETTLED))));
  }
  const [positive, negative] = mean;
  for (const side of [positive, negative]) side[hashWord('b') % BUCKETS] -= PRIOR;
  return mean;
}

function descend(weights, features, label, rate) {
  const chances = chancesOf(weights, features);
  weights.forEach((w, k) => {
    const error = chances[k] - (k === label ? 1 : 0);
    for (const { bucket, amount } of features) w[bucket] -= rate * (error * amount + DECAY * w[bucket]);
  });
}

function rowsOf(language, examples) {
  const [connotations, senses] = ['connotation', 'senses'].map((name) =>
    parse(readFileSync(`${LANGUAGE}/learned/${name}-${language}.yaml`, 'utf8')),
  );
  const { negations, words } = LEXICONS[language];
  const vocabulary = vocabularyOf(connotations, senses, negations, words);
  return examples.map(([label, text]) => ({
    text,
    label: CLASSES.indexOf(label),
    features: featuresOf(tokenize(text), vocabulary),
  }));
}

/** Right among the examples held out, by label; sentences by pattern are always learned from. */
function crossed(rows, filled) {
  const right = CLASSES.map(() => 0);
  const all = CLASSES.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learn([...rows.filter((_, i) => i % FOLDS !== fold), ...filled]);
    for (const { features, label } of rows.filter((_, i) => i % FOLDS === fold)) {
      const chances = chancesOf(weights, features);
      all[label]++;
      if (chances.indexOf(Math.max(...chances)) === label) right[label]++;
    }
  }
  return CLASSES.map((name, k) => `${name} ${right[k]} of ${all[k]}`).join(', ');
}

/** Two signed bytes a bucket: positive and negative against neutral. */
function packed([positive, negative, neutral]) {
  const logits = [...neutral].flatMap((base, bucket) => [positive[bucket] - base, negative[bucket] - base]);
  const scale = Math.max(...logits.map(Math.abs)) / 127;
  return { scale, weights: Buffer.from(Int8Array.from(logits, (x) => Math.round(x / scale))).toString('base64') };
}

for (const language of ['sv', 'en']) {
  const examples = await examplesOf(language);
  const patterns = patternsOf(language);
  const filled = rowsOf(language, sentencesOf(patterns));
  const rows = rowsOf(language, examples);
  if (process.argv[2] === 'folds') console.log(`${language}: ${crossed(rows, filled)}`);
  else {
    const { scale, weights } = packed(learn([...rows, ...filled]));
    const hash = createHash('sha256')
      .update(JSON.stringify([examples, patterns]))
      .digest('hex');
    const head = '# yaml-language-server: $schema=./model.schema.json\n# written by scripts/cognitive-learn.mjs\n';
    const body = `examples: '${hash}'\nscale: ${scale}\nweights: ${weights}\n`;
    writeFileSync(`${LANGUAGE}/learned/model-${language}.yaml`, head + body);
    console.log(`${language}: ${examples.length} examples, ${filled.length} by pattern`);
  }
}
