import { namesOther, partsOf, withoutAround } from './around.js';

describe('what stands around a question', () => {
  it.each([
    [
      'hi, sorry to bother, I am new here, my requests to your api come back 401, any idea?',
      'my requests to your api come back 401',
    ],
    ['Hello! Hope you are well. Quick question: does my key expire? Thanks in advance', 'does my key expire?'],
    ['this may be a stupid question but what is a yoke', 'what is a yoke'],
    ['hej, jag är ny här, hur får jag en nyckel?', 'hur får jag en nyckel?'],
  ])('is taken from %s', (message, core) => {
    expect(withoutAround(message).replace(/,$/, '')).toBe(core);
  });

  it.each(['hi', 'thank you', 'history of denim', 'help me wash silk'])('leaves %s as it is', (message) => {
    expect(withoutAround(message)).toBe(message);
  });

  it('leaves the clauses of a message, the last first, without what only asks for an answer', () => {
    expect(partsOf('we are a team of four and everybody wants their own key, is that ok?')).toContain(
      'everybody wants their own key,',
    );
  });

  it('knows services that are not ours', () => {
    expect(namesOther('my stripe webhook never arrives')).toBe(true);
    expect(namesOther('my webhook never arrives')).toBe(false);
  });
});
