import fc from 'fast-check';
import { processorMs } from '../../../../test/support/processor-time.js';
import { analyse, happeningOf } from './analysis.js';
import { adjective, noun, verbAr, verbEr } from './inflect-sv.js';
import { SWEDISH } from './lexicon-sv.js';
import { newSession } from './conversation/session.js';
import { replyTo } from './reply.js';
import { FIRST_SIGHT } from './first-sight.fixture.js';
import { FRESH, REPORTS } from './fresh-sentences.fixture.js';
import { OWN, REFERENCE } from './sentences.fixture.js';

const LABEL = { pos: 'positive', neg: 'negative', neutral: 'neutral' } as const;
const rulesOf = (text: string): string =>
  analyse(text)
    .sentiment.evidence.map((e) => e.rule)
    .join('; ');
const compound = (text: string): number => analyse(text).sentiment.compound;

describe('language and sentiment', () => {
  it.each([...REFERENCE, ...OWN])('%s, %s: %s', (language, label, text) => {
    const found = analyse(text);
    expect([found.language, found.sentiment.label]).toEqual([language, LABEL[label]]);
  });

  it.each(Object.entries(FRESH))('reads the fresh set %s as a person would, 19 of 20', (_, { sentences }) => {
    for (const wanted of ['sv', 'en'] as const) {
      const ofLanguage = sentences.filter(([language]) => language === wanted);
      const right = ofLanguage.filter(([language, label, text]) => {
        const found = analyse(text);
        return found.language === language && found.sentiment.label === LABEL[label];
      });
      expect(ofLanguage).toHaveLength(60);
      expect(right.length).toBeGreaterThanOrEqual(57);
    }
  });

  it.each(Object.entries(FIRST_SIGHT))(
    'reads the %s set, of bare reports and irony, no worse than it did',
    (_, set) => {
      for (const wanted of new Set(set.sentences.map(([language]) => language))) {
        const ofLanguage = set.sentences.filter(([language]) => language === wanted);
        const right = ofLanguage.filter(([language, label, text]) => {
          const found = analyse(text);
          return found.language === language && found.sentiment.label === LABEL[label];
        });
        expect(ofLanguage.length).toBeGreaterThanOrEqual(40);
        expect(right.length).toBeGreaterThanOrEqual(set.now);
      }
    },
  );

  it.each(['sv', 'en'])('reads plain reports, irony and loss in %s, 26 of 30', (wanted) => {
    const ofLanguage = REPORTS.filter(([language]) => language === wanted);
    const wrong = ofLanguage.filter(([, label, text]) => analyse(text).sentiment.label !== LABEL[label]);
    expect(ofLanguage).toHaveLength(30);
    expect(wrong.length).toBeLessThanOrEqual(4);
  });

  it.each([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])(
    'takes %s for a word like any other',
    (word) => {
      for (const text of [word, word.toLowerCase(), `very ${word} good`, `mycket ${word} bra, inte ${word}`]) {
        expect(Number.isFinite(analyse(text).sentiment.compound)).toBe(true);
      }
    },
  );

  it('shows each piece of evidence where it stands', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...OWN.map(([, , text]) => text), '😀', '\u0000', '—'), { maxLength: 4 }),
        (parts) => {
          const text = parts.join(' ');
          for (const { token, span } of analyse(text).sentiment.evidence) expect(text.slice(...span)).toBe(token);
        },
      ),
    ));

  it.each([
    ['The insurance covers damage to the windscreen.', 'neutral'],
    ['The book is about love.', 'neutral'],
    ['The book about love is wonderful.', 'positive'],
    ['Kursen handlar om stöld.', 'neutral'],
    ['Boken om stöld var underbar.', 'positive'],
    ['Vinnaren meddelas i morgon.', 'neutral'],
    ['The alarm is tested on Monday.', 'neutral'],
    ['The pain is awful.', 'negative'],
    ['After the accident the pain is worse.', 'negative'],
    ['The zip was replaced. Lovely!', 'positive'],
    ['Nothing but good to say about the crew.', 'positive'],
  ])('takes what is only named for no feeling: %s is %s', (text, label) => {
    expect(analyse(text).sentiment.label).toBe(label);
  });

  it('survives any text, and keeps none of its words', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const analysis = analyse(text);
        expect(Math.abs(analysis.sentiment.compound)).toBeLessThanOrEqual(1);
        const kept = happeningOf(analysis, 'demo');
        for (const cell of kept.cells) expect(Number.isInteger(cell) && cell >= 0 && cell < 1024).toBe(true);
      }),
    ));

  it('reads ten megabytes in a moment', () => {
    const text = 'Jag är jättenöjd men lite trött. '.repeat(330_000);
    expect(processorMs(() => analyse(text))).toBeLessThan(1000);
  });

  it.each([
    ['Det är inte bra.', 'negated'],
    ['Jag gillar den inte.', 'negated'],
    ['Jag tycker inte om den.', 'negated'],
    ['Det är väldigt bra.', 'intensified'],
    ['Det är ganska bra.', 'softened'],
    ['Jag är jättetrött.', 'intensifying prefix'],
    ['Fin färg men dålig passform.', 'after contrast'],
    ['Jag har aldrig haft en skönare tröja.', 'lexicon'],
    ['Det blev aldrig bättre.', 'negated'],
    ['Fin kappa, men dragkedjan är trasig.', 'before contrast'],
    ['Fin kappa, men fodret är gult.', 'implied contrast'],
    ['Kul att betala för något som går sönder.', 'ironic'],
    ['Den är inte så fin som på bilden.', 'phrase, intensified, negated'],
    ['Inte en enda söm har gått upp.', 'negated'],
    ['Ni löste problemet.', 'resolved'],
    ['Ett riktigt leveranskaos.', 'compound'],
    ['Great, another error.', 'ironic'],
    ['Grattis, ni lyckades skicka fel.', 'ironic'],
    ['Wonderful timing, they cut the cable just as I started working.', 'ironic'],
    ['Så kul att betala fullt pris när halva museet är stängt.', 'ironic'],
    ['Utsikten var fantastisk men vi blev kvar i hissen hela natten.', 'learned, after contrast'],
    ['Det var långt ifrån dåligt.', 'negated'],
    ['This was far from bad.', 'negated'],
    ['No one in the shop could help me.', 'negated'],
    ['The problem is fixed.', 'resolved'],
    ['After two years of pain, I walked to the shop on my own today.', 'background'],
    ['Expected the worst, and it turned out to be a charming place.', 'background'],
    ['Trots smärtan gick jag hela vägen.', 'background'],
    ["It is hardly what I'd call a success.", 'negated'],
    ['The fridge has never given me any serious trouble.', 'negated'],
    ['Jaha, då blev det böter också. Kanon.', 'ironic'],
    ['It is not good.', 'negated'],
    ['It is very good.', 'intensified'],
  ])('%s is %s', (text, rule) => expect(rulesOf(text)).toContain(rule));

  it.each([
    ['Got the scholarship, I am still shaking.', 'positive'],
    ['Bilen startade inte och jag fick jobbet.', 'positive'],
    ['Bara synd att den inte tål regn.', 'negative'],
    ['Jag har sällan blivit så glatt överraskad.', 'positive'],
    ['Det blev aldrig bättre.', 'negative'],
    ['Jag har inte haft en enda dålig dag.', 'positive'],
  ])('%s is %s: negations and mockery keep to what they are about', (text, label) =>
    expect(analyse(text).sentiment.label).toBe(label),
  );

  it('takes a small i for a word of either language', () => {
    expect(analyse('Betalningen sker i kassan').language).toBe('sv');
    expect(analyse('I paid in the shop').language).toBe('en');
  });

  it.each([
    ['Nice work, now the whole database is gone', 'negative'],
    ['Support sorted my refund within the hour, brilliant service.', 'positive'],
    ['Det är skönt att vara hemma igen.', 'positive'],
  ])('takes praise for mockery where something went wrong: %s', (text, label) =>
    expect(analyse(text).sentiment.label).toBe(label),
  );

  it.each([
    ['I am waiting for my order', 'neutral'],
    ['Vi väntar på vår beställning', 'neutral'],
    ['I am still waiting for my order', 'negative'],
    ['I have been waiting for my order for three weeks', 'negative'],
  ])('hears a complaint in a wait that is told with its length alone: %s', (text, label) =>
    expect(analyse(text).sentiment.label).toBe(label),
  );

  it.each(['The vest is nice.', 'The coat is good.', 'Västen är fin.', 'Pensionen var bra.'])(
    'believes what is plainly said: %s',
    (text) => expect(compound(text)).toBeGreaterThan(0.2),
  );

  it('orders what is more and less so', () => {
    expect(compound('Den är fantastiskt bra.')).toBeGreaterThan(compound('Den är bra.'));
    expect(compound('Den är bra!!!')).toBeGreaterThan(compound('Den är bra.'));
    expect(compound('Jag kunde inte vara mer nöjd.')).toBeGreaterThan(0);
    expect(compound('Inte bara bra utan perfekt.')).toBeGreaterThan(0.5);
    expect(compound('Bra tyg men sömmarna är urusla.')).toBeLessThan(0);
    expect(compound('Sömmarna är urusla men tyget är underbart.')).toBeGreaterThan(0);
  });

  it('finds topics in both languages, in inflected forms and compounds', () => {
    expect(analyse('Kan du rita en sommarklänning och två par byxor?').topics).toEqual(['dress', 'trousers']);
    expect(analyse('The coats and the bitcoin trades').topics).toEqual(['coat', 'btc', 'trade']);
  });

  it('has about a thousand Swedish lemmas', () => expect(new Set(SWEDISH.words.values()).size).toBeGreaterThan(1000));

  it('is measured by at least 120 own sentences of each language', () => {
    for (const language of ['sv', 'en']) {
      expect(OWN.filter(([l]) => l === language).length).toBeGreaterThanOrEqual(120);
    }
  });

  it('inflects', () => {
    expect(adjective('vacker')).toEqual(expect.arrayContaining(['vackert', 'vackra', 'vackrare', 'vackrast']));
    expect(adjective('glad')).toContain('glatt');
    expect(adjective('besviken')).toEqual(expect.arrayContaining(['besviket', 'besvikna']));
    expect(verbAr('älska')).toEqual(expect.arrayContaining(['älskar', 'älskade', 'älskat']));
    expect(verbEr('glömma')).toEqual(expect.arrayContaining(['glömmer', 'glömde', 'glömt']));
    expect(noun('mardröm', 2)).toContain('mardrömmen');
  });
});

describe('replies', () => {
  const reply = (text: string): string =>
    replyTo({
      analysis: analyse(text),
      emotion: null,
      phase: 'awake',
      recalled: null,
      novelty: 0,
      answer: null,
      session: newSession(),
    }).join(' ');

  it('are in the language of the text', () => {
    expect(analyse(reply('Tack, kappan är underbar!')).language).toBe('sv');
    expect(analyse(reply('Thank you, the coat is wonderful!')).language).toBe('en');
  });

  it('never repeat what was written', () => {
    const secret = 'Zxqvlig Kattmanduson älskar kappan fantastiskt';
    for (const word of ['Zxqvlig', 'Kattmanduson']) expect(reply(secret)).not.toContain(word);
  });
});
