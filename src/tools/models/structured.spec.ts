import { Random } from '../../common/kernel/random.js';
import { answer, outlineOf, type ChatFacts } from '../engine/chat/index.js';
import { OFFERS } from './offers.js';
import { answerBySchema } from './schema-answer.js';

/** The requests that `bench/structured.mjs` scores, and its judge. */
const FOLDER = '../../../bench/tools/structured';
const load = async <T>(name: string): Promise<T> => (await import(`${FOLDER}/${name}.mjs`)) as T;

interface Case {
  ask: string;
  schema: Record<string, unknown>;
  want: unknown;
}
interface Judge {
  same: (got: unknown, want: unknown) => boolean;
  wrongIn: (got: unknown, want: unknown) => number;
}

/** What is not understood yet: refused, never wrong. */
const MISSED: ReadonlySet<string> = new Set([
  'We need 12 metres of lining and 30 buttons by 1 September 2026.',
  'I never said the coat was bad. I love it.',
]);

async function answered({ ask, schema }: Case): Promise<ReturnType<typeof answerBySchema>> {
  const { FACTS } = await load<{ FACTS: ChatFacts }>('facts');
  const { league, mood } = FACTS;
  const said = answer([], ask, FACTS, Random.from(ask));
  const points = outlineOf(said).points.map(({ text }) => text);
  const house = { league, mood, offers: OFFERS, answer: { text: said.text, sources: said.sources, points } };
  return answerBySchema({ schema, question: ask, before: '', house, seed: ask });
}

describe.each(['cases', 'unseen'])('structured outputs of the set %s', (set) => {
  it('say what is true, and refuse what nothing says', async () => {
    const { CASES } = await load<{ CASES: Case[] }>(set);
    const { REFUSE } = await load<{ REFUSE: symbol }>('case');
    const { same, wrongIn } = await load<Judge>('judge');
    expect(CASES.length).toBeGreaterThanOrEqual(40);
    for (const one of CASES) {
      const told = await answered(one);
      const got = told.ok ? told.value : told.reason;
      const isRight = told.ok ? same(got, one.want) : one.want === REFUSE || MISSED.has(one.ask);
      expect([one.ask, got, isRight, told.ok ? wrongIn(got, one.want) : 0]).toEqual([one.ask, got, true, 0]);
    }
  });
});
