import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { ofFacts } from './index.js';

const PALLETS = 'The lorry carried 33 pallets. At the gate 5 pallets were refused; the rest went into hall C.';
const HERD = 'The farm keeps 64 cows. A cow gives 28 litres of milk a day, and the dairy pays 0.42 EUR per litre.';
const DRUMS = '18 drums of paint, 210 kg each, and 6 crates of brushes weighing 35 kg apiece.';
const BOOKS =
  'Biblioteket köpte 60 nya böcker för 9 000 kr. 24 av dem är på engelska, 12 på arabiska och resten på svenska.';

it.each([
  [PALLETS, 'pallets_refused', 5],
  [PALLETS, 'pallets_accepted', 28],
  [HERD, 'litres_per_cow', 28],
  [HERD, 'daily_milk_income_eur', 752.64],
  [DRUMS, 'weight_of_drums_kg', 3780],
  [BOOKS, 'swedish', 24],
  [BOOKS, 'english_percent', 40],
  [BOOKS, 'price_per_book_sek', 150],
  ['Klass 5A åker i maj. 22 elever och 3 lärare följer med.', 'travellers', 25],
  ['80 Schüler nahmen teil. 68 haben bestanden.', 'failed', 12],
  ['Three of our five offices were affected.', 'offices_not_affected', 2],
  ['Three forklifts moved 84 containers in 7 hours.', 'containers_per_hour', 12],
])('%s %s: %d', (text, name, value) => {
  expect(ofFacts(propertyOf(name), readingOf(text), { start: 0, end: text.length })?.value).toBeCloseTo(value, 9);
});

it.each([
  [HERD, 'feed_cost_eur'],
  ['The apron has two pockets and the cape has none.', 'cape_pockets'],
  ['Take one tablet twice a day for 7 days.', 'tablets'],
  ['The relay team needed 222 seconds, 6 seconds less than the Danes.', 'danes_seconds'],
  ['The room costs 90 EUR and the dog 15 EUR per night.', 'breakfast_eur'],
])('%s does not say %s', (text, name) => {
  expect(ofFacts(propertyOf(name), readingOf(text), { start: 0, end: text.length })).toBeNull();
});
