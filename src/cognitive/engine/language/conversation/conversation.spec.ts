import { initialState } from '../../state.js';
import { advance, createModel } from '../../step.js';
import { everyday, START, text } from '../../stimuli.fixture.js';
import { stateHash } from '../../hash.js';
import { analyse } from '../analysis.js';
import { answerAbout } from './answers.js';
import { ASKS } from './asks.js';
import { continued, newSession, readSession, writeSession } from './session.js';
import { replyTo } from '../reply.js';

const state = initialState(START, 'talk');
advance(state, createModel({ kappa: 24 }), START + 7200, everyday(7000, 'talk'));

describe('questions about itself', () => {
  it.each([
    ['Hur mår du?', 'wellbeing'],
    ['Hvordan har du det?', 'wellbeing'],
    ['Hejdå, vi ses i morgon', 'bye'],
    ['How are you today?', 'wellbeing'],
    ['Vad drömde du i natt?', 'dream'],
    ['What did you dream?', 'dream'],
    ['Varför är du så trött?', 'tired'],
    ['Why are you tired?', 'tired'],
    ['Vad tror du om klänningar?', 'beliefs'],
    ['What do you believe?', 'beliefs'],
    ['God morgon!', 'morning'],
    ['Hej då!', 'bye'],
    ['Hej!', 'greeting'],
    ['See you later', 'bye'],
    ['Good night!', 'night'],
    ['Vem är du?', 'identity'],
    ['Hej, kappan har gått sönder i sömmen', null],
    ['Vilken strategi vinner?', 'winner'],
    ['Which strategy is winning?', 'winner'],
    ['Who leads the league?', 'winner'],
    ['Vem leder veckan?', 'winner'],
    ['Hur stort är försprånget?', 'margin'],
    ['How far ahead is it?', 'margin'],
    ['Vem ligger tvåa?', 'second'],
    ['Who will win?', 'outlook'],
    ['Hur går det i ligan?', 'standing'],
    ['Jag vann på lotto!', 'news'],
    ['Kappan är fin.', null],
    ['Hur går det för momentumstrategin?', 'strategy'],
    ['Which strategy is in last place?', 'last'],
    ['Vad är du rädd för?', 'afraid'],
    ['What are you thinking about?', 'doing'],
    ['Varför är du så sur i dag?', 'mood'],
    ['Gå och lägg dig nu', 'bed'],
    ['Jag heter Astrid', 'named'],
    ["What's my name?", 'remember'],
    ['Du är ju helt korkad', 'insult'],
    ['Var det en otäck dröm?', 'nightmare'],
    ['Did that hurt?', 'hurt'],
    ['Are you asleep?', 'slept'],
    ['Sover du?', 'slept'],
    ['Är du vaken nu?', 'slept'],
    ['Why are you distressed?', 'mood'],
    ['Varför är du orolig?', 'mood'],
    ['Has an error happened today?', 'errors'],
    ['Did anything go wrong?', 'errors'],
    ['Har det hänt något fel i dag?', 'errors'],
    ['What did somebody last say to you?', 'remember'],
    ['Vad sa någon till dig?', 'remember'],
    ['Something went wrong with my order', null],
    ['Have you had any beliefs that turned out wrong?', 'wrong'],
    ['Vilka mönster har du tagit tillbaka?', 'wrong'],
    ['How many of your suspicions failed?', 'wrong'],
    ['Are you sad when a match ends?', 'moves'],
    ['Är du ofta orolig?', 'moves'],
    ['My order turned out wrong', null],
    ['Can you take the coat back?', null],
    ['Does Old Ballast win more often when the market trends?', 'strategy'],
    ['Vinner Gamla Ballast?', null],
    ['Jag är ensam i kväll', null],
    ['Jag är rädd för spindlar', null],
  ] as const)('%s: %s', (said, ask) => expect(analyse(said).ask).toBe(ask));

  it.each(['Varför är du trött?', 'Why are you tired?', 'God natt!', 'Good morning!', 'Hur känns det?'])(
    '%s tells of no feeling',
    (said) => expect(analyse(said).sentiment).toEqual({ label: 'neutral', compound: 0, evidence: [] }),
  );

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
    expect(answerAbout('wellbeing', moved, 'en')).toMatch(
      /grateful, because somebody said something kind about the coat/,
    );
    expect(answerAbout('winner', initialState(START, 'new'), 'sv')).toMatch(/inte sett någon match/);
  });
});

describe('a conversation', () => {
  const said = ['Kappan är fin.', 'Knappen på kappan gick sönder.', 'Jag har en fråga om tyget?', 'Vi ses på torsdag.'];
  const talk = (texts: readonly string[], times: number): string[] => {
    let session = newSession();
    return Array.from({ length: times }, (_, i) => {
      const analysis = analyse(texts[i % texts.length]);
      const x = { analysis, emotion: null, phase: 'awake', recalled: null, novelty: 0, answer: null } as const;
      const sentences = replyTo({ ...x, session });
      session = readSession(writeSession(continued(session, analysis, sentences)))!;
      return sentences[0];
    });
  };

  it('says nothing twice while there is something else to say', () => {
    expect(new Set(talk(said, 16)).size).toBe(16);
    expect(new Set(talk(['Vi ses på torsdag.'], 5)).size).toBe(5);
  });

  it('says once that it slept when the text came', () => {
    const analysis = analyse('Vi ses på torsdag.');
    const x = { analysis, emotion: null, phase: 'nrem', recalled: null, novelty: 0, answer: null } as const;
    const first = replyTo({ ...x, session: newSession() });
    expect(first[1]).toBe('Jag sov när det kom.');
    expect(replyTo({ ...x, session: continued(newSession(), analysis, first) })).toHaveLength(1);
  });

  it('remembers what it was about and what was asked, and no word', () => {
    const first = continued(newSession(), analyse('Hur mår du? Zxqvlig kappa.'), ['Jag mår bra.']);
    const written = writeSession(continued(first, analyse('Varför?'), ['Därför.']));
    expect(written).toMatch(/^2\.coat\.wellbeing\.[0-9a-z]+\.[0-9a-z]+$/);
    expect(readSession(written)).toMatchObject({ turns: 2, topic: 'coat', ask: 'wellbeing' });
    const again = replyTo({
      analysis: analyse('Kappan är fin.'),
      emotion: null,
      phase: 'awake',
      recalled: null,
      novelty: 0,
      answer: null,
      session: first,
    });
    expect(again.join(' ')).toContain('Du talade om kappan nyss också.');
  });

  it('says nothing of itself to somebody in grief, and knows that it has said a thing', () => {
    const talkOf = (texts: readonly string[]): string[] => {
      let session = newSession();
      return texts.map((said) => {
        const analysis = analyse(said);
        const answer =
          analysis.ask && answerAbout(analysis.ask, state, 'sv', { topic: null, before: session.ask, words: [] });
        const x = { analysis, emotion: null, phase: 'drowsy', recalled: null, novelty: 1, answer } as const;
        const sentences = replyTo({ ...x, session });
        session = readSession(writeSession(continued(session, analysis, sentences)))!;
        return sentences.join(' ');
      });
    };
    const [, age, alone] = talkOf(['Farfar dog i natt.', 'Han blev åttiosju.', 'Vet inte vad jag ska ta mig till.']);
    for (const said of [age, alone])
      expect(said).toMatch(/^(Jag lyssnar|Ta den tid|Berätta gärna mer, om|Det finns inga rätta|Det får)[^.]*\.$/);
    expect(talkOf(['Vad heter jag?', 'Men vad heter jag?'])[1]).toMatch(/^Som sagt: nej\./);
  });

  it.each(['', '1', '-1...', 'x.coat..', '1.nonsense..', '1.coat.love', '1.coat.why.!', `1...${'.a'.repeat(40)}`])(
    'does not read %s as one',
    (text) => expect(readSession(text)).toBeNull(),
  );

  it('gives the reason of what was asked before', () => {
    const moved = initialState(START, 'moved');
    advance(moved, createModel({ kappa: 24 }), START + 30, [{ seq: 1, at: START + 2, what: text(0.9) }]);
    const why = (before: 'wellbeing' | 'tired' | null) =>
      answerAbout('why', moved, 'sv', { topic: null, before, words: [] });
    expect(why('wellbeing')).toMatch(
      /^Det var något som någon skrev .*för 28 sekunder sedan, och 9\d procent av känslan är kvar/,
    );
    expect(why('tired')).toContain('mitt sömntryck (');
    expect(why(null)).toMatch(/^Vad vill du veta orsaken till/);
    for (const [said, ask] of [
      ['Varför?', 'why'],
      ['Hur kommer det sig?', 'why'],
      ['Why?', 'why'],
      ['Varför tog ni bort kappan?', null],
    ])
      expect(analyse(said!).ask).toBe(ask);
  });

  it('is asked about a thing: tells how often it went well, of what it remembers', () => {
    const garment = state.memory.episodes.find((e) => e.type === 'design' && e.outcome !== null)!;
    const about = state.memory.episodes.filter((e) => e.topics.includes(garment.topics[0]) && e.outcome !== null);
    const answer = answerAbout('beliefs', state, 'en', { topic: garment.topics[0], before: null, words: [] });
    expect(answer).toContain(`Of the ${about.length} times that I remember`);
    expect(answerAbout('beliefs', state, 'sv', { topic: garment.topics[0], before: null, words: [] })).not.toMatch(
      /undefined/,
    );
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
