import { Random } from '../../../common/kernel/random.js';
import { answer } from './index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };

function toldOf(...asked: string[]): { text: string; understood: boolean } {
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  let told = { text: '', understood: false };
  for (const text of asked) {
    told = answer(history, text, FACTS, Random.from('a'));
    history.push({ role: 'user', text }, { role: 'assistant', text: told.text });
  }
  return told;
}

describe('what is asked on from an answer', () => {
  it.each([
    [['Can a suit jacket be let out at the waist?', 'And what about the shoulders?'], /hardest thing to alter/u],
    [['Can a suit jacket be let out at the waist?', 'And the sleeves?'], /^A sleeve has little to let out/u],
    [['How do I get dried blood out of jeans?', "Why shouldn't I use hot water?"], /sets the protein/u],
    [['How do I get wine out of a cotton shirt?', "Why shouldn't I rub it?"], /deeper/u],
    [['How do I get chewing gum off trousers?', 'Why ice?'], /brittle/u],
    [['How do I get ink out of a shirt?', "Why can't I use water?"], /oily/u],
    [['Do you have an MCP server?', 'Do calls made through it count against my quota?'], /^Yes: a tool called/u],
    [['What is the difference between linen and cotton?', 'Which of them creases more?'], /^Linen creases more/u],
    [['How do I wash a cotton tablecloth?', 'What if the tablecloth is linen?'], /linen at up to 40 °C/u],
    [['How do I get curry out of a blouse?', 'Why shouldn’t I use hot water?'], /^Hot water sets/u],
    [['Can the shoulders of a coat be narrowed?', 'And the sleeves?'], /^Yes: a sleeve is taken in/u],
    [['How many images a day are free?', 'Does regenerating one count again?'], /^Yes: each picture/u],
    [['Can I call your API from the browser?', 'Do those calls count too?'], /^Yes: a call counts/u],
    [['How should a blazer fit?', 'And what about the sleeves?'], /^The sleeve lets 1–1.5 cm of shirt be seen\.$/u],
    [['How should a blazer fit?', 'And the length?'], /covers the seat/u],
    [['Can I shorten the sleeves of a blazer?', 'And the length of the jacket?'], /^Only a little/u],
    [['Can I wear a bow tie with a normal suit?'], /^Yes/u],
    [['How do I wash a silk blouse?', 'How do I store it?'], /hangers|tissue|dark/u],
  ])('%j', (asked, so) => expect(toldOf(...asked).text).toMatch(so));

  it.each([
    ['My seams come out wavy. What am I doing wrong?', /^Wavy seams were stretched/u],
    ['Mina sömmar blir vågiga, vad gör jag för fel?', /^Vågiga sömmar/u],
    ['Meine Nähte werden wellig, was mache ich falsch?', /^Wellige Nähte/u],
    ['Mes coutures ondulent, que faire ?', /^Une couture qui ondule/u],
    ['Mis costuras quedan onduladas, ¿qué hago mal?', /^Las costuras onduladas/u],
    ['My stitches are loose underneath.', /upper thread/u],
    ['One layer ends up longer than the other.', /^The feed carries/u],
    ['Would a black belt work with brown shoes?', /^Better not/u],
    ['Passar svart skärp till bruna skor?', /^Helst inte/u],
    ['Kan man sy in axlarna på en kavaj?', /^Axlar är det svåraste/u],
    ['Do requests that return 429 use up my quota?', /^No: a job that fails/u],
    ['Zählt ein fehlgeschlagener Aufruf auf mein Kontingent?', /^Nein: Ein Auftrag/u],
    ['Zählen Aufrufe über MCP auf mein Kontingent?', /^Ja: Ein Werkzeug/u],
    ['Can the lapels of a jacket be made narrower?', /^Lapels are seldom altered/u],
  ])('%s', (asked, so) => expect(toldOf(asked).text).toMatch(so));

  it.each([
    [['Which interfacing for a collar?', 'For how long?'], /Elastic/u],
    [['How should a blazer fit?', 'And the crotch?'], /sleeve/u],
  ])('not %j', (asked, so) => expect(toldOf(...asked).text).not.toMatch(so));

  it('says nothing of a part that it does not know', () =>
    expect(toldOf('Can the lapels of a jacket be made narrower?', 'and the crotch?').understood).toBe(false));

  it('knows a belt and shoes of one colour', () =>
    expect(toldOf('Do I wear a brown belt with brown shoes?').text).not.toMatch(/^Better not/u));
});
