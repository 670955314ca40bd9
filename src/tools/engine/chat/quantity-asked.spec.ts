import { Random } from '../../../common/kernel/random.js';
import { answer } from './index.js';
import { quantityAsked } from './quantity-asked.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };
const after = (told: string, asked: string): string | undefined =>
  quantityAsked(
    [
      { role: 'user', text: 'Can it be let out?' },
      { role: 'assistant', text: told },
    ],
    asked,
  )?.text;

const TOLD =
  'Let it out at the side seams, usually by 1–2 cm. Soak it for half an hour in lukewarm water of 30 °C; do so once a month. It costs 20 euros.';

describe('a message that asks no more than how much of what was told', () => {
  it.each([
    ['By how much?', 'Let it out at the side seams, usually by 1–2 cm.'],
    ['and for how long?', 'Soak it for half an hour in lukewarm water of 30 °C.'],
    ['How long should I leave it in?', 'Soak it for half an hour in lukewarm water of 30 °C.'],
    ['At what temperature?', 'Soak it for half an hour in lukewarm water of 30 °C.'],
    ['How hot should the water be?', 'Soak it for half an hour in lukewarm water of 30 °C.'],
    ['And how often?', 'Do so once a month.'],
    ['How long should I soak it?', 'Soak it for half an hour in lukewarm water of 30 °C.'],
  ])('%s', (asked, told) => expect(after(TOLD, asked)).toBe(told));

  it.each([
    ['Bis zu 2 cm je Naht. Eine halbe Stunde einweichen.', 'Um wie viel?', 'Bis zu 2 cm je Naht.'],
    ['Bis zu 2 cm je Naht. Eine halbe Stunde einweichen.', 'Und wie lange?', 'Eine halbe Stunde einweichen.'],
    ['Laver à 30 °C. Laisser tremper deux heures.', 'Pendant combien de temps ?', 'Laisser tremper deux heures.'],
    ['Lavar a 30 °C. Dejar en remojo dos horas.', '¿A qué temperatura?', 'Lavar a 30 °C.'],
    ['Blötlägg i två timmar. Tvätta i 40 °C.', 'Hur länge?', 'Blötlägg i två timmar.'],
    ['Blötlägg i två timmar. Tvätta i 40 °C.', 'I hur många grader?', 'Tvätta i 40 °C.'],
  ])('%s %s', (told, asked, part) => expect(after(told, asked)).toBe(part));

  it.each([
    [TOLD, 'How long is a maxi skirt?'],
    [TOLD, 'How much cloth do I need for a coat?'],
    ['Brush it when it is dry.', 'For how long?'],
    [TOLD, 'How long should I steam it?'],
    ['Wash it after each wearing. Rinse at once for two minutes.', 'How often should I clean the filter?'],
    ['Rinse swimwear at once in cold water. You may also ask how to wear it.', 'How often?'],
    ['Wait the seconds in `Retry-After`.', 'How long?'],
    ['I am not sure what you mean.', 'By how much?'],
  ])('is not %s %s', (told, asked) => expect(after(told, asked)).toBeUndefined());

  it('is told from the answer before', () => {
    const history = [{ role: 'user' as const, text: 'Can a suit jacket be let out at the waist?' }];
    const first = answer(history.slice(1), history[0].text, FACTS, Random.from('a'));
    const turns = [...history, { role: 'assistant' as const, text: first.text }];
    const told = answer(turns, 'By how much?', FACTS, Random.from('a'));
    expect(told.text).toMatch(/\d.{0,6} cm/u);
    expect(told.sources).toEqual(['conversation']);
  });
});
