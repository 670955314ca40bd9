import { Random } from '../../../common/kernel/random.js';
import { answer } from './answer.js';

const facts = { publicUrl: 'http://localhost:3000', callsRemaining: null, league: null, mood: null, persona: 'Fyra' };
const told = (message: string) => answer([], message, facts, Random.from(message));

it.each([
  ['one word is no two fibres', 'is lyocell the same as ramie?'],
  ['what is done about static does not tell whether linen gets it', 'does linen get static?'],
  ['how to knot a tie does not tell whether it is let out', 'can I let out a tie?'],
  ['hands are no cloth', 'how do I get blood off my hands?'],
  ['what shall not be done is not told by how it is done', 'Ist Leder bügelfrei?'],
  ['a reason is not told by how a stain comes out', 'Warum macht Tinte Flecken?'],
  ['a word that another answer knows is none of this one', 'Wie bekomme ich Rotwein aus einem Holztisch?'],
])('declines: %s', (_, message) => {
  expect(told(message).understood).toBe(false);
});

it.each([
  ['is modal the same thing as lyocell?', 'note/modal-lyocell'],
  ['how do I cut the sleeves off a t-shirt?', 'note/cut-off-sleeves'],
  ['Darf man weiße Baumwolle mit Chlor bleichen?', 'note/bleach-cloth'],
  ['what is a gilet', 'note/gilet'],
])('%s is answered by the note on that', (message, id) => {
  expect(told(message).topics).toContain(id);
});

it('asks as English does what is put into its words: the verb goes first', () => {
  expect(told('El lino es bueno para el verano?').topics).toContain('fabric/linen');
});
