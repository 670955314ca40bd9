import Sequencer from '@jest/test-sequencer';
import { LONG } from '../plan.mjs';

/** Jest's own order, by size where it has not seen a file before, with those in front that are long whatever their size. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.some((file) => path.endsWith(`/${file}`));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
