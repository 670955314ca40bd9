import { Random } from '../../../common/kernel/random.js';
import { answer } from './index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };

function toldTo(instructions: string | undefined, ...asked: string[]): { text: string; understood: boolean } {
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  const facts = instructions === undefined ? FACTS : { ...FACTS, instructions };
  let told = { text: '', understood: false };
  for (const text of asked) {
    told = answer(history, text, facts, Random.from('a'));
    history.push({ role: 'user', text }, { role: 'assistant', text: told.text });
  }
  return told;
}
const toldOf = (...asked: string[]) => toldTo(undefined, ...asked);

const CIRCLE = 'Full circle skirt, waist 80 cm: what radius do I cut for the waist?';

describe('what was just told in another unit', () => {
  it.each([
    [['My head is 58 cm, what US hat size is that?', 'in inches?'], /58 cm is 22\.8 inches/u],
    [[CIRCLE, 'and in inches?'], /12\.7 cm is 5 inches/u],
    [['How wide is a seam allowance?', "what's that in inches?"], /1\.5 cm is 0\.59 inches/u],
  ])('%j', (asked, so) => expect(toldOf(...asked).text).toMatch(so));

  it('is nothing where nothing was measured', () => expect(toldOf('Hello!', 'in inches?').understood).toBe(false));
});

describe('another part of a circle, with the waist that was given', () => {
  it.each([
    [[CIRCLE, 'and for a half circle?'], /80 ÷ 3\.14 = 25\.5 cm/u],
    [[CIRCLE, 'and a quarter circle?'], /80 ÷ 1\.57 = 50\.9 cm/u],
    [['Helcirkelkjol, midja 80 cm, vilken radie?', 'och för en halvcirkel?'], /80 ÷ 3,14 = 25,5 cm/u],
  ])('%j', (asked, so) => expect(toldOf(...asked).text).toMatch(so));

  it('is no figure where no waist was', () =>
    expect(toldOf('How do I sew a circle skirt?', 'and for a half circle?').text).not.toMatch(/80|gives for a half/u));
});

describe('yarn and silk', () => {
  it.each([
    [['20 denier is how many dtex?'], /^20 denier is 22\.2 dtex/u],
    [['Hur många tex är 90 denier?'], /^90 denier är 10 tex/u],
    [['Wie viel dtex sind 40 den?'], /^40 denier sind 44,4 dtex/u],
    [['What does denier actually measure?', 'and tex?'], /^Tex is the weight in grams of 1,000 m/u],
    [['How heavy is 14 oz denim in gsm?', 'and 19 momme silk?'], /^19 momme is 82\.5 g/u],
    [['How heavy is 22 momme in gsm?'], /^22 momme is 95\.5 g/u],
    [['Is 19 momme good for a pillowcase?'], /pillowcases/u],
  ])('%j', (asked, so) => expect(toldOf(...asked).text).toMatch(so));
});

describe('sizes', () => {
  it.each([
    ['Welche Größe ist BH 75C in England?', /EU 75C = UK 34C/u],
    ['Vilken storlek är bh 75C i brittiska mått?', /EU 75C = UK 34C/u],
    ['Quelle taille anglaise pour un soutien-gorge 90C ?', /FR 90C = UK 34C/u],
    ['¿Qué talla inglesa es un sujetador 90C?', /FR 90C = UK 34C/u],
    ["Men's suit 42R american, what is that in European sizes?", /US 42 = EU 52/u],
    ['¿Una talla 42 francesa de mujer, qué es en Italia?', /FR 42 = IT 46/u],
    ['My head is 59 cm round, what US fitted hat size do I need?', /US 7⅜/u],
    ['My ring measures 17.3 mm across the inside, what EU size is that?', /EU 54½/u],
  ])('%s', (asked, so) => expect(toldOf(asked).text).toMatch(so));

  it('are of shoes where a shop sells nothing else', () => {
    const asked = "I'm a women's US 8, what would that be in EU sizes?";
    const [shoes, both] = ['You are Otto from Cobble Lane Shoes.', 'We sell clothes and shoes.'];
    expect(toldTo(shoes, asked).text).toMatch(/EU 38½/u);
    expect(toldTo(shoes, asked, 'and UK?').text).toMatch(/UK 5½/u);
    expect(toldTo(both, asked).text).toMatch(/EU 40/u);
  });
});

describe('what the facts of a shop come to', () => {
  const HIRE =
    'Larch hires formal wear. Hire costs 85 pounds. A late return is 15 pounds a day. A deposit of 30 % is due.';
  it.each([
    [HIRE, 'If I bring the suit back 3 days late how much extra do I pay?', /^That comes to £45 \(3 × £15\)/u],
    [HIRE, "The outfit is 2000 pounds, what's the deposit?", /^That comes to £600 \(30 % × £2000\)/u],
    [HIRE, 'What is left to pay after the deposit on 2000 pounds?', /^That leaves £1400/u],
    [HIRE, 'What if it comes back late?', /15 pounds a day/u],
    [
      'Vid för sen återlämning kostar varje dag 150 kr.',
      'Om jag lämnar tillbaka den två dagar för sent, hur mycket kostar det?',
      /^Det blir 300 kr/u,
    ],
    [
      'Verspätete Rückgabe kostet 12 Euro pro Tag.',
      'Wenn ich den Anzug vier Tage zu spät zurückbringe, wie viel kostet das?',
      /^Das macht 48 €/u,
    ],
    [
      'Standard shipping 3.50 euros, express 9 euros.',
      'How much more is express than standard?',
      /The difference is €5\.50/u,
    ],
    ['Une livraison coûte 4 euros, en 3 jours.', "et la livraison c'est combien", /4/u],
    ['A made-to-measure suit takes six weeks. Shirts take ten days.', 'And how long will a suit take?', /six weeks/u],
    [
      'Free bra fittings on Fridays from 12:00 to 16:00.',
      "I'd like to be measured for a bra, when can I come?",
      /Fridays/u,
    ],
    ['One free resizing within 60 days.', "If it's too tight can you change it for free?", /resizing within 60 days/u],
    [
      'You are the assistant of Atelier Nour, a tailor in Leeds.',
      'Who am I talking to?',
      /^I am the assistant of Atelier Nour/u,
    ],
  ])('%s %s', (instructions, asked, so) => expect(toldTo(instructions, asked).text).toMatch(so));

  it('is not reckoned where nothing tells a rate', () =>
    expect(
      toldTo('Larch hires formal wear. Hire costs 85 pounds.', 'What do I pay if it is 3 days late?').text,
    ).not.toMatch(/comes to/u));
});

describe('who asks and why', () => {
  it('is said in brackets', () =>
    expect(toldOf('Got invited to a black tie dinner. What do I wear? (bloke, 34)').text).toMatch(/^For a man/u));

  it('is told where the answer has the reason', () =>
    expect(toldOf('I am pear shaped, what kind of skirt suits me?', 'why').text).toMatch(/passes the hips by/u));

  it('is angora a rabbit’s', () => expect(toldOf('What is angora?').text).toMatch(/angora rabbit/u));
});
