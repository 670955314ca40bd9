import { NO_THREAD } from '../question.js';
import { understand } from '../understand.js';
import { tellOrigin } from './origin.js';

describe('the origin of a fibre', () => {
  it.each([
    ['Is merino a kind of wool or a synthetic?', 'en', /^Merino is a natural fibre/],
    ['Is cotton a natural fibre?', 'en', /^Yes: .*cotton plant/],
    ['Is polyester a natural fibre?', 'de', /^Nein: Polyester ist eine synthetische/],
    ['Is viscose natural or synthetic fibre?', 'fr', /^Viscose : une fibre régénérée/],
    ['Which animal does mohair wool come from?', 'es', /cabra de angora/],
    ['Vad är siden gjort av?', 'sv', /silkesmaskens kokong/],
    ['Which animal is nylon from?', 'en', /^From no animal/],
  ] as const)('%s in %s', (asked, language, said) =>
    expect(tellOrigin(understand(asked, NO_THREAD), language)?.text).toMatch(said),
  );

  it.each(['How do I wash cotton?', 'Is linen or cotton a natural fibre?', 'Is cotton natural white?'])(
    'is not asked by %j',
    (asked) => expect(tellOrigin(understand(asked, NO_THREAD), 'en')).toBeNull(),
  );
});
