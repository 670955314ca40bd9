import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { ofExchange } from './exchange.js';

describe('of two sizes', () => {
  const told = (name: string, text: string): readonly unknown[] =>
    ofExchange(
      propertyOf(name).words,
      readingOf(text).mentions.filter(({ kind }) => kind === 'size'),
      text,
    ).map(({ value }) => value);

  it.each([
    'Ich möchte Größe 50 gegen Größe 52 umtauschen.',
    'I would like to swap size 50 for size 52.',
    'Je voudrais échanger la taille 50 contre la taille 52.',
    'Jag vill byta storlek 50 mot storlek 52.',
    'Quisiera cambiar la talla 50 por la talla 52.',
  ])('one is had and one is wanted: “%s”', (text) => {
    expect([told('old_size', text), told('new_size', text)]).toEqual([['50'], ['52']]);
  });

  it('both stand where nothing is exchanged', () => {
    expect(told('new_size', 'We have size 50 and size 52.')).toEqual(['50', '52']);
  });
});
