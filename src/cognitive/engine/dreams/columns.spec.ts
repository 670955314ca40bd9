import { Random } from '../../../common/kernel/random.js';
import { use } from '../memory/activation.js';
import { encode, EPISODE_TYPES, type Memory } from '../memory/episode.js';
import { columnsOf, priorityIn } from './columns.js';
import { priorityOf } from './replay.js';

const random = Random.from('columns');

function happen(memory: Memory, second: number): void {
  const [surprise, arousal, valence] = [random.next(), random.next(), random.next() * 2 - 1];
  const fresh = { seq: second, type: random.pick(EPISODE_TYPES), topics: [], pad: [valence, 0, 0] as const };
  encode(memory, { ...fresh, pad: [...fresh.pad], surprise, arousal, outcome: null, expected: null }, second);
}

describe('columns of a memory', () => {
  it('say of each episode exactly what it says itself, whatever has been encoded, used and forgotten since', () => {
    const memory: Memory = { next: 1, episodes: [] };
    for (let second = 1; second < 120_000; second += 20 + random.int(120)) {
      happen(memory, second);
      if (random.int(3) === 0) use(random.pick(memory.episodes).uses, second);
      if (random.int(40) !== 0) continue;
      const columns = columnsOf(memory.episodes);
      const wanted = memory.episodes.map((e) => priorityOf(e, second + 1));
      expect(wanted.map((_, i) => priorityIn(columns, i, second + 1))).toEqual(wanted);
      const many = EPISODE_TYPES.map((type) => memory.episodes.filter((e) => e.type === type).length);
      expect([...columns.many]).toEqual(many);
    }
    expect(memory.next).toBeGreaterThan(memory.episodes.length + 1);
  });
});
