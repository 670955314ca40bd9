import { createHash } from 'node:crypto';
import { Random } from '../../../common/kernel/random.js';
import { FIGHTERS, HOUSE_VERSION } from './index.js';
import { cornerOf, fightMinute, nextMinute, openPit } from './pit.fixture.js';

/** What each version of the house decides in three days of the pit, words included. */
const DECIDED: Record<number, string> = {
  2: 'bfc82ab17fd0c0dc83734b7fa32081efa1a54d4a52abbbf8af414b2a852a93db',
  3: '8ef931fb0b13dbb8e79e5d48b8742a4785a3baf15fe043644ca381c879947d9f',
};

it('whoever decides otherwise is another house: count HOUSE_VERSION up', () => {
  const random = Random.from('house version');
  const corners = FIGHTERS.map(cornerOf);
  let pit = openPit(Date.UTC(2025, 0, 6));
  for (let minute = 0; minute < 3 * 1440; minute++) {
    pit = nextMinute(pit, random);
    for (const corner of corners) fightMinute(corner, { ...pit.view, version: 2 }, 'house version');
  }
  const decided = corners.map(({ fighter, actions, memory }) => [fighter.id, actions, memory]);
  const hash = createHash('sha256').update(JSON.stringify(decided)).digest('hex');
  expect({ [HOUSE_VERSION]: hash }).toEqual({ [HOUSE_VERSION]: DECIDED[HOUSE_VERSION] });
});
