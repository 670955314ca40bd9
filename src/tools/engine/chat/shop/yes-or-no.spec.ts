import { yesOrNo } from './yes-or-no.js';

const SCARVES = 'Our silk scarves can be washed by hand at 30 °C and must not go into the dryer.';

it.each<[string, 'yes' | 'no' | null]>([
  ['Can I wash your silk scarves by hand?', 'yes'],
  ['Can the silk scarves go into the dryer?', 'no'],
  ['Can I bleach your silk scarves?', null],
])('“%s” is answered by the clause that tells of it', (asked, is) => expect(yesOrNo(asked, SCARVES, 'en')).toBe(is));
