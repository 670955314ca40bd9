import { askedFor } from './for-whom-abroad.js';

it.each([
  ['Und ein Mann?', 'Was trägt eine Frau zu Black Tie?', 'Was trägt eine Mann zu Black Tie?'],
  ['Et pour une femme ?', 'Que porte un homme ?', 'Que porte un femme ?'],
  ['¿Y un hombre?', '¿Qué se pone una mujer?', '¿Qué se pone una hombre?'],
  ['Und eine Frau?', 'Was trägt man zur Beerdigung?', 'Was trägt man zur Beerdigung Frau?'],
])('“%s” after “%s”', (asked, before, told) => expect(askedFor(asked, before)).toBe(told));

it.each(['Und ein Mantel?', 'Was trägt ein Mann?'])('“%s” asks of nobody else', (asked) =>
  expect(askedFor(asked, 'Was trägt eine Frau?')).toBeNull(),
);
