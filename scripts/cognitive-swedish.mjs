#!/usr/bin/env node
/**
 * Prints dreams and sayings of varied episodes for a Swedish reader to go through: every plan with every kind of
 * episode and ending it can meet. `node scripts/build.mjs && node scripts/cognitive-swedish.mjs [seed]`
 */
import { dreamOf } from '../dist/src/cognitive/engine/dreams/dream.js';
import { EPISODE_TYPES } from '../dist/src/cognitive/engine/memory/episode.js';
import { TOPICS } from '../dist/src/cognitive/engine/swedish/nouns.js';
import { sayings } from '../dist/src/cognitive/engine/speech/sayings.js';
import { sentence } from '../dist/src/cognitive/engine/swedish/phrase.js';
import { Random } from '../dist/src/common/kernel/random.js';

const DREAMS = 300;
const random = Random.from(process.argv[2] ?? 'svenska');
const GARMENTS = TOPICS.slice(TOPICS.indexOf('garment'));
const PLACES = ['league', 'studio', 'toolbox', 'mind'];
const MARKETS = ['btc', 'eth', 'sol', 'bnb', 'xrp', 'doge', 'trade'];
const topicOf = (type) => random.pick({ error: PLACES, traffic: PLACES, trade: MARKETS }[type] ?? GARMENTS);

function episode(id) {
  const type = random.pick(EPISODE_TYPES);
  const outcome = random.pick([null, 0, 0.5, 1]);
  const pleasure = outcome === 0 ? -0.4 : outcome === 0.5 ? -0.05 : 0.3;
  const uses = { n: 1, first: 0, recent: [0] };
  const felt = { pad: [pleasure, 0, 0], arousal: 0.5, surprise: 0.5, expected: outcome === null ? null : 0.9 };
  return { id, at: 0, type, topics: [topicOf(type)], outcome, refs: [id], uses, ...felt };
}

const past = [];
for (let i = 0; i < DREAMS; i++) {
  const episodes = [episode(1), episode(2), episode(3)];
  const dream = dreamOf({
    second: i,
    stage: random.pick(['nrem', 'rem', 'lucid']),
    episodes,
    past,
    seed: random.uint32(),
  });
  past.push({ ...dream, id: i + 1 });
  process.stdout.write(`${dream.plan}: ${dream.essence}\n`);
}
const again = past.filter((d, i) => past.slice(Math.max(0, i - 30), i).some((other) => other.essence === d.essence));
process.stdout.write(`\n${past.length} dreams, ${again.length} that came back within thirty\n\n`);

const unit = () => random.next();
const said = new Map();
for (let i = 0; i < 60; i++) {
  const episodes = Array.from({ length: random.int(4) }, (_, n) => episode(n + 1));
  const inputs = {
    phase: random.pick(['awake', 'drowsy', 'nrem', 'rem', 'lucid']),
    emotion: random.pick(['bored', 'calm', 'joy', 'distress', 'relief', 'hope', 'curious']),
    health: random.pick(['ok', 'strained', 'degraded', 'critical']),
    ...Object.fromEntries(
      'fatigue confidence curiosity creativity lucidity arousal error novelty S garment reliability liked'
        .split(' ')
        .map((field) => [field, unit()]),
    ),
    pleasure: 2 * unit() - 1,
    hour: 24 * unit(),
    second: random.int(100_000),
    age: random.int(4),
    texts: random.int(3),
    activeModules: random.int(9),
    episodes,
    salient: episodes,
    dream: random.chance(0.8) ? random.pick(past) : null,
    totalDreams: random.int(1500),
    hypotheses: random.int(4),
    hypothesis: null,
  };
  for (const { plan, text } of sayings(inputs)) said.set(text, `${plan}: ${sentence(text)}`);
}
for (const line of random.shuffle([...said.values()]).slice(0, DREAMS)) process.stdout.write(`${line}\n`);
