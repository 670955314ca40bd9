import { withThing } from './thing-meant.js';

const said = (...texts: string[]): string | null =>
  withThing(
    texts.slice(0, -1).map((text) => ({ role: 'user' as const, text })),
    texts.at(-1)!,
  );

/** `it` is the thing that was last named. */
describe('a thing meant by a pronoun', () => {
  it.each([
    [['How do I wash a silk blouse?', 'How do I store it?'], 'How do I store a silk blouse?'],
    [
      ['I have a navy wool suit', 'and how often should I have it cleaned?'],
      'and how often should I have a navy wool suit cleaned?',
    ],
    [['my leather boots got wet', 'Can I dry them on the radiator?'], 'Can I dry leather boots on the radiator?'],
    [['Is linen good for summer?', 'does it crease', 'How do I iron it?'], 'How do I iron linen?'],
    [['Hur tvättar jag en sidenblus?', 'Hur förvarar jag den?'], 'Hur förvarar jag sidenblus?'],
  ])('%j', (texts, whole) => expect(said(...texts)).toBe(whole));

  it.each([
    [['How do I wash a silk blouse?', 'Thanks, that is it']],
    [['How do I wash a silk blouse?', 'Is a cotton one easier?']],
    [['How do I wash a silk blouse?', 'Can I wear it with a skirt?']],
    [['How do I get an API key?', 'How long is it valid?']],
    [['How do I store it?']],
    [['deodorant marks on a black shirt', 'does it work on coloured ones?']],
    [['How do I hem jeans?', 'can I do it by hand?']],
    [['which interfacing for a shirt collar', 'how do I iron it on?']],
  ])('is not %j', (texts) => expect(said(...texts)).toBeNull());
});
