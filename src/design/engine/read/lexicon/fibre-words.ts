import type { Fibre } from '../../make/materials/fibres.js';
import { phraseWords } from '../words/lexeme.js';

const WORDS: ReadonlyArray<readonly [string, Fibre]> = [
  [
    'cotton|pima|supima|polycotton|polybomull|bomull|bomullssammet|bomullspoplin|bomullstrikå|bomullsjersey|baumwolle|coton|algodón',
    'cotton',
  ],
  [
    'organic cotton|ekobomull|ekologisk bomull|biobaumwolle|bio baumwolle|coton bio|coton biologique|algodón orgánico',
    'organic cotton',
  ],
  ['linen|flax|linne|lin|leinen|lino', 'linen'],
  ['hemp|hampa|hanf|chanvre|cáñamo', 'hemp'],
  ['ramie|rami', 'ramie'],
  ['viscose|rayon|viskos|viskose|viscosa|rayón|ecovero', 'viscose'],
  ['modal', 'modal'],
  ['tencel|lyocell', 'lyocell'],
  ['bamboo|bambu|bambus|bambou|bambú|bamboo viscose', 'bamboo viscose'],
  ['silk|siden|silke|sidensatin|seide|soie|seda|mulberry', 'silk'],
  ['wool|woollen|woolen|lambswool|ull|ylle|wolle|schurwolle|laine|lana|worsted|virgin wool|new wool', 'wool'],
  ['merino|merinoull|merinowolle|mérinos|merino wool', 'merino wool'],
  ['cashmere|kashmir|kaschmir|cachemire|cachemir', 'cashmere'],
  ['mohair|angora', 'mohair'],
  ['alpaca|alpacka|alpaka|alpaga', 'alpaca'],
  ['nylon|polyamide|polyamid|poliamida', 'polyamide'],
  ['polyester|poly|polycotton|polybomull|poliéster', 'polyester'],
  [
    'recycled polyester|återvunnen polyester|recyceltes polyester|polyester recyclé|poliéster reciclado',
    'recycled polyester',
  ],
  ['elastane|spandex|lycra|elastan|élasthanne|elasthanne|elastano|elasthan', 'elastane'],
  ['cupro|bemberg', 'cupro'],
  ['acetate|acetat|acétate|acetato|triacetate', 'acetate'],
];

/** Fibres by folded word, or folded words with a space between. */
export const FIBRE_WORDS: Readonly<Record<string, readonly Fibre[]>> = WORDS.reduce<Record<string, Fibre[]>>(
  (all, [phrases, fibre]) => {
    for (const phrase of phrases.split('|')) {
      const key = phraseWords(phrase).join(' ');
      all[key] = [...(all[key] ?? []), fibre];
    }
    return all;
  },
  {},
);
