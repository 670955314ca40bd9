import { Random } from '../../../common/kernel/random.js';
import { answer } from './answer.js';
import type { Spoken } from './facts.js';
import { textLanguage } from '../grounded/index.js';

const FACTS = { publicUrl: 'https://fyra.example', persona: 'bride', league: null, mood: null, callsRemaining: null };
const said = (message: string, accepts?: Spoken) =>
  answer([], message, { ...FACTS, ...(accepts ? { accepts } : {}) }, Random.from('hi'));

const LOUDEST = (text: string): string => textLanguage(text);

describe('a greeting', () => {
  it.each(['hi', 'Hi!', 'hey', 'Hey', 'hello', 'hi there', 'hey there', 'good morning', 'hello everyone'])(
    '“%s” is answered in English',
    (message) => expect(LOUDEST(said(message).text)).toBe('en'),
  );

  it.each([
    ['hej', 'sv'],
    ['Hejsan!', 'sv'],
    ['god morgon', 'sv'],
    ['Hallo', 'de'],
    ['guten Morgen', 'de'],
    ['moin', 'de'],
    ['hi zusammen', 'de'],
    ['Salut', 'fr'],
    ['bonjour', 'fr'],
    ['Hola', 'es'],
    ['buenos días', 'es'],
  ])('“%s” is answered in its own language, %s', (message, language) =>
    expect(LOUDEST(said(message, 'en').text)).toBe(language),
  );

  it.each(['en', 'sv', 'de', 'fr', 'es'] as const)(
    'that is of no language is answered in the accepted one, %s',
    (accepts) =>
      expect(['hi', 'hey', 'Hi!'].map((message) => LOUDEST(said(message, accepts).text))).toEqual([
        accepts,
        accepts,
        accepts,
      ]),
  );

  it('leaves a question in its own language', () =>
    expect(LOUDEST(said('How do I wash linen?', 'de').text)).toBe('en'));
});
