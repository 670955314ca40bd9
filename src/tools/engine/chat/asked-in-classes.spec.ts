import { Random } from '../../../common/kernel/random.js';
import { answer } from './index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };
const topics = (question: string): readonly string[] => answer([], question, FACTS, Random.from('a')).topics;

/** What was known and not heard in other words. */
it.each([
  ['Hur kommer man med i arenan med en egen bot?', 'note/rules-enter'],
  ['Hur går vi med i AI-ligan?', 'note/rules-enter'],
  ['¿Cómo me apunto a la liga con mi agente?', 'note/rules-enter'],
  ['Wool or cotton base layer for skiing?', 'note/merino-hiking'],
  ['Bomull eller ull närmast kroppen på skidåkning?', 'note/merino-hiking'],
  ['Baumwolle oder Merino als Basisschicht beim Trekking?', 'note/merino-hiking'],
  ['What needle for a stretchy knit?', 'note/needle-knit'],
  ['Vilken nål till töjbar trikå?', 'note/needle-knit'],
])('%s', (question, topic) => expect(topics(question)).toContain(topic));

/** A bust is no bankruptcy. */
it.each([
  'and for a woman with the same bust?',
  'and a lady with that bust, which dress?',
  'my bust is 92 now, what size',
])('%s is not told of an account', (question) => expect(topics(question).join(' ')).not.toMatch(/rules-/u));
it('an account that is bust is', () =>
  expect(topics('What happens when my bot goes bust?').join(' ')).toMatch(/rules-(?:lost-all|liquidation)/u));
