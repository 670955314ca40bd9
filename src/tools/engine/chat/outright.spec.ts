import { Random } from '../../../common/kernel/random.js';
import { answer } from './index.js';

const FACTS = { publicUrl: 'https://fyra.example', persona: 'Fyra', callsRemaining: null, mood: null, league: null };

function toldOf(asked: readonly string[], instructions?: string): string {
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  let told = '';
  for (const text of asked) {
    told = answer(
      history,
      text,
      instructions === undefined ? FACTS : { ...FACTS, instructions },
      Random.from('a'),
    ).text;
    history.push({ role: 'user', text }, { role: 'assistant', text: told });
  }
  return told;
}

const DRAWS = /https:\/\/fyra\.example\/api\/v1\/design/u;

describe('a piece that somebody describes as a wish', () => {
  it.each([
    [["I'd like a long green silk skirt with a slit"], DRAWS],
    [['Can you design clothes?', 'Nice. I want a striped cotton shirt.'], DRAWS],
    [['Ich hätte gern einen kurzen schwarzen Rock mit Taschen.'], DRAWS],
    [["J'aimerais un manteau bleu en laine avec une capuche"], DRAWS],
    [['Me gustaría una falda larga de seda verde'], DRAWS],
    [['Jag skulle vilja ha en lång grön sidenkjol'], DRAWS],
    [['Could I get a wide linen jumpsuit in sand, please'], DRAWS],
  ])('%j is offered to be drawn', (asked, wanted) => expect(toldOf(asked)).toMatch(wanted));

  it.each([
    [["I'd like to wash a red linen dress with pockets"]],
    [['I want to know which shoes go with a long green silk skirt']],
    [['I need a coat']],
    [['Ich möchte ein rotes Leinenkleid mit Taschen waschen.']],
    [['Je voudrais laver une robe rouge en lin']],
    [['Quiero comprar un vestido rojo de lino con bolsillos']],
    [['Jag vill ha hjälp med en röd linneklänning']],
    [["I'd like a long green silk skirt, do you have it in M?"]],
  ])('%j is another wish', (asked) => expect(toldOf(asked)).not.toMatch(DRAWS));

  it('is a shop’s where a shop answers', () =>
    expect(
      toldOf(["I'd like a long green silk skirt with a slit"], 'You are Mia of Weber’s. We sell skirts.'),
    ).not.toMatch(DRAWS));

  it('is changed by what is said next', () =>
    expect(toldOf(["I'd like a long green silk skirt with a slit", 'make it red'])).toMatch(/long red silk skirt/u));
});

describe('what an interface does', () => {
  it.each([
    ['So what does the design API do?', /sewing pattern/u],
    ['What can the arena interface do?', /trading agents/u],
    ['How does the cognitive API work?', /state of its own/u],
    ['Tell me about the image interface', /api\/generate/u],
    ['Was macht die Arena-Schnittstelle?', /^Die Arena-Schnittstelle ist/u],
    ['À quoi sert l’API cognitive ?', /^L’interface cognitive est/u],
    ['¿Qué hace la interfaz de la arena?', /^La interfaz de la arena es/u],
    ['Vad gör det kognitiva gränssnittet?', /^Det kognitiva gränssnittet är/u],
    ['Which interfaces are there?', /^There are four/u],
    ['Welche Schnittstellen gibt es?', /^Es sind vier/u],
  ])('“%s”', (asked, wanted) => expect(toldOf([asked])).toMatch(wanted));

  it.each([
    'What does the design interface cost?',
    'What is interfacing?',
    'What does a design need?',
    'How do I call the design API with curl?',
    'What does the arena interface return on 429?',
  ])('is not told for “%s”', (asked) =>
    expect(toldOf([asked])).not.toMatch(/^(?:The \p{L}+ interface|There are four)/u),
  );
});

describe('whether money is real', () => {
  it.each([
    [['What is the league?', 'Will I lose real money there?'], /^No, the league is paper trading/u],
    [['Is this real money?'], /^No,/u],
    [['Riskiere ich echtes Geld?'], /^Nein, die Liga handelt/u],
    [['Est-ce que je risque mon argent ?'], /^Non, la ligue négocie/u],
    [['¿Arriesgo dinero de verdad?'], /^No, la liga opera/u],
    [['Är det riktiga pengar?'], /^Nej, ligan handlar/u],
  ])('%j', (asked, wanted) => expect(toldOf(asked)).toMatch(wanted));

  it.each(['Can I get my money back?', 'Do I pay with real money for a pack?', 'Can I win real money?'])(
    'is not meant by “%s”',
    (asked) => expect(toldOf([asked])).not.toMatch(/^No, the league is paper trading/u),
  );
});

describe('what was asked before', () => {
  it.each([
    [['Wie wasche ich Leinen?', 'Was habe ich eben gefragt?'], 'Wie wasche ich Leinen?'],
    [['Wie wasche ich Leinen?', 'Und Seide?', 'Was war meine erste Frage?'], 'Wie wasche ich Leinen?'],
    [['Comment laver la soie ?', "Qu'est-ce que j'ai demandé ?"], 'Comment laver la soie ?'],
    [['Comment laver la soie ?', 'Quelle était ma dernière question ?'], 'Comment laver la soie ?'],
    [['¿Cómo lavo la seda?', '¿Cuál fue mi primera pregunta?'], '¿Cómo lavo la seda?'],
  ])('%j', (asked, wanted) => expect(toldOf(asked)).toContain(wanted));

  it.each([
    [['Wie wasche ich Leinen?', 'Was habe ich falsch gemacht?']],
    [['Comment laver la soie ?', "Qu'est-ce que j'ai fait ?"]],
    [['¿Cómo lavo la seda?', '¿Qué acabo de romper?']],
  ])('is not asked by %j', (asked) => expect(toldOf(asked)).not.toContain(asked[0]));
});

describe('a man’s size by his chest', () => {
  it.each([
    ['Brustumfang 96 cm, welche Herrengröße ist das?', /EU 48 \(UK\/US 38\)/u],
    ['Welche Anzuggröße habe ich bei 108 cm Brustumfang?', /EU 54/u],
    ['Mon mari fait 100 cm de tour de poitrine, quelle taille de costume ?', /EU 50/u],
    ['¿Qué talla de traje es un contorno de pecho de 112 cm?', /EU 56/u],
  ])('“%s”', (asked, wanted) => expect(toldOf([asked])).toMatch(wanted));

  it.each([
    'Welche Damengröße ist ein Brustumfang von 96 cm?',
    'Wie messe ich den Brustumfang für ein Sakko?',
    'Quelle taille de robe pour 100 cm de poitrine ?',
    '¿Cómo mido el pecho de un hombre?',
  ])('is not told for “%s”', (asked) => expect(toldOf([asked])).not.toMatch(/^(?:Herren:|Hommes :|Hombre:)/u));
});

describe('a symbol with one mark', () => {
  it.each([
    [['and an iron with one dot?'], /^An iron with one dot: iron cool, at most 110 °C/u],
    [['What does three dots in an iron mean?'], /^An iron with three dots/u],
    [['Was bedeutet ein Bügeleisen mit zwei Punkten?'], /^Bügeleisen mit zwei Punkten/u],
    [['Que signifie un triangle barré ?'], /^Triangle barré/u],
    [['¿Qué significa una plancha con un punto?'], /^Plancha con un punto/u],
    [['Vad betyder en överkryssad triangel?'], /^Överkryssad triangel/u],
  ])('%j', (asked, wanted) => expect(toldOf(asked)).toMatch(wanted));

  it.each([
    'What do the dots of an iron mean?',
    'Is an iron with two dots or three dots hotter?',
    'How do I iron a triangle scarf with one dot of glue?',
    'What does a tumble dryer with one dot mean?',
  ])('is not told for “%s”', (asked) =>
    expect(toldOf([asked])).not.toMatch(/^An? (?:iron|triangle|empty triangle) with/u),
  );
});

it.each([
  ["What do I wear when it's minus twelve?", /−12 °C/u],
  ['What should I put on at minus five degrees and windy?', /−5 °C/u],
  ['Vad har man på sig i minus tjugo grader?', /−20 °C/u],
])('“%s” tells the degrees in figures', (asked, wanted) => expect(toldOf([asked])).toMatch(wanted));

it.each([
  ['thanks a lot, bye!', /^You are welcome\. (?:Goodbye|Until)/u],
  ['ok thanks, bye!', /^You are welcome\. (?:Goodbye|Until)/u],
  ['Danke, tschüss!', /Wiedersehen|Gern geschehen/u],
  ['Merci, au revoir !', /Au revoir|plaisir/u],
  ['¡Gracias, adiós!', /Hasta pronto|De nada/u],
  ['Tack, hej då!', /^Varsågod\. /u],
])('“%s” is answered', (asked, wanted) => expect(toldOf([asked])).toMatch(wanted));
