import { initialState } from '../../state.js';
import { advance, createModel } from '../../step.js';
import { everyday, START, text } from '../../stimuli.fixture.js';
import { stateHash } from '../../hash.js';
import { analyse } from '../analysis.js';
import { answerAbout } from './answers.js';
import { ASKS } from './asks.js';

const state = initialState(START, 'talk');
advance(state, createModel({ kappa: 24 }), START + 7200, everyday(7000, 'talk'));

describe('questions about itself', () => {
  it.each([
    ['Hur mår du?', 'wellbeing'],
    ['How are you today?', 'wellbeing'],
    ['Vad drömde du i natt?', 'dream'],
    ['What did you dream?', 'dream'],
    ['Varför är du så trött?', 'tired'],
    ['Why are you tired?', 'tired'],
    ['Vad tror du om klänningar?', 'beliefs'],
    ['What do you believe?', 'beliefs'],
    ['Vilken strategi vinner?', 'winner'],
    ['Which strategy is winning?', 'winner'],
    ['Jag vann på lotto!', 'news'],
    ['Kappan är fin.', null],
  ] as const)('%s: %s', (said, ask) => expect(analyse(said).ask).toBe(ask));

  it.each(ASKS)('%s is answered in the language it was asked in, and reading changes nothing', (ask) => {
    const hash = stateHash(state);
    expect(analyse(answerAbout(ask, state, 'en')).language).toBe('en');
    expect(answerAbout(ask, state, 'en')).not.toMatch(/[åäö]/);
    expect(analyse(answerAbout(ask, state, 'sv')).language).toBe('sv');
    expect(stateHash(state)).toBe(hash);
  });

  it('say what is so: the last dream, the greatest share of fatigue, the cause of the feeling', () => {
    expect(answerAbout('dream', state, 'sv')).toContain(state.dreams.at(-1)?.essence);
    expect(answerAbout('news', state, 'sv')).toMatch(/^Grattis!/);
    const moved = initialState(START, 'moved');
    advance(moved, createModel({ kappa: 24 }), START + 5, [{ seq: 1, at: START + 2, what: text(0.9) }]);
    expect(answerAbout('wellbeing', moved, 'sv')).toMatch(/tacksam: någon sade något vänligt/);
    expect(answerAbout('wellbeing', moved, 'en')).toMatch(/grateful, because of something that was said to me/);
    expect(answerAbout('winner', initialState(START, 'new'), 'sv')).toMatch(/inte sett någon match/);
  });
});

describe('the language of', () => {
  it.each([
    ['God natt!', 'sv'],
    ['God morgon', 'sv'],
    ['Good night!', 'en'],
    ["J'ai une question pour vous, merci", 'und'],
    ['Le manteau est très beau', 'und'],
    ['Ich liebe dieses Kleid', 'und'],
    ['Das ist sehr schön, danke', 'und'],
    ['Muchas gracias por todo', 'und'],
    ['The coat is on the way', 'en'],
    ['Soppan var sur och el är dyr', 'sv'],
  ])('%s is %s', (said, language) => expect(analyse(said).language).toBe(language));
});
