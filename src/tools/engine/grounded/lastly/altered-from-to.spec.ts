import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { alteredFromTo } from './altered-from-to.js';

describe('a length that is told before and after', () => {
  const told = (name: string, text: string): unknown => alteredFromTo(propertyOf(name), readingOf(text))?.value ?? null;

  it.each<[string, string, unknown]>([
    ['shorten_cm', "Can you hem my trousers? They're 106 cm and should be 101.", 5],
    ['shorten_cm', 'Please shorten the skirt from 70 to 64 cm', 6],
    ['take_up_cm', 'Take the hem up, it is 90 cm and I want 85 cm', 5],
    ['kuerzen_cm', 'Bitte die Hose von 106 cm auf 101 cm kürzen.', 5],
    ['shorten_mm', 'Korta kjolen från 70 cm till 64 cm.', 60],
    ['new_length_cm', 'Please shorten the skirt from 70 to 64 cm', 64],
    ['current_length_cm', 'Please shorten the skirt from 70 to 64 cm', 70],
    ['new_length_cm', 'The skirt is 70 cm long and 64 cm wide.', null],
    ['shorten_cm', 'The skirt is 70 cm long and 64 cm wide.', null],
    ['shorten_cm', 'Shorten it by 4 cm, from 70 to 66 cm.', null],
    ['new_length_cm', 'The trousers are 110 cm long and should be 6 cm shorter.', null],
    ['shorten_cm', 'Der Rock ist 65 cm lang und soll 5 cm kürzer werden.', null],
    ['waist_cm', 'Take it in from 70 to 64 cm', null],
  ])('is altered by what lies between: %s of “%s”', (name, text, value) => {
    expect(told(name, text)).toBe(value);
  });
});
