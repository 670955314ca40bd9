import type { Mention } from '../mention.js';

const HOW_MANY = /how many|hur många|wie ?viele|combien de|cuánt[oa]s/iu;
const PER = /^\s?(?:per|for each|for every|for one|each|till varje|per|pro|für jeden?|par|por cada|por)(?!\p{L})/iu;

/** "A 20 m roll, 1.6 m per coat: how many coats?": how many times the one goes into the other, whole. */
export function timesInto(text: string, numbers: readonly Mention[]): number | null {
  if (!HOW_MANY.test(text) || numbers.length !== 2 || numbers[0].unit !== numbers[1].unit || !numbers[0].unit)
    return null;
  const per = numbers.filter(({ end }) => PER.test(text.slice(end)));
  const whole = numbers.filter((one) => !per.includes(one));
  return per.length === 1 && Number(per[0].value) > 0
    ? Math.floor(Number(whole[0].value) / Number(per[0].value))
    : null;
}
