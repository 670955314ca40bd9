import { Random } from '../../../../common/kernel/random.js';
import { answer } from '../index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };
const told = (question: string): string => answer([], question, FACTS, Random.from('a')).text;

/** Whether a cloth is heavy is told of the figure and of the piece that are named. */
describe('how heavy a cloth is for a piece', () => {
  it.each([
    ['Is 180 GSM heavy for a T-shirt?', /^No: 180 g\/m² is the usual weight/u],
    ['Is 240 gsm too thick for a tee?', /^Yes: 240 g\/m² is heavy/u],
    ['Is 120 g/m² too thin for a T-shirt?', /^Yes: 120 g\/m² is light/u],
    ['Is 300 gsm good for a hoodie?', /^Yes: 300 g\/m² is the usual weight/u],
    ['Is 12 oz heavy for jeans?', /^No: 407 g\/m²/u],
    ['Is 140 grams too light for trousers?', /^Yes: 140 g\/m² is light for trousers/u],
    ['Is 90 g/m2 enough for a lining?', /^Yes: 90 g\/m²/u],
    ['Är 180 g/m² tungt för en T-shirt?', /^Nej: 180 g\/m² är vanlig vikt/u],
    ['Ist 250 g/m² schwer für ein T-Shirt?', /^Ja: 250 g\/m² ist schwer/u],
    ['Est-ce que 180 g/m² est lourd pour un T-shirt ?', /^Non : 180 g\/m²/u],
    ['¿Son 400 g/m² buenos para una toalla?', /^Sí: 400 g\/m²|^No: 400/u],
  ])('%s', (question, so) => expect(told(question)).toMatch(so));

  it('is told of another figure after one', () => {
    const history = [{ role: 'user' as const, text: 'Is 150 gsm too thin for a hoodie?' }];
    expect(answer(history, 'And 320?', FACTS, Random.from('a')).text).toMatch(/^No: 320 g\/m²/u);
  });

  it.each([
    'Is 180 cm tall for a T-shirt model?',
    'How heavy is a T-shirt of 180 gsm?',
    'Is a 30 g shampoo bottle light enough for my hand luggage?',
    'Is 200 gsm heavy?',
    'Is a 14 oz denim too heavy for summer?',
  ])('is not %s', (question) => expect(told(question)).not.toMatch(/^(?:Yes|No): /u));
});
