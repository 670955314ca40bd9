import { from, fromText } from '../grounded.js';
import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { isUnfit } from './unfit.js';

describe('a value of something else by its situation', () => {
  const numberIn = (text: string, quote: string) => ({
    ...fromText(parseFloat(quote), quote),
    at: text.indexOf(quote),
  });
  const isNone = (name: string, text: string, quote: string): boolean =>
    isUnfit(
      /\d\s\d/u.test(quote) ? { ...fromText(quote, quote), at: text.indexOf(quote) } : numberIn(text, quote),
      propertyOf(name),
      readingOf(text),
    );

  it.each([
    ['client_phone', 'I told her to ring us on 0161 496 0155 once she has found it.', '0161 496 0155'],
    ['total_weight_kg', 'We have 14 bolts. The lift takes 400 kg. What do they weigh together?', '400 kg'],
    ['tour_de_taille_cm', 'Ma cliente a 96 cm de tour de hanches. Quel est son tour de taille ?', '96 cm'],
    ['waist_cm', '90 cm chest, 98 cm hips. What is her waist?', '90 cm'],
  ])('%s of “%s” is not %s', (name, text, quote) => {
    expect(isNone(name, text, quote)).toBe(true);
  });

  it.each([
    ['client_phone', 'Mrs Vance asks that we ring her on 0161 496 0155.', '0161 496 0155'],
    ['total_weight_kg', 'The cartons weigh 40 kg in all.', '40 kg'],
    ['max_load_kg', 'The lift takes 400 kg.', '400 kg'],
    ['waist_cm', 'She has 70 cm waist and 98 cm hips.', '70 cm'],
  ])('%s of “%s” may be %s', (name, text, quote) => {
    expect(isNone(name, text, quote)).toBe(false);
  });

  it('is what is left where what came back was taken off once more', () => {
    const text = 'We had 118 scarves, sold 43 before lunch and 29 after, and 5 came back. How many are left?';
    const told = (value: number): boolean =>
      isUnfit(from('arithmetic', value), propertyOf('scarves_left'), readingOf(text));
    expect([told(41), told(51)]).toEqual([true, false]);
  });
});
