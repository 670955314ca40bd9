import { analyse } from '../analysis.js';
import { newSession } from '../conversation/session.js';
import { replyTo } from '../reply.js';
import { ABROAD, DEATH_EN, DEATH_SV, LIFE_EN, LIFE_SV, NEITHER } from './concern.fixture.js';
import { CRISIS_LINES } from './concern.js';

const replyOf = (text: string): string =>
  replyTo({
    analysis: analyse(text),
    emotion: 'gratitude',
    phase: 'awake',
    recalled: null,
    novelty: 0.9,
    answer: null,
    session: newSession(),
  }).join(' ');

describe('somebody in need', () => {
  it.each(LIFE_SV)('%s: where help is, in Swedish', (text) => {
    expect(replyOf(text)).toContain('112');
    expect(replyOf(text)).toContain('90101');
    expect(replyOf(text)).not.toMatch(/nytt för mig|påminner|värmer|glad att läsa|nyfiken/);
  });
  it.each(LIFE_EN)('%s: where help is, in English', (text) => {
    expect(replyOf(text)).toMatch(/988.*116 123/);
    expect(replyOf(text)).not.toMatch(/[åäö]|new to me|reminds me|curious/);
  });
  it.each(DEATH_SV)('%s: condolences, in Swedish', (text) => expect(replyOf(text)).toMatch(/^Jag beklagar sorgen\./));
  it.each(DEATH_EN)('%s: condolences, in English', (text) =>
    expect(replyOf(text)).toMatch(/^I am sorry for your loss\./),
  );
  it.each(NEITHER)('%s: is no such thing', (text) =>
    expect(replyOf(text)).not.toMatch(/112|988|beklagar sorgen|your loss/),
  );

  it.each([...LIFE_SV, ...LIFE_EN, ...DEATH_SV, ...DEATH_EN])('%s: is sad, and nobody is blamed for it', (text) => {
    const { sentiment, addressed } = analyse(text);
    expect([sentiment.label, addressed]).toEqual(['negative', false]);
  });

  it.each(ABROAD)('%s: where help is, in its language', (text, number) => {
    expect(replyOf(text)).toContain(number);
    expect(replyOf(text)).not.toMatch(/Sweden|Sverige/);
  });

  it('has Swedish lines', () => expect(CRISIS_LINES.SE).toMatchObject({ emergency: '112' }));
});
