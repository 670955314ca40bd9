import { Random } from '../../../../common/kernel/random.js';
import { answer } from '../index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };

/** What is not tumbled is hung, laid flat or left to a cleaner, as its fibre bears; the same in every language. */
test.each([
  ['Can I tumble dry velvet?', 'No. Velvet: have it dry-cleaned.'],
  ['Får jag torktumla sammet?', 'Nej. Sammet: lämna till kemtvätt.'],
  ['Wie trockne ich Leinen?', 'auf der Leine trocknen'],
  ['Comment sécher le lin ?', 'sécher sur un fil'],
  ['¿Cómo se seca el lino?', 'secar colgado'],
  ['Wie trockne ich Wolle?', 'liegend trocknen'],
])('%s', (question, told) => {
  expect(answer([], question, FACTS, Random.from('a')).text).toContain(told);
});
