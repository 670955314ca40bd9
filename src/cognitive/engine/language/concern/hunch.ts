import { lazily } from '../../../../common/kernel/lazily.js';
import { softmax } from '../learned/verdict.js';
import { vocabularyOf, type NamesData, type Vocabulary } from '../learned/vocabulary.js';
import { ENGLISH } from '../lexicon-en.js';
import { SWEDISH } from '../lexicon-sv.js';
import type { Token } from '../tokens.js';
import { hintsOf } from './hints.js';
import framesEn from './need-frames-en.yaml.js';
import framesSv from './need-frames-sv.yaml.js';
import modelEn from './need-model-en.yaml.js';
import modelSv from './need-model-sv.yaml.js';

/** How likely a text speaks of ending one's life, and of a death. */
export interface Hunch {
  life: number;
  death: number;
}

interface ModelData {
  scale: number;
  /** base64: of each bucket, for life, for death */
  weights: string;
}

interface Model {
  vocabulary: Vocabulary;
  weights: Int8Array;
  scale: number;
}

/** The words by which frames are known. */
export const FRAMES = {
  sv: vocabularyOf({}, framesSv as NamesData, SWEDISH.negations),
  en: vocabularyOf({}, framesEn as NamesData, ENGLISH.negations),
};

const modelOf = (l: 'sv' | 'en', { scale, weights }: ModelData): Model => ({
  vocabulary: FRAMES[l],
  weights: new Int8Array(Buffer.from(weights, 'base64')),
  scale,
});
const MODELS = {
  sv: lazily(() => modelOf('sv', modelSv as ModelData)),
  en: lazily(() => modelOf('en', modelEn as ModelData)),
};

/** What was learned from examples says of the sentence that speaks most of either (scripts/cognitive-learn-need.mjs). */
export function hunchOf(tokens: readonly Token[], l: 'sv' | 'en'): Hunch {
  const hunches = sentencesIn(tokens).map((sentence) => hunchOfSentence(sentence, MODELS[l]()));
  return hunches.reduce((a, b) => (a.life + a.death > b.life + b.death ? a : b), { life: 0, death: 0 });
}

function hunchOfSentence(tokens: readonly Token[], { vocabulary, weights, scale }: Model): Hunch {
  let [toLife, toDeath] = [0, 0];
  for (const { bucket, amount } of hintsOf(tokens, vocabulary)) {
    toLife += weights[2 * bucket] * scale * amount;
    toDeath += weights[2 * bucket + 1] * scale * amount;
  }
  const [life, death] = softmax([toLife, toDeath, 0]);
  return { life, death };
}

/** Sentences with their marks at the end. */
export function sentencesIn(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences[sentences.length - 1].push(token);
    if (token.kind === 'mark' && /[.!?\n]/.test(token.text)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.some(({ kind }) => kind === 'word'));
}
