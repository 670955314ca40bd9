import { changed, gone, moved, wayTo } from './history.js';
import type { Version } from './view.js';

const version = (id: string, parent_id: string | null): Version =>
  ({ id, parent_id, version: 1, instruction: null, status: 'completed', listed: false }) as Version;
/** c branched from a, after b. */
const VERSIONS = [version('c', 'a'), version('b', 'a'), version('a', null)];

describe('the way of undo and redo', () => {
  it('follows the parents to the first version', () => {
    expect(wayTo('c', VERSIONS)).toEqual({ ids: ['a', 'c'], at: 1 });
    expect(wayTo('a', VERSIONS)).toEqual({ ids: ['a'], at: 0 });
    expect(wayTo('x', [])).toEqual({ ids: ['x'], at: 0 });
  });

  it('goes back and forth in order, and no further than there is', () => {
    const way = changed(changed(wayTo('a', VERSIONS), 'b'), 'd');
    const back = moved(moved(way, -1), -1);
    expect([back.ids[back.at], moved(back, -1), moved(back, 1).at]).toEqual(['a', back, 1]);
    expect(moved(way, 1)).toEqual(way);
  });

  it('branches where a change is made after undo: what lay ahead is off it', () => {
    const way = changed(wayTo('a', VERSIONS), 'b');
    expect(changed(moved(way, -1), 'c')).toEqual({ ids: ['a', 'c'], at: 1 });
  });

  it('is the same when a version on it is gone to, another when one beside it is', () => {
    const way = changed(wayTo('a', VERSIONS), 'b');
    expect(gone(way, 'a', VERSIONS)).toEqual({ ids: ['a', 'b'], at: 0 });
    expect(gone(way, 'c', VERSIONS)).toEqual({ ids: ['a', 'c'], at: 1 });
  });

  it('does not turn in a circle', () => {
    expect(wayTo('a', [version('a', 'b'), version('b', 'a')]).ids).toEqual(['b', 'a']);
  });
});
