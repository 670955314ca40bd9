import { spokenTimesIn } from './spoken-times.js';

it.each([
  ['At 3 in the afternoon', ['15:00']],
  ['Ten past nine in the morning', ['09:10']],
  ['From noon, eight in the evening at the latest', ['20:00', '12:00']],
  ['We open at nine and shut at two in the afternoon', ['14:00', '09:00']],
  ['Von 9 bis 17 Uhr', ['09:00', '17:00']],
  ['Från åtta till fem.', ['08:00', '17:00']],
  ['De 9 h à 17 h', ['09:00', '17:00']],
  ['Three in a row, five to nine pieces', []],
])('“%s”: %j', (text, times) =>
  expect(spokenTimesIn(text).map(({ value }) => value)).toEqual(expect.arrayContaining(times)),
);

it('counts are no times', () => expect(spokenTimesIn('Three in a row, five to nine pieces')).toEqual([]));
