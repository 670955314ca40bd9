import { Random } from '../../../../common/kernel/random.js';
import { answer } from '../index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };
const told = (question: string): string => answer([], question, FACTS, Random.from('a')).text;

/** Degrees beside a cloth are those of its wash; by themselves they are weather. */
describe('whether a wash is too hot, and what a piece of a cloth bears', () => {
  it.each([
    ['Is 40 degrees too hot for wool?', /^Yes, too hot\..*30 °C/u],
    ['Is 60 degrees too warm for linen?', /^Yes, too hot\..*40 °C/u],
    ['Is 30 degrees ok for silk?', /^Yes, but gently\./u],
    ['Is 60 degrees too hot for cotton?', /^No, not too hot\./u],
    ['Är 60 grader för varmt för siden?', /^Ja, för varmt\..*30 °C/u],
    ['Can I bleach a silk blouse?', /^No/u],
    ['Can I bleach a cotton tablecloth?', /^Yes/u],
    ['Does a viscose dress shrink?', /^Yes|shrinks/u],
  ])('%s', (question, so) => expect(told(question)).toMatch(so));

  it.each(['Is 30 degrees too hot for a suit?', 'Is 40 degrees hot?'])('is not %s', (question) =>
    expect(told(question)).not.toMatch(/^(?:Yes|No), (?:not )?too hot\./u),
  );
});
