import { advance, createModel } from '../step.js';
import { initialState, type State } from '../state.js';
import { lifeOf } from '../affect/lives.js';
import { everyday, START } from '../stimuli.fixture.js';
import type { Stimulus } from '../stimulus.js';
import { EPISODE_TYPES, type Episode } from '../memory/episode.js';
import { dreamOf, type Dream } from './dream.js';
import { DREAM_TYPES, PLANS } from './plans.js';

const episode = (type: Episode['type'], outcome: number | null, pleasure: number, id = 1): Episode => ({
  id,
  at: 0,
  type,
  topics: type === 'design' ? ['trousers'] : ['league'],
  pad: [pleasure, 0, 0],
  arousal: 0.5,
  surprise: 0.5,
  outcome,
  expected: outcome === null ? null : 0.9,
  refs: [id],
  uses: { n: 1, first: 0, recent: [0] },
});

const dreams = (stage: 'nrem' | 'rem' | 'lucid', episodes: Episode[], n: number): Dream[] => {
  const past: Dream[] = [];
  for (let i = 0; i < n; i++) {
    const dream = dreamOf({ second: 100 + i, stage, episodes, past, seed: i });
    if (dream) past.push({ ...dream, id: i + 1 });
  }
  return past;
};

describe('dreams', () => {
  it('have at least 40 sentence plans over five types', () => {
    expect(PLANS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(PLANS.map((p) => p.type)).size).toBe(DREAM_TYPES.length);
    expect(new Set(PLANS.map((p) => p.id)).size).toBe(PLANS.length);
  });

  it('need episodes', () => expect(dreams('rem', [], 1)).toEqual([]));

  it.each([
    ['nrem', episode('trade', 1, 0.3), 'replay'],
    ['rem', episode('trade', 1, 0.3), 'recombination'],
    ['rem', episode('image', 0.5, -0.05), 'counterfactual'],
    ['rem', episode('error', 0, -0.36), 'nightmare'],
    ['lucid', episode('trade', 1, 0.3), 'lucid'],
  ] as const)('in %s of %p', (stage, e, type) => expect(dreams(stage, [e], 1)[0].type).toBe(type));

  it.each(EPISODE_TYPES.flatMap((type) => (['nrem', 'rem', 'lucid'] as const).map((stage) => [stage, type] as const)))(
    'in %s about %s alone do not come back within thirty',
    (stage, type) => {
      const all = dreams(stage, [episode(type, 0, -0.3)], 90).map((d) => d.essence);
      all.forEach((essence, i) => expect(all.slice(Math.max(0, i - 30), i)).not.toContain(essence));
    },
  );

  it('are whole Swedish sentences without digits, ids or loose slots', () => {
    const s: State = initialState(START, 'svenska');
    const model = createModel({ kappa: 24 });
    advance(s, model, START + 7200, everyday(7200, 'svenska'));
    const seen: string[] = [];
    for (let i = 0; i < 60; i++) {
      advance(s, model, s.second + 900);
      seen.push(...s.dreams.map((d) => d.essence));
    }
    expect(new Set(seen).size).toBeGreaterThan(60);
    for (const essence of seen) {
      expect(essence).toMatch(/^[A-ZÅÄÖ][^0-9{}_@/]*[.!?]$/);
      expect(essence).not.toMatch(/undefined|null| {2}| [,.]|\b(?:en ett|ett en)\b/);
    }
  });

  it('agree in gender and number', () => {
    const tell = (type: Episode['type'], topic: Episode['topics'][0]): string => {
      const e = { ...episode(type, 1, 0.3), topics: [topic] };
      return dreams('nrem', [e], 40)
        .map((d) => d.essence)
        .join(' ');
    };
    expect(tell('design', 'coat')).toMatch(/en kappa blev klar\b|blev en kappa klar\b/);
    expect(tell('design', 'tank-top')).toMatch(/ett linne blev klart\b|blev ett linne klart\b/);
    expect(tell('design', 'trousers')).toMatch(/ett par byxor blev klara\b|blev ett par byxor klara\b/);
  });

  it('never have two somebodies in one sentence', () => {
    for (const stage of ['nrem', 'rem', 'lucid'] as const) {
      for (const outcome of [null, 0, 1]) {
        const told = dreams(stage, [episode('text', outcome, outcome === 0 ? -0.4 : 0.3)], 60);
        for (const { essence } of told) expect(essence).not.toMatch(/någon .*\bnågon\b/i);
      }
    }
  });

  it('are as vivid as arousal, activation, stage and incongruence make them', () => {
    const [rem] = dreams('rem', [episode('trade', 1, 0.3)], 1);
    const [nrem] = dreams('nrem', [episode('trade', 1, 0.3)], 1);
    expect(rem.vividness - nrem.vividness).toBeCloseTo(0.15, 12);
    for (const d of [rem, nrem]) expect(d.vividness > 0 && d.vividness < 1).toBe(true);
  });

  it('join two episodes as one story in most recombinations, of all kinds of episodes, and are lucid now and then', () => {
    const s = initialState(START, 'stories');
    const model = createModel({ kappa: 24 });
    let rest: readonly Stimulus[] = lifeOf('stories', 5);
    const seen: Dream[] = [];
    const kinds = new Set<string>();
    for (let i = 0; i < 5 * 288; i++) {
      rest = advance(s, model, s.second + 300, rest);
      seen.push(...s.dreams.filter((d) => d.id > (seen.at(-1)?.id ?? 0)));
      for (const d of seen.slice(-3))
        for (const e of s.memory.episodes) if (d.episodes.includes(e.id)) kinds.add(e.type);
    }
    const mixed = seen.filter((d) => d.type === 'recombination');
    const stories = mixed.filter((d) => JOINED.includes(d.plan));
    expect(mixed.length).toBeGreaterThan(100);
    expect(stories.length / mixed.length).toBeGreaterThan(0.6);
    expect(kinds.size).toBeGreaterThanOrEqual(5);
    // Of dreams that people report, .3 to 7 % are lucid (Zadra, Donderi & Pihl 1992; Schredl, Rieger & Göritz 2018).
    const lucid = seen.filter((d) => d.type === 'lucid').length / seen.length;
    expect(lucid).toBeGreaterThan(0.003);
    expect(lucid).toBeLessThan(0.07);
  });
});

/** Plans that tell both episodes. */
const JOINED = Array.from({ length: 12 }, (_, i) => `recombination-two-${i + 1}`);
