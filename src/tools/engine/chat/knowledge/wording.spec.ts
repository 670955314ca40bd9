import { ALIKE, meant, plainly } from './wording.js';

describe('how else a question is worded', () => {
  it('takes what is typed in a hurry for the word that is meant', () =>
    expect(meant(['wot', 'do', 'u', 'wanna', 'wear'])).toEqual(['what', 'do', 'you', 'want', 'to', 'wear']));

  it.each([
    ['any tips for packing a suit', 'how do i packing a suit'],
    ['whats the deal with dry clean only', 'what is dry clean only'],
    ['how come my socks are blue', 'why my socks are blue'],
    ['går det att torktumla fleece', 'kan jag torktumla fleece'],
    ['how', 'how'],
  ])('puts “%s” plainly', (said, plain) => expect(plainly(said.split(' ')).join(' ')).toBe(plain));

  it('knows words that stand for each other in either language', () => {
    expect(ALIKE.get('crumpled')).toContain('skrynklig');
    expect(ALIKE.get('silk')).toBeUndefined();
  });
});
