import { b, filled, one, s, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  ['Which is warmer, wool or linen?', { warmer: one('wool', 'linen') }, { warmer: 'wool' }],
  ['Which fabric is cooler, wool or linen?', { fabric: s }, { fabric: 'linen' }],
  ['Is silk stronger than nylon?', { stronger: b }, { stronger: false }],
  ['Är ull varmare än linne?', { svar: b }, { svar: true }],
  ['Le lin sèche-t-il plus vite que le coton ?', { reponse: b }, { reponse: true }],
  ['¿Qué se arruga más, el lino o el poliéster?', { respuesta: s }, { respuesta: 'lino' }],
  ['Was trocknet schneller: Polyester oder Baumwolle?', { schneller: s }, { schneller: 'Polyester' }],
  [
    'Which stretches more: denim with elastane or pure denim?',
    { more: one('denim_with_elastane', 'pure_denim') },
    { more: 'denim_with_elastane' },
  ],
  // cloths of one step, garments, somebody's own things and what is not known stay open
  ['Which is softer, wool or cotton?', { softer: one('wool', 'cotton') }, null],
  ['Which is cheaper, the wool coat or the cotton jacket?', { cheaper: s }, null],
  ["Is my wool coat warmer than my friend's?", { warmer: b }, null],
  ['Which is warmer, wool or vescora?', { warmer: one('wool', 'vescora') }, null],
  ['The wool is warmer than the linen.', { dries_faster: one('wool', 'linen') }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
