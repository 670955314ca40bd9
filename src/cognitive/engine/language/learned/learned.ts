import type { Evidence } from '../evidence.js';
import type { Token } from '../tokens.js';
import { BUCKETS, featuresOf, type Feature } from './features.js';
import { softmax, type Scales } from './verdict.js';
import type { Vocabulary } from './vocabulary.js';

/** Logits against neutral, and what they are taken from. */
export interface Learned {
  vocabulary: Vocabulary;
  /** by bucket: for positive, for negative */
  weights: Int8Array;
  scale: number;
  /** how it is weighed beside what rules find */
  scales: Scales;
}

/** As sure as this, among three, it must be to say more than neutral. */
const SURE = 0.4;
/** Words that are named as evidence. */
const NAMED = 3;
/** Weight of what is barely and of what is wholly sure: less than what a known word says. */
const [BARELY, WHOLLY] = [0.6, 1.4];

/** What the data files hold. */
export interface LearnedData {
  examples: string;
  scale: number;
  /** base64 */
  weights: string;
  scales: Scales;
}

/** @throws where the weights are not two for each bucket */
export function learnedOf(model: LearnedData, vocabulary: Vocabulary): Learned {
  const weights = new Int8Array(Buffer.from(model.weights, 'base64'));
  if (weights.length !== 2 * BUCKETS) throw new Error(`${weights.length} weights for ${BUCKETS} buckets`);
  return { vocabulary, weights, scale: model.scale, scales: model.scales };
}

/**
 * What a text without any known expression most likely tells, by what was learned from examples (logistic regression, scripts/
 * cognitive-learn.mjs): the words that speak most for it, with weights that add up to it; none where it is not sure.
 */
export function readLearned(tokens: readonly Token[], learned: Learned): Evidence[] {
  const features = featuresOf(tokens, learned.vocabulary);
  const chances = softmax([...logitsOf(features, learned), 0]);
  const side = chances[0] > chances[1] ? 0 : 1;
  return chances[side] < SURE ? [] : toldBy(tokens, features, side, chances[side], learned);
}

/** The words that speak most for a side, with weights that add up to how sure a verdict for it is. @param side 0 positive, 1 negative */
export const speakersFor = (tokens: readonly Token[], side: number, chance: number, learned: Learned): Evidence[] =>
  toldBy(tokens, featuresOf(tokens, learned.vocabulary), side, chance, learned);

function toldBy(
  tokens: readonly Token[],
  features: readonly Feature[],
  side: number,
  chance: number,
  learned: Learned,
): Evidence[] {
  const sure = Math.max(0, (chance - SURE) / (1 - SURE));
  const total = (side === 0 ? 1 : -1) * (BARELY + (WHOLLY - BARELY) * sure);
  return speakers(features, side, learned).map(([i, share]) => ({
    token: tokens[i].text,
    span: tokens[i].span,
    weight: total * share,
    rule: 'learned',
  }));
}

/** How much more a text speaks for positive and for negative than for neither, by what was learned, in logits. */
export const leaningOf = (tokens: readonly Token[], learned: Learned): [positive: number, negative: number] =>
  logitsOf(featuresOf(tokens, learned.vocabulary), learned);

const logitsOf = (features: readonly Feature[], learned: Learned): [positive: number, negative: number] => {
  const sum = (side: number): number => features.reduce((all, f) => all + said(f, side, learned), 0);
  return [sum(0), sum(1)];
};

const said = ({ bucket, amount }: Feature, side: number, { weights, scale }: Learned): number =>
  weights[2 * bucket + side] * scale * amount;

/** The tokens that speak most for a side against the other, in the text's order, with shares that add up to 1. */
function speakers(features: readonly Feature[], side: number, learned: Learned): [token: number, share: number][] {
  const votes = new Map<number, number>();
  for (const f of features) {
    if (f.token === null) continue;
    const vote = said(f, side, learned) - said(f, 1 - side, learned);
    votes.set(f.token, (votes.get(f.token) ?? 0) + vote);
  }
  const loudest = [...votes].sort((a, b) => b[1] - a[1]).slice(0, NAMED);
  const heard = loudest.filter(([, vote], n) => vote > 0 || n === 0).sort((a, b) => a[0] - b[0]);
  const sum = heard.reduce((s, [, vote]) => s + Math.max(vote, 1e-9), 0);
  return heard.map(([i, vote]) => [i, Math.max(vote, 1e-9) / sum]);
}
