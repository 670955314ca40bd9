import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { spansFor } from './index.js';

/** What a text gives to the slots of one object. */
function given(text: string, ...names: string[]): unknown[] {
  const spans = spansFor(names.map(propertyOf), readingOf(text), { start: 0, end: text.length });
  return names.map((name) => spans.textOf(name)?.value ?? null);
}

const listed = (text: string, name: string): unknown[] =>
  spansFor([propertyOf(name)], readingOf(text), { start: 0, end: text.length })
    .listOf(name)
    .map(({ value }) => value);

const HIRE = 'Main driver remains Paolo Ferrante. Additional driver on the Fiat 500: Lucia Ferrante.';
const VET = 'Biscuit, a four-year-old beagle belonging to Ines Cardoso, came in limping.';
const BUS = 'From next term Anita Kerr will be driving the school bus instead of Bill Stannard.';
const FERRIES = 'The 10:05, 10:35 and 11:20 ferries to Rathlin are cancelled because of high swell.';

it.each([
  [HIRE, ['main_driver', 'additional_driver'], ['Paolo Ferrante', 'Lucia Ferrante']],
  [HIRE, ['owner', 'mechanic'], [null, null]],
  [VET, ['pet_name', 'breed', 'owner'], ['Biscuit', 'beagle', 'Ines Cardoso']],
  [VET, ['breeder', 'vet'], [null, null]],
  [BUS, ['new_driver', 'former_driver'], ['Anita Kerr', 'Bill Stannard']],
  [BUS, ['teacher', 'new_room'], [null, null]],
  ['My Trek bike makes a noise.', ['brand', 'model'], ['Trek', null]],
  ['Order for Mrs Adeyemi: one lemon cake.', ['cake', 'courier'], ['lemon cake', null]],
  ["'The Salt Path' by Raynor Winn, to member 20-88431.", ['title', 'film'], ['The Salt Path', null]],
  ["Book club meets at Nora's house to discuss 'The Heron Ledger'.", ['author', 'owner'], [null, null]],
  ['Der Mieter Baptiste Leroy zieht aus.', ['tenant', 'landlord'], ['Baptiste Leroy', null]],
])('of %s %j is %j', (text, names, values) => {
  expect(given(text, ...names)).toEqual(values);
});

it('takes a list whole, by what leads to it or what it is of, and none that is of something else', () => {
  expect(listed(FERRIES, 'cancelled_departures')).toEqual(['10:05', '10:35', '11:20']);
  expect(listed(FERRIES, 'arrivals')).toEqual([]);
  expect(listed('For the soup you need leeks, cream and dill.', 'ingredients')).toEqual(['leeks', 'cream', 'dill']);
  expect(listed('For the soup you need leeks, cream and dill.', 'guests')).toEqual([]);
});
