import { Random } from '../../common/kernel/random.js';
import { stateHash } from './hash.js';
import { initialState, type State } from './state.js';
import { advance, createModel } from './step.js';
import { lifeOf } from './affect/lives.js';

const START = 1_800_057_600;
const DAY = 86_400;

/** A day of life, then silence. */
function lived(kappa: number): State {
  const state = initialState(START, 'idle', kappa);
  advance(state, createModel({ kappa }), START + DAY, lifeOf('idle', 1));
  return state;
}

describe('seconds in which nothing happens', () => {
  it.each([1, 24, 240])('at κ = %i pass at once as they pass one by one, bit for bit', (kappa) => {
    const model = createModel({ kappa });
    const [once, often] = [lived(kappa), lived(kappa)];
    const random = Random.from(kappa);
    while (often.second < START + 3 * DAY) {
      const stride = random.chance(0.01) ? 1 + random.int(4000) : 1;
      advance(often, model, Math.min(often.second + stride, START + 3 * DAY));
    }
    advance(once, model, START + 3 * DAY);
    expect(once.totalDreams).toBeGreaterThan(1);
    expect(stateHash(once)).toBe(stateHash(often));
  });
});
