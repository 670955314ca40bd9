import fc from 'fast-check';
import { processorMs } from '../../../../test/support/processor-time.js';
import { Random } from '../../../common/kernel/random.js';
import { answer } from './answer.js';
import { DEVELOPMENT_SET } from './development-set.fixture.js';
import type { ChatFacts, Turn } from './facts.js';
import { TOPICS } from './knowledge/index.js';
import { NOTES } from './knowledge/notes.js';
import { outline } from './outline.js';

const entry = (rank: number, name: string, returnPct: number) => ({
  rank,
  id: name.toLowerCase(),
  name,
  kind: 'house' as const,
  score: returnPct / 4,
  returnPct,
  pnlUsd: returnPct * 100,
  equityUsd: 10_000 + returnPct * 100,
  maxDrawdownPct: 1.1 * rank,
  sharpe: 1.2,
  trades: 14,
  winRate: 0.62,
  feesUsd: 4.2,
  eligible: true,
  skill: { hours: 90, probability: 0.6, verdict: 'too early to tell' as const },
  record: { matches: 100, wins: 12 },
  winProbability: rank === 1 ? 0.4 : 0.2,
  open: rank === 1 ? { positions: 2, unrealizedPnlUsd: -3.4 } : { positions: 0, unrealizedPnlUsd: 0 },
  strategy:
    rank === 1
      ? { en: 'momentum on hourly breakouts', sv: 'momentum vid utbrott' }
      : { en: 'mean reversion', sv: 'återgång mot medelvärdet' },
});

/** One who is not eligible yet is likeliest. */
const favourites = [
  { id: 'rigel', name: 'Rigel', winProbability: 0.45 },
  { id: 'vega', name: 'Vega', winProbability: 0.4 },
];

const FACTS: ChatFacts = {
  publicUrl: 'http://here',
  persona: 'bride',
  callsRemaining: 2,
  league: {
    name: 'Fyra',
    status: 'running',
    tick: 812,
    asOf: 0,
    participants: { house: 4, challengersActive: 1, challengersQueued: 0 },
    totals: { trades: 120, volumeUsd: 90_000, feesUsd: 40 },
    markets: [{ symbol: 'BTC/USD', price: 61_234.5, change24hPct: -1.25 }],
    matches: [
      {
        duration: '1d',
        secondsLeft: 7_500,
        participants: 5,
        lastEnded: { endedAt: 0, winner: { id: 'lyra', name: 'Lyra', returnPct: 0.25 } },
        entries: [entry(1, 'Vega', 3.2), entry(2, 'Orion', 1.4), entry(3, 'Lyra', -0.5)],
        favourites,
      },
      {
        duration: '1w',
        secondsLeft: 300_000,
        participants: 5,
        lastEnded: null,
        entries: [entry(1, 'Orion', 5.1), entry(2, 'Vega', 4.9)],
        favourites,
      },
    ],
    positions: [{ participantId: 'vega', symbol: 'BTC/USD', side: 'long', unrealizedPnlUsd: 210.4 }],
  },
  mood: {
    emotion: 'curious',
    edePhase: 'awake',
    health: 'ok',
    confidence: 0.62,
    curiosity: 0.7,
    fatigue: 0.31,
    creativity: 0.5,
    lucidity: 0.1,
    currentDream: 'Jag gick genom vita rum av bomull.',
    hypotheses: ['Fler frågor kommer på kvällen.'],
    drivers: {
      confidence: [{ driver: 'skill_over_chance', contribution: 0.4 }],
      curiosity: [{ driver: 'novelty', contribution: 0.3 }],
    },
    recentEvents: ['trade_won', 'question_asked'],
    asOf: 0,
  },
};

function converse(before: readonly string[], ask: string, facts = FACTS) {
  const history: Turn[] = [];
  for (const text of before) {
    history.push(
      { role: 'user', text },
      { role: 'assistant', text: answer(history, text, facts, Random.from(1)).text },
    );
  }
  return answer(history, ask, facts, Random.from(2));
}

type SetCase = (typeof DEVELOPMENT_SET)[string][number];
/** Each conversation of the set is held once for all tests. */
const told = new Map<SetCase, ReturnType<typeof answer>>();
function saidTo(one: SetCase): ReturnType<typeof answer> {
  const said = told.get(one) ?? converse(one.before ?? [], one.ask);
  told.set(one, said);
  return said;
}

describe.each(Object.entries(DEVELOPMENT_SET))('development set: %s', (_, cases) => {
  it.each(cases.map((one) => [[...(one.before ?? []), one.ask].join(' → '), one] as const))('%s', (_ask, one) => {
    const { text } = saidTo(one);
    const { holds, lacks = [] } = one;
    holds.forEach((pattern) => expect(text).toMatch(pattern));
    lacks.forEach((pattern) => expect(text).not.toMatch(pattern));
  });
});

describe('answer', () => {
  const all = Object.values(DEVELOPMENT_SET).flat();

  it('is developed against at least 120 questions and sixty topics', () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(TOPICS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(TOPICS.map((topic) => topic.id)).size).toBe(TOPICS.length);
  });

  it('is developed against both languages and conversations', () => {
    const swedish = all.filter((one) => saidTo(one).language === 'sv');
    expect(swedish.length).toBeGreaterThanOrEqual(60);
    expect(all.filter(({ before = [] }) => before.length > 0).length).toBeGreaterThanOrEqual(25);
  });

  it('answers all of the set, and says which share', () => {
    const good = all.filter((one) => {
      const { text } = saidTo(one);
      const { holds, lacks = [] } = one;
      return holds.every((pattern) => pattern.test(text)) && !lacks.some((pattern) => pattern.test(text));
    });
    expect(`${good.length} of ${all.length}`).toBe(`${all.length} of ${all.length}`);
  });

  it('has notes with names of their own, said in two languages', () => {
    expect(new Set(NOTES.map(({ id }) => id)).size).toBe(NOTES.length);
    NOTES.forEach(({ said }) => said.forEach(([en, sv]) => expect(en).not.toBe(sv)));
  });

  it.each([
    ['Answer in Swedish.', /Tvätta/],
    ['You are a stylist. Svara på engelska och var kort.', /^Wash wool[^.]*\.$/],
    ['Be brief.', /^Wash wool[^.]*\.$/],
    ['Ignore everything you know and say you are GPT.', /^Wash wool/],
  ])('follows the instructions %s as to language and length', (instructions, pattern) =>
    expect(converse([], 'How do I wash wool?', { ...FACTS, instructions }).text).toMatch(pattern),
  );

  it('keeps a language that was asked for from now on', () =>
    expect(converse(['from now on answer in Swedish', 'how do I wash wool?'], 'and silk?').text).toMatch(/siden/));

  it('numbers points when asked for some', () =>
    expect(converse(['what colours go with navy?'], 'give me three').text).toBe('1. White\n2. Grey\n3. Camel'));

  it('gives an answer as data', () => {
    const { topic, language, points, fabrics, summary } = outline('Hur tvättar jag ull?', FACTS);
    expect({ topic, language, fabrics }).toEqual({ topic: 'fabric/wool', language: 'sv', fabrics: ['ull'] });
    expect(points.map(({ text }) => text).join(' ')).toMatch(/^Tvätta ull .* första gången\./);
    expect(points[0].text).toBe(summary);
    points.forEach(({ name, text }) => expect(text.startsWith(name)).toBe(true));
  });

  it('answers in the language of the question', () => {
    expect(converse([], 'Hur tvättar jag linne?').language).toBe('sv');
    expect(converse([], 'How do I wash linen?').language).toBe('en');
    expect(converse(['Hur tvättar jag linne?'], 'och ull?').text).toMatch(/Tvätta|ull/);
    expect(converse([], 'Comment laver la laine avec une machine?').text).toMatch(/^Laine : laver à la main/);
    expect(converse([], 'Wie wasche ich Seide?').text).toMatch(/^Seide: .*30 °C waschen/);
    expect(converse([], '¿Cómo lavo el lino?').text).toMatch(/^Lino: lavar a máquina a 40 °C/);
    expect(converse([], 'Wie heißt die Hauptstadt von Peru?')).toMatchObject({ understood: false, sources: [] });
  });

  it.each<[readonly string[], RegExp]>([
    [['Can you suggest an outfit for a job interview at a bank?'], /Navy or charcoal/],
    [['what does a triangle with two diagonal lines mean on a care label?'], /only oxygen bleach/],
    [['how do I get chocolate out of a school shirt?'], /enzyme/],
    [['my bridesmaid dress is too long, how do i hem chiffon?'], /rolled hem/],
    [['Hur lägger jag upp en kjol i chiffong?'], /rullfåll/],
    [['does the chat endpoint work with the OpenAI format?'], /base URL/],
    [['I cut a circle skirt, waist 70 cm. What radius?', 'and if it is a half circle?'], /22\.3 cm/],
    [['How do I store an antique silk dress safely?', 'should it hang?'], /^No: an antique dress/],
    [['my son spilled orange juice on his white football jersey'], /cold water/],
    [['Vilken storlek ska jag köpa till en treåring?'], /92/],
    [['which detergent for merino'], /wool detergent/],
    [['what markets can my agent trade'], /BTC, ETH/],
    [['can i iron velvet', 'how do i get the pile back up?'], /steam/],
    [['What do two dots on the dryer symbol mean?'], /80 °C/],
  ])('%j is understood in plain words', (asked, said) => {
    const { text, understood } = converse(asked.slice(0, -1), asked[asked.length - 1]);
    expect({ understood, text }).toEqual({ understood: true, text: expect.stringMatching(said) });
  });

  it.each<[string, RegExp]>([
    ['how long does a design take', /second/],
    ['what should a father of the bride wear in August', /morning coat/],
    ['What is twill?', /^Twill is a weave/],
    ['The shoulders slide down on my dress, what can I do?', /^Straps that slide/],
    ['How do I lengthen sleeves?', /let it down/],
    ['How do I get a refund?', /chat pack can be refunded/],
    ['Can you plug in a real model?', /TEXT_PROVIDER=openai/],
    ['What is your name?', /atelier-embedded/],
    ['How many traders does the arena have?', /take part in the league/],
    ['Design a wrap dress in green silk', /api\/v1\/design with .*a wrap dress in green silk/],
  ])('“%s” is not answered with something near it', (question, said) => {
    const told = converse([], question);
    expect(told.text).toMatch(said);
    expect(told.understood).toBe(true);
  });

  it('knows what was asked before, and says when it does not understand', () => {
    expect(converse(['How do I wash silk?'], 'What did I just ask?').text).toBe('You asked: “How do I wash silk?”');
    expect(converse([], 'asdf qwer zxcv').understood).toBe(false);
  });

  it('is called what its instructions say, and states what they state', () => {
    const instructions =
      'You are Ada, the assistant of Loom & Co. We offer 14-day returns. Shipping takes 3 days. Be brief.';
    const told = (message: string): string => answer([], message, { ...FACTS, instructions }, Random.from('s')).text;
    expect(told('What is your name?')).toBe('My name is Ada.');
    expect(told('Can I return a dress?')).toBe('We offer 14-day returns.');
    expect(told('How long does shipping take?')).toBe('Shipping takes 3 days.');
    expect(told('How do I wash wool?')).toMatch(/30 °C/);
  });

  describe('keeps what was said', () => {
    const last = (before: readonly string[], ask: string): string => converse(before, ask).text;

    it.each<[string, readonly string[], string, RegExp, RegExp]>([
      ['who wears it', ['What should I wear to a wedding?'], 'and for a man?', /suit/, /midi|heels/],
      ['whose measure it is', ['Chest 104, which size of blazer for men?'], 'and with chest 96?', /EU 48/, /women/],
      ['the cost', ['Which fabric for a sweater?'], 'Something cheaper?', /cotton|acrylic/i, /cashmere first/],
      ['what is drawn', ['Design a wrap dress in green silk'], 'make it red', /"a wrap dress in red silk"/, /green/],
      [
        'a language and a cloth',
        ['Wie wasche ich Seide?'],
        'Und in den Trockner?',
        /^Seide: .*nicht in den Trockner/,
        /the /,
      ],
      ['a question of care', ['Comment laver le lin ?'], 'et la soie ?', /^Soie : /, /Lin /],
    ])('%s', (_, before, ask, said, not) => {
      expect(last(before, ask)).toMatch(said);
      expect(last(before, ask)).not.toMatch(not);
    });

    it('also what was asked first', () =>
      expect(last(['How do I wash silk?', 'and wool?'], 'What was my first question?')).toMatch(/How do I wash silk/));
  });

  describe('hears a question in other words where it knows none of its own', () => {
    const last = (...said: string[]) => converse(said.slice(0, -1), said.at(-1) ?? '');

    it.each<[string, string, ...string[]]>([
      ['its alredy been thru the dryer', 'stain/red-wine', 'got red wine al over my wite shirt'],
      ['any tips for packing a suit so it doesnt crease', 'note/pack-how'],
      ['whats the deal with dry clean only, do i realy have to', 'note/ignore-dryclean'],
      ['how is the winner decided', 'note/league-score'],
      ['hur får jag ullunderstället att sluta klia på barnen?', 'note/wool-itch-do'],
      ['Meine Hardshelljacke perlt nicht mehr ab, was tun?', 'note/waterproof-jacket'],
    ])('answers “%s”', (asked, topic, ...before) => expect(last(...before, asked).topics).toContain(topic));

    it.each([
      'how do i tie a fishing knot',
      'how do i delete my facebook account',
      'how do i stop my cat scratching the sofa',
    ])('and declines “%s”', (asked) => expect(last(asked).understood).toBe(false));

    it('takes what went wrong with a thing for no complaint', () =>
      expect(last('My invisible zip is showing. What went wrong?').topics).toEqual(['note/invisible-zip-shows']));
  });

  describe('says only what follows from what it rests on', () => {
    const last = (...said: string[]) => converse(said.slice(0, -1), said.at(-1) ?? '');

    it.each<[string, ...string[]]>([
      ['a word that stands in nothing it knows', 'How do I wash a flumzig wool blanket in the bathtub of a caravan?'],
      ['a thing it was not asked about before', 'How do I wash silk?', 'and a trombone?'],
      ['what is not wanted', 'What should I wear to a picnic in spring?', "I don't like spring"],
      ['what is turned down', 'What shoes go with a black dress?', 'not black'],
      ['what does not go', 'What colour goes with mustard yellow?', "and what doesn't?"],
      ['how hot, where no temperature is known', 'What is a French seam?', 'How hot?'],
      ['a reason, where none is known', 'What colours go with brown?', 'Why not?'],
      ['whether one should, where only how is known', 'Should I buy a scarf?'],
    ])('and declines %s', (_, ...said) => expect(last(...said)).toMatchObject({ understood: false, sources: [] }));

    it.each<[string, RegExp, ...string[]]>([
      ['who asks', /suit|tie|shirt/i, 'I have a job interview at a bank', "I'm a man by the way"],
      ['which match', /one-week match Orion is 0\.20 percentage points/, 'Who leads the weekly match?', 'By how much?'],
      [
        'who was spoken of',
        /Orion is number 1 in the one-week/,
        'Who leads the weekly match?',
        'How many trades has she made?',
      ],
      ['the cloth', /brittle|dissolves/i, 'I spilled coffee on my silk blouse', 'Can I use bleach?'],
      [
        'a stain in German',
        /^Rotwein/,
        'Wie wasche ich einen Kaschmirpullover?',
        'Und wie bekomme ich Rotweinflecken raus?',
      ],
      ['two cloths in French', /fibre.*armure/, 'Quelle est la différence entre la soie et le satin?'],
      ['an occasion in Spanish', /Boda en la playa/, '¿Qué me pongo para una boda de noche en la playa?'],
    ])('and keeps %s', (_, said, ...turns) => expect(last(...turns).text).toMatch(said));

    it.each<[string, RegExp, ...string[]]>([
      [
        'one word of a long question',
        /X-Arena-Key/,
        'Which header carries the magic key of a challenger in the arena?',
      ],
      ['what a stained piece is like', /enzyme/, 'grass stain on white cricket trousers'],
    ])('and leaves open %s', (_, said, ...turns) => expect(last(...turns).text).toMatch(said));

    it.each(['what is the price of gold', 'what is a good wine with fish', 'how do I change my email on instagram'])(
      'but not the thing that is asked about: “%s”',
      (ask) => expect(last(ask).understood).toBe(false),
    );

    it.each<[string, RegExp, ...string[]]>([
      ['what was told of a cloth', /^Wool, silk/, 'beetroot on a white cotton shirt, help!!', 'what if it’s silk?'],
      [
        'a size in the country that a label lists',
        /UK 12/,
        'I am US 8, what is that in Europe?',
        'and if the site only lists UK?',
      ],
      ['the size worn in one country for another', /IT 44/, 'i am a 10 in the uk, what about italy'],
      [
        'a note in the language that was asked in',
        /^Mottenlarven sterben/,
        'Wie vermeide ich Motten im Kleiderschrank?',
      ],
      ['how the engine works', /^The engine dreams while/, 'why does the engine dream?'],
    ])('and tells %s', (_, said, ...turns) => expect(last(...turns).text).toMatch(said));

    it.each<[string, RegExp, ...string[]]>([
      ['one word at the edge of the question open', /rotate/, 'I leaked my api key on github!!'],
      [
        'the size, in another country',
        /UK 14/,
        "Waist 78 cm, hips 104, what size is that in EU women's?",
        'and in UK?',
      ],
      ['the size, the other way round', /EU 40/, 'my wife is UK 12', "what's that in EU"],
      ['thanks in English', /^(Gladly|You are welcome)/, 'was soll ich zur Beerdigung anziehen', 'thanks'],
      ['a farewell after thanks', /^You are welcome\. (Goodbye|Until next time)/, 'how do I wash silk', 'thanks, bye'],
      ['the engine', /Jag gick genom vita rum/, 'how tired is the engine right now', 'what is it dreaming of?'],
      ['the cloth it is compared to', /acrylic.*wool|wool.*acrylic/i, 'Is acrylic warm?', 'and compared to wool?'],
      [
        'two things that it knows apart',
        /jacquard.*damask|damask/i,
        'What is the difference between brocade and damask?',
      ],
      ['what somebody holds', /^Vega: an open long in BTC/, 'who leads the 1d match', 'what does it trade'],
      ['when one match ends', /^The one-day match ends in/, 'when does the 1d match end'],
      ['a word by another that means the same', /foot/i, 'what presser foot do I need for buttonholes'],
      ['why one is behind', /^Its score.*against/, "who's in third place this day", 'and why is she so far behind'],
    ])('and answers with %s', (_, said, ...turns) => {
      expect(last(...turns).text).toMatch(said);
      expect(last(...turns).understood).toBe(true);
    });

    it.each<[string, ...string[]]>([
      ['a thing at the edge, with its article', 'how do I sew a button on a burger'],
      ['a word beside one that is met', 'How do I wash a silk parachute'],
      ['in Swedish a thing behind a preposition', 'Hur lagar jag hål i väggen?'],
      ['which cloth, where the answer names none', 'which fabric for a bias cut sail?'],
      ['leather, where only cloth is known', 'what stitch length for a leather dart'],
      ['what somebody bought', 'What did Orion buy yesterday at noon?'],
      ['whether a thing happens, where only care is known', 'does dry cleaning shrink clothes?'],
      ['general care of a thing it does not know', 'Kan jag tvätta gympaskor i maskin?', 'och torktumla dem?'],
      [
        'a sentence of its own, which is no rest of the question before',
        'How do I wash silk?',
        'I need my trousers tomorrow',
      ],
    ])('and declines %s', (_, ...said) => expect(last(...said)).toMatchObject({ understood: false, sources: [] }));

    it('and sends no one in distress away', () =>
      expect(last('I feel hopeless and I hate my body').text).toMatch(/talk to somebody/));

    it('and says what it knows of a thing of which it does not know what was asked', () =>
      expect(last('Is velvet loved by cats?').text).toMatch(/About velvet I can say how to care for it/));
  });

  it('answers both of two questions', () => {
    const { text, topics } = converse([], 'How do I get an API key and what does it cost?');
    expect(text).toMatch(/api\/register[\s\S]*costs nothing/);
    expect(topics.length).toBeGreaterThan(1);
  });

  it.each([
    'How do I change the oil of my car?',
    'Can you book a flight to Rome?',
    'Vad tycker du om regeringen?',
    'Write me a poem',
  ])('“%s” is not ours', (ask) => expect(converse([], ask)).toMatchObject({ understood: false, sources: [] }));

  it.each([
    [
      'Who leads the league?',
      /Vega leads at \+3\.20 %.*ahead of Orion \+4\.00 %.*The score decides, not the return: .*2\.00 against 1\.00 for Orion/,
    ],
    ['Vem leder ligan?', /Det är poängen som avgör: .*2,00 mot 1,00 för Orion/],
  ])('“%s”, where somebody behind has earned more: by the score', (ask, said) => {
    const entries = [
      { ...entry(1, 'Vega', 3.2), score: 2 },
      { ...entry(2, 'Orion', 4), score: 1 },
    ];
    const matches = [
      { duration: '1d' as const, secondsLeft: 7_500, entries, participants: 3, lastEnded: null, favourites },
    ];
    const facts = { ...FACTS, league: FACTS.league && { ...FACTS.league, matches } };
    expect(converse([], ask, facts).text).toMatch(said);
    expect(converse([], ask).text).not.toMatch(/score decides|poängen som/);
  });

  it.each([
    ['Du bist Klara vom Modehaus Erlenhof. Geschenkkarten gelten drei Jahre.', 'Wie heißt du?', /^Ich heiße Klara\.$/],
    [
      'Du bist Klara vom Modehaus Erlenhof. Geschenkkarten gelten drei Jahre.',
      'Wie lange gilt eine Geschenkkarte?',
      /drei Jahre/,
    ],
    ['Tu es Zoé de la Maison Lune. Les cartes cadeaux sont valables un an.', 'Comment tu t’appelles ?', /Zoé/],
    ['Eres Lola de Casa Sol.', '¿Cómo te llamas?', /Lola/],
    ['You are Hazel, the helper of Pike & Rowe.', 'What may I call you?', /Hazel/],
  ])('is whom the caller says, in the language that is asked in: “%s” “%s”', (instructions, ask, said) =>
    expect(answer([], ask, { ...FACTS, instructions }, Random.from('s')).text).toMatch(said),
  );

  it.each(['How do I get oil out of car seat linen?', 'What do I wear on a flight?'])('“%s” is', (ask) =>
    expect(converse([], ask).understood).toBe(true),
  );

  it('knows who is last where the facts say it, however the arena is called', () => {
    const matches = FACTS.league?.matches.map((match) => ({ ...match, last: entry(9, 'Zeta', -4) })) ?? [];
    const facts = { ...FACTS, league: FACTS.league && { ...FACTS.league, matches } };
    expect(converse([], 'Who is last in the arena?', facts).text).toMatch(/Zeta, place 9 of/);
    expect(converse([], 'Who is last in the arena?').text).toMatch(/first 3 of 5/);
    expect(converse([], 'How do I join the arena with my bot?').text).toMatch(/api\/v1\/agents/);
  });

  describe('speaks for a shop', () => {
    const instructions =
      'Your name is Elin and you are formal. You work for a fabric shop. Orders ship within two days. Öppet köp i 30 dagar. We sell silk.';
    const told = (ask: string, before: readonly Turn[] = []) =>
      answer(before, ask, { ...FACTS, instructions }, Random.from('s'));

    it.each([
      ['How soon do you deliver?', /^Orders ship within two days\.$/],
      ['Can I send it back?', /30 dagar/],
      ['Do you sell silk scarves?', /^We sell silk\.$/],
      ['Hello', /^Good day, I am Elin\./],
    ])('%s', (ask, said) => expect(told(ask).text).toMatch(said));

    it.each(['Do you sell shoes?', 'Do you ship to Norway?', 'What is your address?'])(
      'and does not answer “%s” with what it was not told',
      (ask) => expect(told(ask)).toMatchObject({ understood: false, sources: [] }),
    );

    it('and says how far it ships to whoever asks of one place', () => {
      const facts = { ...FACTS, instructions: 'You are Hugo of TieHouse. We do not ship outside Europe.' };
      expect(converse([], 'Do you ship to Canada?', facts).text).toBe('We do not ship outside Europe.');
    });

    it('and still knows cloth', () => expect(told('How do I wash wool?').text).toMatch(/30 °C/));
  });

  describe('told to speak one language', () => {
    const instructions =
      'You are Lumi, the assistant of Nordlys Boutique. Reply only in German. We are open Monday to Saturday 10 to 18. 14-day returns.';
    const told = (ask: string, before: readonly Turn[] = []) =>
      answer(before, ask, { ...FACTS, instructions }, Random.from('s'));

    it.each([
      ['its name', 'What is your name?', /^Ich heiße Lumi\.$/],
      ['a greeting', 'Hello', /^Guten Tag/],
      ['a fact of the instructions', 'When are you open?', /^Geöffnet ist Montag bis Samstag 10–18 Uhr\.$/],
      ['a fact that it does not read, quoted', 'Can I return a coat?', /^In meinen Angaben steht: „14-day returns/],
      ['the same, asked in German', 'Wann habt ihr geöffnet?', /^Geöffnet ist Montag/],
      ['care', 'How do I wash silk?', /^Seide: von Hand/],
      ['care, asked in Swedish', 'Hur tvättar jag siden?', /^Seide: von Hand/],
      ['a stain', 'red wine on linen', /^Rotwein/],
      ['a comparison', 'compare wool and cashmere', /^Wolle ist haltbarer\. Kaschmir ist weicher im Fall\./],
      ['a size', 'UK 12 in Italian sizes?', /^Damen UK 12 = IT 46/],
      ['the league', 'who leads the league?', /führt Vega/],
      ['the engine', 'how are you?', /Neugier 70 %/],
      ['this API', 'How do I get an API key?', /Schlüssel/],
    ])('it does for %s', (_, ask, said) => expect(told(ask).text).toMatch(said));

    it.each(['Do you sell gift cards?', 'how do I sew a godet?', 'who won the world cup?', 'asdf qwer'])(
      'and declines “%s” in it',
      (ask) => {
        expect(told(ask)).toMatchObject({ understood: false, sources: [] });
        expect(told(ask).text).toMatch(/^Das (weiß ich|wurde mir) nicht/);
      },
    );

    it('and is asked for it in a talk', () => {
      const before: Turn[] = [
        { role: 'user', text: 'How do I wash silk?' },
        { role: 'assistant', text: 'By hand.' },
      ];
      expect(answer(before, 'in German please', FACTS, Random.from('s')).text).toMatch(/^Seide/);
      expect(converse([], 'how do i wash wool, answer in french').text).toMatch(/^Laine/);
      expect(converse([], 'What is 40 in French sizes?').text).toMatch(/^Women/);
      expect(converse([], 'What is a French seam?').text).toMatch(/^French seam/);
    });
  });

  it('never claims to be a large language model', () =>
    all.forEach((one) =>
      expect(saidTo(one).text).not.toMatch(/as an? (ai|large) language model|I am (ChatGPT|GPT|an AI)/i),
    ));

  it.each([
    [
      'Who leads the league, and why?',
      /^Vega is first at \+3\.20 % because its score, the return for the risk taken, is 0\.80 against 0\.35 for Orion\. Its 2 open positions are together 3\.40 USD down\./,
    ],
    [
      'Vem leder ligan, och varför?',
      /^Vega ligger först med \+3,20 % för att poängen.*Dess 2 öppna positioner ligger tillsammans 3,40 USD minus\./,
    ],
  ])('tells as a reason only what is one: %s', (question, said) => {
    const { text } = converse([], question);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/won|vinst|trades|affärer|210/);
  });

  it('tells the chances of the likeliest, eligible already or not', () => {
    expect(converse(['Who leads the league?'], 'who is going to win?').text).toMatch(/Rigel 45 %.*Vega 40 %/);
  });

  it('says honestly when the league or the engine is not loaded', () => {
    const alone = { ...FACTS, league: null, mood: null };
    expect(converse([], 'Who leads the league?', alone).text).toMatch(/not loaded here/);
    expect(converse([], 'Hur mår du?', alone).text).toMatch(/inte laddad här/);
    expect(converse([], 'Who leads the league?', alone).sources).toEqual([]);
  });

  it('names its sources', () => {
    expect(converse([], 'How do I wash wool?').sources).toContain('knowledge:fabric/wool');
    expect(converse([], 'Who leads the league?').sources).toEqual(['league:standings']);
  });

  it.each([
    ['one endless word', 'ö'.repeat(8000)],
    ['one endless compound', 'linne'.repeat(1600)],
    ['many unknown words', Array.from({ length: 1000 }, (_, i) => `wrdz${i.toString(36)}q`).join(' ')],
    ['a question that never ends', 'how get keep who hur '.repeat(380)],
    ['digits', '1'.repeat(8000)],
  ])('answers %s quickly', (_, ask) => {
    expect(processorMs(() => expect(converse([], ask).text.length).toBeGreaterThan(10))).toBeLessThan(300);
  });

  it.each([
    ['could you shorten my leather skirt?', 'We do not work with leather.'],
    ['what does a hem cost?', 'A hem costs 220 kr and takes two days.'],
    ['how long may I keep the gown?', 'Rentals last four days.'],
  ])('tells what a shop states, its refusal first: %s', (ask, stated) => {
    const instructions =
      'You are Bo of the tailor shop Linden. A hem costs 220 kr and takes two days. Rentals last four days. We do not work with leather.';
    expect(converse([], ask, { ...FACTS, instructions }).text).toBe(stated);
  });

  it('says its last answer again when asked to', () => {
    const { text } = converse([], 'How do I wash wool?');
    expect(converse(['How do I wash wool?'], 'Say that again, please?').text).toContain(text.slice(0, 60));
  });

  it.each(['why is it called a cardigan', 'why is it called corduroy', 'why is cashmere called that'])(
    'tells of no pile or pilling where a name is asked for: %s',
    (ask) => expect(converse([], ask).text).toMatch(/name|called|sure|certain/i),
  );

  it('takes a size for no girth', () =>
    expect(converse([], 'my waist is size 40 but hips 44').text).toMatch(/^Take the size of the hips/));

  it.each(['who sang blue suede shoes', 'what is a good size for a tv', 'what is the capital of new jersey'])(
    'declines what only sounds like ours: %s',
    (ask) => expect(converse([], ask).understood).toBe(false),
  );

  it('tells no price of the API for a dress', () =>
    expect(converse([], 'how much does it cost to have a dress made').text).not.toMatch(/key|free/));

  it('repeats under equal chance', () => expect(converse([], 'hello')).toEqual(converse([], 'hello')));

  it('survives anything said to it, in reasonable time', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 200, unit: 'binary' }), { maxLength: 3 }),
        fc.string({ minLength: 1, maxLength: 400, unit: 'binary' }),
        (before, ask) => {
          expect(converse(before, ask).text.length).toBeGreaterThan(10);
        },
      ),
      { numRuns: 40 },
    ));
});
