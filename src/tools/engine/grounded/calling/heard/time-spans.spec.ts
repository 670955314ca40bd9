import { spanOf, spansIn } from './time-spans.js';

it.each<[string, number[]]>([
  ['Show the board for the last 24 hours', [24]],
  ['Show me the 24-hour board', [24]],
  ['the last 1000 hours', [1000]],
  ['the past twelve weeks', [2016]],
  ['over ten days', [240]],
  ['the last twenty-four hours', [24]],
  ['the last 7d', [168]],
  ['de senaste fem dagarna', [120]],
  ['de senaste 24 timmarna', [24]],
  ['senaste timmen', [1]],
  ['die letzten vierundzwanzig Stunden', [24]],
  ['die 7 letzten Tage', [168]],
  ['les 7 derniers jours', [168]],
  ['les vingt-quatre dernières heures', [24]],
  ['el último día', [24]],
  ['las 24 últimas horas', [24]],
  ['this week', [168]],
])('“%s” tells %j hours', (text, hours) => expect(spansIn(text).map(({ span }) => span)).toEqual(hours));

it.each(['the last 24 jackets', '7 dresses', '24-hourly', 'an hour ago', 'les 7 derniers manteaux'])(
  '“%s” tells none',
  (text) => expect(spansIn(text)).toEqual([]),
);

it('tells where a span stands', () =>
  expect(spansIn('Montre les 7 derniers jours, merci')).toEqual([
    { span: 168, start: 11, end: 27, text: '7 derniers jours' },
  ]));

it.each<[string, number | null]>([
  ['24h', 24],
  ['7d', 168],
  ['2w', 336],
  ['7x', null],
  ['day', null],
])('the choice %s is %s hours', (value, hours) => expect(spanOf(value)).toBe(hours));
