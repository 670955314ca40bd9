import { b, filled, one, type Planted } from '../filled.fixture.js';

const SERVICE = { service: one('button', 'zip', 'hem') };
const PLANTED: readonly Planted[] = [
  ['Can I bleach silk?', { allowed: b }, { allowed: false }],
  ['Får man ha klorin på ull?', { svar: b }, { svar: false }],
  ['Peut-on utiliser de la javel sur la soie ?', { possible: b }, { possible: false }],
  ['Can I bleach cotton?', { allowed: b }, null],
  ['Can I bleach my shirt?', { allowed: b }, null],
  ['Keine Eile, könnten Sie den Knopf annähen?', SERVICE, { service: 'button' }],
  ['No worries, just mend the hem of it.', SERVICE, { service: 'hem' }],
  ['No zip, please.', SERVICE, null],
];

describe('what bleach ruins, and denials that deny nothing', () => {
  it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
