import Sequencer from '@jest/test-sequencer';
import { LONG } from '../plan.mjs';
import { FOLDER } from '../together.mjs';

/** End-to-end tests wait for half of their time: after so many of them comes one that only computes. */
const WAITING_IN_A_ROW = 2;

/** Jest's own order, by size where it has not seen a file before, with those in front that are long whatever their size. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => path.includes(`/${FOLDER}/`) || LONG.some((file) => path.endsWith(`/${file}`));
    const sorted = super.sort(tests);
    const longest = [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
    return mixed(
      longest.filter(isE2e),
      longest.filter((test) => !isE2e(test)),
    );
  }
}

const isE2e = ({ path }) => path.endsWith('.e2e-spec.ts');

function mixed(waiting, computing) {
  const all = [];
  for (let i = 0; i * WAITING_IN_A_ROW < waiting.length || i < computing.length; i += 1) {
    all.push(...waiting.slice(i * WAITING_IN_A_ROW, (i + 1) * WAITING_IN_A_ROW), ...computing.slice(i, i + 1));
  }
  return all;
}
