import { Random } from '../../../../common/kernel/random.js';
import { answer } from '../index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };

function toldOf(...asked: string[]): string {
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const text of asked) {
    const told = answer(history, text, FACTS, Random.from('a')).text;
    history.push({ role: 'user', text }, { role: 'assistant', text: told });
  }
  return history.at(-1)!.text;
}

describe('formal dress', () => {
  it.each([
    [['Can I wear brown shoes with a tuxedo?'], /^No, not brown/u],
    [['Do trainers go with a dinner jacket?'], /^No: trainers/u],
    [['Should I wear a belt with black tie?'], /^No: formal trousers/u],
    [['Do I need a cummerbund with a tuxedo?'], /^One of the two/u],
    [['Can I wear a regular tie with a tuxedo?'], /^Better not/u],
    [['Is it okay to wear a tuxedo in the morning?'], /^No: it is evening dress/u],
    [['Can I wear a bow tie with a morning coat?'], /^No: morning dress/u],
    [['What does black tie mean for a man?', 'And white socks?'], /^No: socks are black/u],
    [['Do brown shoes go with a grey suit?', 'And with a tuxedo?'], /^No, not brown/u],
    [['What should a woman wear to a white tie ball?'], /floor-length/u],
    [['Kan jag ha bruna skor till smoking?'], /^Nej, inte bruna/u],
    [['Kann ich braune Schuhe zum Smoking tragen?'], /^Nein, nicht braun/u],
    [['Puis-je porter des chaussures marron avec un smoking ?'], /^Non, pas de marron/u],
    [['¿Puedo llevar zapatos marrones con un esmoquin?'], /^No, marrones no/u],
    [['¿Puedo llevar cinturón con el chaqué?'], /^No: el pantalón/u],
    [['¿Qué diferencia hay entre un esmoquin y un chaqué?'], /traje de noche.*ceremonia de día/u],
    [
      ['¿Qué diferencia hay entre un esmoquin y un chaqué?', '¿Y cuál me pongo para una boda por la mañana?'],
      /^El chaqué/u,
    ],
    [['¿Qué diferencia hay entre un esmoquin y un chaqué?', '¿Y cuál para una cena de noche?'], /^El esmoquin/u],
    [['Was ist der Unterschied zwischen einem Cut und einem Smoking?'], /Abendkleidung.*Festanzug des Tages/u],
    [['Vad är skillnaden mellan smoking och frack?'], /aftonklädsel.*Frack är/u],
    [['Quelle est la différence entre un smoking et une jaquette ?'], /tenue du soir.*de jour/u],
    [['What is the difference between a tuxedo and a dinner jacket?'], /one and the same/u],
    [['När bär man frack?'], /^Den bärs på kvällen/u],
    [['Wann trägt man einen Smoking?'], /ab 18 Uhr/u],
    [["Qu'est-ce qu'une jaquette ?"], /^La jaquette est/u],
    [['Wie reinige ich einen Smoking?'], /^Nach jedem Tragen bürsten/u],
    [['Kann man einen Smoking waschen?'], /^Nein, nicht in Wasser/u],
    [['Can a tuxedo be washed?'], /^No, not in water/u],
  ])('%j', (asked, so) => expect(toldOf(...asked)).toMatch(so));

  it.each([
    [['Can I wear a black tie with a black shirt?']],
    [['Was ist billiger, der Frack oder das Ballkleid?']],
    [['Was ist der Preis für einen Smoking?']],
    [['How do I wash a tuxedo shirt?']],
    [['How do I clean a jacket after smoking?']],
    [['Can I wear brown shoes with a navy suit?']],
    [['What is the difference between a tuxedo and a suit?']],
    [['How do I wash a linen shirt?', 'And white socks?']],
    [['Can I wear a short dress to a black tie wedding?']],
  ])('is not %j', (asked) =>
    expect(toldOf(...asked)).not.toMatch(/formal dress|^No: |^One of the two|one and the same|in water|Abendkleidung/u),
  );

  it('leaves cleaning to a shop that lends it', () =>
    expect(
      answer(
        [],
        'Muss ich den Smoking reinigen?',
        { ...FACTS, instructions: 'Wir verleihen Smokings.' },
        Random.from('a'),
      ).text,
    ).not.toMatch(/nicht in Wasser/u));
});
