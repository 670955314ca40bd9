import { CONTRAST, type Cut, sentencesCut, WHOSE } from '../../inserted.js';
import { hasStem, plainly } from '../../naming/folded.js';
import { everywhere, type Fault } from './places.js';

/**
 * `wife_dose_mg` of what goes on behind "whose wife takes two tablets, takes 75 mg", `abbot_dose_mg` of "unlike his brother
 * on 50 mg": what is told of one of two is not the other's.
 */
export const isOfInserted: Fault = everywhere(({ start }, _found, { labels }, { text }) => {
  const cut = sentencesCut(text).find(
    (one): one is Cut => typeof one !== 'string' && start >= one.insertedAt && start < one.restAt + one.rest.length,
  );
  if (!cut || !(WHOSE.test(cut.inserted) || CONTRAST.test(cut.inserted))) return false;
  const outside = plainly(text.slice(0, cut.insertedAt) + text.slice(cut.restAt));
  const isOfOther = labels.some((stems) => hasStem(plainly(cut.inserted), stems) && !hasStem(outside, stems));
  if (start >= cut.restAt) return isOfOther;
  return CONTRAST.test(cut.inserted) && !isOfOther && labels.some((stems) => hasStem(plainly(cut.head), stems));
});
