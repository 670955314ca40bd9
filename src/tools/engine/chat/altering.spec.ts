import { Random } from '../../../common/kernel/random.js';
import { answer } from './answer.js';
import type { ChatFacts } from './facts.js';

const FACTS: ChatFacts = { publicUrl: 'http://here', persona: 'bride', callsRemaining: null, league: null, mood: null };
const told = (asked: string) => answer([], asked, FACTS, Random.from(asked));

it.each([
  ['How do I turn a t-shirt into a tank top?', /armholes/],
  ['How do I turn jeans into shorts?', /cut the outer leg/],
  ['Hur syr jag en fåll för hand?', /^För hand syr du/],
  ['¿Cómo se cose un dobladillo?', /puntada invisible/],
  ['What is Oeko-Tex?', /^Oeko-Tex Standard 100/],
  ['How do I fix a ladder in tights?', /^Stop a ladder/],
  ['How do I store a wool coat over summer?', /broad, shaped hanger/],
  ['Comment repasser une chemise en lin ?', /trois points/],
  ['How much fabric do I need for a midi circle skirt?', /length of 75 cm.*takes 3\.5 m/],
  ['Circle skirt, waist 70 cm, length 50 cm: how much fabric?', /radius 70 ÷ 2π = 11\.1 cm.*takes 1\.2 m/],
])('%s is answered by what is done', (asked, said) => expect(told(asked).text).toMatch(said));

it.each([
  'How do I turn a dress into a skirt?',
  'How do I make a scarf into a bag?',
  'How can I convert a shirt into a cushion?',
])('%s is not answered by another side of the piece', (asked) => expect(told(asked).understood).toBe(false));

it.each(['how do i get cooking oil off a polyester blouse', 'how do i get cooking oil out of a cotton shirt'])(
  '%s is a stain, neither cooking nor what the cloth is made of',
  (asked) => expect(told(asked).text).toMatch(/dish soap|washing-up|detergent/),
);
