import { OLD } from '../../contrast.js';
import { CONTRAST, type Cut, FORMERLY, sentencesCut, WHOSE } from '../../inserted.js';
import { hasStem, plainly } from '../../naming/folded.js';
import { everywhere, type Fault } from './places.js';

const cutAt = (text: string, start: number): Cut | undefined =>
  sentencesCut(text).find(
    (one): one is Cut => typeof one !== 'string' && start >= one.insertedAt && start < one.restAt + one.rest.length,
  );

/**
 * `wife_dose_mg` of what goes on behind "whose wife takes two tablets, takes 75 mg", `abbot_dose_mg` of "unlike his brother
 * on 50 mg": what is told of one of two is not the other's.
 */
const isOfOtherOfTwo: Fault = everywhere(({ start }, _found, { labels }, { text }) => {
  const cut = cutAt(text, start);
  if (!cut || !(WHOSE.test(cut.inserted) || CONTRAST.test(cut.inserted))) return false;
  const outside = plainly(text.slice(0, cut.insertedAt) + text.slice(cut.restAt));
  const isOfOther = labels.some((stems) => hasStem(plainly(cut.inserted), stems) && !hasStem(outside, stems));
  if (start >= cut.restAt) return isOfOther;
  return CONTRAST.test(cut.inserted) && !isOfOther && labels.some((stems) => hasStem(plainly(cut.head), stems));
});

/** "The bus, which once left at 8:10, leaves at 8:25": what was so, where what goes on tells what is. */
const isOfFormerTime: Fault = everywhere(({ start }, _found, { words }, { text, mentions }) => {
  const cut = cutAt(text, start);
  if (!cut || start >= cut.restAt || !FORMERLY.test(cut.inserted) || words.some((word) => OLD.has(word))) return false;
  const own = mentions.find((one) => one.start <= start && start < one.end);
  const end = cut.restAt + cut.rest.length;
  return mentions.some(
    (one) => one.kind === own?.kind && one.unit === own.unit && one.start >= cut.restAt && one.start < end,
  );
});

export const OF_INSERTED: readonly Fault[] = [isOfOtherOfTwo, isOfFormerTime];
