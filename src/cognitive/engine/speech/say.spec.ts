import { EMOTIONS } from '../affect/emotions.js';
import { HEALTH } from '../health.js';
import { speechInputs } from '../snapshot.js';
import { initialState, type State } from '../state.js';
import { advance, createModel } from '../step.js';
import { everyday, START } from '../stimuli.fixture.js';
import type { Stimulus } from '../stimulus.js';
import { SAYING_SECONDS, sayAt } from './say.js';
import { sayings, type Saying } from './sayings.js';

const FIELDS = [
  'confidence',
  'curiosity',
  'creativity',
  'fatigue',
  'lucidity',
  'active_modules',
  'total_dreams',
  'hypotheses',
];

const MODEL = createModel({ kappa: 24 });
const said = (state: State, times: number): string[] => {
  const inputs = speechInputs(state, MODEL.settings);
  return Array.from({ length: times }, (_, i) => sayAt(inputs, state.second + i * SAYING_SECONDS, 'seed').text);
};
const lived = (seconds: number, events: number): State => {
  const state = initialState(START, 'say');
  advance(state, MODEL, START + seconds, everyday(events, 'say'));
  return state;
};

const OPPOSITES = [
  ['jag är vaken och pigg', 'jag sover djupt'],
  ['jag är vaken och pigg', 'jag pratar visst i sömnen'],
  ['jag är vaken och pigg', 'snart behöver jag sova'],
  ['jag är vaken och pigg', 'mina ögonlock'],
  ['jag är klar i huvudet', 'allt är lite suddigt'],
  ['det känns bra just nu', 'det känns tungt just nu'],
  ['jag är lugn', 'min puls är hög'],
  ['i grunden är jag vid gott mod', 'det känns tungt just nu'],
  ['jag är full av tillförsikt', 'min tillförsikt är liten'],
];

describe('sayings', () => {
  it.each([
    ['newborn', 1, 0],
    ['after an hour of everyday', 3600, 3600],
    ['asleep', 4400, 600],
    ['after two quiet days', 172_800, 1800],
  ])('of one %s do not come back within thirty', (_name, seconds, events) => {
    const all = said(lived(seconds, events), 31);
    expect(new Set(all).size).toBe(31);
  });

  it('do not gainsay each other within a minute, asleep or awake, glad or sad, whatever happens', () => {
    const state = lived(600, 600);
    const heard: { at: number; text: string }[] = [];
    let rest: readonly Stimulus[] = everyday(7200, 'gainsay');
    for (let i = 0; i < 1440; i++) {
      rest = advance(state, MODEL, state.second + SAYING_SECONDS, rest);
      const inputs = speechInputs(state, MODEL.settings);
      for (const { text } of sayings(inputs)) heard.push({ at: state.second, text });
    }
    for (const [one, other] of OPPOSITES) {
      const times = (text: string) => heard.filter((h) => h.text.startsWith(text)).map(({ at }) => at);
      const [a, b] = [times(one), times(other)];
      const nearest = Math.min(...a.map((t) => Math.min(...b.map((u) => Math.abs(t - u)))));
      expect([one, other, nearest > 55]).toEqual([one, other, true]);
    }
  });

  it('are not said again within thirty, nor an episode retold within a minute, although what is so changes meanwhile', () => {
    const state = lived(600, 600);
    let said: Saying[] = [];
    let rest: readonly Stimulus[] = everyday(7200, 'again');
    for (let i = 0; i < 400; i++) {
      rest = advance(state, MODEL, state.second + SAYING_SECONDS, rest);
      const saying = sayAt(speechInputs(state, MODEL.settings), state.second, 'seed', said);
      expect(said.map(({ text }) => text)).not.toContain(saying.text);
      if (saying.about.kind === 'episode')
        expect(said.slice(0, 12).map(({ about }) => about)).not.toContainEqual(saying.about);
      said = [saying, ...said].slice(0, 29);
    }
  });

  it('are whole Swedish sentences that say why', () => {
    const state = lived(3600, 3600);
    const names = new RegExp(`\\b(${[...EMOTIONS, ...HEALTH, ...FIELDS].join('|')})\\b`);
    const inputs = speechInputs(state, MODEL.settings);
    for (const emotion of EMOTIONS)
      for (const health of HEALTH)
        for (const { because } of sayings({ ...inputs, emotion, health, feltFor: 99, inPhase: 99 })) {
          expect(because.length).toBeGreaterThan(0);
          expect(because.filter((reason) => names.test(reason))).toEqual([]); // of the API, and English
        }
    for (const text of said(state, 60)) {
      expect(text).toMatch(/^[A-ZÅÄÖ][^{}_@]*[.!?]$/);
      expect(text).not.toMatch(/undefined|null|NaN| {2}|\d\.\d|\bi mig är\b/);
    }
  });

  it('come from at least 25 plans', () => {
    const plans = new Set<string>();
    for (const [seconds, events] of [
      [1, 0],
      [3600, 3600],
      [4400, 600],
      [172_800, 1800],
    ])
      for (const { plan } of sayings(speechInputs(lived(seconds, events), MODEL.settings))) plans.add(plan);
    expect(plans.size).toBeGreaterThanOrEqual(25);
  });

  it('are true: what is said of a number is the number', () => {
    const state = lived(3600, 3600);
    const inputs = speechInputs(state, MODEL.settings);
    const texts = sayings(inputs).map(({ text }) => text);
    expect(texts).toContain(`min nyfikenhet ligger på ${Math.round(inputs.curiosity * 100)} procent`);
    expect(texts).toContain(`mitt sömntryck ligger på ${Math.round(state.body.S * 100)} procent`);
  });

  it('make no probability of the confidence, which is an index, and tell the forecasts for what they are', () => {
    const inputs = speechInputs(lived(3600, 3600), MODEL.settings);
    const told = (of: Partial<typeof inputs>): string =>
      sayings({ ...inputs, ...of })
        .map(({ text }) => text)
        .join('; ');
    expect(told({ confidence: 0.69 })).toContain('min tillförsikt ligger på 69 procent');
    expect(told({ confidence: 0.69 })).not.toMatch(/litar till|säker på/);
    expect(told({ skill: 0 })).toContain('inte bättre än slumpen');
    expect(told({ skill: 0.4 })).toContain('40 procent av vägen från slump till fullträff');
  });

  it('tell a dream as long ago as it was, with one colon at most', () => {
    const inputs = speechInputs(lived(4400, 600), MODEL.settings);
    const dream = { ...inputs.dream!, essence: 'Larmet tjöt: allt tystnade.', at: inputs.second };
    const told = (now: Partial<typeof inputs>): string[] =>
      sayings({ ...inputs, dream, phase: 'awake', ...now }).flatMap((s) => (s.about.kind === 'dream' ? s.text : []));
    expect(told({})).toContain('jag drömde nyss – larmet tjöt: allt tystnade.');
    expect(told({ second: inputs.second + 3600 })).toContain('senast drömde jag så här – larmet tjöt: allt tystnade.');
    expect(told({ phase: 'rem' })).toContain('i min dröm – larmet tjöt: allt tystnade.');
    for (const phase of ['awake', 'drowsy'] as const) expect(told({ phase }).join()).not.toContain('i min dröm');
  });

  it.each([
    [0, 'ingen del'],
    [1, 'en del'],
    [2, 'två delar'],
    [13, '13 delar'],
  ])('count %p modules as %s', (activeModules, words) => {
    const inputs = { ...speechInputs(lived(1, 0), MODEL.settings), activeModules };
    expect(sayings(inputs).map(({ text }) => text)).toContain(`just nu arbetar ${words} av mig`);
  });

  it.each([
    [0.5, 'natt'],
    [6, 'morgon'],
    [11, 'förmiddag'],
    [12, 'eftermiddag'],
    [20, 'kväll'],
    [23.9, 'natt'],
  ])('at %p h say that it is %s', (hour, part) => {
    const inputs = { ...speechInputs(lived(1, 0), MODEL.settings), hour };
    expect(sayings(inputs).map(({ text }) => text)).toContain(`i min värld är det ${part}`);
  });
});
