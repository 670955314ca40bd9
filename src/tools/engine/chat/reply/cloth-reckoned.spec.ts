import type { Spoken } from '../text.js';
import { tellReckoned } from './cloth-reckoned.js';

const told = (asked: string, speak: Spoken = 'en', before = ''): string | undefined =>
  tellReckoned(asked, before === '' ? [] : [{ role: 'user', text: before }], () => speak)?.text;

describe('what a length of cloth weighs', () => {
  it.each<[string, Spoken, RegExp]>([
    ['What does 1.5 m of 320 gsm twill weigh at 140 cm wide?', 'en', /2\.1 m².*672 g/u],
    ['Work out the weight of 5 yards of 150 gsm cotton, 45 inches wide', 'en', /5.23 m².*784 g/u],
    ['Vad väger två och en halv meter ylletyg på 400 g/m², bredd 150 cm?', 'sv', /3,75 m².*1,5 kg/u],
    ['Wie viel wiegen drei Meter Samt mit 280 g/m² bei einer Breite von 145 cm?', 'de', /4,35 m².*1,22 kg/u],
    ['Quel poids font 2 m de lin de 210 g/m² en 140 cm de large ?', 'fr', /2,8 m².*588 g/u],
    ['¿Cuánto pesa un metro de tela vaquera de 400 g/m² de 150 cm de ancho?', 'es', /1,5 m².*600 g/u],
  ])('%s', (asked, speak, so) => expect(told(asked, speak)).toMatch(so));

  it('is of the weight that was named before', () =>
    expect(
      told('And how much would 4 m of the fabric weigh, 140 cm wide?', 'en', 'Is 250 gsm heavy for a skirt?'),
    ).toMatch(/5\.6 m².*1\.4 kg/u));

  it('is told by the square metre where no weight is known', () =>
    expect(told('How much does 2 m of linen weigh at 150 cm wide?')).toMatch(
      /3 m².*600 g at 200 g\/m².*not been told/u,
    ));
});

describe('what to buy of a cloth that shrinks', () => {
  it.each<[string, Spoken, RegExp]>([
    ['The flannel shrinks by 10 %. I need 4.5 m, how much should I order?', 'en', /4\.5 m ÷ 0\.90 = 5 m/u],
    ['I want 80 cm after washing and it will shrink 6 percent, how much do I cut?', 'en', /80 cm ÷ 0\.94 = 85\.11 cm/u],
    ['Linnet krymper 8 %. Jag behöver 3 meter, vad ska jag köpa?', 'sv', /3 m ÷ 0,92 = 3,26 m.*3,3 m/u],
    ['Ich benötige 2,5 m Viskose, die 7 % einläuft. Wie viel soll ich nehmen?', 'de', /2,5 m ÷ 0,93 = 2,69 m.*2,7 m/u],
    ['J’ai besoin de 4 m et le coton rétrécit de 3 %. Combien en acheter ?', 'fr', /4 m ÷ 0,97 = 4,12 m.*4,2 m/u],
    ['Necesito 3 m y el lino encoge un 6 %. ¿Cuánto debo comprar?', 'es', /3 m ÷ 0,94 = 3,19 m.*3,2 m/u],
    ['I bought 5 m of cotton and it shrinks 4 %, how much will I have left?', 'en', /5 m × 0\.96 = 4\.8 m/u],
  ])('%s', (asked, speak, so) => expect(told(asked, speak)).toMatch(so));
});

describe('what a pattern needs in the measure of the shop', () => {
  it.each<[string, Spoken, RegExp]>([
    ['It calls for 4 yards. How many meters do I need to buy?', 'en', /4 yd = 3\.66 m: ask for 3\.7 m/u],
    ['The skirt needs 2 metres; how many yards is that?', 'en', /2 m = 2\.19 yd: ask for 2\.25 yd/u],
    ['How many yards should I buy if the pattern needs 3 metres?', 'en', /3 m = 3\.28 yd: ask for 3\.38 yd/u],
    ['På mönstret står det 1,5 yard. Hur många meter tyg behöver jag köpa?', 'sv', /1,5 yd = 1,37 m: be om 1,4 m/u],
    ['Für den Rock brauche ich 2 1/2 Yards. Wie viele Meter sind das?', 'de', /2,5 yd = 2,29 m: 2,3 m/u],
    ['Il me faut 5 yards. Combien de mètres faut-il demander ?', 'fr', /5 yd = 4,57 m : demandez 4,6 m/u],
    ['La falda lleva 2 yardas. ¿Cuántos metros tengo que pedir?', 'es', /2 yd = 1,83 m: pida 1,9 m/u],
  ])('%s', (asked, speak, so) => expect(told(asked, speak)).toMatch(so));
});

it.each([
  'How many metres of fabric do I need for a circle skirt?',
  'I have 2 yards. How many metres of fabric do I need for a dress?',
  'I need 3 yards and have 1 metre. How many metres should I buy?',
  'How much does a suitcase of 20 kg weigh, 40 cm wide?',
  'I have 2 metres of 150 cm wide fabric, is that enough for trousers?',
  'My jeans shrank 5 % and are 80 cm now. What should they be?',
  'Which shrinks more, cotton or linen?',
  'Is 180 gsm heavy for a T-shirt?',
  'How heavy is a coat?',
])('is not told of %s', (asked) => expect(told(asked)).toBeUndefined());
