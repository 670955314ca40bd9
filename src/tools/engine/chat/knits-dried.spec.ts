import { Random } from '../../../common/kernel/random.js';
import { answer } from './index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };

/** What is told at last. */
function toldOf(...asked: string[]): string {
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const text of asked) {
    const told = answer(history, text, FACTS, Random.from('a')).text;
    history.push({ role: 'user', text }, { role: 'assistant', text: told });
  }
  return history.at(-1)!.text;
}

/** A knit hung up wet grows long; what is woven hangs. */
describe('what is knitted dries flat', () => {
  it.each([
    [['How do I dry a merino sweater?']],
    [['How should I wash a merino wool jumper?', 'Can it go in the tumble dryer?', 'So how do I dry it?']],
    [['How do I care for a wool cardigan?', 'and how do I dry it?']],
    [['How should I wash my viscose sweater?']],
    [['How do I wash a knitted cotton jumper?', 'How do I dry it?']],
  ])('%j', (asked) => {
    const told = toldOf(...asked);
    expect(told).toMatch(/dry (?:it )?flat/iu);
    expect(told).not.toMatch(/hang it to dry/u);
  });

  it.each([
    [['Hur torkar jag en merinotröja?'], /tork\p{L}* (?:den )?plant|plantork/iu],
    [['Hur tvättar jag en stickad bomullströja?', 'Hur torkar jag den?'], /plant/iu],
    [['Hur tvättar jag en stickad bomullströja?'], /skonprogram i 40 °C/u],
    [['Wie trockne ich einen Pullover aus Merinowolle?'], /liegend trocknen/u],
    [['Comment sécher un pull en mérinos ?'], /à plat/u],
    [['¿Cómo se seca un jersey de merino?'], /plano|horizontal/u],
  ])('%j', (asked, flat) => expect(toldOf(...asked)).toMatch(flat));

  it.each([
    [['How do I dry a linen shirt?'], /hang it to dry/u],
    [['How do I wash a merino T-shirt?'], /hang it to dry/u],
  ])('not %j', (asked, hung) => expect(toldOf(...asked)).toMatch(hung));

  it('tells nothing of washing where only drying is asked', () =>
    expect(toldOf('How do I dry a linen shirt?')).not.toMatch(/wash/iu));
});
