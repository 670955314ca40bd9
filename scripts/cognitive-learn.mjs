#!/usr/bin/env node
/**
 * Learns how texts are mostly meant, from labelled examples, then how that is weighed beside what the rules find, and writes both
 * beside the engine: `node scripts/build.mjs && node scripts/cognitive-learn.mjs`. With `folds` it writes nothing and prints how many of
 * the examples are read right by what was learned from the others. The same examples give the same weights.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { transformSync } from '@swc/core';
import { BUCKETS, featuresOf } from '../dist/src/cognitive/engine/language/learned/features.js';
import { hashWord } from '../dist/src/cognitive/engine/language/hash-word.js';
import { upshot } from '../dist/src/cognitive/engine/language/contrast.js';
import { learnedOf } from '../dist/src/cognitive/engine/language/learned/learned.js';
import { groundsByRules } from '../dist/src/cognitive/engine/language/sentiment.js';
import { vocabularyOf } from '../dist/src/cognitive/engine/language/learned/vocabulary.js';
import { ENGLISH } from '../dist/src/cognitive/engine/language/lexicon-en.js';
import { SWEDISH } from '../dist/src/cognitive/engine/language/lexicon-sv.js';
import { tokenize } from '../dist/src/cognitive/engine/language/tokens.js';
import { generator, sentencesOf } from './cognitive-patterns.mjs';

const LANGUAGE = 'src/cognitive/engine/language';
const CLASSES = ['positive', 'negative', 'neutral'];
const SHORT = { pos: 'positive', neg: 'negative', neutral: 'neutral' };
const LEXICONS = { sv: SWEDISH, en: ENGLISH };
const ROUNDS = 20;
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

/** @returns [label, text] in a stable order, first those that no rule was made for, and how many these are */
async function examplesOf(language) {
  const file = parse(readFileSync(`bench/cognitive/examples/${language}.yaml`, 'utf8'));
  const written = CLASSES.flatMap((label) => file[label].map((text) => [label, text]));
  const { OWN } = await ofSpecs('sentences');
  const { FRESH, REPORTS } = await ofSpecs('fresh-sentences');
  const { FIRST_SIGHT } = await ofSpecs('first-sight');
  const learnt = Object.values(FIRST_SIGHT).filter((set) => set.mended);
  const sets = [OWN, REPORTS, ...[...Object.values(FRESH), ...learnt].map((set) => set.sentences)];
  const tested = sets.flat().filter(([of]) => of === language);
  return { unruled: written.length, examples: [...written, ...tested.map(([, label, text]) => [SHORT[label], text])] };
}

const patternsOf = (language) => parse(readFileSync(`bench/cognitive/examples/patterns-${language}.yaml`, 'utf8'));

function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

function chancesOf(weights, features) {
  const logits = logitsOf(weights, features);
  const top = Math.max(...logits);
  const raised = logits.map((x) => Math.exp(x - top));
  const sum = raised.reduce((a, b) => a + b);
  return raised.map((x) => x / sum);
}

const logitsOf = (weights, features) =>
  weights.map((w) => {
    let sum = 0;
    for (const { bucket, amount } of features) sum += w[bucket] * amount;
    return sum;
  });

/** Multinomial logistic regression by stochastic descent, weights decaying where they are touched. */
function learn(rows, { size = BUCKETS, rate = RATE, decay = DECAY } = {}) {
  const weights = CLASSES.map(() => new Float64Array(size));
  const mean = CLASSES.map(() => new Float64Array(size));
  const random = generator();
  const order = [...rows];
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const { features, label } of order) descend(weights, features, label, rate / (1 + round * 0.2), decay);
    if (round >= UNSETTLED) mean.forEach((sum, k) => settle(sum, weights[k]));
  }
  return mean;
}

function settle(mean, weights) {
  for (let i = 0; i < mean.length; i++) if (weights[i] !== 0) mean[i] += weights[i] / (ROUNDS - UNSETTLED);
}

function descend(weights, features, label, rate, decay) {
  const chances = chancesOf(weights, features);
  weights.forEach((w, k) => {
    const error = chances[k] - (k === label ? 1 : 0);
    for (const { bucket, amount } of features) w[bucket] -= rate * (error * amount + decay * w[bucket]);
  });
}

function learnWeights(rows) {
  const [positive, negative, neutral] = learn(rows);
  for (const side of [positive, negative]) side[hashWord('b') % BUCKETS] -= PRIOR;
  return [positive, negative, neutral];
}

/** A language's lexicon as it would be had nothing been learned. */
function unlearned(language) {
  const [connotations, senses] = ['connotation', 'senses'].map((name) =>
    parse(readFileSync(`${LANGUAGE}/learned/${name}-${language}.yaml`, 'utf8')),
  );
  const { negations, words } = LEXICONS[language];
  const nothing = { scale: 1, weights: Buffer.alloc(2 * BUCKETS).toString('base64'), scales: [[], []] };
  const learned = learnedOf(nothing, vocabularyOf(connotations, senses, negations, words));
  return { ...LEXICONS[language], learned: () => learned };
}

function rowsOf(lexicon, examples) {
  return examples.map(([label, text]) => {
    const tokens = tokenize(text);
    const featured = (of) => featuresOf(of, lexicon.learned().vocabulary);
    return {
      text,
      tokens,
      label: CLASSES.indexOf(label),
      features: featured(tokens),
      upshot: featured(upshot(tokens, lexicon)),
    };
  });
}

/** Calls `judge` with each row and the weights that were learned from the others; what is in `always` is always learned from. */
function holdOut(rows, always, judge) {
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learnWeights([...rows.filter((_, i) => i % FOLDS !== fold), ...always]);
    for (const row of rows.filter((_, i) => i % FOLDS === fold)) judge(row, weights);
  }
}

/** What a verdict on a row weighs: what others taught, and what the rules find. */
function groundsOf({ text, tokens, upshot: features, label }, weights, lexicon) {
  const [positive, negative, neutral] = logitsOf(weights, features);
  const [, , ...ruled] = groundsByRules(text, tokens, lexicon);
  const grounds = [positive - neutral, negative - neutral, ...ruled];
  return { label, features: grounds.map((amount, bucket) => ({ bucket, amount })) };
}

/** How verdicts weigh their grounds, from rows that neither was made for. */
function scalesOf(grounds) {
  const size = grounds[0].features.length;
  const [positive, negative, neutral] = learn(grounds, { size, rate: 0.02, decay: 0.0002 });
  const against = (side) => [...side].map((x, i) => x - neutral[i]);
  return [against(positive), against(negative)];
}

/**
 * Right among the examples held out, by label: by what was learned alone, and by verdicts whose scales were learned without them. Only
 * those that no rule was made for are counted.
 */
function crossed(rows, always, unruled, lexicon) {
  const learned = new Map();
  const grounds = [];
  holdOut(rows, always, (row, weights) => {
    learned.set(row, likeliest(chancesOf(weights, row.features)));
    grounds.push({ row, ...groundsOf(row, weights, lexicon) });
  });
  const verdicts = new Map();
  for (let fold = 0; fold < FOLDS; fold++) {
    const scales = scalesOf(grounds.filter((_, i) => i % FOLDS !== fold));
    for (const { row, features } of grounds.filter((_, i) => i % FOLDS === fold))
      verdicts.set(row, likeliest([...logitsOf(scales, features), 0]));
  }
  const counted = rows.slice(0, unruled);
  return `learned alone: ${share(counted, learned)}; verdicts: ${share(counted, verdicts)}`;
}

const likeliest = (chances) => chances.indexOf(Math.max(...chances));

function share(rows, read) {
  const of = (label) => rows.filter((row) => row.label === label);
  const right = (list) => list.filter((row) => read.get(row) === row.label).length;
  const parts = CLASSES.map((name, k) => `${name} ${right(of(k))} of ${of(k).length}`);
  return `${((100 * right(rows)) / rows.length).toFixed(1)} % (${parts.join(', ')})`;
}

/** Two signed bytes a bucket: positive and negative against neutral. */
function packed([positive, negative, neutral]) {
  const logits = [...neutral].flatMap((base, bucket) => [positive[bucket] - base, negative[bucket] - base]);
  const scale = logits.reduce((most, x) => Math.max(most, Math.abs(x)), 0) / 127;
  return { scale, weights: Buffer.from(Int8Array.from(logits, (x) => Math.round(x / scale))).toString('base64') };
}

/** What is written beside the engine. */
function modelOf(rows, always, lexicon) {
  const grounds = [];
  holdOut(rows, always, (row, weights) => grounds.push(groundsOf(row, weights, lexicon)));
  const scales = scalesOf(grounds).map((side) => side.map((x) => Math.round(x * 1000) / 1000));
  return { ...packed(learnWeights([...rows, ...always])), scales };
}

for (const language of ['sv', 'en']) {
  const { examples, unruled } = await examplesOf(language);
  const patterns = patternsOf(language);
  const lexicon = unlearned(language);
  const filled = rowsOf(lexicon, sentencesOf(patterns));
  const rows = rowsOf(lexicon, examples);
  if (process.argv[2] === 'folds') console.log(`${language}: ${crossed(rows, filled, unruled, lexicon)}`);
  else {
    const { scale, weights, scales } = modelOf(rows, filled, lexicon);
    const hash = createHash('sha256')
      .update(JSON.stringify([examples, patterns]))
      .digest('hex');
    const head = '# yaml-language-server: $schema=./model.schema.json\n# written by scripts/cognitive-learn.mjs\n';
    const body = `examples: '${hash}'\nscale: ${scale}\nweights: ${weights}\nscales:\n${scales.map((side) => `  - [${side.join(', ')}]\n`).join('')}`;
    writeFileSync(`${LANGUAGE}/learned/model-${language}.yaml`, head + body);
    console.log(`${language}: ${examples.length} examples, ${filled.length} by pattern`);
  }
}
