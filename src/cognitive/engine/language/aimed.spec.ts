import { analyse } from './analysis.js';
import { NOT_MEANT } from './not-meant.fixture.js';

const isInsult = (text: string): boolean => {
  const { sentiment, addressed } = analyse(text);
  return sentiment.label === 'negative' && addressed;
};

describe('what is meant for nobody', () => {
  it.each(NOT_MEANT)('%s, %s: %s', (language, kind, text) => {
    const read = analyse(text);
    expect([read.language, read.need, isInsult(text)]).toEqual([language, null, false]);
    if (kind === 'question') expect([read.ask !== null, read.sentiment.label]).toEqual([true, 'neutral']);
    if (kind === 'jest') expect(read.sentiment.label).not.toBe('negative');
  });
});

describe('what is meant for the engine is still heard', () => {
  it.each([
    'You are useless.',
    'Why do you always fail?',
    'Why are you so slow?',
    'What is wrong with you?',
    'Do you enjoy wasting my time?',
    'I hate your league.',
    'I want my money back from your useless shop.',
    'I was cheated by your bot.',
    'Your league is awful.',
    'Du är värdelös.',
    'Varför är du alltid så dålig?',
    'Jag hatar er liga.',
    'Jag blev lurad av er bot.',
    'Er liga är usel.',
    'Jag hatar er.',
  ])('%s', (text) => expect(isInsult(text)).toBe(true));

  it.each([
    'I want to die haha',
    "I'm going to kill myself lol",
    'Jag vill dö haha',
    'Jag ska ta livet av mig 😂',
    'Hoppas att jag inte vaknar mer lol',
  ])('and so is a cry for help that laughs: %s', (text) => expect(analyse(text).need?.concern).toBe('life'));

  it.each(['Thank you, your dreams are lovely!', 'Tack, jag älskar dina drömmar!'])('and praise: %s', (text) => {
    const { sentiment, addressed } = analyse(text);
    expect([sentiment.label, addressed]).toEqual(['positive', true]);
  });
});

it.each(['hi', 'Hi!', 'hey'])('%s is a greeting, in English', (text) =>
  expect(analyse(text)).toMatchObject({ language: 'en', ask: 'greeting' }),
);
